"""The same five levels in every family, each worth more than the one below."""

import pytest

from optafel.arena import Contest, figures, play
from optafel.bots import DEFAULT, LEVELS, UnknownLevel, bot, choose
from optafel.game import Game, Setup
from optafel.rules.rulebooks import RULEBOOKS

NAMES = ("beginner", "casual", "strong", "master", "champion")


def test_there_are_five_levels_weakest_first() -> None:
    assert tuple(LEVELS) == NAMES
    assert DEFAULT in LEVELS


@pytest.mark.parametrize("name", ["Master", "champoin", "", "greedy"])
def test_a_misspelt_level_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownLevel) as refused:
        bot(name)
    assert all(level in str(refused.value) for level in NAMES)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_champion_moves_in_every_game_and_with_nodes_always_the_same(rulebook: str) -> None:
    game = Game.start(Setup(rulebook, seed=b"two champions", first=0))
    for _ in range(6):
        seat = game.to_act
        assert seat is not None
        view = game.view(seat)
        move = choose(view, "champion", nodes=400)
        assert move == choose(view, "champion", nodes=400)
        game = game.play(seat, move)


def test_the_champion_waits_where_the_master_lays() -> None:
    """It holds back what the others could build on; who plays openly lays what goes."""
    game = Game.start(Setup("rummikub-sabra", seed=b"tiles to hoard", first=0))
    laid = {"master": 0, "champion": 0}
    names = ("master", "champion")
    while (seat := game.to_act) is not None and game.state.pot:
        move = choose(game.view(seat), names[seat], nodes=400)
        laid[names[seat]] += move.kind == "play"
        game = game.play(seat, move)
    assert laid["champion"] <= 1 < laid["master"]


@pytest.mark.parametrize(("better", "worse"), [("casual", "beginner"), ("champion", "master")])
def test_a_level_beats_the_one_below(better: str, worse: str) -> None:
    contest = Contest("rummikub-sabra", (better, worse), nodes=500)
    assert figures(contest, contest.players, play(contest, 6, jobs=1)).rate > 0.5
