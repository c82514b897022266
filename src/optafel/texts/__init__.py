"""What people read: one catalogue per language for the page, the referee and the shell.

The catalogues are Fluent files in the folder of each language, `texts/<area>.ftl`, with the same keys in
every language. A sentence is parsed when it is first said: few are, in a run of the shell.
"""

import re
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from optafel.languages import language, text_files, with_texts
from optafel.texts.expected import Expected
from optafel.texts.quoted import QuotedTiles

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "COUNTS_AS",
    "FALLBACK",
    "LANGUAGES",
    "Catalogue",
    "Expected",
    "QuotedTiles",
    "catalogue",
    "chosen_language",
    "has",
    "learn_languages",
    "pieces_to_json",
    "say",
    "say_in_pieces",
]

LANGUAGES = with_texts()
FALLBACK = "en"
COUNTS_AS = {code: language(code).counts_as for code in LANGUAGES if language(code).counts_as}

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_MENTIONED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Catalogue:
    """All areas of one language: the entries as they are written, and a bundle of those said so far."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._written: dict[str, str] = {}
        for area in text_files(language):
            text = area.read_text(encoding="utf-8")
            begins = [*_ENTRY.finditer(text), None]
            for entry, following in pairwise(begins):
                if entry:
                    self._written[entry[1]] = text[entry.start() : following.start() if following else None]
        self.keys = frozenset(self._written)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        """Read in with the first sentence that counts or chooses: with what it needs to know of numbers in
        every language it takes longer than a command of the shell."""
        from fluent.runtime import FluentBundle

        # Isolation marks would show up as odd characters in a terminal and in notation.
        return FluentBundle([COUNTS_AS.get(self._language, self._language)], use_isolating=False)

    def learn(self) -> None:
        """Read in what choosing and counting takes."""
        self._bundle  # noqa: B018

    def say(self, key: str, params: dict[str, str | int]) -> str | None:
        """The sentence behind a key; nothing if this language does not have it."""
        if key not in self.keys:
            return None
        plain = _plain(self._written.get(key, ""), params)
        if plain is not None:
            return plain
        self._parse(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            return None
        text, _ = self._bundle.format_pattern(message.value, params)
        return str(text)

    def _parse(self, key: str) -> None:
        """Takes up an entry and those that it mentions. Two threads may do it at once: they add the same."""
        written = self._written.get(key)
        if written is None:
            return
        for mentioned in _MENTIONED.findall(written):
            if mentioned != key:
                self._parse(mentioned)
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(written), allow_overrides=True)
        self._written.pop(key, None)


_PLAIN = re.compile(r"[^\n{}=]+=[ ]*((?:[^\n{}]|\{ \$[a-z_]+ \})+?)[ ]*\n*(?:\n#.*)?", re.DOTALL)
_QUOTED = re.compile(r"\{ \$([a-z_]+) \}")


def _plain(written: str, params: dict[str, str | int]) -> str | None:
    """A sentence of one line that quotes texts alone, or nothing: None where Fluent must choose or count."""
    entry = _PLAIN.fullmatch(written)
    if entry is None:
        return None
    quoted = _QUOTED.findall(entry[1])
    if not all(isinstance(params.get(name), str) for name in quoted):
        return None
    return _QUOTED.sub(lambda found: str(params[found[1]]), entry[1])


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def learn_languages() -> None:
    """Read every catalogue in now, so that the first who is told something does not wait for it."""
    for code in LANGUAGES:
        catalogue(code).learn()


def say(language: str, key: str, **params: str | int) -> str:
    """The sentence behind a key, in the reader's language."""
    for name, value in params.items():
        if isinstance(value, Expected):
            params[name] = say(language, f"expected-{value.key}", **value.params)
    for chosen in (language if language in LANGUAGES else FALLBACK, FALLBACK):
        said = catalogue(chosen).say(key, params)
        if said is not None:
            return said
    return key


_MARKS = 0xE000  # signs that no catalogue and no player writes, a place for each run of tiles


def say_in_pieces(language: str, key: str, **params: str | int) -> list[str]:
    """The same sentence in pieces: the tiles that it quotes are pieces of their own, to be drawn."""
    quoted = {name: value for name, value in params.items() if isinstance(value, QuotedTiles)}
    marks = {chr(_MARKS + at): tiles for at, tiles in enumerate(quoted.values())}
    said = say(language, key, **{**params, **dict(zip(quoted, marks, strict=True))})
    between = re.split(f"([{''.join(marks)}])", said) if marks else [said]
    return [marks.get(piece, piece) for piece in between if piece]


def pieces_to_json(pieces: list[str]) -> list[str | dict[str, str]]:
    """Words as they are, tiles as `{"tiles": notation}`."""
    return [{"tiles": str(one)} if isinstance(one, QuotedTiles) else one for one in pieces]


def has(language: str, key: str) -> bool:
    return key in catalogue(language).keys


def chosen_language(wanted: str | None) -> str:
    """The first language that we speak of a list as browsers send it (`nl-NL,nl;q=0.9,en;q=0.8`)."""
    for entry in (wanted or "").replace("_", "-").split(","):
        language = entry.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK
