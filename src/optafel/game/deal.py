"""From the setup to the first turn: who begins, and what everybody gets."""

from optafel.game.chance import key_of, shuffled
from optafel.game.families import FamilyGame
from optafel.game.setup import Setup
from optafel.game.state import Drawn, State
from optafel.tiles import Tile

OPEN_PILES = 4


def dealt(setup: Setup, family: FamilyGame) -> State:
    """Each draws a tile for who begins, the tiles go back, the pot is shuffled again and all are dealt to."""
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
    open_pot = bool(getattr(setup.book, "open_pot", False))
    piles = tuple(rest[at::OPEN_PILES] for at in range(OPEN_PILES)) if open_pot else (rest,)
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


def first_seat(seats: int, pot: tuple[Tile, ...], family: FamilyGame) -> tuple[int, list[tuple[int, str]]]:
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
