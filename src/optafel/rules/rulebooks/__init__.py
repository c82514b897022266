"""The rulebooks, one short declaration each. A seventh one is one more file here, and its texts.

They are found by looking: `rummikub_sabra.py` declares `RUMMIKUB_SABRA`. One that is kept elsewhere is put
among them with `register`.
"""

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar, cast

from optafel.rules.rulebook import Rulebook
from optafel.texts.expected import Expected

_FAMILIES = ("numbers", "words", "crossword")
RULEBOOKS: dict[str, Rulebook] = {}


def register(*books: Rulebook) -> None:
    """Puts rulebooks among the others, in the order in which they stand on the shelf."""
    for book in books:
        if book.id in RULEBOOKS:
            raise ValueError(f"there is a rulebook {book.id!r} already")
        RULEBOOKS[book.id] = book
    in_order = sorted(
        RULEBOOKS.values(), key=lambda book: (_FAMILIES.index(book.family), book.shelf, book.id)
    )
    RULEBOOKS.clear()
    RULEBOOKS.update({book.id: book for book in in_order})


register(
    *(
        getattr(import_module(f"{__name__}.{module.name}"), module.name.upper())
        for module in iter_modules(__path__)
    )
)

# House rules of earlier versions, which old logs and records still name: they are passed over when read.
RETIRED_OPTIONS = frozenset({"passes_to_end"})

Book = TypeVar("Book", bound=Rulebook)
Value = TypeVar("Value")


class UnknownOption(ValueError):
    """A house rule that this rulebook does not have, or a value that it cannot take."""

    def __init__(self, name: str, expected: str) -> None:
        super().__init__(f"option {name!r}: expected {expected}")
        self.name = name
        self.expected = expected


def with_options(book: Book, options: dict[str, object]) -> Book:
    """The rulebook with house rules: each option replaces one field."""
    known = {option.name: option for option in book.options}
    changes: dict[str, object] = {}
    for name, said in options.items():
        option = known.get(name)
        if option is None:
            names = ", ".join(sorted(known))
            raise UnknownOption(name, Expected("one-of", choices=names) if names else Expected("no-option"))
        value = _in_one_line(said) if isinstance(option.default, str) else said
        if type(value) is not type(option.default) or (option.choices and value not in option.choices):
            choices = ", ".join(str(choice) for choice in option.choices)
            raise UnknownOption(name, choices or Expected("value-like", example=repr(option.default)))
        if option.reads and not isinstance(said, list):  # a list is words, however few; a text may be a name
            value = option.reads(cast(str, value))
            if isinstance(value, Expected):
                raise UnknownOption(name, value)
        if option.span and not option.span[0] <= cast(int, value) <= option.span[1]:
            raise UnknownOption(name, Expected("number-between", least=option.span[0], most=option.span[1]))
        changes[option.field or option.name] = value
    return replace(book, **changes)  # type: ignore[arg-type]


def not_retired(options: Mapping[str, Value]) -> dict[str, Value]:
    """The house rules of a log or a record, without those that there are no more."""
    return {name: value for name, value in options.items() if name not in RETIRED_OPTIONS}


def _in_one_line(said: object) -> object:
    """A list of words as people type one; anything else as it is."""
    if isinstance(said, list) and all(isinstance(word, str) for word in said):
        return " ".join(said)
    return said
