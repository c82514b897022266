"""The whole report on a record, and the record in its strict form."""

from collections.abc import Iterator
from dataclasses import replace

from optafel.gcg.findings import Difference, Report
from optafel.gcg.fit import fits, letters_of
from optafel.gcg.record import Record
from optafel.gcg.replay import Laid
from optafel.gcg.rescore import rescore
from optafel.rules.crossword import Check, CrosswordRulebook, LetterSet
from optafel.rules.rulebooks import RULEBOOKS

_STANDARD_BOARDS = ("standard", "classic", "crosswordgame", "normal", "regular")
_EVENT = ">Ann: ABCDEFG 8D WORD +18 18"


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
    unread = (Difference(line.at, "unread", line.text, _EVENT) for line in record.unread)
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


def _phonies(plays: list[Laid], check: Check) -> Iterator[tuple[int, str]]:
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
