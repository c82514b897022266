"""The word graph of a box, built once and kept in the user's cache under the name of its content."""

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from platformdirs import user_cache_path

from optafel._native import crossword as native

# Few words are built faster than they are read from a file.
_WORDS_WORTH_KEEPING = 5_000
_FORMAT = b"crossword-words-1"


def word_graph(words: Iterable[str], alphabet: Sequence[str], folder: Path | None = None) -> native.WordGraph:
    """The graph of these words, laid with tiles that show these letters.

    Words that the tiles cannot lay, of one letter or of more than 21 are left out. `folder` is where graphs
    are kept; where nothing can be written, the graph is built every time.
    """
    listed = list(words)
    text = "\n".join(listed)
    if len(listed) < _WORDS_WORTH_KEEPING:
        return native.WordGraph.build(text, list(alphabet))
    return named_graph(text, lambda: [text], alphabet, folder)


def named_graph(
    name: str, words: Callable[[], Iterable[str]], alphabet: Sequence[str], folder: Path | None = None
) -> native.WordGraph:
    """The graph of words that have a name: where it is kept already, nobody needs to list them."""
    path = (folder or cache_folder()) / f"{_name(name, alphabet)}.words"
    kept = _read(path)
    if kept is None:
        kept = native.WordGraph.build("\n".join(words()), list(alphabet))
        _write(path, kept.to_bytes())
    return kept


def cache_folder() -> Path:
    return user_cache_path("optafel", appauthor=False) / "crossword"


def _name(text: str, alphabet: Sequence[str]) -> str:
    content = hashlib.sha256(_FORMAT)
    content.update("\0".join(alphabet).encode())
    content.update(b"\n")
    content.update(text.encode())
    return content.hexdigest()[:24]


def _read(path: Path) -> native.WordGraph | None:
    try:
        return native.WordGraph.from_bytes(path.read_bytes())
    except OSError:
        return None


def _write(path: Path, content: bytes) -> None:
    """Whole or not at all, whoever else is writing the same."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, scratch = tempfile.mkstemp(dir=path.parent, suffix=".part")
    except OSError:
        return
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(scratch).replace(path)
    except OSError:
        Path(scratch).unlink(missing_ok=True)
