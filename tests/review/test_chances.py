"""What a turn cost in chances to win: best for now and best for the game are told apart."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from optafel import Game, Setup, bots, record
from optafel.cli import main
from optafel.positions import DRAW, Other, Position
from optafel.review import PlayedGame, TurnReview, accuracy, played_game, review, turning_points
from optafel.review.chances import ALIKE
from optafel.review.lines import best_line, end_line


def some_game(rulebook: str = "rummikub-sabra", turns: int = 70) -> Game:
    game = Game.start(Setup(rulebook, seed=b"a game to look at again", first=0))
    names = ("strong", "casual")
    for _ in range(turns):
        if (seat := game.to_act) is None:
            break
        game = game.play(seat, bots.choose(game.view(seat), names[seat], nodes=2_000))
    return game


def drawn_instead() -> Game:
    """Somebody who could have gone out has drawn."""
    other = (Other(1),)
    position = Position.read("rummikub-sabra", table="B8 B9 B10", rack="B11 K8 Y8", others=other)
    return Game.at(position, seats=2, seed=b"one turn from the end").play(0, DRAW)


Weighed = tuple[PlayedGame, list[TurnReview]]


@pytest.fixture(scope="module")
def weighed() -> Weighed:
    """The last turns of a game: the fewer are left, the sooner they are played out."""
    whole = played_game(some_game())
    played = replace(whole, turns=whole.turns[-8:])
    return played, list(review(played, 0.2))


def test_every_turn_of_a_number_game_has_its_chances(weighed: Weighed) -> None:
    _, turns = weighed
    assert turns
    for turn in turns:
        found = turn.game
        assert found is not None
        assert 0 <= found.made <= 1
        assert found.chance >= found.made
        assert turn.cost == found.chance - found.made
        assert bool(found.why) == (turn.cost > ALIKE or found.play != turn.turn.play)
        assert turn.turn.position is not None
        assert turn.turn.position.judge(found.play).legal
    assert any(turn.cost > ALIKE for turn in turns)  # who lays all they can gives something away


def test_the_same_game_is_weighed_the_same_way_again(weighed: Weighed) -> None:
    played, turns = weighed
    last = replace(played, turns=played.turns[-1:])
    assert [turn.game for turn in review(last, 0.2)] == [turn.game for turn in turns[-1:]]


def test_turning_points_are_those_that_cost_most(weighed: Weighed) -> None:
    played, turns = weighed
    points = [point for point in turning_points(played, turns) if point.why != "lead"]
    assert {point.why for point in points} == {"chance"}
    named = {point.number for point in points}
    least = min(turn.cost for turn in turns if turn.turn.number in named)
    assert all(turn.cost <= least for turn in turns if turn.turn.number not in named)


def test_accuracy_is_what_was_kept(weighed: Weighed) -> None:
    played, turns = weighed
    found = accuracy(played, turns)
    assert found.of == "chance"
    kept = found.percent
    assert len(kept) == 2
    assert all(percent is not None and 0 <= percent <= 100 for percent in kept)
    spoilt = {turn.turn.seat for turn in turns if turn.cost > ALIKE}
    for seat, percent in enumerate(kept):
        assert percent is not None
        assert (percent < 100) == (seat in spoilt)


def test_a_turn_that_goes_out_is_best_whatever_else_there_is() -> None:
    """Everything goes: who draws instead is told so."""
    (turn,) = review(drawn_instead(), 0.2)
    assert turn.game is not None
    assert turn.game.why == ("goes-out",)
    assert turn.game.chance == 1
    assert turn.game.is_now
    line = best_line(turn, "nl")
    assert line.game is not None
    assert line.game.reason == "Speelt in één keer uit."


def test_turns_of_a_word_game_have_their_chances_and_reasons() -> None:
    game = some_game("woord-sabra")
    turns = list(review(game, 0.1))
    assert all(turn.game is not None for turn in turns)
    found = [turn.game for turn in turns if turn.game is not None]
    assert all(0 <= each.made <= each.chance + ALIKE for each in found)
    assert any(each.cost > ALIKE and each.why for each in found)
    for each in found:
        assert bool(each.why) == (each.chance > each.made + ALIKE)
    line = best_line(next(turn for turn in turns if turn.cost > ALIKE), "nl")
    assert line.game is not None
    assert line.game.reason.endswith(".")
    assert None not in end_line(played_game(game), turns).accuracy


def test_with_half_a_box_nothing_is_weighed() -> None:
    part = Position.read("rummikub-sabra", table="B8 B9 B10", rack="B11 K8 Y8", pot=20)
    game = Game.at(part, seats=2, seed=b"tiles that are nowhere")
    assert bots.choose(game.view(0), "champion", nodes=400).kind == "play"
    assert [turn.game for turn in review(game.play(0, DRAW), 0.1)] == [None]


def test_the_shell_says_chances_and_reasons(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.write(drawn_instead()))
    done = CliRunner().invoke(main, ["review", str(file), "--seconds", "0.1", "--json"])
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    bests = [line for line in lines if line["type"] == "best"]
    assert len(bests) == 1
    assert all(0 <= line["game"]["made"] <= 1 for line in bests)
    assert len(lines[-1]["accuracy"]) == 2
    said = CliRunner().invoke(main, ["review", str(file), "--seconds", "0.1", "--lang", "nl"])
    assert said.exit_code == 0
    assert "winstkans" in said.stdout
