"""Reading one event line: `>nick: RACK what +score total remark`."""

import re
from collections.abc import Sequence
from dataclasses import replace

from optafel.gcg.record import Kind, Line

_PLACE = re.compile(r"\d{1,2}[A-Za-z]|[A-Za-z]\d{1,2}")
_NUMBER = re.compile(r"[+-]?\d+")
_PARENTHESES = re.compile(r"\(([^)]*)\)")
_DASHES = str.maketrans({"–": "-", "—": "-", "−": "-"})
_BLANKS = str.maketrans("@_*", "???")
_MARKS = "#*!$"  # what lexicon programs hang on a word
_NOT_A_RACK = ("UNKNOWN", "N/A")
_EVENT = re.compile(r">\s*(?P<nick>[^:]*):\s*(?P<rest>.*)")


class UnreadableLine(ValueError):
    """An event line without an event in it."""


def split_nick(text: str, nicks: Sequence[str]) -> tuple[str, str]:
    """Who the line is about, and the rest of it. A nick may hold a colon if the file has named it so."""
    for nick in sorted(nicks, key=len, reverse=True):
        if text[1:].lstrip().startswith(f"{nick}:"):
            return nick, text[1:].lstrip()[len(nick) + 1 :].strip()
    found = _EVENT.fullmatch(text)
    if found is None:
        raise UnreadableLine(text)
    return found["nick"].strip(), found["rest"]


def read_event(nick: str, text: str, at: int) -> Line:
    """The event that stands behind the nick."""
    tokens = tokens_of(text.translate(_DASHES))
    where = _action(tokens)
    rack = _rack("".join(tokens[:where]))
    action, rest = tokens[where], tokens[where + 1 :]
    if _PLACE.fullmatch(action):
        if not rest or _NUMBER.fullmatch(rest[0]):
            raise UnreadableLine(text)
        said = Line(nick, Kind.PLAY, place=action.upper(), word=rest.pop(0).strip(_MARKS))
    elif inside := _PARENTHESES.fullmatch(action):
        said = _aside(nick, inside[1])
    else:
        said = _dashed(nick, action, rest)
    score, total, remark = _numbers(rest)
    return replace(said, rack=rack, score=score, total=total, remark=remark, at=at)


def tokens_of(text: str) -> list[str]:
    """Stretches without spaces; what stands in parentheses belongs together, and one that is never closed
    stands alone. Every sign is looked at once: a line may be as long as somebody likes."""
    tokens: list[str] = []
    begun, at, last_closed = -1, 0, text.rfind(")")  # where the stretch began; -1: between two
    while at < len(text):
        sign = text[at]
        if sign.isspace() or (sign == "(" and at > last_closed):
            if begun >= 0:
                tokens.append(text[begun:at])
            if sign == "(":
                tokens.append(sign)
            begun, at = -1, at + 1
            continue
        begun = at if begun < 0 else begun
        at = text.index(")", at) + 1 if sign == "(" else at + 1
    return tokens if begun < 0 else [*tokens, text[begun:]]


def _action(tokens: Sequence[str]) -> int:
    """Where it says what was done: the first token that cannot be a rack."""
    for at, token in enumerate(tokens):
        if at == 0 and _rack_like_a_place(tokens):
            continue
        if _PLACE.fullmatch(token) or token[0] in "-(":
            return at
        if _NUMBER.fullmatch(token):
            break
    raise UnreadableLine(" ".join(tokens))


def _rack_like_a_place(tokens: Sequence[str]) -> bool:
    """Digits may be tiles of two letters: `A1` is a rack where a square and a word stand behind it."""
    places = [bool(_PLACE.fullmatch(token)) for token in tokens[:2]]
    return places == [True, True] and len(tokens) > 2 and not _NUMBER.fullmatch(tokens[2])


def _rack(text: str) -> str:
    rack = text.upper().translate(_BLANKS)
    return "" if rack in _NOT_A_RACK else rack


def _aside(nick: str, inside: str) -> Line:
    """What stands in parentheses: a challenge, the clock, or the tiles that were left."""
    said = inside.strip().lower()
    if "challenge" in said:
        return Line(nick, Kind.CHALLENGE)
    if "time" in said:
        return Line(nick, Kind.TIME)
    return Line(nick, Kind.END_RACK, tiles=_rack(inside.replace(" ", "").replace(",", "")))


def _dashed(nick: str, action: str, rest: list[str]) -> Line:
    """A dash alone is a pass, two take a play back, a dash with tiles or a number is an exchange."""
    if action == "--":
        return Line(nick, Kind.WITHDRAWN)
    tiles = action[1:]
    if not tiles and rest and not _NUMBER.fullmatch(rest[0]):
        tiles = rest.pop(0)
    if not tiles or tiles == "0":
        return Line(nick, Kind.PASS)
    if tiles.isdigit():
        return Line(nick, Kind.EXCHANGE, count=int(tiles[:3]))
    return Line(nick, Kind.EXCHANGE, tiles=_rack(tiles.strip("()")))


def _numbers(rest: Sequence[str]) -> tuple[int | None, int | None, str]:
    """The score, the total and what stands behind them."""
    found: list[int] = []
    for token in rest[:2]:
        if not _NUMBER.fullmatch(token):
            break
        found.append(int(token[:9]))
    remark = " ".join(rest[len(found) :])
    score, total = (*found, None, None)[:2]
    return score, total, remark
