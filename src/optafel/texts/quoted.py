"""Tiles inside a sentence."""


class QuotedTiles(str):
    """Tiles that a sentence quotes, in notation: whoever can draw tiles draws them there."""

    __slots__ = ()
