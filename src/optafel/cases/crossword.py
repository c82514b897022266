"""Cases of the crossword."""

from typing import cast

from optafel.cases.case import Case, CaseError, Solved
from optafel.lexicon import HouseRules, Lexicon, UnknownLanguage
from optafel.rules.crossword import (
    Board,
    Check,
    CrosswordRulebook,
    LetterSet,
    Position,
    check_by,
    dictionary,
    judge_exchange,
    place,
    read_play,
    words_only,
)
from optafel.rules.crossword import judge as referee
from optafel.rules.ruling import Ruling, Violation
from optafel.tiles import read_letters


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
    raise NotImplementedError


def _position(book: CrosswordRulebook, case: Case) -> Position:
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
    return check_by(lexicon_of(case, letters), HouseRules(extra_words=frozenset(case.extra_words)))


def lexicon_of(case: Case, letters: LetterSet) -> Lexicon:
    if case.words is not None:
        return words_only(case.words, case.language, letters)
    try:
        return dictionary(case.language, letters)
    except UnknownLanguage as wrong:
        raise CaseError("no-dictionary", read=case.language) from wrong
