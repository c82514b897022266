"""A file may be as long as somebody likes: reading it takes as long as it is, and no more."""

from collections.abc import Callable

import pytest

from optafel import gcg
from optafel.gcg.event_lines import tokens_of
from optafel.gcg.reading import PLAYERS_MOST
from steps import lines_run

HOSTILE: dict[str, Callable[[int], str]] = {
    "open parentheses": lambda size: ">a: " + "(" * size,
    "letters and parentheses": lambda size: ">a: " + "x(" * size,
    "one that closes": lambda size: ">a: " + "(" * size + ")" + "(" * size,
    "pairs": lambda size: ">a: " + "()" * size,
    "players": lambda size: "\n".join(f">p{at}: ABC 8D ABC +1 1" for at in range(size)),
    "a note": lambda size: "#note x\n" + "y\n" * size,
    "a pragma": lambda size: "#lexicon x\n" + "y\n" * size,
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_twice_the_file_is_twice_the_work(kind: str) -> None:
    once, twice = (lines_run(gcg.read, HOSTILE[kind](size)) for size in (400, 800))
    assert twice < 2.2 * once


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("ABC 8D T(AA)RT +3 3", ["ABC", "8D", "T(AA)RT", "+3", "3"]),
        ("(time) -10 3", ["(time)", "-10", "3"]),
        ("(two words) x", ["(two words)", "x"]),
        ("8D A(B (C", ["8D", "A", "(", "B", "(", "C"]),
        ("a(b)c(d", ["a(b)c", "(", "d"]),
        ("((a)) b", ["((a))", "b"]),
        ("", []),
    ],
)
def test_what_stands_in_parentheses_belongs_together(text: str, tokens: list[str]) -> None:
    assert tokens_of(text) == tokens


def test_no_table_has_more_players_than_can_be_numbered() -> None:
    record = gcg.read("\n".join(f">p{at}: ABC 8D ABC +1 1" for at in range(20)))
    assert len(record.players) == PLAYERS_MOST
    assert len(record.unread) == 20 - PLAYERS_MOST


def test_a_note_of_many_lines_stays_whole() -> None:
    record = gcg.read("#note one\ntwo\nthree\n#lexicon\nodd\neven\n")
    assert record.notes == ("one\ntwo\nthree",)
    assert record.pragma("lexicon") == "odd\neven"
