"""Number games played for the game and not for the turn, by the players of the native core."""

from collections import Counter
from math import ceil

from optafel.bots.champions import passes_in_a_row
from optafel.game.view import View
from optafel.positions import DRAW, PASS, Move, NumbersPosition
from optafel.solve import number_games as games

_NODES_A_GAME = 50  # steps of a search that count as one game played out
_GAMES_LEAST = 8


def choose(view: View, name: str = "champion", *, nodes: int | None = None, seconds: float = 0.2) -> Move:
    """What a player of the core does who knows what this seat may know. With nodes the same view gets the
    same move, always."""
    position = view.position
    assert isinstance(position, NumbersPosition)
    known = known_of(view)
    seed = view.number * len(view.seats) + known.seat
    play = games.choose(
        name,
        position.book,
        known,
        nodes=None if nodes is None else games_of(nodes),
        seconds=None if nodes is not None else seconds,
        seed=seed,
    )
    if play is not None and Counter(play) != Counter(position.table):
        return Move("play", play)
    return DRAW if "draw" in view.moves else PASS


def games_of(nodes: int) -> int:
    """How many games may be played out for so many steps of a search."""
    return max(_GAMES_LEAST, ceil(nodes / _NODES_A_GAME))


def known_of(view: View) -> games.Known:
    """What a seat knows: the table, its own rack, and what everybody has seen the others do."""
    position = view.position
    assert isinstance(position, NumbersPosition)
    assert view.seat is not None
    return games.Known(
        table=position.table,
        rack=position.rack,
        seat=view.seat,
        opened=tuple(seat.opened for seat in view.seats),
        counts=tuple(seat.tiles for seat in view.seats),
        pot=view.pot,
        passes=passes_in_a_row(view),
        waits=_waits(view),
    )


def _waits(view: View) -> tuple[int, ...]:
    """Turns that each seat drew or passed since it last laid something."""
    waits = [0] * len(view.seats)
    for turn in view.turns:
        waits[turn.seat] = 0 if turn.kind == "played" else waits[turn.seat] + 1
    return tuple(waits)
