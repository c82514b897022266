"""Cases of the crossword."""

from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter
from typing import cast

from optafel._native import crossword as native
from optafel.cases.case import Case, CaseError, Solved
from optafel.cases.crossword_end import solve_end
from optafel.cases.crossword_leaves import Exchange, exchange_of, leaves_of
from optafel.cases.crossword_solver import (
    VALUE_MOST,
    cells,
    faces,
    laid_by,
    lexicon_of,
    solver_of,
    written,
)
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
from optafel.texts.expected import Expected
from optafel.rules.ruling import Ruling, Violation
from optafel.solve.crossword import POINT, Play, Solver
from optafel.solve.crossword_leaves import SCORE_ONLY, Leaves
from optafel.tiles import read_letters

RACK_MOST = native.RACK_MAX


def judge(case: Case) -> Ruling:
    book = cast(CrosswordRulebook, case.book)
    position = position_of(case)
    word, _, rest = case.play.strip().partition(" ")
    match word.lower():
        case "pass":
            return Ruling(book.id, score=0)
        case "draw":
            return Ruling(book.id, (Violation("crossword-no-draw", "exchange"),))
        case "exchange":
            return judge_exchange(book, position.rack, read_letters(rest.upper()))
    # Where the others may doubt words afterwards, nobody checks them before.
    check = None if book.challenge else _check(case, position.letters)
    return referee(book, position, read_play(case.play), check)


def solve(case: Case) -> Solved:
    """The highest score, or, where that is asked for, the most of score and what is kept. Where the other's
    rack is known, the best line to the end."""
    solver, position = _asked(case)
    if case.other_rack is not None:
        other = read_letters(case.other_rack.upper())
        _solvable(replace(position, rack=other))
        return solve_end(solver, position, other, case)
    begin = perf_counter()
    found = _ranked(solver, position, case, 1)
    exchange = _exchange(solver, position, case)
    if exchange and (not found or exchange.worth > found[0][0].equity):
        worth = exchange.worth / POINT
        return Solved(exchange.play, 0, False, perf_counter() - begin, score=0, worth=worth)
    return found[0][1] if found else Solved("pass", 0, True, perf_counter() - begin, score=0)


def worth_of_keeping(case: Case, kept: Sequence[str]) -> float:
    """What it is worth to keep these tiles of a case's rack, in points: an estimate, as the solver makes it.

    Whoever keeps the whole rack has let the turn go by. No such rack was weighed; while there is a pot it
    counts as the best exchange would.
    """
    solver, position = _asked(case)
    empty = _pot_is_empty(case, position)
    leaves = leaves_of(position.letters, empty)
    if len(kept) == len(position.rack) and not empty:
        best = solver.best_kept(faces(position.rack), len(position.rack), leaves)
        return best[1] / POINT if best else 0.0
    return leaves.kept([tile.strip("[]") for tile in kept]) / POINT


def ranked(case: Case, count: int) -> tuple[Solved, ...]:
    """The best plays of this turn, the best one first."""
    solver, position = _asked(case)
    return tuple(solved for _, solved in _ranked(solver, position, case, count))


def _asked(case: Case) -> tuple[Solver, Position]:
    position = position_of(case)
    _solvable(position)
    return solver_of(cast(CrosswordRulebook, case.book), case, position.letters), position


def _ranked(solver: Solver, position: Position, case: Case, count: int) -> list[tuple[Play, Solved]]:
    begin = perf_counter()
    found = solver.best(cells(position.board), faces(position.rack), count, _leaves(case, position))
    seconds, proved = perf_counter() - begin, case.objective != "equity"
    return [
        (
            play,
            Solved(
                written(play),
                laid_by(play),
                proved,
                seconds,
                score=play.score,
                worth=None if proved else play.equity / POINT,
            ),
        )
        for play in found
    ]


def _leaves(case: Case, position: Position) -> Leaves:
    if case.objective != "equity":
        return SCORE_ONLY
    return leaves_of(position.letters, _pot_is_empty(case, position))


def _exchange(solver: Solver, position: Position, case: Case) -> Exchange | None:
    """What would best be exchanged, where leaves count and the pot is known to allow it."""
    fewest = max(1, cast(CrosswordRulebook, case.book).exchange_pot)
    if case.objective != "equity" or case.pot is None or case.pot < fewest:
        return None
    return exchange_of(solver, position, _leaves(case, position), case.pot)


def _pot_is_empty(case: Case, position: Position) -> bool:
    """As the case says it; or else whether all that is not seen fits on one other rack."""
    if case.pot is not None:
        return case.pot == 0
    seen = sum(tile is not None for tile in position.board.tiles) + len(position.rack)
    return position.letters.size - seen <= case.book.rack_size


def _solvable(position: Position) -> None:
    """What lies on the board or the rack must be a tile of the letter set, and a rack be a rack."""
    tiles = [tile for tile in (*position.board.tiles, *position.rack) if tile and tile.letter]
    foreign = sorted({tile.letter for tile in tiles if tile.letter} - set(position.letters.values))
    if foreign:
        raise CaseError("letter-not-in-set", letters=" ".join(foreign), count=len(foreign))
    if len(position.rack) > RACK_MOST:
        raise CaseError("rack-too-long", most=RACK_MOST)


def position_of(case: Case) -> Position:
    """The board, the rack and the letters of a case. Raises CaseError or NotationError."""
    book = cast(CrosswordRulebook, case.book)
    for letter, value in case.values.items():
        if not 0 <= value <= VALUE_MOST:
            expected = Expected("number-between", least="0", most=f"{VALUE_MOST}")
            raise CaseError("bad-field", name=f"values.{letter}", read=str(value)[:60], expected=expected)
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
