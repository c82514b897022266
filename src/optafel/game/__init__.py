"""One game as a fold over its events. The only source of chance is a seeded pot; clocks live elsewhere."""

from optafel.game.events import Event
from optafel.game.game import Game, replay
from optafel.game.moves import IllegalMove, Refusal, SpokenRefusal, spoken_refusal
from optafel.game.read_view import read_view
from optafel.game.setup import Setup
from optafel.game.state import Result
from optafel.game.view import View

__all__ = [
    "Event",
    "Game",
    "IllegalMove",
    "Refusal",
    "Result",
    "Setup",
    "SpokenRefusal",
    "View",
    "read_view",
    "replay",
    "spoken_refusal",
]
