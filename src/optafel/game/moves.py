"""What a player may ask for, and what is answered when it cannot be."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from optafel.rules.ruling import Param, Ruling


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that was not made. Nothing has changed."""

    code: str  # stable; `refuse-<code>` is the key of its sentence
    params: Mapping[str, Param] = field(default_factory=dict)
    ruling: Ruling | None = None  # where the referee refused it


@dataclass(frozen=True, slots=True)
class Move:
    """A request in the form of the protocol, read."""

    kind: str  # play, draw, pass, exchange, challenge, accept, resign, take
    text: str = ""  # the play, or the tiles to exchange
    pile: int = 0


_TEXT = ("play", "exchange")
_PILE = ("draw", "take")
_BARE = ("pass", "challenge", "accept", "resign")


def read_move(said: Any) -> Move | Refusal:
    """Reads `{"play": "…"}`, `{"draw": 0}`, `{"pass": true}` and so on."""
    if not isinstance(said, Mapping) or len(said) != 1:
        return Refusal("move-unreadable", {"read": str(said)[:80]})
    ((kind, value),) = said.items()
    if kind in _TEXT and isinstance(value, str):
        return Move(kind, text=value)
    if kind in _PILE and isinstance(value, int):
        return Move(kind, pile=0 if value is True else int(value))
    if kind in _BARE and value is True:
        return Move(kind)
    return Refusal("move-unreadable", {"read": str(dict(said))[:80]})
