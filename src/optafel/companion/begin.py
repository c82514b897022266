"""Who begins: each draws a tile, and the book says whose counts most."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from optafel.game.families import family_of
from optafel.game.setup import Setup
from optafel.tiles import NotationError, NumberTile, Tile, read_letters


@dataclass(frozen=True, slots=True)
class Begins:
    """What a draw has decided."""

    first: int | None  # None: nothing yet
    again: tuple[int, ...] = ()  # who draws again, because of a tie or a joker
    jokers: tuple[int, ...] = ()  # who of them drew a joker


def who_begins(setup: Setup, drawn: Sequence[str]) -> Begins:
    """Rules on the tiles that were drawn, by seat; empty: does not draw. Raises NotationError."""
    family = family_of(setup)
    ranks: dict[int, int | None] = {
        seat: family.start_rank(_tile(setup, text)) for seat, text in enumerate(drawn) if text.strip()
    }
    jokers = tuple(seat for seat, rank in ranks.items() if rank is None)
    known = {seat: rank for seat, rank in ranks.items() if rank is not None}
    if jokers:
        # The others keep what they drew until the jokers are gone.
        return Begins(None, jokers, jokers)
    if not known:
        return Begins(None)
    highest = max(known.values())
    tied = tuple(seat for seat, rank in known.items() if rank == highest)
    return Begins(tied[0]) if len(tied) == 1 else Begins(None, tied)


def _tile(setup: Setup, text: str) -> Tile:
    sign = text.strip().upper()
    if setup.book.family == "numbers":
        return NumberTile.read(sign)
    tiles = read_letters(sign)
    if len(tiles) != 1:
        raise NotationError("no-such-letter", text.strip()[:20], 0, "one letter, or @ for a joker")
    return cast(Tile, tiles[0])
