"""From bytes to text: in the encoding that a file names, that it proves to be in, or in Latin-1."""

import codecs
import re

_SAID = re.compile(rb"^\s*#character-encoding[ \t]+([\w.:-]+)", re.IGNORECASE | re.MULTILINE)
_LINE_END = re.compile(r"\r\n|\r|\n")
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def decode(raw: bytes) -> tuple[str, str]:
    """The text of a file and the encoding that it was read in."""
    for mark, encoding in _MARKS:
        if raw.startswith(mark):
            return raw.decode(encoding, "replace"), encoding
    for encoding in (*_said(raw), "utf-8"):
        try:
            return raw.decode(encoding), encoding
        except (LookupError, UnicodeError):
            continue  # it is not what it says
    return _western(raw)


def _said(raw: bytes) -> list[str]:
    found = _SAID.search(raw)
    if found is None:
        return []
    name = found[1].decode("ascii", "replace").lower()
    # What is called Latin-1 has often been written on Windows.
    return [] if name in ("iso-8859-1", "iso8859-1", "latin-1", "latin1") else [name]


def _western(raw: bytes) -> tuple[str, str]:
    try:
        return raw.decode("cp1252"), "cp1252"
    except UnicodeDecodeError:
        return raw.decode("latin-1"), "latin-1"


def lines_of(text: str) -> list[str]:
    """The lines, whatever ends them."""
    return _LINE_END.split(text)
