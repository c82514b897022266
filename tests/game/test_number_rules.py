"""The turns of the rulebook: starting draw, opening, clock, blocked game, score table."""

# mypy: disable-error-code="arg-type, assignment, index, union-attr"

import hashlib
from dataclasses import replace
from typing import Any

import pytest

from optafel.game import Game, Refusal, Setup
from optafel.game.state import Result
from optafel.match import Sheet
from optafel.tiles import read_sets, read_tiles, write_sets, write_tiles
from optafel.wire import to_json

SEED = bytes(range(32))


def position(
    table: str = "",
    racks: Any = ("", ""),
    pot: Any = "",
    turn: Any = 0,
    opened: bool = True,
    rulebook: str = "rummikub-sabra",
) -> Game:
    """A game as it might stand in the middle."""
    game = Game.start(Setup(rulebook, len(racks), SEED))
    state = replace(
        game.state,
        table=read_sets(table),
        racks=tuple(read_tiles(rack) for rack in racks),
        piles=(read_tiles(pot),),
        turn=turn,
        opened=(opened,) * len(racks),
    )
    return replace(game, state=state)


def test_each_gets_fourteen_and_the_highest_tile_begins() -> None:
    game = Game.start(Setup("rummikub-sabra", 4, SEED))
    assert [len(rack) for rack in game.state.racks] == [14] * 4
    assert game.state.pot == 106 - 56
    last = {}
    for seat, tile in game.state.start_draw:
        last[seat] = tile
    numbers = {seat: int(tile[1:]) for seat, tile in last.items() if tile != "*"}
    assert numbers[game.turn] == max(numbers.values())


def test_who_begins_can_be_chosen_by_hand() -> None:
    game = Game.start(Setup("rummikub-sabra", 3, SEED, first=2))
    assert game.turn == 2
    assert game.state.start_draw == ()


def test_the_seed_is_committed_to_and_told_only_at_the_end() -> None:
    game = Game.start(Setup("rummikub-sabra", 2, SEED))
    for seat in (0, 1, None):
        seen = game.view(seat)
        assert seen.commit == hashlib.sha256(SEED).hexdigest()
        assert SEED.hex() not in str(seen)
    over = game.try_play(0, {"resign": True})
    assert over.view(1).seed == SEED.hex()


def test_a_view_says_what_jokers_stand_for_and_what_is_asked_to_open() -> None:
    game = position("R8 * Y8 | B4 * B6", ("R1", "K13"), opened=False)
    assert game.view(1).stands == (("", "8", ""), ("", "B5", ""))
    assert game.view(0).opening == 30
    assert position(racks=("R1", "K13")).view(0).opening is None
    assert "opening" not in to_json(game.view(None))


def test_a_view_shows_the_own_rack_only() -> None:
    game = position(racks=("R1 R2", "K13 K12 K11"), pot="B5")
    assert list(game.view(0).rack) == ["R1", "R2"]
    assert "rack" not in to_json(game.view(None))
    assert "K13" not in str(game.view(0))
    assert "B5" not in str(game.view(1))


def test_going_out_wins_and_the_others_pay() -> None:
    game = position("R4 R5 R6", ("R7", "K13 *", "B2"), pot="K1")
    game = game.try_play(0, {"play": "R4 R5 R6 R7"})
    assert game.result == Result((40, -38, -2), (0,), "went-out")
    assert game.view(1).result.counted == (40, -38, -2)
    assert game.try_play(1, {"draw": 0}).code == "game-over"


def test_when_all_pass_on_an_empty_pot_the_lowest_rack_wins() -> None:
    game = position(racks=("K13", "R5", "B7"))
    for seat in range(3):
        assert game.try_play(seat, {"draw": 0}).code == "move-not-now"
        game = game.try_play(seat, {"pass": True})
    assert game.result == Result((-8, 10, -2), (1,), "blocked")


def test_drawing_the_last_tile_is_not_passing() -> None:
    game = position(racks=("K13", "R5"), pot="B7")
    game = game.try_play(0, {"draw": 0})
    game = game.try_play(1, {"pass": True})
    assert game.result is None  # seat 0 has a new tile to try
    assert game.try_play(0, {"pass": True}).result.reason == "blocked"


def test_a_clock_that_runs_out_does_not_say_that_one_cannot_play() -> None:
    game = position(racks=("K13", "R5"))
    game = game.try_play(0, {"pass": True}).time_out()
    assert game.result is None
    own = position(racks=("K13", "R5")).time_out().try_play(1, {"pass": True})
    assert own.result is None
    assert own.try_play(0, {"pass": True}).result.reason == "blocked"


def test_two_whole_rounds_that_bring_nothing_block_the_game() -> None:
    game = position(racks=("K13", "R5", "B7"))
    for turn in range(6):
        assert game.result is None, turn
        game = game.time_out()
    assert game.result == Result((-8, 10, -2), (1,), "blocked")


def test_nobody_passes_while_there_are_tiles() -> None:
    assert position(racks=("K13", "R5"), pot="B7").try_play(0, {"pass": True}).code == "move-not-now"


def test_out_of_turn_is_refused() -> None:
    refusal = position(racks=("K13", "R5"), pot="B7").try_play(1, {"draw": 0})
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-your-turn"


def test_the_clock_keeps_whole_sets_and_gives_three_penalty_tiles() -> None:
    game = position("R4 R5 R6 | K7 R7 B7", ("R3 B1", "K13"), pot="Y1 Y2 Y3 Y4")
    game = game.time_out("R3 R4 R5 | R6 | K7 R7 B7")
    assert write_sets(game.state.table) == "R3 R4 R5 | K7 R7 B7"
    assert write_tiles(game.state.racks[0]) == "B1 R6 Y4 Y3 Y2"
    assert game.turn == 1


def test_the_clock_lets_a_finished_table_stand() -> None:
    game = position("R4 R5 R6", ("R3 B1", "K13"), pot="Y1 Y2 Y3 Y4").time_out("R3 R4 R5 R6")
    assert write_tiles(game.state.racks[0]) == "B1"


@pytest.mark.parametrize("draft", [None, "R4 R5 R6", "no tiles at all"])
def test_the_clock_on_an_untouched_table_draws_one(draft: str | None) -> None:
    game = position("R4 R5 R6", ("R3 B1", "K13"), pot="Y1 Y2 Y3 Y4").time_out(draft)
    assert write_tiles(game.state.racks[0]) == "R3 B1 Y4"


def test_the_clock_takes_back_an_opening_that_is_too_low() -> None:
    game = position("", ("R1 R2 R3", "K13"), pot="Y1 Y2", opened=False).time_out("R1 R2 R3")
    assert game.state.table == ()
    assert write_tiles(game.state.racks[0]) == "R1 R2 R3 Y2 Y1"
    assert game.state.opened == (False, False)


def test_the_clock_lets_an_opening_stand_beside_loose_tiles() -> None:
    game = position("K4 K5 K6", ("R9 R10 R11 B1", "K13"), pot="Y1 Y2 Y3", opened=False)
    game = game.time_out("K4 K5 K6 | R9 R10 R11 | B1")
    assert write_sets(game.state.table) == "K4 K5 K6 | R9 R10 R11"
    assert game.state.opened == (True, False)
    assert write_tiles(game.state.racks[0]) == "B1 Y3 Y2 Y1"


def test_with_special_jokers_the_clock_puts_everything_back() -> None:
    game = position("R4 R5 R6", ("R3 B1", "K13"), pot="Y1 Y2 Y3 Y4", rulebook="rummikub-jokers")
    game = game.time_out("R3 R4 R5 | R6")
    assert write_sets(game.state.table) == "R4 R5 R6"
    assert write_tiles(game.state.racks[0]) == "R3 B1 Y4 Y3 Y2"


def test_the_score_table_of_the_book() -> None:
    sheet = Sheet(4)
    for scores, winner in (((24, -5, -16, -3), 0), ((-6, -11, 22, -5), 2)):
        sheet = sheet.with_game(Result(scores, (winner,), "went-out"))
    assert sheet.totals == (18, -16, 6, -8)
    assert all(sum(game) == 0 for game in sheet.games)
    assert sheet.leaders(games_before_points=False) == (0,)


def test_a_match_goes_to_the_most_games_then_to_the_most_points() -> None:
    sheet = Sheet(2)
    for scores, winner in (((5, -5), 0), ((5, -5), 0), ((-90, 90), 1)):
        sheet = sheet.with_game(Result(scores, (winner,), "went-out"))
    assert sheet.leaders(games_before_points=True) == (0,)
    assert sheet.leaders(games_before_points=False) == (1,)
    assert sheet.rounds == ((10, -10), (-90, 90))


def test_the_round_of_the_book_with_special_jokers() -> None:
    sheet = Sheet(4)
    for scores, winner in (
        ((24, -5, -16, -3), 0),
        ((-6, -11, 22, -5), 2),
        ((-32, -13, -2, 47), 3),
        ((-10, -25, 41, -6), 2),
    ):
        sheet = sheet.with_game(Result(scores, (winner,), "went-out"))
    assert sheet.rounds == ((-24, -54, 45, 33),)
    assert sheet.won == (1, 0, 2, 1)
    assert sheet.leaders(games_before_points=True) == (2,)
    assert all(sum(game) == 0 for game in sheet.games)
