"""The tile games of five printed rulebooks, played by the book.

A position is judged and solved, a game is played by moves, a bot is a function from what a seat sees to one:

>>> from optafel import Game, Position, Setup, bots
>>> position = Position.read("rummikub-sabra", table="B8 B9 B10", rack="B11 K8 Y8")
>>> print(position.best())
B9 B10 B11 | K8 B8 Y8
>>> game = Game.start(Setup("rummikub-sabra", seed=b"any thirty-two bytes will do now"))
>>> game = game.play(game.to_act, bots.choose(game.view(game.to_act), "master"))
>>> game
<Game rummikub-sabra, 2 seats, 1 turns, seat 0 to act>
"""

from optafel import bots, gcg
from optafel.game import Event, Game, IllegalMove, Refusal, Result, Setup, View
from optafel.game import record as record
from optafel.lexicon import Lexicon
from optafel.positions import Move, Position, PositionError, Solved
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.ruling import Ruling
from optafel.tiles import NotationError

__all__ = [
    "RULEBOOKS",
    "Event",
    "Game",
    "IllegalMove",
    "Lexicon",
    "Move",
    "NotationError",
    "Position",
    "PositionError",
    "Refusal",
    "Result",
    "Ruling",
    "Setup",
    "Solved",
    "View",
    "bots",
    "gcg",
    "record",
]
