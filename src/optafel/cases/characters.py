"""The characters of a case, as they are compared: whole, and each letter in one piece."""

import unicodedata
from typing import Any

# JSON lets half of a surrogate pair through, and nothing can be printed that holds one.
_HALF_BECOMES = "\N{REPLACEMENT CHARACTER}"
_TWO_TILES = str.maketrans({"Ĳ": "IJ", "ĳ": "ij"})


def whole(said: Any) -> Any:
    """The same values in text that can be printed, where Ñ is Ñ and not N with a tilde after it.

    A case's id is echoed as it is. A tuple is a whole dictionary, which was read so already.
    """
    if isinstance(said, str):
        return said if said.isascii() else _one_piece(said)
    if isinstance(said, list):
        return [whole(each) for each in said]
    if isinstance(said, dict):
        return {whole(name): _echoed(value) if name == "id" else whole(value) for name, value in said.items()}
    return said


def _one_piece(text: str) -> str:
    return unicodedata.normalize("NFC", _printable(text)).translate(_TWO_TILES)


def _echoed(said: Any) -> Any:
    return _printable(said) if isinstance(said, str) else whole(said)


def _printable(text: str) -> str:
    return "".join(_HALF_BECOMES if "\ud800" <= sign <= "\udfff" else sign for sign in text)
