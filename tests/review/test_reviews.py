"""A game looked at again: the best plays are legal and as good as they say, nothing is made up."""

from pathlib import Path

import pytest
from games import acted, beside_the_best, some_turns

from optafel import Game, Setup
from optafel.game import record
from optafel.game.record import RecordError
from optafel.positions.case import judge_case, solve_case
from optafel.review import BestPlay, TurnReview, played_game, read_played_game, review, turning_points
from optafel.rules.rulebooks import RULEBOOKS

GCG = Path(__file__).parents[1] / "gcg" / "games"


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_best_play_is_legal_and_worth_what_it_says(rulebook: str) -> None:
    game = some_turns(rulebook, 14)
    turns = beside_the_best(game, seconds=0.5)
    assert len(turns) == 14
    for turn in turns:
        best = turn.best
        assert best is not None
        if best.by == "turn":
            assert turn.missed == best.got - turn.turn.got >= 0
        else:
            assert turn.missed == round(best.worth - best.made) >= 0
        if best.play in ("draw", "pass"):
            assert best.got == 0
            continue
        judged = judge_case({"position": str(turn.turn.position), "play": best.play})
        assert judged["legal"], judged
        assert best.got == (len(judged["played"]) if judged["score"] is None else judged["score"])
        laid = 0 if best.play.startswith("exchange") else len(judged["played"])
        assert sum(map(len, best.scene.fresh)) == laid
        assert (best.word or None) == (judged["longest"] if rulebook.startswith("wo") else None)
        if best.by == "turn" and best.value is not None:
            assert (
                best.value
                == solve_case({"position": str(turn.turn.position), "objective": "score"})["value"]
                > 0
            )


def test_a_crossword_turn_is_worth_its_points_and_what_it_keeps() -> None:
    """What the best play is worth is the solver's own estimate; what was made is put on the same scale."""
    turns = beside_the_best(some_turns("scrabble-nl", 14), seconds=1.0)
    assert {turn.best.by for turn in turns if turn.best} == {"worth"}
    for turn in turns:
        assert turn.best is not None
        assert not turn.best.proved
        asked = {"position": str(turn.turn.position), "objective": "equity"}
        solved = solve_case(asked)
        if turn.missed:
            assert (turn.best.play, turn.best.got) == (solved["play"], solved["score"])
            assert turn.best.worth == solved["worth"]
        if turn.turn.kind == "played":
            every = turn.turn.position.best_plays(100_000, objective="equity")  # type: ignore[union-attr]
            (worth,) = {one.worth for one in every if str(one) == turn.turn.play}
            assert worth is not None
            assert turn.best.made == pytest.approx(min(worth, turn.best.worth), abs=0.06)
    # The most points are not always worth most.
    assert any(
        turn.best.got
        < (solve_case({"position": str(turn.turn.position), "objective": "score"})["score"] or 0)
        for turn in turns
        if turn.best
    )


def test_a_story_follows_the_game() -> None:
    game = some_turns("scrabble-nl", 14)
    played = played_game(game, ["Anna", "Bert"])
    assert [turn.seat for turn in played.turns] == [0, 1] * 7
    assert played.turns[-1].standing == game.state.scores
    for before, after in zip(played.turns, played.turns[1:], strict=False):
        assert before.after.rows == after.before.rows
        gained = [now - then for now, then in zip(after.standing, before.standing, strict=True)]
        assert gained == [after.got if seat == after.seat else 0 for seat in range(2)]


def test_a_missed_opening_is_seen() -> None:
    """Who draws although sets lie ready on the rack hears of it."""
    for number in range(100):
        game = Game.start(Setup("rummikub-sabra", seats=2, seed=bytes([number] * 32), first=0))
        (turn,) = review(acted(game, 0, {"draw": 0}))
        if turn.missed:
            break
    rack = {"game": "rummikub-sabra", "rack": " ".join(map(str, game.state.racks[0])), "opened": False}
    assert turn.best is not None
    assert (turn.turn.kind, turn.turn.got, turn.best.proved) == ("drew", 0, True)
    assert turn.missed == solve_case(rack)["tiles"]
    assert judge_case({**rack, "play": turn.best.play})["opening_value"] >= 30


def test_a_play_that_did_not_stand_gave_nothing() -> None:
    options = {"challenge": True}
    game = Game.start(Setup("scrabble-nl", seats=2, seed=b"q" * 32, first=0, options=options))
    rack = "".join(str(tile) for tile in game.state.racks[0] if tile.letter)[:5]  # type: ignore[union-attr]
    game = acted(game, 0, {"play": f"8D {rack}"})
    game = acted(game, 1, {"challenge": True})
    assert game.state.scores == (0, 0)
    (turn,) = review(game)
    assert (turn.turn.kind, turn.turn.got, turn.turn.standing) == ("taken-back", 0, (0, 0))
    assert turn.best is not None
    assert turn.best.worth >= turn.best.made
    assert turn.best.play != turn.turn.play


def test_tiles_taken_from_an_open_pot_are_no_turns() -> None:
    option = next(
        (book.id, option.name)
        for book in RULEBOOKS.values()
        for option in book.options
        if (option.field or option.name) == "open_pot"
    )
    game = some_turns(option[0], 6, options=((option[1], True),))
    assert game.number > 7
    assert len(played_game(game).turns) == 6


def test_a_record_tells_the_same_story() -> None:
    game = some_turns("rummikub-jokers", 20)
    game = acted(game, game.turn or 0, {"resign": True})
    read = read_played_game(record.write(game, ["Anna", "Bert"]))
    assert read == played_game(game, ["Anna", "Bert"])
    assert (read.ended, read.notation, read.names) == (True, "own", ("Anna", "Bert"))


def test_a_crossword_record_with_all_its_racks() -> None:
    played = read_played_game((GCG / "club-night.gcg").read_bytes())
    assert (played.language, played.names, played.winners) == ("en", ("Zoë", "Milo"), (1,))
    assert [turn.kind for turn in played.turns].count("taken-back") == 1
    turns = list(review(played))
    assert [turn.turn.seat for turn in turns if turn.turn.got == 88] == [1]
    for turn in turns:
        assert turn.best is not None
        judged = judge_case({"position": str(turn.turn.position), "play": turn.best.play})
        assert judged["score"] == turn.best.got or turn.missed == 0
    assert [turn.best.by for turn in turns if turn.best].count("end") >= 2
    assert [point.why for point in turning_points(played, turns)].count("lead") == 1


def test_turns_whose_rack_is_not_known_are_only_shown() -> None:
    played = read_played_game((GCG / "broken-off.gcg").read_bytes())
    turns = beside_the_best(played, 0.2)
    hidden = [turn for turn in turns if turn.turn.unsolved]
    assert hidden
    assert {turn.turn.unsolved for turn in hidden} == {"rack"}
    assert all(turn.best is None and turn.missed == 0 for turn in hidden)
    assert any(turn.best for turn in turns)
    assert not played.ended


def test_letters_without_a_dictionary_are_only_shown() -> None:
    text = "#tile-distribution polish\n#player1 A A\n#player2 B B\n>A: ŻĄDANIE 8D ŻĄDAN +46 46\n"
    (turn,) = review(read_played_game(text))
    assert (turn.turn.unsolved, turn.best) == ("dictionary", None)
    assert turn.turn.after.rows[7].startswith("...ŻĄDAN")


BAD = {
    "": "Game",
    "hello": "header",
    "Game: poker\nSeats: 2\nSeed: 00": "poker",
    "Game: rummikub-sabra\nSeats: 2\nSeed: 00\n1. A play R1 R2 R3 < R1 R2 R3 R4 R5": "fits",
    "Game: rummikub-sabra\nSeats: 2\nSeed: 00\n1. Z draw": "fits",
    'Game: rummikub-sabra\nSeats: 2\nSeed: 00\n1. A time-out {"drawn": "x"}': "turn like",
    "Game: rummikub-sabra\nSeats: 2\nSeed: 00\nOptions: " + "[" * 100_000: "headers",
    "#player1 A A\n#player2 B B\n": "turn",
    "Game: rummikub-sabra\nSeats: 2\nSeed: 00\n" + "1. A draw\n" * 31: "turns at most 30",
}


@pytest.mark.parametrize("text", BAD)
def test_what_cannot_be_read_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(RecordError, match=BAD[text]):
        read_played_game(text, turns_max=30)


def _missing(rulebook: str, missed: list[int]) -> list[TurnReview]:
    played = played_game(some_turns(rulebook, 14))
    return [
        TurnReview(turn, BestPlay("draw", turn.got + more, True, turn.after))
        for turn, more in zip(played.turns, missed, strict=False)
    ]


def test_turning_points_are_where_most_was_missed() -> None:
    played = played_game(some_turns("scrabble-nl", 14))
    turns = _missing("scrabble-nl", [0, 9, 0, 30, 1, 0, 20])
    assert [point.number for point in turning_points(played, turns)] == [2, 4, 7]


def test_tiles_that_stay_on_the_rack_are_missed_once() -> None:
    played = played_game(some_turns("rummikub-sabra", 14))
    turns = _missing("rummikub-sabra", [0, 8, 0, 9, 2, 9, 0, 9, 3, 9])
    assert [point.number for point in turning_points(played, turns)] == [2, 5, 9]
