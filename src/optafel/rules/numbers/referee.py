"""The referee of the number games: takes any table and says everything that is wrong with it."""

from collections import Counter
from dataclasses import dataclass

from optafel.rules.numbers.opening import laid_value, value_up_to
from optafel.rules.numbers.rulebook import NumbersRulebook
from optafel.rules.numbers.sets import read_set
from optafel.rules.numbers.why import why_no_set
from optafel.rules.ruling import Param, Reason, Ruling, Violation
from optafel.texts import QuotedTiles
from optafel.tiles.numbers import NumberTile, Sets, TileSet, write_tiles


@dataclass(frozen=True, slots=True)
class Before:
    """What a player has before a turn."""

    table: Sets
    rack: TileSet
    opened: bool = True  # whether this player has opened in an earlier turn


def judge(book: NumbersRulebook, position: Before, table: Sets) -> Ruling:
    """Rules on `table`, the whole table at the end of the turn."""
    lay = Counter(tile for tiles in position.table for tile in tiles)
    lies = Counter(tile for tiles in table for tile in tiles)
    played = lies - lay
    violations = _foreign(book, table)
    violations += _conserved(lay - lies, played - Counter(position.rack))
    violations += [why_no_set(tiles, at) for at, tiles in enumerate(table) if read_set(tiles) is None]
    if not played:
        violations.append(Violation("nothing-played", "turn"))
    worth = None
    how: list[Reason] = []
    if not position.opened:
        # Only what is really on the rack can open; it also bounds what there is to search.
        worth, wrong = _opening(book, position, table, played & Counter(position.rack))
        violations += wrong
        how.append(Reason("how-opening", {"value": worth, "need": book.opening_value}))
    found = [read_set(tiles) for tiles in table]
    return Ruling(
        rulebook=book.id,
        violations=tuple(violations),
        opening_value=worth,
        played=tuple(str(tile) for tile in sorted(played.elements())),
        marks=tuple("whole" if reading else "partial" for reading in found),
        stands=tuple(
            reading.stands if reading else ("",) * len(tiles)
            for reading, tiles in zip(found, table, strict=True)
        ),
        how=tuple(how),
    )


def _foreign(book: NumbersRulebook, table: Sets) -> list[Violation]:
    """Jokers that are not in this edition's box."""
    kinds = sorted({str(t) for tiles in table for t in tiles if t.joker and t.joker not in book.jokers})
    return [Violation("not-in-box", "box", (kind,), params={"tiles": QuotedTiles(kind)}) for kind in kinds]


def _conserved(gone: Counter[NumberTile], foreign: Counter[NumberTile]) -> list[Violation]:
    """Nothing leaves the table, and nothing comes onto it but from the rack."""
    wrong = []
    jokers = sorted(tile for tile in gone.elements() if tile.joker)
    others = sorted(tile for tile in gone.elements() if not tile.joker)
    for code, rule, tiles in (
        ("joker-left-table", "joker", jokers),
        ("tile-left-table", "turn", others),
        ("not-on-rack", "turn", sorted(foreign.elements())),
    ):
        if tiles:
            quoted: dict[str, Param] = {"tiles": QuotedTiles(write_tiles(tiles)), "count": len(tiles)}
            wrong.append(Violation(code, rule, tuple(str(tile) for tile in tiles), params=quoted))
    return wrong


def _opening(
    book: NumbersRulebook, position: Before, table: Sets, played: Counter[NumberTile]
) -> tuple[int, list[Violation]]:
    worth = laid_value(table, played)
    wrong = []
    if book.opening_goes_on:
        if worth < book.opening_value:
            # The sets may have been laid first and taken into others later in the turn.
            worth = max(worth, value_up_to(played, book.opening_value))
    elif touched := _touched(position.table, table):
        wrong.append(
            Violation(
                "opening-touches-table",
                "opening",
                tuple(write_tiles(tiles) for tiles in touched),
                params={"sets": QuotedTiles(" | ".join(write_tiles(tiles) for tiles in touched))},
            )
        )
    if worth < book.opening_value:
        need = {"value": worth, "need": book.opening_value, "short": book.opening_value - worth}
        wrong.append(Violation("opening-too-low", "opening", params=need))
    return worth, wrong


def _touched(before: Sets, after: Sets) -> list[TileSet]:
    """The sets that no longer lie as they lay (read from either side)."""
    left = Counter(min(tiles, tiles[::-1]) for tiles in before)
    left.subtract(min(tiles, tiles[::-1]) for tiles in after)
    return [tiles for tiles, count in left.items() for _ in range(count)]
