"""Cases of the crossword."""

from time import perf_counter
from typing import cast

from optafel._native import crossword as native
from optafel.cases.case import Case, CaseError, Solved
from optafel.cases.crossword_leaves import leaves_of
from optafel.cases.crossword_solver import VALUE_MOST, cells, faces, lexicon_of, solver_of, written
from optafel.lexicon import HouseRules
from optafel.rules.crossword import (
    Board,
    Check,
    CrosswordRulebook,
    LetterSet,
    Position,
    check_by,
    judge_exchange,
    place,
    read_play,
)
from optafel.rules.crossword import judge as referee
from optafel.rules.ruling import Ruling, Violation
from optafel.solve.crossword import SCORE_ONLY, THROUGH, Play
from optafel.tiles import read_letters

RACK_MOST = native.RACK_MAX


def judge(case: Case) -> Ruling:
    book = cast(CrosswordRulebook, case.book)
    position = _position(book, case)
    word, _, rest = case.play.strip().partition(" ")
    match word.lower():
        case "pass":
            return Ruling(book.id, score=0)
        case "draw":
            return Ruling(book.id, (Violation("crossword-no-draw", "exchange"),))
        case "exchange":
            return judge_exchange(book, position.rack, read_letters(rest.upper()))
    return referee(book, position, read_play(case.play), _check(case, position.letters))


def solve(case: Case) -> Solved:
    """The highest score, or, where that is asked for, the most of score and what is kept."""
    begin = perf_counter()
    found = ranked(case, 1)
    return found[0] if found else Solved("pass", 0, True, perf_counter() - begin, score=0)


def ranked(case: Case, count: int) -> tuple[Solved, ...]:
    book = cast(CrosswordRulebook, case.book)
    position = _position(book, case)
    letters = position.letters
    _solvable(position)
    solver = solver_of(book, case, letters)
    equity = case.objective == "equity"
    leaves = leaves_of(letters, _pot_is_empty(book, position)) if equity else SCORE_ONLY
    begin = perf_counter()
    found = solver.best(cells(position.board), faces(position.rack), count, leaves)
    seconds = perf_counter() - begin
    return tuple(Solved(written(play), _laid(play), not equity, seconds, score=play.score) for play in found)


def _laid(play: Play) -> int:
    return sum(face != THROUGH for face in play.tiles)


def _pot_is_empty(book: CrosswordRulebook, position: Position) -> bool:
    """Whether all that is not seen fits on one other rack."""
    seen = sum(tile is not None for tile in position.board.tiles) + len(position.rack)
    return position.letters.size - seen <= book.rack_size


def _solvable(position: Position) -> None:
    """What lies on the board or the rack must be a tile of the letter set, and a rack be a rack."""
    tiles = [tile for tile in (*position.board.tiles, *position.rack) if tile and tile.letter]
    foreign = sorted({tile.letter for tile in tiles if tile.letter} - set(position.letters.values))
    if foreign:
        raise CaseError("letter-not-in-set", letters=" ".join(foreign), count=len(foreign))
    if len(position.rack) > RACK_MOST:
        raise CaseError("rack-too-long", most=RACK_MOST)


def _position(book: CrosswordRulebook, case: Case) -> Position:
    for letter, value in case.values.items():
        if not 0 <= value <= VALUE_MOST:
            expected = f"a value from 0 to {VALUE_MOST}"
            raise CaseError("bad-field", name=f"values.{letter}", read=value, expected=expected)
    letters = book.letter_set(case.language).with_values(case.values)
    return Position(board_of(case), read_letters(case.rack.upper()), letters)


def board_of(case: Case) -> Board:
    """The plays so far, taken as they are; or a whole board, its rows with `/` between them."""
    book = cast(CrosswordRulebook, case.book)
    board = Board.empty(book.layout)
    for text in case.board:
        if "/" in text:
            board = Board.read(text, book.layout)
            continue
        placement = place(board, read_play(text))
        if not placement.fits or any(tile.letter is None for tile in placement.laid.values()):
            raise CaseError("board-play", read=text[:60])
        board = placement.after
    return board


def _check(case: Case, letters: LetterSet) -> Check:
    lexicon = lexicon_of(case.language, case.words, letters)
    compounds = cast(CrosswordRulebook, case.book).compounds
    return check_by(lexicon, HouseRules(extra_words=frozenset(case.extra_words), compounds=compounds))
