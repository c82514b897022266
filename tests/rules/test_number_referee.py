"""The referee of the number games says everything that is wrong, with tiles and rule."""

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from optafel.rules.numbers import Before, judge, read_set
from optafel.rules.numbers.rulebook import NumbersRulebook
from optafel.rules.rulebooks.rummikub_jokers import RUMMIKUB_JOKERS
from optafel.rules.rulebooks.rummikub_sabra import RUMMIKUB_SABRA
from optafel.rules.ruling import Ruling
from optafel.tiles import NumberTile, read_sets, read_tiles

SABRA = RUMMIKUB_SABRA
JOKERS = RUMMIKUB_JOKERS


def rule(book: NumbersRulebook, table: str, rack: str, play: str, opened: bool = True) -> Ruling:
    return judge(book, Before(read_sets(table), read_tiles(rack), opened), read_sets(play))


def codes(ruling: Ruling) -> list[str]:
    return [violation.code for violation in ruling.violations]


def test_every_violation_is_reported_at_once() -> None:
    ruling = rule(SABRA, "R4 R5 R6 | K1 K2 *", "Y1", "R4 R5 | K1 K2 B9 | Y1")
    assert Counter(codes(ruling)) == Counter(
        ["joker-left-table", "tile-left-table", "not-on-rack", "set-too-short", "set-mixed", "set-too-short"]
    )
    assert [v.where for v in ruling.violations if v.where] == [(0,), (1,), (2,)]
    assert next(v for v in ruling.violations if v.code == "not-on-rack").tiles == ("B9",)


def test_every_rule_that_a_ruling_rests_on_has_its_place_in_the_book() -> None:
    for book in (SABRA, JOKERS):
        for play in ("R4 R5", "R1 R3 R4", "Y13 R13 R13", "R3 M M", "R3 C R5", "B3 R3 C", "D R2 R3", ""):
            for violation in rule(book, "K1 K2 *", "R4", play, opened=False).violations:
                assert violation.rule in book.places


def test_a_special_joker_is_foreign_to_the_classic_box() -> None:
    assert "not-in-box" in codes(rule(SABRA, "", "R2 D R5", "R2 D R5"))


def test_opening_then_going_on_counts_what_was_laid_first() -> None:
    # 9 10 11 was laid as the opening, then taken into a longer run of the table.
    ruling = rule(SABRA, "R6 R7 R8", "R9 R10 R11", "R6 R7 R8 R9 R10 R11", opened=False)
    assert ruling.legal
    assert ruling.opening_value == 30


def test_a_joker_in_the_opening_counts_for_where_it_lies() -> None:
    assert rule(SABRA, "", "R10 R11 *", "* R10 R11", opened=False).opening_value == 30


def test_tiles_of_the_table_do_not_help_to_open() -> None:
    ruling = rule(SABRA, "K10 K11 K12", "K13 R13 B13", "K10 K11 K12 | K13 R13 B13", opened=False)
    assert ruling.opening_value == 39
    short = rule(SABRA, "K10 K11 K12 | R13 B13 Y13", "K13", "K10 K11 K12 K13 | R13 B13 Y13", opened=False)
    assert codes(short) == ["opening-too-low"]
    assert short.violations[0].params == {"value": 0, "need": 30, "short": 30}


def test_with_special_jokers_the_opening_leaves_the_table_alone() -> None:
    ruling = rule(JOKERS, "K4 K5 K6", "R9 R10 R11 K7", "R9 R10 R11 | K4 K5 K6 K7", opened=False)
    assert codes(ruling) == ["opening-touches-table"]
    assert rule(JOKERS, "K4 K5 K6", "R9 R10 R11", "K6 K5 K4 | R9 R10 R11", opened=False).legal


tiles = st.integers(0, 55).map(NumberTile)
tables = st.lists(st.lists(tiles, min_size=1, max_size=6).map(tuple), max_size=5).map(tuple)


@given(tables, st.lists(tiles, max_size=8).map(tuple), tables, st.booleans())
def test_legal_means_conserved_and_whole_whatever_lies_there(
    table: Any, rack: Any, after: Any, opened: bool
) -> None:
    ruling = judge(JOKERS, Before(table, rack, opened), after)
    lay = Counter(tile for each in table for tile in each)
    lies = Counter(tile for each in after for tile in each)
    conserved = not (lay - lies) and not (lies - lay - Counter(rack))
    whole = all(read_set(each) for each in after)
    if opened:
        assert ruling.legal == (conserved and whole and lay != lies)
    else:
        assert not ruling.legal or (conserved and whole)
    assert len(ruling.marks) == len(ruling.stands) == len(after)
