"""From the setup to the first turn: who begins, and what everybody gets."""

from collections import Counter

from optafel.game.chance import key_of, shuffled
from optafel.game.families import Family
from optafel.game.setup import Setup
from optafel.game.state import Drawn, State
from optafel.positions import Other, Position, PositionError
from optafel.tiles import Tile

OPEN_PILES = 4


def dealt(setup: Setup, family: Family) -> State:
    """Each draws a tile for who begins, the tiles go back, the pot is shuffled again and all are dealt to."""
    if setup.position:
        return dealt_from(setup, family, Position.parse(setup.position))
    key = key_of(setup.seed, setup.entropy)
    tiles = family.box(setup)
    drawn: list[tuple[int, str]] = []
    first = setup.first
    if first is None:
        first, drawn = first_seat(setup.seats, shuffled(tiles, key, 0), family)
    pot = shuffled(tiles, key, 1)
    racks, size = [], setup.book.rack_size
    for at in range(setup.seats):
        racks.append(pot[at * size : (at + 1) * size])
    rest = pot[setup.seats * size :]
    piles = piles_of(setup, rest)
    # The first to move is dealt first, the others follow clockwise.
    by_seat = tuple(racks[(seat - first) % setup.seats] for seat in range(setup.seats))
    return State(
        key=key,
        shuffles=2,
        piles=piles,
        racks=by_seat,
        table=family.empty_table(setup),
        turn=first,
        first=first,
        opened=(False,) * setup.seats,
        scores=(0,) * setup.seats,
        resigned=(False,) * setup.seats,
        skips=(0,) * setup.seats,
        drawn=(Drawn(),) * setup.seats,
        start_draw=tuple(drawn),
    )


def piles_of(setup: Setup, pot: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    """The pot: one pile, or four where it lies open."""
    return tuple(pot[at::OPEN_PILES] for at in range(OPEN_PILES)) if setup.book.open_pot else (pot,)


def dealt_from(setup: Setup, family: Family, position: Position) -> State:
    """A game that goes on from a position: what it does not say of the others' racks and the pot is dealt
    from the tiles that it leaves over. Raises PositionError where the box has not so many."""
    if len(position.others) >= setup.seats:
        raise PositionError("others-too-many", others=len(position.others), seats=setup.seats)
    key = key_of(setup.seed, setup.entropy)
    table = family.table_of(position)
    left = Counter(family.box(setup))
    left.subtract(family.tiles_on(table))
    left.subtract(position.rack)
    others = [*position.others, *[Other(setup.book.rack_size)] * (setup.seats - 1 - len(position.others))]
    for other in others:
        left.subtract(other.rack or ())
    rest = shuffled(tuple(left.elements()), key, 1)
    hidden = sum(other.tiles for other in others if other.rack is None)
    if hidden > len(rest):
        raise PositionError("others-too-large", tiles=hidden, most=len(rest))
    racks: list[tuple[Tile, ...]] = [position.rack]
    for other in others:
        racks.append(other.rack if other.rack is not None else rest[: other.tiles])
        rest = rest if other.rack is not None else rest[other.tiles :]
    if position.pot is not None and position.pot > len(rest):
        raise PositionError("pot-too-large", pot=position.pot, most=len(rest))
    pot = rest if position.pot is None else rest[: position.pot]
    return State(
        key=key,
        shuffles=2,
        piles=piles_of(setup, pot),
        racks=tuple(racks),
        table=table,
        turn=0,
        first=0,
        opened=(position.opened, *(other.opened for other in others)),
        scores=(0,) * setup.seats,
        resigned=(False,) * setup.seats,
        skips=(0,) * setup.seats,
        drawn=(Drawn(),) * setup.seats,
        words=position.history,
        passes=int(position.passed),
        idle=int(position.passed),
    )


def first_seat(seats: int, pot: tuple[Tile, ...], family: Family) -> tuple[int, list[tuple[int, str]]]:
    """The seat with the highest tile; who draws a joker draws again, and so do those who tie."""
    drawn: list[tuple[int, str]] = []
    tied = list(range(seats))
    at = 0
    while len(tied) > 1:
        ranks: dict[int, int] = {}
        for seat in tied:
            while seat not in ranks:
                tile = pot[at % len(pot)]
                at += 1
                drawn.append((seat, family.write_tile(tile)))
                rank = family.start_rank(tile)
                if rank is not None:
                    ranks[seat] = rank
        highest = max(ranks.values())
        tied = [seat for seat in tied if ranks[seat] == highest]
    return tied[0], drawn
