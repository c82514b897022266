"""The games as PettingZoo environments, for who teaches a machine to play them (`pip install optafel[zoo]`).

>>> from optafel import envs
>>> env = envs.make("rummikub-sabra-v0", seats=2)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> int(observation["action_mask"].sum()) > 0
True

An action is one of the solver's best plays, or drawing, passing, exchanging, accepting or challenging; the
mask says which there are now. A name ends in a version: what an action or a number of an observation means
never changes under the same name.
"""

from typing import Any

from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from optafel.envs.environment import TileGameEnv
from optafel.rules.rulebooks import RULEBOOKS

__all__ = ["VERSION", "TileGameEnv", "make", "names", "raw"]

VERSION = "v0"


def names() -> tuple[str, ...]:
    """One for each rulebook."""
    return tuple(f"{rulebook}-{VERSION}" for rulebook in RULEBOOKS)


def make(name: str, **settings: Any) -> OrderEnforcingWrapper:
    """An environment by name, with PettingZoo's own guards: an action that the mask forbids ends the game
    with a loss for who took it. Settings are those of `TileGameEnv`. Raises ValueError."""
    guarded = TerminateIllegalWrapper(raw(name, **settings), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(guarded))


def raw(name: str, **settings: Any) -> TileGameEnv:
    """The same without guards: an action that the mask forbids raises ValueError."""
    if name not in names():
        raise ValueError(f"there is no environment {name!r:.60}: expected one of {', '.join(names())}")
    return TileGameEnv(name.removesuffix(f"-{VERSION}"), **settings)
