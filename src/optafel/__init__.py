"""The tile games of five printed rulebooks, played by the book.

>>> from optafel import Game, Setup
>>> game = Game.start(Setup("rummikub-sabra", seats=2, seed=b"thirty-two bytes of chance, or so"))
>>> game = game.act(game.turn, {"draw": 0})
>>> game.view(0)["pot"]
77
"""

from typing import Any

__all__ = ["Game", "Setup"]


def __getattr__(name: str) -> Any:
    # Loaded when asked for, so that a command that needs neither starts at once.
    if name in __all__:
        import optafel.game

        return getattr(optafel.game, name)
    raise AttributeError(name)
