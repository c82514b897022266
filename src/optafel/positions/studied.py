"""A position looked at closely: its best plays, how sure that is, and what lies there that should not."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from optafel.draw import SceneShown
from optafel.positions.case import Case, read_case
from optafel.positions.common_words import best_in_common_words
from optafel.positions.crossword import CrosswordPosition
from optafel.positions.numbers import NumbersPosition
from optafel.positions.position import Position
from optafel.positions.solved import Solved
from optafel.positions.words import WordsPosition
from optafel.rules.numbers import read_set
from optafel.tiles.letters import LetterTile
from optafel.tiles.numbers import write_tiles
from optafel.wire import Json


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayShown:
    """One of the best plays of a position."""

    play: str  # in the form that judge takes; `draw`, `pass` or `exchange …` where that is best
    tiles: int  # from the rack
    scene: SceneShown  # what it makes of the table
    score: int | None = None
    value: int | None = None  # numbers: what the tiles laid count together
    word: str | None = None  # the word that scores, where one does
    worth: float | None = None  # crossword, where leaves count: points and what the kept tiles are worth
    gain: int | None = None  # endgame: points won on the other until the end


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaysShown:
    """The best plays of a position, best first."""

    position: str  # its line, in strict form
    scene: SceneShown  # as it lies
    plays: tuple[PlayShown, ...]  # different answers; none where nothing can be laid
    proved: bool  # that no better one exists than the first
    seconds: float
    bound: int | None = None  # where it is not proved: no play gives more tiles or points
    common: PlayShown | None = None  # the best with common words, where that is another one than the first
    loose: tuple[str, ...] = ()  # what lies there and is no set, or no word that counts


def studied(said: Json, count: int) -> PlaysShown:
    """The best plays of a case. Raises PositionError or NotationError."""
    case = read_case(said, needs_play=False)
    position = case.position
    found = _best_plays(case, count)
    first = found[0] if found else position.ask(case.wishes)
    common = None if first.play is None else best_in_common_words(position, first.play, case.wishes)
    return PlaysShown(
        position=str(position),
        scene=position.scene().shown(),
        plays=tuple(_shown(position, each) for each in found),
        proved=first.optimal,
        seconds=round(first.seconds, 6),
        bound=None if first.optimal else first.bound,
        common=None if common is None else _shown(position, common),
        loose=tuple(dict.fromkeys(_loose(position))),
    )


def _best_plays(case: Case, count: int) -> tuple[Solved, ...]:
    position, wishes = case.position, case.wishes
    plays = position.ask_for(count, wishes)
    if not isinstance(position, CrosswordPosition):
        return plays
    # On a board to exchange, or to end the game by a line of turns, may be better than any single play.
    best = position.ask(wishes)
    if best.play is None and best.move.kind != "exchange":
        return plays
    return (best, *(each for each in plays if str(each) != str(best)))[:count]


def _shown(position: Position, found: Solved) -> PlayShown:
    return PlayShown(
        play=str(found),
        tiles=found.tiles,
        scene=position.scene(found.play).shown(),
        score=found.score,
        value=found.value,
        word=found.word,
        worth=None if found.worth is None else round(found.worth, 1),
        gain=found.gain,
    )


def _loose(position: Position) -> Iterator[str]:
    match position:
        case NumbersPosition():
            yield from (write_tiles(tiles) for tiles in position.table if read_set(tiles) is None)
        case WordsPosition() if not position.book.rest_words:
            # What is left over may lie there where the book has rest words.
            for word in position.table:
                if all(tile.letter for tile in word) and not position.counts(_spelled(word)):
                    yield _spelled(word)
        case CrosswordPosition():
            yield from (word for word in _words_on(position) if not position.counts(word))


def _words_on(position: CrosswordPosition) -> Iterator[str]:
    """Every word on a board, across and down."""
    height, width = position.board.layout.height, position.board.layout.width
    rows = [[position.board[row, column] for column in range(width)] for row in range(height)]
    for line in chain(rows, zip(*rows, strict=True)):
        stretch: list[LetterTile] = []
        for tile in (*line, None):
            if tile is not None:
                stretch.append(tile)
                continue
            if len(stretch) > 1:
                yield _spelled(stretch)
            stretch = []


def _spelled(word: list[LetterTile] | tuple[LetterTile, ...]) -> str:
    return "".join(tile.letter or "" for tile in word)
