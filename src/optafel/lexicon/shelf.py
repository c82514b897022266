"""Where the packed dictionaries stand, and how one is taken down.

The package holds them compressed. The first time a dictionary is opened it is unpacked into the user's
cache, under the name of its content, and mapped from there ever after; where no cache can be written, it is
kept in memory.
"""

from __future__ import annotations

import json
import lzma
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from optafel.languages import folder_of, with_words

LANGUAGES = with_words()


class UnknownLanguage(ValueError):
    """Nobody has built a dictionary of this language. `refuse-<code>` is its sentence."""

    code = "unknown-language"

    def __init__(self, read: str) -> None:
        self.params = {"read": read, "languages": ", ".join(LANGUAGES)}
        super().__init__(f"there is no dictionary for {read!r}; there are {', '.join(LANGUAGES)}")


@dataclass(frozen=True, slots=True)
class Volume:
    """One packed file of a dictionary."""

    packed: Path
    sha256: str
    size: int

    def content(self) -> bytes:
        return lzma.decompress(self.packed.read_bytes())

    def opened(self) -> str | bytes:
        """What the native core opens: the path of the unpacked file, or its content."""
        path = self.unpacked()
        return self.content() if path is None else str(path)

    def unpacked(self) -> Path | None:
        """The unpacked file in the cache, put there if need be; nothing if that is not possible."""
        path = cache_folder() / f"{self.sha256[:24]}.lexicon"
        try:
            if path.stat().st_size == self.size:
                return path
        except OSError:
            pass
        try:
            return self._unpack(path)
        except OSError:
            return None

    def _unpack(self, path: Path) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, scratch = tempfile.mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(self.content())
            Path(scratch).replace(path)
        except BaseException:
            Path(scratch).unlink(missing_ok=True)
            raise
        return path


def cache_folder() -> Path:
    return user_cache_path("optafel", appauthor=False) / "lexicon"


def shelf(language: str) -> Path:
    """The folder of a language's packed files."""
    return folder_of(language) / "words"


def written(language: str, name: str) -> dict[str, Any]:
    """A note beside the packed files of a language, such as its manifest."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    note: dict[str, Any] = json.loads((shelf(language) / f"{name}.json").read_text(encoding="utf-8"))
    return note


def volumes(language: str) -> dict[str, Volume]:
    """The packed files of a language by name: words, frequency and, for Dutch and German, compounds."""
    return {
        name: Volume(shelf(language) / f"{name}.xz", about["sha256"], about["bytes"])
        for name, about in written(language, "manifest")["files"].items()
    }


def edition(language: str) -> str:
    """What tells this dictionary from every other one that was or will be built of the language."""
    return " ".join(volume.sha256 for volume in volumes(language).values())
