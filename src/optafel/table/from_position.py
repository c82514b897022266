"""A table whose games go on from a position: read and tried out before it is set."""

from dataclasses import dataclass

from optafel.game import Game
from optafel.positions import Position
from optafel.positions.position import Options
from optafel.rules.rulebooks import RULEBOOKS
from optafel.table.refusals import RequestRefused

NO_SEED = bytes(32)  # what is only tried is dealt from nothing secret


@dataclass(frozen=True, slots=True)
class Playable:
    """A position that can be dealt from, in its strict form."""

    line: str
    rulebook: str
    language: str
    options: Options


def playable(line: str, seats: int) -> Playable:
    """The position of a line that somebody has sent, with as many seats. Raises PositionError, NotationError
    or RequestRefused."""
    position = Position.parse(line)
    fewest, most = RULEBOOKS[position.rulebook].players
    if not fewest <= seats <= most:
        raise RequestRefused("wrong-number-of-seats", seats=seats, fewest=fewest, most=most)
    if not position.rack:
        raise RequestRefused("position-no-rack")
    if position.has_words_of_its_own:
        raise RequestRefused("position-own-words")
    if any(other.tiles == 0 for other in position.others):
        raise RequestRefused("position-is-over")
    Game.at(position, seats=seats, seed=NO_SEED)  # what the box cannot give is refused here, not at the table
    return Playable(str(position), position.rulebook, position.language, position.options)
