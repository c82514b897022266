"""Whether a bot doubts the words that somebody has just laid."""

import zlib

from optafel.bots.levels import Level
from optafel.game.view import View

_PARTS = 1_000  # chances are told apart in so many parts


def doubts(view: View, level: Level) -> bool:
    """A bot doubts only what does not stand, and that as often as somebody of its level would notice. What it
    sees decides, so that the same view always gets the same answer."""
    words = view.doubt.words if view.doubt else ()
    return any(_notices(view, word, level) for word in words if not view.position.counts(word))


def _notices(view: View, word: str, level: Level) -> bool:
    seen = f"{view.commit}/{len(view.turns)}/{view.seat}/{word}"
    return zlib.crc32(seen.encode()) % _PARTS < level.notices * _PARTS
