"""Number games on a sheet kept by hand, against the arithmetic of the rulebooks."""

from typing import Any

import pytest

from optafel.companion import WrittenGame, count_sheet
from optafel.game import Setup

ONE_OF_EACH = ("", "R7 K13", "*")


def keys(game: Any, *weights: str) -> list[Any]:
    return [check.key for check in game.checks if check.weight in (weights or ("wrong", "odd", "missing"))]


def counted(
    *entries: WrittenGame,
    rulebook: str = "rummikub-sabra",
    seats: int = 3,
    rounds: Any = None,
    **options: Any,
) -> Any:
    return count_sheet(Setup(rulebook, seats, b"seed", options=options), entries, rounds)


def test_the_losers_pay_their_racks_and_a_joker_counts_what_the_book_says() -> None:
    sabra = counted(WrittenGame(ended=True, out=0, left=ONE_OF_EACH)).games[0]
    assert (sabra.scores, sabra.result.reason) == ((45, -20, -25), "went-out")
    assert sabra.points == (0, 20, 25)
    assert sabra.held == ((), ("R7", "K13"), ("*",))
    jokers = counted(WrittenGame(ended=True, out=0, left=ONE_OF_EACH), rulebook="rummikub-jokers").games[0]
    assert jokers.scores == (50, -20, -30)
    house = counted(WrittenGame(ended=True, out=0, left=ONE_OF_EACH), joker_penalty=20).games[0]
    assert house.scores == (40, -20, -20)


def test_in_a_blocked_game_the_others_pay_the_difference() -> None:
    game = counted(WrittenGame(ended=True, out=None, left=("12", "R7", "30"))).games[0]
    assert (game.scores, game.result.winners) == ((-5, 28, -23), (1,))
    assert keys(game, "note") == ["check-how-blocked"]
    shared = counted(WrittenGame(ended=True, out=None, left=("7", "R7", "30"))).games[0]
    assert (shared.scores, shared.result.winners) == ((12, 11, -23), (0, 1))


def test_the_printed_sheet_of_a_round_and_who_wins_the_match() -> None:
    racks = [("0", "5", "16", "3"), ("6", "11", "0", "5"), ("32", "13", "2", "0"), ("10", "25", "0", "6")]
    entries = [WrittenGame(ended=True, out=left.index("0"), left=left) for left in racks]
    kept = counted(*entries, rulebook="rummikub-jokers", seats=4, rounds=1)
    assert kept.match.games == ((24, -5, -16, -3), (-6, -11, 22, -5), (-32, -13, -2, 47), (-10, -25, 41, -6))
    assert kept.match.rounds == ((-24, -54, 45, 33),)
    assert kept.match.won == (1, 0, 2, 1)
    assert kept.leaders == (2,)
    assert kept.over


def test_games_won_count_before_points_only_where_the_book_says_so() -> None:
    entries = [
        WrittenGame(ended=True, out=0, left=("", "1")),
        WrittenGame(ended=True, out=0, left=("", "2")),
        WrittenGame(ended=True, out=1, left=("99", "")),
    ]
    assert counted(*entries, rulebook="rummikub-jokers", seats=2).leaders == (0,)
    assert counted(*entries, seats=2).leaders == (1,)
    assert not counted(*entries, rulebook="rummikub-jokers", seats=2, rounds=2).over


def test_own_scores_must_add_up_to_zero() -> None:
    entry = WrittenGame(ended=True, scores=("45", "-20", "-24"))
    game = counted(entry).games[0]
    assert game.result is None
    (check,) = game.checks
    assert (check.key, dict(check.params)) == ("check-not-zero", {"total": 1, "by": 1, "way": "high"})
    mended = counted(WrittenGame(ended=True, scores=("+45", "-20", "−25"))).games[0]
    assert (mended.scores, mended.result.winners) == ((45, -20, -25), (0,))


def test_own_scores_are_held_against_the_racks_where_both_are_written() -> None:
    entry = WrittenGame(ended=True, out=0, left=ONE_OF_EACH, scores=("40", "-15", "-25"))
    game = counted(entry).games[0]
    assert keys(game) == ["check-other-score", "check-other-score"]
    assert game.result is None


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (WrittenGame(ended=True, out=0, left=("", "", "5")), ["check-left-missing"]),
        (WrittenGame(ended=True, out=0, left=("", "R7 R7 R7", "5")), ["check-more-than-box"]),
        (WrittenGame(ended=True, out=0, left=("", "D", "5")), ["check-more-than-box"]),
        (WrittenGame(ended=True, out=0, left=("", "R77", "5")), ["refuse-no-such-tile"]),
        (WrittenGame(ended=True, out=0, left=("", "9999", "5")), ["check-too-many-points"]),
        (WrittenGame(ended=True, out=0, left=("4", "3", "5")), ["check-out-but-left"]),
        (WrittenGame(ended=True, out=0, left=("", "0", "5")), ["check-two-out"]),
        (WrittenGame(ended=True, out=None, left=("1", "0", "5")), ["check-empty-rack"]),
        (WrittenGame(ended=True, scores=("5", "", "-5")), ["check-score-missing"]),
        (WrittenGame(ended=True, scores=("5", "many", "-5")), ["check-score-unreadable"]),
    ],
)
def test_what_cannot_be_so_is_not_counted(entry: WrittenGame, said: Any) -> None:
    kept = counted(entry)
    assert keys(kept.games[0]) == said
    assert kept.games[0].result is None
    assert kept.match.games == ()


def test_who_has_opened_is_held_against_the_racks() -> None:
    entry = WrittenGame(ended=True, out=0, opened=(1,), left=("", "R7", "K1 K2"))
    game = counted(entry).games[0]
    assert keys(game) == ["check-out-not-opened", "check-not-opened-few"]
    assert game.result is not None  # look again, but it counts
    assert keys(counted(WrittenGame(ended=True, out=0, left=("", "R7", "K1"))).games[0]) == []


def test_a_game_that_has_just_begun_is_neither_wrong_nor_missing() -> None:
    kept = counted(WrittenGame(first=2))
    assert kept.games[0].checks == ()
    assert kept.leaders == ()
