"""The tile games of five printed rulebooks, played by the book.

A position is judged and solved, a game is played by moves, a bot is a function from what a seat sees to one:

>>> from optafel import Game, Position, Setup, bots
>>> position = Position.read("rummikub-sabra", table="B8 B9 B10", rack="B11 K8 Y8")
>>> print(position.best())
B9 B10 B11 | K8 B8 Y8
>>> game = Game.start(Setup("rummikub-sabra", seed=b"any thirty-two bytes will do now"))
>>> game = game.play(game.to_act, bots.choose(game.view(game.to_act), "master", nodes=20_000))
>>> game
<Game rummikub-sabra, 2 seats, 1 turns, seat 0 to act>

The same questions in one call, where a position is asked only once:

>>> from optafel import judge, solve
>>> print(judge("rummikub-sabra", "B9 B10 | B8 K8 Y8", table="B8 B9 B10", rack="K8 Y8"))
B9 B10: two tiles are not a set yet. A run or a group has at least three.
>>> solve("rummikub-sabra", table="B8 B9 B10", rack="B11 K8 Y8").tiles
3

What the rules refuse raises `IllegalMove`, what cannot be read `NotationError`, and what cannot be
`PositionError`: all of them are ValueErrors, and as text the sentence that says why.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from optafel.lexicon import Lexicon
from optafel.positions import Laid, Move, Other, Position, PositionError, Solved, Wishes
from optafel.positions.asking import judge, solve  # the function; the room of that name is imported above
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.ruling import Ruling, Violation
from optafel.tiles import NotationError

if TYPE_CHECKING:
    from optafel import arena, bots, gcg
    from optafel.game import Event, Game, IllegalMove, Refusal, Result, Setup, View, record
    from optafel.game.record import RecordError

__all__ = [
    "RULEBOOKS",
    "Event",
    "Game",
    "IllegalMove",
    "Laid",
    "Lexicon",
    "Move",
    "NotationError",
    "Other",
    "Position",
    "PositionError",
    "RecordError",
    "Refusal",
    "Result",
    "Ruling",
    "Setup",
    "Solved",
    "View",
    "Violation",
    "Wishes",
    "arena",
    "bots",
    "gcg",
    "judge",
    "record",
    "solve",
]

# Whoever only judges and solves, as the shell does, does not wait for games, bots and the arena.
_MODULES = {name: f"optafel.{name}" for name in ("arena", "bots", "gcg")} | {"record": "optafel.game.record"}
_OF_GAMES = ("Event", "Game", "IllegalMove", "Refusal", "Result", "Setup", "View")
_NAMES = dict.fromkeys(_OF_GAMES, "optafel.game") | {"RecordError": "optafel.game.record"}


def __getattr__(name: str) -> object:
    if name in _MODULES:
        found: object = import_module(_MODULES[name])
    elif name in _NAMES:
        found = getattr(import_module(_NAMES[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
