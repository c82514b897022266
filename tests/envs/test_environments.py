"""The environments keep PettingZoo's contract, hide what a seat cannot see and play the games as they are."""

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from optafel import envs
from optafel.rules.rulebooks import RULEBOOKS

NAMES = envs.names()
BRISK: dict[str, Any] = {"candidates": 4, "nodes": 300}


def played(env: envs.TileGameEnv, seed: int, wanted: str = "random") -> list[tuple[str, float]]:
    """A game to its end by actions of the mask; each seat with what it has earned."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, broken_off, _ = env.last()
        earned[agent] += reward
        allowed = np.flatnonzero(seen["action_mask"])
        assert over or broken_off or allowed.size
        best = allowed[0] if wanted == "best" and allowed.size else None
        env.step(None if over or broken_off else int(best if best is not None else chance.choice(allowed)))
    return list(earned.items())


def test_there_is_one_for_every_rulebook() -> None:
    assert tuple(f"{rulebook}-v0" for rulebook in RULEBOOKS) == NAMES
    with pytest.raises(ValueError, match="rummikub-sabra-v0"):
        envs.make("rummikub-sabra-v9")


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_the_tests_of_pettingzoo(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.make(name, **BRISK), num_cycles=60)
        seed_test(lambda: envs.make(name, **BRISK), num_cycles=40)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_to_its_end_and_its_winner_rewarded(name: str) -> None:
    env = envs.raw(name, **BRISK)
    earned = [reward for _, reward in played(env, 7, "best")]
    assert env.game is not None
    result = env.game.result
    assert result is not None
    assert abs(sum(earned)) < 1e-6
    assert [seat for seat, reward in enumerate(earned) if reward > 0] == (
        list(result.winners) if len(result.winners) == 1 else []
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    one, other = envs.raw(name, **BRISK), envs.raw(name, **BRISK)
    assert played(one, 3) == played(other, 3)
    assert one.game is not None
    assert other.game is not None
    assert one.game.events == other.game.events
    one.reset()
    assert one.game.setup.seed != other.game.setup.seed


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_says_what_lies_there_and_nothing_that_is_hidden(name: str) -> None:
    env = envs.raw(name, seats=2, **BRISK)
    env.reset(seed=5)
    for _ in range(12):
        if env.game is None or env.game.result:
            break
        env.step(min(env.moves()))
    assert env.game is not None
    seat = env.game.to_act or 0
    view = env.game.view(seat)
    seen = env.observe(env.possible_agents[seat])["observation"]
    parts = env.layout.parts
    rack = seen[parts["rack"].where]
    for face, count in zip(env.layout.faces, rack, strict=True):
        assert count == list(env.game.state.racks[seat]).count(face)
    assert seen[parts["game"].where][0] == view.pot
    assert list(seen[parts["others_tiles"].where]) == [view.seats[1 - seat].tiles, -1, -1]
    box = len(env.layout.family.box(env.setup))
    on_table = seen[parts["table"].where].sum()
    assert on_table + rack.sum() + view.pot + view.seats[1 - seat].tiles == box
    # Tiles that this seat cannot see may be any: what it observes stays the same.
    from random import Random

    before = env.observe(env.possible_agents[seat])
    env.game = env.game.resampled(seat, Random(1))
    after = env.observe(env.possible_agents[seat])
    assert (before["observation"] == after["observation"]).all()


def test_who_is_not_to_act_has_nothing_to_choose() -> None:
    env = envs.raw("rummikub-sabra-v0", **BRISK)
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(waiting)["action_mask"].sum() == 0
    assert env.observe(env.agent_selection)["action_mask"].sum() > 0


def test_an_action_outside_the_mask_is_refused_and_with_guards_loses() -> None:
    env = envs.raw("rummikub-sabra-v0", **BRISK)
    env.reset(seed=1)
    wrong = next(at for at in range(env.actions.count) if at not in env.moves())
    with pytest.raises(ValueError, match="not in the mask"):
        env.step(wrong)
    guarded = envs.make("rummikub-sabra-v0", **BRISK)
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.step(wrong)
    assert guarded.terminations[agent]
    assert guarded.rewards[agent] == -1


def test_points_are_a_reward_too_and_a_long_game_is_broken_off() -> None:
    env = envs.raw("scrabble-nl-v0", reward="points", **BRISK)
    earned = dict(played(env, 2, "best"))
    assert env.game is not None
    assert env.game.result is not None
    one, other = env.game.result.scores
    assert list(earned.values()) == [one - other, other - one]
    short = envs.raw("rummikub-sabra-v0", turns_most=3, **BRISK)
    assert [reward for _, reward in played(short, 1)] == [0, 0]


def test_house_rules_seats_and_languages_are_settings() -> None:
    options = {"open_pot": True, "challenge": True}
    env = envs.raw("woord-sabra-v0", seats=4, options=options, **BRISK)
    assert len(played(env, 1)) == 4
    assert env.actions.piles == 4
    german = envs.raw("word-2023-v0", language="de", **BRISK)
    german.reset(seed=1)
    assert german.game is not None
    assert german.game.setup.language == "de"
    alone = envs.raw("woord-sabra-v0", seats=1, **BRISK)
    assert len(played(alone, 1, "best")) == 1


@pytest.mark.parametrize(
    "wrong",
    [{"seats": 9}, {"reward": "fame"}, {"render_mode": "dance"}, {"candidates": 0}, {"options": {"no": 1}}],
)
def test_what_cannot_be_set_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        envs.raw("rummikub-sabra-v0", **wrong)


@pytest.mark.parametrize("name", NAMES)
def test_it_can_be_looked_at(name: str) -> None:
    text, picture = (envs.raw(name, render_mode=mode, **BRISK) for mode in ("ansi", "svg"))
    for env in (text, picture):
        env.reset(seed=1)
        env.step(min(env.moves()))
    shown = text.render()
    assert shown is not None
    assert f"rack of {text.agent_selection.replace('_', ' ')}" in shown
    drawn = picture.render()
    assert drawn is not None
    assert drawn.startswith("<svg")
