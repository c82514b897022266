"""Whole games as people keep them: made up for these tests, each in a way of writing of its own."""

from pathlib import Path
from typing import Any

import pytest

from optafel.gcg import Kind, read, read_bytes, report, strict, write

GAMES = Path(__file__).parent / "games"


def played(name: str) -> Any:
    return report(read_bytes((GAMES / name).read_bytes()))


@pytest.mark.parametrize(
    ("name", "letters", "because", "scores", "plays"),
    [
        # Latin-1 and CRLF, small coordinates, letters for tiles played through, a phony taken back, a bonus
        # for a challenge, minutes lost on the clock, and the last rack counted twice.
        ("club-night.gcg", "en", "scores", (341, 408), 27),
        # Four players, dots and parentheses, each losing what is left.
        ("vier-aan-tafel.gcg", "nl", "scores", (167, 188, 158, 217), 23),
        # Tiles of two letters as digits, with a byte order mark.
        ("dos-en-casa.gcg", "es", "scores", (329, 427), 25),
        # Umlauts in Latin-1, and nothing that says so.
        ("zu-zweit.gcg", "de", "scores", (342, 384), 24),
        # The older letters, no running totals, pragmas that nobody knows.
        ("doos-van-oma.gcg", "nl-older", "scores", (200, 265, 205), 26),
        # One side's racks only, and it breaks off.
        ("broken-off.gcg", "en", "hint", (265, 165), 13),
    ],
)
def test_a_game_that_holds(name: str, letters: str, because: str, scores: Any, plays: Any) -> None:
    done = played(name)
    assert done.differences == ()
    assert (done.letters.id, done.because, done.fits) == (letters, because, (plays, plays))
    assert done.recorded == done.points == scores
    made = strict(done)
    assert read(write(made)) == made
    assert report(made).points == scores


def test_what_the_club_wrote_down() -> None:
    record = played("club-night.gcg").record
    assert record.pragma("title") == "Club night, last table"
    assert record.pragma("description") == "Two old friends\nand one lamp"
    kinds = [line.kind for line in record.lines]
    assert {Kind.WITHDRAWN, Kind.CHALLENGE, Kind.TIME, Kind.PASS, Kind.END_RACK} < set(kinds)
    (noted,) = [line for line in record.lines if line.notes]
    assert noted.notes == ("Ten minutes were spent on this one,\nand nobody else liked it.",)


def test_a_game_that_breaks_off() -> None:
    record = played("broken-off.gcg").record
    assert record.incomplete
    assert record.racks[1] == "Q"


def test_each_mistake_is_told_where_it_was_made() -> None:
    done = played("mistakes.gcg")
    assert [(d.at, d.kind, d.found, d.expected) for d in done.differences] == [
        (6, "score", "+66", "+64"),
        (9, "total", "98", "100"),
        (10, "not-on-rack", "Q", "ELORSTU"),
        (13, "total", "83", "82"),
        (14, "rack-too-long", "EILRRXZ?", "7"),
        (15, "unread", "Cy went to see about the kettle", ">Ann: ABCDEFG 8D WORD +18 18"),
        (17, "total", "114", "115"),
        (33, "end-score", "+12", "+6"),
    ]
    assert done.points == (216, 254, 265)
