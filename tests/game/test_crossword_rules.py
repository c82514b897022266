"""The crossword's turn, exchange, challenge and end, as the book has them."""

# mypy: disable-error-code="arg-type, attr-defined, index, type-var, union-attr"

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from optafel.game import Game, Refusal, Setup
from optafel.game.families import crossword
from optafel.rules.crossword import LETTER_SETS
from optafel.tiles import LetterTile, read_letters
from optafel.wire import to_json

SEED = bytes(32)


def game_with(racks: Any, pot: Any = None, turn: Any = 0, **options: Any) -> Game:
    """A game in which these racks are held; with a pot given, nothing else is left."""
    game = Game.start(Setup("scrabble-nl", len(racks), SEED, language="nl", options=options, first=turn))
    left = list(LETTER_SETS["nl"].box)
    held = tuple(read_letters(rack) for rack in racks)
    for tile in (tile for rack in held for tile in rack):
        left.remove(tile)
    piles = (read_letters(pot) if pot is not None else tuple(left),)
    return replace(game, state=replace(game.state, racks=held, piles=piles))


def act(game: Game, *moves: Any) -> Game:
    for seat, move in moves:
        after = game.try_play(seat, move)
        assert not isinstance(after, Refusal), after
        game = after
    return game


def test_a_play_scores_and_the_rack_is_drawn_up_again() -> None:
    game = act(game_with(["TAARTXY", "EEEEEEE"]), (0, {"play": "8D TAART"}))
    assert game.state.scores == (20, 0)
    assert len(game.state.racks[0]) == 7
    assert game.state.pot == 102 - 14 - 5
    assert game.turn == 1
    seen = game.view(1)
    assert seen.board[7] == "...TAART......."
    assert seen.last.word == "TAART"
    assert seen.last.played == tuple("TAART")
    assert seen.values["Q"] == 10
    assert seen.premiums[0] == "W..l...W...l..W"


def test_a_word_that_does_not_count_is_refused_and_nothing_changes() -> None:
    game = game_with(["TXQRTYC", "EEEEEEE"])
    refused = game.try_play(0, {"play": "8D TXQRT"})
    assert refused.code == "illegal-play"
    assert [v.code for v in refused.ruling.violations] == ["not-in-dictionary"]


def test_the_pot_runs_out() -> None:
    game = act(game_with(["TAARTXY", "EEEEEEE"], pot="AB"), (0, {"play": "8D TAART"}))
    assert Counter(game.state.racks[0]) == Counter(read_letters("XYAB"))


def test_a_blank_is_written_as_the_crossword_writes_it() -> None:
    game = act(game_with(["TAA?TXY", "EEEEEEE"]), (0, {"play": "8D TAArT"}))
    assert game.view(0).last.played == ("T", "A", "A", "?", "T")
    assert game.view(1).board[7] == "...TAArT......."
    assert game_with(["TAA?TXY", "EEEEEEE"]).view(0).rack == tuple("TAA?TXY")


def test_exchanged_tiles_are_replaced_before_they_are_mixed_in() -> None:
    game = act(game_with(["QXYAB?C", "EEEEEEE"], pot="NNNN"), (0, {"exchange": "QXY?"}))
    assert Counter(game.state.racks[0]) == Counter(read_letters("ABCNNNN"))
    assert Counter(game.state.piles[0]) == Counter(read_letters("QXY?"))
    assert game.turn == 1
    assert to_json(game.view(1).last) == {
        "seat": 0,
        "kind": "exchanged",
        "count": 4,
        "before": list(game.view(1).board),
    }


@pytest.mark.parametrize(
    ("tiles", "pot", "code"),
    [
        ("QQ", "NNNN", "not-on-rack"),
        ("", "NNNN", "exchange-nothing"),
        ("QXYABC", "NNNN", "exchange-too-many"),
        ("Q", "", "move-not-now"),
        ("Q5", "N", "no-such-letter"),
    ],
)
def test_an_exchange_that_cannot_be(tiles: str, pot: Any, code: str) -> None:
    assert game_with(["QXYABCC", "EEEEEEE"], pot=pot).try_play(0, {"exchange": tiles}).code == code


def test_a_table_may_ask_for_a_fuller_pot() -> None:
    game = game_with(["QXYABCC", "EEEEEEE"], pot="NNNNNN", exchange_pot=7)
    assert "exchange" not in game.moves(0)
    assert game.try_play(0, {"exchange": "Q"}).code == "move-not-now"


def test_nobody_draws_instead_of_playing() -> None:
    assert game_with(["QXYABCC", "EEEEEEE"]).try_play(0, {"draw": 0}).code == "move-not-now"


def test_who_goes_out_gains_what_all_others_lose() -> None:
    game = game_with(["TAART", "QE", "ZZ"], pot="")
    over = act(game, (0, {"play": "8D TAART"}))
    assert over.result.scores == (20 + 11 + 8, -11, -8)
    assert (over.result.reason, over.result.winners) == ("went-out", (0,))
    assert over.view(2).result.left == ((), ("Q", "E"), ("Z", "Z"))
    assert over.view(2).result.counted == (11 + 8, -11, -8)


def test_an_empty_rack_does_not_end_the_game_while_the_pot_is_not_empty() -> None:
    game = act(game_with(["TAART", "QE"], pot="N"), (0, {"play": "8D TAART"}))
    assert game.result is None
    assert game.state.racks[0] == read_letters("N")


def test_with_an_empty_pot_all_pass_in_a_row() -> None:
    game = game_with(["TAARTXY", "EEEEEEE", "EEEEEEE"], pot="")
    game = act(game, (0, {"play": "8D TAART"}), (1, {"pass": True}), (2, {"pass": True}))
    assert game.result is None
    over = act(game, (0, {"pass": True}))
    assert over.result.reason == "blocked"
    assert over.result.scores == (20 - 16, -7, -7)


def test_while_the_pot_has_tiles_neither_passes_nor_run_out_clocks_end_the_game() -> None:
    game = game_with(["TAARTXY", "EEEEEEE"])
    for _ in range(20):
        game = act(game, (0, {"pass": True}), (1, {"pass": True})).time_out("8D TAART").time_out()
        assert (game.turn, game.result) == (0, None)


def test_a_clock_that_runs_out_is_no_pass() -> None:
    game = game_with(["TAARTXY", "EEEEEEE"], pot="")
    game = act(game, (0, {"pass": True})).time_out()
    assert game.result is None
    for _ in range(20):
        game = game.time_out()
    assert game.result is None
    assert act(game, (0, {"pass": True}), (1, {"pass": True})).result.reason == "blocked"


def test_a_table_may_end_after_so_many_turns_in_a_row_without_points() -> None:
    game = game_with(["TAARTXY", "EEEEEEE"], scoreless_to_end=4)
    game = act(game, (0, {"pass": True}), (1, {"exchange": "E"})).time_out()
    assert game.result is None
    played = act(game, (1, {"pass": True}))
    assert played.result.reason == "scoreless"
    again = act(game_with(["TAARTXY", "EEEEEEE"], scoreless_to_end=2), (0, {"pass": True}))
    assert act(again, (1, {"pass": True})).result.reason == "scoreless"
    laid = act(game_with(["TAARTXY", "EEEEEEE"], scoreless_to_end=2), (0, {"play": "8D TAART"}))
    assert act(laid, (1, {"pass": True})).result is None


def test_a_play_that_was_taken_back_brought_no_points() -> None:
    game = game_with(["TXQRTYC", "EEEEEEE"], challenge=True, scoreless_to_end=2)
    game = act(game, (0, {"play": "8D TXQRT"}), (1, {"challenge": True}))
    assert game.result is None
    assert act(game, (1, {"pass": True})).result.reason == "scoreless"


def test_equal_scores_share_the_win() -> None:
    game = act(game_with(["EEEEEEE", "NNNNNNN"], pot=""), (0, {"pass": True}), (1, {"pass": True}))
    assert game.result.winners == (0, 1)


def test_who_resigns_cannot_win() -> None:
    game = act(game_with(["TAARTXY", "EEEEEEE", "EEEEEEE"]), (0, {"play": "8D TAART"}), (0, {"resign": True}))
    assert game.result is None
    over = act(game, (1, {"resign": True}))
    assert (over.result.reason, over.result.winners, over.result.scores) == ("resigned", (2,), (20, 0, 0))


def test_a_doubted_word_that_stands_costs_the_doubter_nothing() -> None:
    game = act(game_with(["TAARTXY", "EEEEEEE"], challenge=True), (0, {"play": "8D TAART"}))
    assert game.phase == "challenge"
    assert game.moves(0) == ("resign",)
    game = act(game, (1, {"challenge": True}))
    assert (game.phase, game.turn, game.state.scores) == ("playing", 1, (20, 0))


def test_a_word_that_does_not_stand_goes_back_and_the_turn_is_lost() -> None:
    start = game_with(["TXQRTYC", "EEEEEEE", "NNNNNNN"], challenge=True)
    laid = act(start, (0, {"play": "8D TXQRT"}), (1, {"accept": True}))
    assert laid.phase == "challenge"
    game = act(laid, (2, {"challenge": True}))
    assert game.state.scores == (0, 0, 0)
    assert game.state.table.is_empty
    assert Counter(game.state.racks[0]) == Counter(start.state.racks[0])
    assert (game.turn, game.phase) == (1, "playing")
    assert game.state.turns[-1].word == "TXQRT"
    # What was drawn has been seen: the pot holds the same tiles in another order.
    assert Counter(game.state.piles[0]) == Counter(start.state.piles[0])
    assert game.state.piles[0] != start.state.piles[0]


def test_nobody_doubts_in_time() -> None:
    game = act(game_with(["TXQRTYC", "EEEEEEE", "NNNNNNN"], challenge=True), (0, {"play": "8D TXQRT"}))
    game = game.time_out()
    assert (game.phase, game.turn) == ("playing", 1)


def test_the_game_ends_only_when_the_last_word_stands() -> None:
    start = game_with(["TXQRT", "EE"], pot="", challenge=True)
    laid = act(start, (0, {"play": "8D TXQRT"}))
    assert laid.result is None
    assert act(laid, (1, {"accept": True})).result.reason == "went-out"
    back = act(laid, (1, {"challenge": True}))
    assert back.result is None
    assert back.turn == 1


def test_who_resigns_lets_the_play_stand() -> None:
    game = act(game_with(["TAARTXY", "EEEEEEE", "NNNNNNN"], challenge=True), (0, {"play": "8D TAART"}))
    game = act(game, (1, {"accept": True}), (2, {"resign": True}))
    assert (game.phase, game.turn) == ("playing", 1)


def test_the_letter_nearest_to_a_begins() -> None:
    letters = [LetterTile(letter) for letter in ("A", "Ä", "B", "C", "CH", "D", "N", "Ñ", "O", "Z")]
    ranks = [crossword.start_rank(letter) for letter in letters]
    assert ranks == sorted(ranks, reverse=True)
    assert len(set(ranks)) == len(ranks)
    assert crossword.start_rank(LetterTile(None, True)) is None
    for seed in range(40):
        game = Game.start(Setup("scrabble-nl", 4, bytes([seed]) * 32, language="nl"))
        last = {seat: tile for seat, tile in game.state.start_draw if tile != "?"}
        assert last[game.turn] == min(last.values())


@pytest.mark.parametrize("language", ["nl", "en", "fr", "de", "es", "pt"])
def test_every_language_deals_its_own_letters(language: str) -> None:
    game = Game.start(Setup("scrabble-nl", 2, SEED, language=language))
    assert game.state.pot == LETTER_SETS[language].size - 14
    older = Game.start(Setup("scrabble-nl", 2, SEED, language=language, options={"letters": "nl-older"}))
    assert older.state.pot == LETTER_SETS["nl-older"].size - 14
