"""The number games: lay what you can, else draw; first with an empty rack wins."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import cast

from optafel.game.events import Played, TimedOut
from optafel.game.families.family import LiesOpen, checked_alone, others_of
from optafel.game.setup import Setup
from optafel.game.state import (
    Result,
    State,
    Table,
    changed,
    draw,
    nobody_can_play,
    state_with,
    with_rack,
    without,
)
from optafel.positions import Laid, MoveKind, NumbersPosition, Position
from optafel.rules.numbers import NumbersRulebook, read_set
from optafel.rules.ruling import Ruling
from optafel.tiles import NotationError, NumberTile, Tile, read_sets, write_sets, write_tiles
from optafel.tiles.numbers import Sets, TileSet, signs


def _book(setup: Setup) -> NumbersRulebook:
    return cast(NumbersRulebook, setup.book)


def _lying(state: State) -> Sets:
    return cast(Sets, state.table)


def _rack(state: State, seat: int) -> TileSet:
    return cast(TileSet, state.racks[seat])


def _readable(draft: str | None) -> Sets | None:
    try:
        return None if draft is None else read_sets(draft)
    except NotationError:
        return None


def _same(one: Sets, other: Sets) -> bool:
    return Counter(one) == Counter(other)


def _whole_sets(state: State, seat: int, table: Sets) -> Sets:
    """The complete sets that lie there, as far as table and rack have the tiles for them."""
    left = Counter(tile for tiles in _lying(state) for tile in tiles) + Counter(_rack(state, seat))
    kept = []
    for tiles in table:
        if read_set(tiles) and Counter(tiles) <= left:
            left -= Counter(tiles)
            kept.append(tiles)
    return tuple(kept)


def _take(have: Counter[NumberTile], tile: NumberTile) -> bool:
    if have[tile] > 0:
        have[tile] -= 1
        return True
    return False


def rack_points(book: NumbersRulebook, rack: Iterable[Tile]) -> int:
    """What a rack costs whoever still holds it."""
    return sum(cast(NumberTile, tile).number or book.joker_penalty for tile in rack)


def went_out(points: Sequence[int], winner: int) -> Result:
    """Somebody has laid the last tile: the others pay what they hold."""
    return _scored(points, winner, 0, "went-out")


def blocked(points: Sequence[int], inside: Sequence[int]) -> Result:
    """Nobody can play any more: the lowest rack wins, the others pay what they hold beyond it."""
    lowest = min(inside, key=lambda seat: points[seat])
    if sum(points[seat] == points[lowest] for seat in inside) == 1:
        return _scored(points, lowest, points[lowest], "blocked")
    return _shared(points, inside)


def _scored(points: Sequence[int], winner: int, least: int, reason: str) -> Result:
    """The others pay what they hold (beyond the lowest rack), the winner gets it all.

    Who resigned may hold less than the lowest rack in play: that earns nothing.
    """
    scores = [min(0, least - held) for held in points]
    scores[winner] = 0
    scores[winner] = -sum(scores)
    return Result(tuple(scores), (winner,), reason)


def _shared(points: Sequence[int], inside: Sequence[int]) -> Result:
    """Several lowest racks in a blocked game: the books are silent. They share what the others pay; points
    that cannot be shared evenly go to who sits first."""
    least = min(points[seat] for seat in inside)
    winners = tuple(seat for seat in inside if points[seat] == least)
    scores = [min(0, least - held) for held in points]
    share, over = divmod(-sum(scores), len(winners))
    for at, seat in enumerate(winners):
        scores[seat] = share + (at < over)
    return Result(tuple(scores), winners, "blocked")


@lru_cache(maxsize=20_000)
def _written(tiles: TileSet) -> str:
    """A set in notation: most lie on the table for many turns, and on many tables."""
    return write_tiles(tiles)


@lru_cache(maxsize=20_000)
def _stands(tiles: TileSet) -> tuple[str, ...]:
    """What each joker on the table stands for, so that everybody sees it in everybody's turn."""
    reading = read_set(tiles)
    return reading.stands if reading else ("",) * len(tiles)


class NumbersFamily:
    """Runs and groups."""

    def box(self, setup: Setup) -> tuple[Tile, ...]:
        return _book(setup).box

    def empty_table(self, setup: Setup) -> Sets:
        return ()

    def table_of(self, position: Position) -> Sets:
        return cast(NumbersPosition, position).table

    def tiles_on(self, table: Table) -> tuple[Tile, ...]:
        return tuple(tile for tiles in cast(Sets, table) for tile in tiles)

    def position(self, setup: Setup, state: State, seat: int) -> NumbersPosition:
        return NumbersPosition(
            rulebook=setup.rulebook,
            options=checked_alone(setup),
            table=_lying(state),
            rack=_rack(state, seat),
            opened=state.opened[seat],
            pot=state.pot,
            others=others_of(self, setup, state, seat),
        )

    def start_rank(self, tile: Tile) -> int | None:
        return cast(NumberTile, tile).number

    def moves(self, setup: Setup, state: State) -> tuple[MoveKind, ...]:
        return ("play", "draw" if state.pot else "pass")

    def read_tile(self, sign: str) -> Tile:
        return NumberTile.read(sign)

    def write_tile(self, tile: Tile) -> str:
        return str(tile)

    def write_rack(self, rack: Iterable[Tile]) -> tuple[str, ...]:
        return signs(cast(TileSet, rack))

    def played(self, setup: Setup, state: State, seat: int, play: Laid, ruling: Ruling) -> Played:
        return Played(seat, write_sets(cast(Sets, play)), ruling.played)

    def lay(self, setup: Setup, state: State, event: Played) -> State:
        tiles = tuple(map(NumberTile.read, event.tiles))
        state = with_rack(state, event.seat, without(state.racks[event.seat], tiles))
        return state_with(state, table=read_sets(event.play), opened=changed(state.opened, event.seat, True))

    def time_out(self, setup: Setup, state: State, draft: str | None) -> Played | TimedOut:
        """Untouched: draw as for no play. A table that is legal as it lies stands as if it were ended."""
        book, seat = _book(setup), state.turn
        table = _readable(draft)
        if table is None or _same(table, _lying(state)):
            return TimedOut(seat, drawn=1)
        position = self.position(setup, state, seat)
        ruling = position.judge(table)
        if ruling.legal:
            return self.played(setup, state, seat, table, ruling)
        penalty = book.time_out_penalty
        if book.time_out == "put-all-back":
            return TimedOut(seat, drawn=penalty)
        kept = _whole_sets(state, seat, table)
        opening = None if position.opened else position.judge(kept)
        if opening is not None and (opening.opening_value or 0) < book.opening_value:
            return TimedOut(seat, drawn=penalty)
        return TimedOut(seat, write_sets(kept), drawn=penalty, opened=opening is not None)

    def unfinished(self, event: TimedOut, state: State) -> str | None:
        """The sets that stay, and one by one every tile that lay there and does not, or one of the rack."""
        if event.table is None:
            return (
                None
                if event.drawn == 1
                else str(state.racks[event.seat][0])
                if state.racks[event.seat]
                else ""
            )
        kept = read_sets(event.table)
        loose = Counter(self.tiles_on(state.table)) - Counter(self.tiles_on(kept))
        tiles = [str(tile) for tile in loose.elements()] or [
            str(tile) for tile in state.racks[event.seat][:1]
        ]
        return " | ".join((event.table, *tiles))

    def keep(self, setup: Setup, state: State, event: TimedOut) -> State:
        seat = event.seat
        if event.table is not None:
            kept = read_sets(event.table)
            have = Counter(tile for tiles in _lying(state) for tile in tiles) + Counter(_rack(state, seat))
            have.subtract(tile for tiles in kept for tile in tiles)
            if any(count < 0 for count in have.values()):
                raise ValueError("a table was kept with tiles that are not there")
            stays = [tile for tile in _rack(state, seat) if _take(have, tile)]  # the player's own order first
            state = with_rack(state, seat, (*stays, *sorted(have.elements())))
            opened = changed(state.opened, seat, state.opened[seat] or event.opened)
            state = state_with(state, table=kept, opened=opened)
        return draw(state, seat, event.drawn)[0]

    def end_in_sight(self, setup: Setup, state: State) -> int | None:
        return None  # nobody knows when somebody will go out

    def result(self, setup: Setup, state: State) -> Result | None:
        inside = state.inside
        out = [seat for seat in inside if not state.racks[seat]]
        is_blocked = nobody_can_play(state)
        if not out and len(inside) > 1 and not is_blocked:
            return None
        points = [rack_points(_book(setup), rack) for rack in state.racks]
        if out:
            return went_out(points, out[0])
        if len(inside) == 1:
            return _scored(points, inside[0], 0, "resigned")
        return blocked(points, inside)

    def shown_table(self, table: Table) -> tuple[str, ...]:
        return tuple([_written(tiles) for tiles in cast(Sets, table)])

    def shown(self, setup: Setup, state: State) -> LiesOpen:
        stands = tuple([_stands(tiles) for tiles in _lying(state)])
        return LiesOpen(table=self.shown_table(state.table), stands=stands)
