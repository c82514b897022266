"""One game as a fold over its events. The only source of chance is a seeded pot; clocks live elsewhere."""

from optafel.game.events import Event
from optafel.game.game import Game, replay
from optafel.game.moves import Refusal
from optafel.game.setup import Setup

__all__ = ["Event", "Game", "Refusal", "Setup", "replay"]
