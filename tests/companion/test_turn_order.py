"""One turn order for the clock and the sheet: whose turn it is, and what a turn costs that came too late."""

from typing import Any

from optafel.companion import WrittenGame, WrittenTurn, count_sheet
from optafel.game import Setup


def counted(entry: WrittenGame, rulebook: str, seats: int = 3, language: str = "", **options: Any) -> Any:
    return count_sheet(Setup(rulebook, seats, b"seed", language=language, options=options), [entry]).games[0]


def keys(game: Any) -> list[Any]:
    return [(check.key, check.seat) for check in game.checks]


def test_turns_ended_at_the_clock_are_written_later() -> None:
    turns = (WrittenTurn(1), WrittenTurn(2), WrittenTurn(0, "HOUTEN"))
    game = counted(WrittenGame(first=1, turns=turns), "woord-sabra")
    assert (game.due, game.turns) == (1, 3)
    assert game.opened == (True, False, False)
    # Of two that are still to be written the first is asked for.
    assert [key for key in keys(game) if key[0] == "check-turn-empty"] == [("check-turn-empty", 1)]
    written = (WrittenTurn(1, "5"), WrittenTurn(2, kind="none"), WrittenTurn(0, "HOUTEN"))
    game = counted(WrittenGame(first=1, turns=written), "woord-sabra")
    assert (game.scores, game.opened) == ((6, 5, 0), (True, True, False))


def test_a_number_game_follows_its_turns_too() -> None:
    game = counted(WrittenGame(first=2, turns=(WrittenTurn(2), WrittenTurn(0))), "rummikub-sabra")
    assert (game.due, game.turns, game.lines, game.result) == (1, 2, (), None)
    assert keys(game) == []


def test_penalty_tiles_come_to_who_was_late() -> None:
    turns = (
        WrittenTurn(0),
        WrittenTurn(1, late=True),
        WrittenTurn(2),
        WrittenTurn(0, late=True),
        WrittenTurn(1, late=True),
    )
    game = counted(WrittenGame(turns=turns), "rummikub-jokers")
    assert game.penalties == (3, 6, 0)
    assert keys(game) == [("check-penalty-tiles", 0), ("check-penalty-tiles", 1)]
    assert counted(WrittenGame(turns=turns), "rummikub-jokers", time_out_penalty=1).penalties == (1, 2, 0)


def test_no_more_penalty_tiles_come_than_the_pot_can_hold() -> None:
    # Of 106 tiles two players have 28; one turn without a play took the 78th of the pot.
    late = tuple(WrittenTurn(seat % 2, late=True) for seat in range(27))
    game = counted(WrittenGame(turns=(WrittenTurn(1, kind="none"), *late)), "rummikub-sabra", seats=2)
    assert sum(game.penalties) == 77
    assert [(check.key, dict(check.params)) for check in game.checks if "penalty" in check.key] == [
        ("check-penalty-fewer", {"tiles": 39, "due": 42}),
        ("check-penalty-fewer", {"tiles": 38, "due": 39}),
    ]


def test_an_empty_pot_punishes_nobody() -> None:
    turns = (WrittenTurn(0, late=True), WrittenTurn(1, late=True), WrittenTurn(2, late=True))
    game = counted(WrittenGame(turns=turns, pot_empty=2), "rummikub-jokers")
    assert game.penalties == (3, 3, 0)
    assert keys(game) == [
        ("check-penalty-tiles", 0),
        ("check-penalty-tiles", 1),
        ("check-penalty-pot-ran-out", 1),
        ("check-penalty-fewer", 2),
    ]


def test_a_table_put_back_scores_nothing_and_opens_nobody() -> None:
    game = counted(WrittenGame(turns=(WrittenTurn(0, "HOUTEN", late=True),)), "woord-international")
    assert (game.scores[0], game.opened[0], game.lines[0].late) == (0, False, True)
    assert [reason.key for reason in game.lines[0].how] == ["time-up-words-put-all-back"]
    stays = counted(WrittenGame(turns=(WrittenTurn(0, "HOUTEN", late=True),)), "word-2023", language="nl")
    assert (stays.scores[0], stays.opened[0], stays.due) == (6, True, 1)
    passed = counted(
        WrittenGame(turns=(WrittenTurn(0, "", "none", late=True), WrittenTurn(1, "12"))), "scrabble-nl"
    )
    assert (passed.scores, passed.due) == ((0, 12, 0), 2)


def test_the_spanish_edition_takes_the_next_turn_as_well() -> None:
    turns = (WrittenTurn(0, "5"), WrittenTurn(1, "4", late=True), WrittenTurn(2, "5"), WrittenTurn(0, "6"))
    game = counted(WrittenGame(turns=turns), "word-2023", language="es")
    assert game.due == 2
    assert ("check-turn-lost", 1) in keys(game)
    assert ("check-out-of-order", 2) not in keys(game)
    after = counted(
        WrittenGame(turns=(*turns, WrittenTurn(2, "5"), WrittenTurn(0, "4"))), "word-2023", language="es"
    )
    assert after.due == 1
    assert ("check-turn-lost", 1) not in keys(after)


def test_the_last_turns_are_known_by_name() -> None:
    game = counted(WrittenGame(first=1, turns=(WrittenTurn(1, "50"),)), "woord-international")
    assert (game.last_turns, game.ahead) == (2, (2, 0))
    none_yet = counted(WrittenGame(first=1, turns=(WrittenTurn(1, "40"),)), "woord-international")
    assert (none_yet.last_turns, none_yet.ahead) == (None, ())


def test_nobody_can_play_and_the_pot_is_empty() -> None:
    turns = (WrittenTurn(0), *(WrittenTurn(seat, kind="none") for seat in (1, 2, 0)))
    over = counted(WrittenGame(turns=turns, pot_empty=1), "rummikub-sabra")
    assert (over.over, keys(over)) == ("blocked", [("check-blocked", None)])
    goes_on = counted(WrittenGame(turns=turns, pot_empty=3), "rummikub-sabra")
    assert goes_on.over is None
    racks = counted(WrittenGame(turns=turns, pot_empty=1, ended=True, left=("5", "7", "9")), "rummikub-sabra")
    assert racks.result is not None
    assert racks.result.winners == (0,)
