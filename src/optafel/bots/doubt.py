"""Whether a bot doubts the words that somebody has just laid."""

import zlib
from collections.abc import Mapping
from typing import Any

from optafel.bots.levels import Level
from optafel.game.fold import stands
from optafel.game.setup import Setup

_PARTS = 1_000  # chances are told apart in so many parts


def doubts(view: Mapping[str, Any], level: Level) -> bool:
    """A bot doubts only what does not stand, and that as often as somebody of its level would notice. What it
    sees decides, so that the same view always gets the same answer."""
    words = view["doubt"]["words"]
    setup = Setup(view["game"], len(view["seats"]), b"", language=view["language"], options=view["options"])
    wrong = [word for word in words if not stands(setup, word)]
    return any(_notices(view, word, level) for word in wrong)


def _notices(view: Mapping[str, Any], word: str, level: Level) -> bool:
    seen = f"{view['commit']}/{len(view['turns'])}/{view['seat']}/{word}"
    return zlib.crc32(seen.encode()) % _PARTS < level.notices * _PARTS
