"""Positions and games show themselves in a notebook; in a file, the same picture is drawn by hand."""

import sys
from pathlib import Path

from optafel import Game, Position, Setup
from optafel.draw import draw

folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")

# In a notebook, a cell that ends with `position` or `game` shows this (they have `_repr_svg_`).
position = Position.read("rummikub-sabra", table="B8 B9 B10", rack="B11 K8 Y8")
(folder / "position.svg").write_text(draw(position.scene()), encoding="utf-8")

game = Game.start(Setup("scrabble-nl", seed=b"any thirty-two bytes will do now"))
(folder / "game.svg").write_text(draw(game.view(game.turn).position.scene()), encoding="utf-8")

# What a play makes of it, with the tiles that it laid marked, and a line over it.
after = draw(position.scene(position.best().play), "Three tiles at once")
(folder / "play.svg").write_text(after, encoding="utf-8")

print(repr(position), repr(game), sep="\n")
