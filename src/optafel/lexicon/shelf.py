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
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

LANGUAGES = ("nl", "fr", "de", "es", "pt", "en")


class UnknownLanguage(ValueError):
    """Nobody has built a dictionary of this language."""

    code = "unknown-language"


@dataclass(frozen=True, slots=True)
class Volume:
    """One packed file of a dictionary."""

    packed: Traversable
    sha256: str
    size: int

    def content(self) -> bytes:
        return lzma.decompress(self.packed.read_bytes())

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


def shelf() -> Traversable:
    return files("optafel.lexicon") / "data"


def manifest(language: str) -> dict[str, Any]:
    """What the dictionary of a language is made of, as its builder wrote it down."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There is no dictionary for {language!r}; there are {', '.join(LANGUAGES)}.")
    written: dict[str, Any] = json.loads((shelf() / language / "manifest.json").read_text(encoding="utf-8"))
    return written


def volume(language: str, name: str) -> Volume | None:
    """A packed file of a language, if it has one of that name."""
    about = manifest(language)["files"].get(name)
    if about is None:
        return None
    return Volume(shelf() / language / f"{name}.xz", about["sha256"], about["bytes"])
