"""Hidden tiles dealt anew, consistently with all that one seat knows."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random

from optafel.game import fold
from optafel.game.events import Challenged, Drew, Event, Exchanged, Played, Started, TimedOut
from optafel.game.families import family_of
from optafel.game.setup import Setup
from optafel.game.state import Rack, State, state_with
from optafel.tiles import Tile


@dataclass(slots=True)
class _Known:
    """Tiles of which the seat knows where they are, though they do not lie open."""

    racks: list[Counter[Tile]]  # by seat: on its rack
    pot: Counter[Tile] = field(default_factory=Counter)  # in a closed pot, wherever in it


def resampled(setup: Setup, events: tuple[Event, ...], state: State, seat: int, chance: Random) -> State:
    """The state with all that this seat cannot see dealt anew."""
    known = _known(setup, events, seat)
    hidden: list[Tile] = []
    for at, rack in enumerate(state.racks):
        if at != seat:
            hidden += (Counter(rack) - known.racks[at]).elements()
    seen_tops = [pile[-1:] for pile in state.piles] if setup.book.open_pot else [()] * len(state.piles)
    below = [pile[: len(pile) - len(top)] for pile, top in zip(state.piles, seen_tops, strict=True)]
    fixed = known.pot & Counter(tile for pile in below for tile in pile)
    hidden += (Counter(tile for pile in below for tile in pile) - fixed).elements()
    hidden.sort(key=str)  # the order says nothing, and the same chance deals the same
    chance.shuffle(hidden)
    racks = []
    for at, rack in enumerate(state.racks):
        if at == seat:
            racks.append(rack)
            continue
        kept = tuple((known.racks[at] & Counter(rack)).elements())
        racks.append(kept + _taken(hidden, len(rack) - len(kept)))
    in_pot = [*fixed.elements(), *hidden]
    chance.shuffle(in_pot)
    piles = tuple(_taken(in_pot, len(pile)) + tuple(top) for pile, top in zip(below, seen_tops, strict=True))
    # Later shuffles must not follow the real key either.
    return state_with(state, racks=tuple(racks), piles=piles, key=chance.randbytes(32))


def _taken(tiles: list[Tile], count: int) -> Rack:
    taken = tuple(tiles[:count])
    del tiles[:count]
    return taken


def _known(setup: Setup, events: Iterable[Event], seat: int) -> _Known:
    """What the events have told: tiles drawn from an open pot, tiles of a play that was taken back, tiles
    that went back into the pot before anybody else drew from it."""
    known = _Known([Counter() for _ in range(setup.seats)])
    read = family_of(setup).read_tile
    state: State | None = None
    for event in events:
        if isinstance(event, Started):
            state = fold.start(event)
            continue
        assert state is not None
        after = fold.step(setup, state, event)
        match event:
            case Drew() if setup.book.open_pot:
                known.racks[event.seat][state.piles[event.pile][-1]] += 1
            case Played():
                known.racks[event.seat] -= Counter(map(read, event.tiles))
            case Exchanged():
                given = Counter(map(read, event.tiles))
                known.racks[event.seat] = Counter()  # which of them went is not seen
                known.pot = known.pot + given if event.seat == seat else Counter()
            case TimedOut():
                given = Counter(map(read, event.to_pot))
                known.racks[event.seat] -= given
                known.pot += given
            case Challenged() if event.words and state.pending:
                known.racks[state.pending.seat] += _tiles_of_play(events, event, read)
        if _others_drew(state, after, seat):
            known.pot = Counter()
        known.pot &= Counter(tile for pile in after.piles for tile in pile)
        state = after
    return known


def _tiles_of_play(
    events: Iterable[Event], doubted: Challenged, read: Callable[[str], Tile]
) -> Counter[Tile]:
    """What the play laid that a doubt has taken back: the last one before it."""
    tiles: tuple[str, ...] = ()
    for event in events:
        if event is doubted:
            break
        if isinstance(event, Played):
            tiles = event.tiles
    return Counter(read(sign) for sign in tiles)


def _others_drew(before: State, after: State, seat: int) -> bool:
    """Whether somebody else took tiles from the pot that nobody saw."""
    return any(
        len(after.racks[at]) > len(before.racks[at]) or after.drawn[at] != before.drawn[at]
        for at in range(before.seats)
        if at != seat
    )
