"""A word game on the sheet: turns by their points or their words, last rounds, what is left at the end."""

from typing import cast

from optafel.companion.end import close, counted_game
from optafel.companion.games import CountedGame, CountedTurn, Remark, WrittenGame, WrittenTurn, spoilt
from optafel.companion.rulebook import word_check
from optafel.companion.turns import TurnScore, points_of, run, too_late
from optafel.game.families.words import counted, rack_points, racks_count
from optafel.game.setup import Setup
from optafel.rules.words import WordsRulebook
from optafel.rules.words.scoring import compare, score, standings
from optafel.tiles import LetterTile


def count(setup: Setup, entry: WrittenGame) -> CountedGame:
    book = cast(WordsRulebook, setup.book).edition(setup.language)
    found = run(setup, entry, _score_turns(setup, book, entry))
    found.checks += _openings(book, found.lines)
    takes_off = racks_count(book, found.scores)
    reason, racks = close(setup, entry, found, lambda tiles: rack_points(book, tiles), racks_count=takes_off)
    result = None
    if reason and not spoilt(found.checks):
        left = [held.points or 0 for held in racks]
        result = counted(book, found.scores, left, range(setup.seats), reason)
        if takes_off:
            params = {"tile": book.tile_penalty, "joker": book.joker_penalty}
            found.checks.append(Remark("check-how-words", "note", "end", params=params))
    return counted_game(setup, found, racks, result)


def _score_turns(setup: Setup, book: WordsRulebook, entry: WrittenGame) -> list[TurnScore]:
    """A word that was written down before does not score again, where the book says so."""
    scored: list[TurnScore] = []
    for turn in entry.turns:
        formed = frozenset(one.word for one in scored if one.word)
        scored.append(_score(setup, book, turn, formed))
    return scored


def _score(setup: Setup, book: WordsRulebook, turn: WrittenTurn, formed: frozenset[str]) -> TurnScore:
    text = turn.text.strip()
    if late := too_late(setup, turn):
        return late
    if turn.kind != "laid":
        return TurnScore(0)
    if not text:
        return TurnScore(None, checks=(Remark("check-turn-empty", "missing", "score", turn.seat),))
    if points := points_of(text, turn.seat):
        return points
    verdicts = [word_check(setup)(word) for word in text.split()]
    laid = tuple(tuple(LetterTile(letter) for letter in verdict.word) for verdict in verdicts)
    compared = compare((), laid)
    words = standings(book, compared, formed)
    points_made, longest, how = score(book, compared, words, turn.whole_rack)
    doubts = tuple(
        Remark(
            "check-word-doubtful",
            "odd",
            "words",
            turn.seat,
            params={"word": verdict.word, "reason": str(verdict.reasons[0])},
        )
        for verdict in verdicts
        if not verdict.counts
    )
    return TurnScore(points_made, longest, how, doubts)


def _openings(book: WordsRulebook, lines: list[CountedTurn]) -> list[Remark]:
    """The first word of a player has as many letters as the book asks, so the first score is no lower."""
    first: dict[int, int] = {}
    for line in lines:
        if line.points:
            first.setdefault(line.seat, line.points)
    return [
        Remark(
            "check-opening-low",
            "odd",
            "opening",
            seat,
            params={"points": points, "least": book.opening_letters},
        )
        for seat, points in first.items()
        if points < book.opening_letters
    ]
