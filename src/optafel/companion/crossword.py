"""A crossword on the sheet: turns by their points or their plays, and the tiles left at the end."""

from collections.abc import Sequence
from typing import cast

from optafel.companion.end import close, counted_game
from optafel.companion.games import CountedGame, Remark, Weight, WrittenGame, WrittenTurn, spoilt, unreadable
from optafel.companion.rulebook import word_check
from optafel.companion.turns import TurnScore, points_of, run, too_late
from optafel.game.families.crossword import counted
from optafel.game.setup import Setup
from optafel.rules.crossword import (
    Before,
    Board,
    CrosswordRulebook,
    LetterSet,
    Placement,
    judge,
    place,
    read_play,
    score,
    settled,
)
from optafel.rules.ruling import Violation
from optafel.tiles import NotationError, Tile
from optafel.tiles.letters import Word


def count(setup: Setup, entry: WrittenGame) -> CountedGame:
    book = cast(CrosswordRulebook, setup.book)
    letters = book.letter_set(setup.language)

    def worth(tiles: Sequence[Tile]) -> int:
        return letters.value_of(cast(Word, tiles))

    found = run(setup, entry, _score_turns(setup, book, letters, entry))
    reason, racks = close(setup, entry, found, worth, racks_count=True)
    result = None
    if reason and not spoilt(found.checks):
        left = [held.points or 0 for held in racks]
        result = counted(found.scores, left, range(setup.seats), entry.out, reason)
        key = "check-how-crossword" if entry.out is None else "check-how-crossword-out"
        found.checks.append(Remark(key, "note", "end", entry.out, params={"gained": sum(left)}))
    return counted_game(setup, found, racks, result)


def _score_turns(
    setup: Setup, book: CrosswordRulebook, letters: LetterSet, entry: WrittenGame
) -> list[TurnScore]:
    """Plays are laid on a board of our own as long as none is missing from it."""
    board: Board | None = Board.empty(book.layout)
    scored = []
    for turn in entry.turns:
        one, board = _score(setup, book, letters, turn, board)
        scored.append(one)
    return scored


def _score(
    setup: Setup, book: CrosswordRulebook, letters: LetterSet, turn: WrittenTurn, board: Board | None
) -> tuple[TurnScore, Board | None]:
    text = turn.text.strip()
    if late := too_late(setup, turn):
        return late, board
    if turn.kind != "laid":
        return TurnScore(0), board
    if not text:
        return TurnScore(None, checks=(Remark("check-turn-empty", "missing", "score", turn.seat),)), None
    if points := points_of(text, turn.seat):
        return points, None
    try:
        play = read_play(text)
    except NotationError as wrong:
        return TurnScore(None, checks=(unreadable(wrong, turn.seat),)), None
    if board is None:
        return TurnScore(None, checks=(Remark("check-board-unknown", "wrong", "score", turn.seat),)), None
    placement = place(board, settled(board, play))
    checks = _doubts(setup, book, letters, turn.seat, placement)
    if not placement.fits:
        return TurnScore(None, checks=checks), None
    made = score(book, letters, placement)
    word = made.words[0].text if made.words else None
    return TurnScore(made.points, word, made.how, checks), placement.after


def _doubts(
    setup: Setup, book: CrosswordRulebook, letters: LetterSet, seat: int, placement: Placement
) -> tuple[Remark, ...]:
    """What the referee says of the play, to somebody who had the tiles for it."""
    rack = tuple(tile.face for tile in placement.laid.values())
    ruling = judge(book, Before(placement.board, rack, letters), placement.play, word_check(setup))
    return tuple(_doubt(seat, placement, violation) for violation in ruling.violations)


def _doubt(seat: int, placement: Placement, violation: Violation) -> Remark:
    weight: Weight = "odd" if placement.fits else "wrong"
    return Remark(f"refuse-{violation.code}", weight, violation.rule, seat, params=violation.params)
