"""Languages as data: one folder each, found by looking. Nothing else lists them.

A folder is named by its code and holds `language.toml`, and what there is of: `texts/` (the Fluent
catalogues), `words/` (the packed dictionary), `leaves/` (what keeping crossword tiles is worth), `outlook/`
(what turns of word games bring), `puzzles/` (made ahead) and `recipe/` (how `tools/words` builds the
dictionary; not in the wheel).

Folders beside the package are found where the environment variable OPTAFEL_LANGUAGES says: one or more
folders of language folders, as in PATH. There a language that is known already may have further `texts/`,
such as those of a rulebook that is kept there.
"""

import os
import tomllib
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

ELSEWHERE = "OPTAFEL_LANGUAGES"
NOTE = "language.toml"
# A packed dictionary has room for these letters besides A to Z (native/src/lexicon/letters.rs).
KEEPABLE = "ÇÑÄÖÜ"


class BadLanguage(ValueError):
    """A language folder that cannot be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """What is to be known of a language; its texts and words lie beside, and are opened when asked for."""

    code: str
    folder: Path
    name: str  # as its speakers call it
    counts_as: str = ""  # whose plurals it has, if not those of its code
    on_tiles: str = ""  # letters beside A to Z that its words have on the tiles of word games
    kept: str = ""  # marked letters that are letters of their own in its dictionary
    splits: Mapping[str, str] = field(default_factory=dict)  # what a letter without a tile is laid as
    tells: tuple[str, ...] = ()  # house rules that its dictionary can follow
    called: tuple[str, ...] = ()  # how files of recorded games name it: beginnings of names
    editions: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # by rulebook: what differs
    letters: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # crossword letter sets by id


def _places() -> tuple[Path, ...]:
    elsewhere = os.environ.get(ELSEWHERE, "").split(os.pathsep)
    return (Path(__file__).parent, *(Path(place) for place in elsewhere if place))


_PLACES = _places()
_FOLDERS = dict(
    sorted((note.parent.name, note.parent) for place in _PLACES for note in place.glob(f"*/{NOTE}"))
)


@cache
def language(code: str) -> Language:
    """What the folder of a language says. Raises KeyError without one, BadLanguage if it cannot be read."""
    folder = _FOLDERS[code]
    try:
        said = tomllib.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLanguage(f"{folder / NOTE}: {error}") from error
    known = {one.name for one in fields(Language)} - {"code", "folder"}
    if unknown := sorted(said.keys() - known):
        raise BadLanguage(f"{folder / NOTE} says {', '.join(unknown)}; expected {', '.join(sorted(known))}")
    if not isinstance(said.get("name"), str):
        raise BadLanguage(f'{folder / NOTE} gives no name; expected a line such as name = "English"')
    if extra := sorted(set(said.get("kept", "")) - set(KEEPABLE)):
        raise BadLanguage(
            f"{folder / NOTE} keeps {''.join(extra)}; a packed dictionary has room for {KEEPABLE} only. "
            "Leave the others out: they are laid without their mark."
        )
    tells, called = tuple(said.pop("tells", ())), tuple(said.pop("called", ()))
    return Language(code=code, folder=folder, tells=tells, called=called, **said)


def _readable(code: str) -> bool:
    """One bad folder is told of and left out; the others can still be used."""
    try:
        language(code)
    except BadLanguage as wrong:
        warnings.warn(str(wrong), stacklevel=2)
        return False
    return True


CODES = tuple(code for code in _FOLDERS if _readable(code))
"""All languages there are, in alphabetical order."""


def with_words() -> tuple[str, ...]:
    """The languages that have a dictionary."""
    return tuple(code for code in CODES if (_FOLDERS[code] / "words" / "manifest.json").is_file())


def with_texts() -> tuple[str, ...]:
    """The languages that the page, the referee and the shell speak."""
    return tuple(code for code in CODES if (_FOLDERS[code] / "texts").is_dir())


def text_files(code: str) -> list[Path]:
    """The catalogues of a language, wherever they lie, those of pages of their own apart."""
    return [file for place in _PLACES for file in sorted((place / code / "texts").glob("*.ftl"))]


def folder_of(code: str) -> Path:
    """Where everything of a language lies."""
    return _FOLDERS[code]
