"""One game as an environment in which the seats act in turn (PettingZoo's AEC)."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from optafel.draw import draw
from optafel.envs.actions import NOTHING, Actions, Choice
from optafel.envs.observations import LIMIT, Observations
from optafel.game import Game, Setup
from optafel.game.state import Result
from optafel.positions import Move, Wishes
from optafel.rules.rulebook import OptionValue

CANDIDATES = 16
NODES = 3_000  # steps of the search for candidates: with them, the same seed gives the same game everywhere
TURNS_MOST = 1_000  # after which a game is broken off
REWARDS = ("win", "points")
_MODES = ("human", "ansi", "svg")


class TileGameEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A rulebook for two to four seats, or one where it is played alone.

    `reward="win"`: 1 for who wins alone, -1 shared among the others, nothing before the end, and always 0 in
    sum (alone: the points). `reward="points"`: points ahead of the others' mean. `nodes` limits the search
    for candidates. Raises ValueError for what the rulebook does not allow.
    """

    def __init__(
        self,
        rulebook: str,
        *,
        seats: int = 2,
        language: str = "",
        options: Mapping[str, OptionValue] | None = None,
        candidates: int = CANDIDATES,
        nodes: int = NODES,
        reward: str = "win",
        turns_most: int = TURNS_MOST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r:.40}")
        if render_mode is not None and render_mode not in _MODES:
            raise ValueError(f"render_mode is one of {', '.join(_MODES)}, not {render_mode!r:.40}")
        if candidates < 1:
            raise ValueError(f"candidates is a number from 1, not {candidates!r:.40}")
        self.setup = Setup(rulebook, seats, b"not dealt yet", language=language, options=dict(options or {}))
        self.metadata = {
            "name": f"{rulebook.replace('-', '_')}_v0",
            "render_modes": list(_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.reward = reward
        self.turns_most = turns_most
        self.actions = Actions.of(self.setup.book, candidates)
        self.layout = Observations(self.setup, candidates)
        self.wishes = Wishes(objective="equity" if self.setup.book.family == "crossword" else "", nodes=nodes)
        self.possible_agents = [f"seat_{at}" for at in range(seats)]
        self.agents: list[str] = []
        self.game: Game | None = None
        self._choice: Choice = NOTHING
        self._chance, _ = seeding.np_random(None)
        seen = spaces.Box(-LIMIT, LIMIT, (self.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (self.actions.count,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.actions.count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew. The same seed always deals the same; without one it goes on from the last."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        setup = self.setup
        self.game = Game.start(
            Setup(
                setup.rulebook,
                setup.seats,
                self._chance.bytes(32),
                language=setup.language,
                options=dict(setup.options),
            )
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next(self.game)

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat sees; candidates and mask only for the seat that is to act."""
        assert self.game is not None
        acts = agent == self.agent_selection and not self._over(agent)
        choice = self._choice if acts else NOTHING
        mask = np.zeros(self.actions.count, np.int8)
        mask[list(choice.moves)] = 1
        view = self.game.view(self.possible_agents.index(agent))
        return {"observation": self.layout.of(view, choice), "action_mask": mask}

    def moves(self) -> dict[int, Move]:
        """Which move each action is now, for the seat that is to act."""
        return dict(self._choice.moves)

    def step(self, action: int | None) -> None:
        assert self.game is not None
        agent = self.agent_selection
        if self._over(agent):
            self._was_dead_step(action)
            return
        move = self._choice.moves.get(-1 if action is None else int(action))
        if move is None:
            raise ValueError(f"action {action} is not in the mask: expected one of {[*self._choice.moves]}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        self.game = self.game.play(seat, move)
        if self.game.result:
            self.rewards = dict(zip(self.possible_agents, self._earned(self.game.result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.game.stands_still or len(self.game.state.turns) >= self.turns_most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._next(self.game)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _over(self, agent: str) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def _next(self, game: Game) -> None:
        """Whose turn it is, and what there is to choose."""
        seat = game.to_act
        self._choice = NOTHING
        if seat is None:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[seat]
        if not self._over(self.agent_selection):
            self._choice = self.actions.choice(game.view(seat), self.wishes)

    def _earned(self, result: Result) -> list[float]:
        scores, count = result.scores, len(result.scores)
        if count == 1:
            return [float(scores[0])]
        if self.reward == "points":
            return [score - (sum(scores) - score) / (count - 1) for score in scores]
        share = 1 / len(result.winners)
        return [((seat in result.winners) * share * count - 1) / (count - 1) for seat in range(count)]

    def render(self) -> str | None:
        """The table and the rack of the seat that is to act, as text or SVG."""
        if self.game is None or self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection)
        if self.render_mode == "svg":
            return draw(self.game.position(seat).scene())
        shown = _as_text(self.game, seat)
        if self.render_mode == "human":
            print(shown)
            return None
        return shown

    def close(self) -> None:
        self.game = None


def _as_text(game: Game, seat: int) -> str:
    view = game.view(seat)
    seats = [
        f"{'>' if at == view.turn else ' '} seat {at}: {each.tiles} tiles, {each.score} points"
        for at, each in enumerate(view.seats)
    ]
    rack = f"  rack of seat {seat}: {' '.join(view.rack or ())}"
    return "\n".join([*(view.board or view.table or ()), *seats, rack, f"  pot: {view.pot}"])
