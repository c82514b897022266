"""The text of a record: its lines, its headers, its turns, and the part of it that a server signs."""

import re
import unicodedata

from optafel.texts.expected import Expected

HEADERS = (
    *("game", "seats", "names", "language", "options", "position", "first", "entropy"),
    *("seed", "commitment", "seen-by", "rack", "result", "signature"),
)
_SIGNATURE = re.compile(r"Signature: ([0-9a-f]{16}) ([0-9a-f]{128})")
_ABOUT = "optafel record 1\n"  # what is signed says what it is: no other text can be passed off as a record


class RecordError(ValueError):
    """A record that cannot be read: the line, what stands there, what was expected."""

    def __init__(self, line: int, read: str, expected: str) -> None:
        super().__init__(f"line {line}: cannot read {read[:80]!r}: expected {expected}")
        self.line = line
        self.read = read
        self.expected = expected


def lines_of(text: str) -> list[str]:
    """The lines of a record. Only what ends a line in every editor does so here."""
    return re.split("\r\n|\n|\r", text.removeprefix("\ufeff"))


def one_line(text: str) -> str:
    """Without any sign that some reader would take for the end of a line, or could not write."""
    return "".join(" " if _ends_lines(sign) else sign for sign in text)


def escaped(said: str) -> str:
    """JSON with the same signs written as their numbers: what the players stirred in stays what it was."""
    return "".join(f"\\u{ord(sign):04x}" if _ends_lines(sign) else sign for sign in said)


def _ends_lines(sign: str) -> bool:
    return unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp")


def parts_of(text: str, turns_max: int | None = None) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """The headers by their names in small letters, and the turns, each with the number of its line.

    Every header stands there once and before the turns, so that nobody can read another one than we do; only
    the signature comes at the end. Raises RecordError.
    """
    headers: dict[str, str] = {}
    turns: list[tuple[int, str]] = []
    for at, line in enumerate(lines_of(text), 1):
        said = line.strip()
        if not said or said.startswith("#"):
            continue
        if "signature" in headers:
            raise RecordError(at, said, Expected("nothing-signed-after"))
        if said[0].isdigit():
            if turns_max is not None and len(turns) >= turns_max:
                raise RecordError(at, said, Expected("turns-at-most", most=turns_max))
            turns.append((at, said))
            continue
        name, found, value = said.partition(":")
        name = name.strip().lower()
        signs = name == "signature" and line.startswith("Signature:")
        if not found or name not in HEADERS or (name == "signature" or bool(turns)) != signs:
            raise RecordError(at, said, Expected("header-or-turn"))
        if name in headers:
            raise RecordError(at, said, Expected("header-once", name=name.capitalize()))
        headers[name] = value.strip()
    return headers, turns


def header_of(text: str, name: str) -> str:
    """One header of a record that need not be whole; empty where there is none."""
    for line in lines_of(text):
        said, found, value = line.partition(":")
        if found and said.strip().lower() == name.lower():
            return value.strip()
    return ""


def signed_bytes(text: str) -> bytes:
    """What a signature is over: the lines before the one that holds it, without blanks at their ends and
    without empty lines at the end, as docs/fair.md says it."""
    lines = lines_of(text)
    before = next((at for at, line in enumerate(lines) if line.startswith("Signature:")), len(lines))
    said = "\n".join(line.rstrip(" \t") for line in lines[:before]).rstrip("\n")
    return f"{_ABOUT}{said}\n".encode(errors="surrogatepass")


def signature_of(text: str) -> tuple[str, bytes] | None:
    """The id of the key and the signature that a record carries. Raises ValueError where there stands
    something else."""
    line = next((line for line in lines_of(text) if line.startswith("Signature:")), None)
    if line is None:
        return None
    found = _SIGNATURE.fullmatch(line.rstrip(" \t"))
    if found is None:
        raise ValueError(line[:80])
    return found[1], bytes.fromhex(found[2])


def with_signature(text: str, key: str, signature: bytes) -> str:
    """The record with its signature as the last line."""
    return f"{text.rstrip()}\n\nSignature: {key} {signature.hex()}\n"
