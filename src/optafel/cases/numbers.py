"""Cases of the number games."""

from collections import Counter
from typing import cast

from optafel.cases.case import Case, CaseError, Solved
from optafel.rules.numbers import NumbersRulebook, Position
from optafel.rules.numbers import judge as referee
from optafel.rules.ruling import Ruling, Violation
from optafel.solve.numbers import Solution, best, best_plays, opening
from optafel.tiles.numbers import Sets, TileSet, read_sets, read_tiles, write_sets

# Time to look for the play that leaves most sets as they lie: easier to follow, but no better.
_TIDY_SECONDS = 0.3


def judge(case: Case) -> Ruling:
    book = cast(NumbersRulebook, case.book)
    position = Position(read_sets(case.table), read_tiles(case.rack), case.opened)
    word = case.play.split()[:1]
    if word and word[0].lower() in ("draw", "pass"):
        return Ruling(book.id)  # whoever does not want to play draws; with an empty pot one passes
    if word and word[0].lower() == "exchange":
        return Ruling(book.id, (Violation("no-exchange", "draw"),))
    return referee(book, position, read_sets(case.play))


def solve(case: Case) -> Solved:
    book = cast(NumbersRulebook, case.book)
    table, rack = read_sets(case.table), read_tiles(case.rack)
    _check_box(book, table, rack)
    if case.opened:
        by_value = case.objective == "value"
        found = best(
            table,
            rack,
            by_value=by_value,
            touched_max=case.breaks,
            seconds=case.seconds,
            tidy_seconds=min(case.seconds, _TIDY_SECONDS),
        )
    else:
        found = opening(table, rack, book.opening_value, book.opening_goes_on, case.seconds)
    return _solved(found)


def ranked(case: Case, count: int) -> tuple[Solved, ...]:
    """For a player who has opened."""
    table, rack = read_sets(case.table), read_tiles(case.rack)
    _check_box(cast(NumbersRulebook, case.book), table, rack)
    found = best_plays(
        table,
        rack,
        count,
        by_value=case.objective == "value",
        seconds=case.seconds,
        tidy_seconds=min(case.seconds, _TIDY_SECONDS),
    )
    return tuple(_solved(each) for each in found)


def _solved(found: Solution) -> Solved:
    play = "draw" if found.play is None else write_sets(found.play)
    return Solved(play, found.tiles, found.optimal, found.seconds, value=found.value, changed=found.touched)


def _check_box(book: NumbersRulebook, table: Sets, rack: TileSet) -> None:
    """The search counts on there being no more of a tile than the box holds."""
    there = Counter(rack) + Counter(tile for tiles in table for tile in tiles)
    box = Counter(book.box)
    for tile, count in sorted(there.items()):
        if count > box[tile]:
            raise CaseError("too-many-of-a-tile", tile=str(tile), count=count, most=box[tile])
