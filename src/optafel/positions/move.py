"""What a player does in a turn."""

from dataclasses import dataclass
from typing import Literal

from optafel.rules.crossword import Play, rack_sign
from optafel.rules.words import Words
from optafel.tiles import NumberTile
from optafel.tiles.letters import Word, write_words
from optafel.tiles.numbers import Sets, write_sets
from optafel.wire import Json

MoveKind = Literal["play", "draw", "pass", "exchange", "challenge", "accept", "resign", "take"]
Laid = (
    Sets | Words | Play
)  # numbers, words: the whole table after the turn; crossword: where tiles come to lie


@dataclass(frozen=True, slots=True)
class Move:
    """A play, or what one does instead. As text it is in the form that the referee takes.

    >>> from optafel.tiles import read_letters
    >>> str(Move("exchange", tiles=read_letters("AB?")))
    'exchange A B ?'
    """

    kind: MoveKind
    play: Laid | None = None  # what is laid, where something is
    tiles: Word = ()  # what is exchanged
    pile: int = 0  # draw, take: from which pile, where the pot lies open

    def __str__(self) -> str:
        if self.play is not None:
            return write_laid(self.play)
        if self.kind == "exchange":
            return " ".join(("exchange", *map(rack_sign, self.tiles)))
        return f"{self.kind} {self.pile}" if self.pile else self.kind

    def to_json(self) -> dict[str, Json]:
        """As the protocol has it: `{"play": "…"}`, `{"draw": 0}`, `{"pass": true}` and so on."""
        if self.play is not None:
            return {"play": write_laid(self.play)}
        if self.kind == "exchange":
            return {"exchange": " ".join(map(rack_sign, self.tiles))}
        return {self.kind: self.pile if self.kind in ("draw", "take") else True}


DRAW, PASS, ACCEPT, CHALLENGE, RESIGN = (
    Move("draw"),
    Move("pass"),
    Move("accept"),
    Move("challenge"),
    Move("resign"),
)


def write_laid(laid: Laid) -> str:
    """A play in notation."""
    if isinstance(laid, Play):
        return str(laid)
    if laid and isinstance(laid[0][0], NumberTile):
        return write_sets(laid)  # one tile tells what all are
    return write_words(laid)  # type: ignore[arg-type]
