"""The whole report on a record, and the record in its strict form."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from optafel.gcg.letter_sets import fits, letters_of
from optafel.gcg.record import Record
from optafel.gcg.replay import Difference, RecordedPlay, ScoredLine
from optafel.gcg.rescore import rescore
from optafel.rules.crossword import Board, Check, CrosswordRulebook, LetterSet
from optafel.rules.rulebooks import RULEBOOKS

_STANDARD_BOARDS = ("standard", "classic", "crosswordgame", "normal", "regular")
_EVENT_LIKE = ">Ann: ABCDEFG 8D WORD +18 18"


@dataclass(frozen=True, slots=True)
class Report:
    record: Record
    letters: LetterSet
    because: str  # how the letter set was found: option, hint, scores or default
    fits: tuple[int, int]  # plays whose recorded score the letter set gives, and plays with a score
    scored: tuple[ScoredLine, ...]
    board: Board  # at the end
    recorded: tuple[int, ...]  # final totals, one a player
    points: tuple[int, ...]  # final totals by the rules
    differences: tuple[Difference, ...]  # in the order of the lines
    phonies: tuple[tuple[int, str], ...] = ()  # words that do not count and stayed, with their lines


def report(record: Record, letters: LetterSet | None = None, check: Check | None = None) -> Report:
    """Where the record and the rules differ. Without `letters` the letter set is found from the record.

    A word that does not count but was not challenged stays, as the book has it: with `check` such words are
    named, apart from the differences.
    """
    book = RULEBOOKS["scrabble-nl"]
    assert isinstance(book, CrosswordRulebook)
    if letters is None:
        letters, because, fitting = letters_of(book, record)
    else:
        because, fitting = "option", fits(book, letters, record)
    game = rescore(book, letters, record)
    unread = (Difference(line.at, "unread", line.text, _EVENT_LIKE) for line in record.unread)
    differences = [*_boards(record), *unread, *game.differences]
    return Report(
        record=record,
        letters=letters,
        because=because,
        fits=fitting,
        scored=tuple(game.scored),
        board=game.board,
        recorded=tuple(game.totals),
        points=tuple(game.points),
        differences=tuple(sorted(differences, key=lambda difference: difference.at)),
        phonies=tuple(_phonies(game.plays, check)) if check else (),
    )


def _boards(record: Record) -> Iterator[Difference]:
    """A game on another board can be read, but its premium squares are not known."""
    said = record.pragma("board-layout", "game-board", "board")
    name = said.casefold().replace(" ", "")
    if name and not name.startswith(_STANDARD_BOARDS):
        yield Difference(0, "unknown-board", said, "standard")


def _phonies(plays: list[RecordedPlay], check: Check) -> Iterator[tuple[int, str]]:
    for play in plays:
        for word in play.words:
            if not check(word).counts:
                yield play.line.at, word


def strict(done: Report, mended: bool = False) -> Record:
    """The record in its strict form; mended, with the points of the rules in place of its own."""
    lines = tuple(
        replace(
            scored.line,
            score=scored.points if mended else scored.recorded,
            total=scored.points_total if mended else scored.recorded_total,
        )
        for scored in done.scored
    )
    return replace(done.record, lines=lines, unread=())
