"""A page for each rulebook, written from its declaration and its lesson when the site is built.

What the pages say is what the program says: the sections, worked examples and misprints of Learn, each play
drawn and judged on the spot, and every house rule with what the book says of it.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from sphinx.application import Sphinx

from optafel import RULEBOOKS, Position
from optafel.languages import folder_of, language
from optafel.learn import lesson_of
from optafel.learn.shown import ExampleShown, LessonShown
from optafel.rules.rulebook import Option, Rulebook

FOLDER = "_rulebooks"  # written anew by every build, and kept by nobody
MARKS = re.compile("[\u2066-\u2069]")  # what Fluent puts round what it fills in


class Texts:
    """The English sentences of the page."""

    def __init__(self) -> None:
        self._bundle = FluentBundle(["en"], use_isolating=False)
        for file in sorted((folder_of("en") / "texts").rglob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **params: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        said, wrong = self._bundle.format_pattern(pattern, params)
        assert not wrong, (key, wrong)
        return MARKS.sub("", said)

    def paragraphs(self, key: str) -> Iterator[str]:
        number = 1
        while self.has(f"{key}-{number}"):
            yield self.say(f"{key}-{number}")
            number += 1


def page_of(book: Rulebook, texts: Texts) -> str:
    """The whole page of a rulebook."""
    return "\n\n".join(_page(book, lesson_of(book.id), texts)) + "\n"


def _page(book: Rulebook, lesson: LessonShown, texts: Texts) -> Iterator[str]:
    yield f"# {texts.say(f'rulebook-{book.id}')}"
    yield texts.say(f"about-{book.id}")
    fewest, most = book.players
    yield (
        f"`{book.id}` in the shell, in positions and in Python. {fewest} to {most} players, "
        f"{book.rack_size} tiles each" + _in_languages(book) + "."
    )
    for section in lesson.sections:
        own = f"{book.id}-section-{section.id}"
        yield f"## {texts.say(own if texts.has(own) else f'learn-section-{section.id}')}"
        yield from texts.paragraphs(f"{book.id}-{section.id}")
        if section.places:
            places = ", ".join(dict.fromkeys(f"{place.book}, “{place.heading}”" for place in section.places))
            yield f"*Printed in rulebook {places}.*"
        for example in lesson.examples:
            if example.section == section.id:
                yield from _example(book, example, texts)
    yield "## House rules"
    if book.options:
        yield "A table may change these before it begins; as they stand, they are the book's."
        yield "\n".join(_option_rows(book, texts))
    else:
        yield "None."
    yield "## The declaration"
    yield "The rulebook as the program reads it, beside the printed one:"
    yield (
        f":::{{literalinclude}} ../../src/optafel/rules/rulebooks/{book.id.replace('-', '_')}.py\n"
        ":language: python\n:::"
    )


def _in_languages(book: Rulebook) -> str:
    if not book.languages:
        return ""
    return ", with words in " + ", ".join(f"{language(code).name} ({code})" for code in book.languages)


def _example(book: Rulebook, example: ExampleShown, texts: Texts) -> Iterator[str]:
    case = example.case
    position = Position.read(
        book.id,
        table=case.table,
        rack=case.rack,
        board=case.board,
        opened=case.opened,
        language=case.language,
        options=dict(case.options),
    )
    ruling = position.judge(example.play)
    verdict = "Legal." if ruling.legal else f"Refused: {ruling}"
    misprint = " The book prints it as allowed: a misprint." if example.erratum else ""
    yield "\n".join(
        (
            '<figure class="table-picture">',
            position._repr_svg_(),
            f"<figcaption>{texts.say(f'{book.id}-ex-{example.id}')}</figcaption>",
            "</figure>",
        )
    )
    yield f"`{example.play}` — {verdict}{misprint}"


def _option_rows(book: Rulebook, texts: Texts) -> Iterator[str]:
    yield "| name | what it is | by the book | may be |\n|---|---|---|---|"
    for option in book.options:
        name = option.name.replace("_", "-")
        key, said = f"option-{name}", f"learn-option-{name}"
        own = f"{said}-{book.id}"
        says = own if texts.has(own) else said
        book_says = texts.say(says, default=_shown(option.default)) if texts.has(says) else ""
        label = texts.say(key) if texts.has(key) else option.name
        yield f"| `{option.name}` | {label}. {book_says} | {_shown(option.default)} | {_may_be(option)} |"


def _may_be(option: Option) -> str:
    if option.choices:
        return ", ".join(map(_shown, option.choices))
    if option.span:
        return f"{option.span[0]} to {option.span[1]}"
    return "yes, no" if isinstance(option.default, bool) else "a text"


def _shown(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) or "nothing"


def write_pages(app: Sphinx) -> None:
    folder = Path(app.srcdir) / FOLDER
    folder.mkdir(exist_ok=True)
    texts = Texts()
    for book in RULEBOOKS.values():
        file, page = folder / f"{book.id}.md", page_of(book, texts)
        if not file.exists() or file.read_text(encoding="utf-8") != page:  # Sphinx reads again what is newer
            file.write_text(page, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True}
