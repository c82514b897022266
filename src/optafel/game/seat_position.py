"""The position that a seat has before it in a game: all that it can know, and nothing else."""

from collections import Counter
from typing import cast

from optafel.game.families import family_of
from optafel.game.setup import Setup
from optafel.game.state import State
from optafel.positions import CrosswordPosition, NumbersPosition, Other, Position, WordsPosition
from optafel.positions.position import Options
from optafel.tiles import Tile
from optafel.tiles.letters import Word
from optafel.tiles.numbers import TileSet

_IDLE = ("passed", "timed-out")


def position_of(setup: Setup, state: State, seat: int) -> Position:
    """What lies there, the seat's own rack, and of the others how many tiles they hold; with an empty pot and
    one other left, all that is not seen is theirs."""
    rulebook, options, language = setup.rulebook, _options(setup), setup.language
    rack, opened, pot = state.racks[seat], state.opened[seat], state.pot
    others = _others(setup, state, seat)
    match setup.book.family:
        case "numbers":
            return NumbersPosition(
                rulebook=rulebook,
                options=options,
                table=state.table,
                rack=cast(TileSet, rack),
                opened=opened,
                pot=pot,
                others=others,
            )
        case "words":
            return WordsPosition(
                rulebook=rulebook,
                options=options,
                language=language,
                table=state.table,
                rack=cast(Word, rack),
                opened=opened,
                history=state.words,
                pot=pot,
                others=others,
            )
        case "crossword":
            last = state.turns[-1] if state.turns else None
            return CrosswordPosition(
                rulebook=rulebook,
                options=options,
                language=language,
                board=state.table,
                rack=cast(Word, rack),
                pot=pot,
                others=others,
                passed=pot == 0 and last is not None and last.kind in _IDLE,
            )


def _options(setup: Setup) -> Options:
    """Alone there is nobody to doubt a word, so words are checked."""
    options = setup.house_rules
    return options if setup.seats > 1 else tuple(each for each in options if each[0] != "challenge")


def _others(setup: Setup, state: State, seat: int) -> tuple[Other, ...]:
    around = [(seat + step) % state.seats for step in range(1, state.seats)]
    inside = [at for at in around if not state.resigned[at]]
    known = None
    if not state.pot and state.seats == 2 and len(inside) == 1:
        known = _unseen(setup, state, seat)
        if len(known) != len(state.racks[inside[0]]):
            known = None  # a box that is not whole, as in a puzzle
    return tuple(Other(len(state.racks[at]), state.opened[at], known) for at in inside)


def _unseen(setup: Setup, state: State, seat: int) -> tuple[Tile, ...]:
    """The tiles of the box that neither lie open nor stand on this rack."""
    family = family_of(setup)
    left = Counter(family.box(setup))
    left.subtract(family.tiles_on(state.table))
    left.subtract(state.racks[seat])
    return tuple(sorted((+left).elements(), key=str))
