"""A position of the number games."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from typing import Self, cast

from optafel.draw import Scene
from optafel.positions.errors import PositionError
from optafel.positions.move import DRAW, Laid, Move
from optafel.positions.position import Position
from optafel.positions.rows import rows_scene
from optafel.positions.solved import Solved, Wishes
from optafel.rules.numbers import Before, NumbersRulebook, judge, read_set
from optafel.rules.ruling import Ruling, Violation
from optafel.solve import numbers as search
from optafel.tiles import Tile
from optafel.tiles.numbers import Sets, TileSet, read_sets, write_tiles

# Time to look for the play that leaves most sets as they lie: easier to follow, but no better.
TIDY_SECONDS = 0.3


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class NumbersPosition(Position):
    """Sets on the table, number tiles on the rack."""

    table: Sets = ()
    rack: TileSet = ()

    __str__ = Position.__str__

    @property
    def book(self) -> NumbersRulebook:
        return cast(NumbersRulebook, super(NumbersPosition, self).book)

    @property
    def box(self) -> Mapping[Tile, int]:
        return _box(self.rulebook)

    @property
    def lying(self) -> Iterable[Tile]:
        return chain(*self.table)

    def read_play(self, text: str) -> Sets:
        return read_sets(text)

    def read_move(self, text: str) -> Move:
        word = text.split()[:1]
        if word and (said := word[0].lower()) in ("draw", "pass", "exchange"):
            return Move(said)  # type: ignore[arg-type]
        return Move("play", read_sets(text))

    def judge(self, play: Laid | Move | str) -> Ruling:
        if isinstance(play, str):
            play = self.read_move(play)
        if isinstance(play, Move):
            if play.kind == "exchange":
                return Ruling(self.rulebook, (Violation("no-exchange", "draw"),))
            if play.play is None:
                return Ruling(self.rulebook)  # who does not want to play draws; with an empty pot one passes
            play = play.play
        return judge(self.book, Before(self.table, self.rack, self.opened), cast(Sets, play))

    def counts(self, word: str) -> bool:
        return False  # there are no words among numbers

    def zipf(self, word: str) -> float | None:
        return None

    def words_made(self, play: Laid) -> tuple[str, ...]:
        return ()

    def ask(self, wishes: Wishes) -> Solved:
        self.check_box()  # the search counts on it
        by_value, tidy = wishes.objective == "value", min(wishes.seconds, TIDY_SECONDS)
        if self.opened:
            found = search.best(
                self.table,
                self.rack,
                by_value=by_value,
                touched_max=wishes.breaks,
                seconds=wishes.seconds,
                tidy_seconds=tidy,
                nodes=wishes.nodes,
            )
        else:
            book = self.book
            found = search.opening(
                self.table,
                self.rack,
                book.opening_value,
                book.opening_goes_on,
                wishes.seconds,
                by_value=by_value,
                touched_max=wishes.breaks,
                tidy_seconds=tidy,
                nodes=wishes.nodes,
            )
        return _solved(found)

    def ask_for(self, count: int, wishes: Wishes) -> tuple[Solved, ...]:
        self.check_box()
        book = self.book
        found = search.best_plays(
            self.table,
            self.rack,
            count,
            by_value=wishes.objective == "value",
            need=None if self.opened else book.opening_value,
            goes_on=book.opening_goes_on,
            touched_max=wishes.breaks,
            seconds=wishes.seconds,
            tidy_seconds=min(wishes.seconds, TIDY_SECONDS),
            nodes=wishes.nodes,
        )
        return tuple(_solved(each) for each in found)

    def plays(self) -> tuple[Solved, ...]:
        raise PositionError("plays-uncounted")

    def _after(self, play: Laid) -> Self:
        table = cast(Sets, play)
        laid = Counter(tile for tiles in table for tile in tiles)
        laid.subtract(tile for tiles in self.table for tile in tiles)
        left = list(self.rack)
        for tile in laid.elements():
            if tile in left:
                left.remove(tile)
        return replace(self, table=table, rack=tuple(left), opened=True)

    def scene(self, play: Laid | str | None = None) -> Scene:
        after = read_sets(play) if isinstance(play, str) else cast(Sets | None, play)
        lies = self.table if after is None else after
        rows = [write_tiles(tiles) for tiles in self.table]
        then = None if after is None else [write_tiles(tiles) for tiles in after]
        readings = [(read_set(tiles), tiles) for tiles in lies]
        stands = tuple(found.stands if found else ("",) * len(tiles) for found, tiles in readings)
        return rows_scene("numbers", rows, [str(tile) for tile in self.rack], then, stands)


@lru_cache(maxsize=32)
def _box(rulebook: str) -> Mapping[Tile, int]:
    from optafel.rules.rulebooks import RULEBOOKS

    return Counter(cast(NumbersRulebook, RULEBOOKS[rulebook]).box)


def _solved(found: search.Solution) -> Solved:
    move = DRAW if found.play is None else Move("play", found.play)
    return Solved(
        move,
        found.tiles,
        found.optimal,
        found.seconds,
        value=found.value,
        changed=found.touched,
        bound=found.bound,
    )
