"""A record as somebody has it, in our own notation or in GCG, as a story."""

import re

from optafel.game import record
from optafel.game.record import RecordError
from optafel.gcg import read as read_gcg
from optafel.gcg.decode import decode, lines_of
from optafel.review.recorded import story_of_record
from optafel.review.story import Story
from optafel.review.told import story_of_game
from optafel.rules.expected import Expected

_GCG = re.compile(r"\s*(>|#\s*player)", re.IGNORECASE)
_TURN = re.compile(r"\s*(>|\d)")
_GCG_TURN = ">Ann: AEINRST 8D TRAINES +68 68"


def read_story(text: str | bytes, turns_max: int | None = None) -> Story:
    """The story of a record, of at most so many turns. Raises RecordError."""
    said = (decode(text)[0] if isinstance(text, bytes) else text).removeprefix("\ufeff")
    lines = lines_of(said)
    turns = [at for at, line in enumerate(lines, 1) if _TURN.match(line)]
    if turns_max is not None and len(turns) > turns_max:
        at = turns[turns_max]
        raise RecordError(at, lines[at - 1].strip(), Expected("turns-at-most", most=turns_max))
    if not any(_GCG.match(line) for line in lines):
        game = record.read(said)
        try:
            return story_of_game(game, record.names_of(said))
        except ValueError as wrong:
            raise RecordError(1, lines[0].strip(), Expected("possible-game", why=str(wrong))) from wrong
    story = story_of_record(read_gcg(said))
    if not story.turns:
        raise RecordError(1, lines[0].strip(), Expected("turn-like", example=_GCG_TURN))
    return story
