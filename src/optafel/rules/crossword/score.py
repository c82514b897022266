"""What a play is worth: every word it makes, premium squares included, and how that came about."""

from collections.abc import Mapping
from dataclasses import dataclass

from optafel.rules.crossword.board import Board, Square
from optafel.rules.crossword.letters import LetterSet
from optafel.rules.crossword.placement import Placement, words_made
from optafel.rules.crossword.rulebook import CrosswordRulebook
from optafel.rules.ruling import Reason
from optafel.tiles.letters import LetterTile, spelled


@dataclass(frozen=True, slots=True)
class MadeWord:
    """One word that a play makes or changes."""

    squares: tuple[Square, ...]
    tiles: tuple[LetterTile, ...]
    points: int
    text: str  # what it spells
    written: str  # the same in notation: a small letter is a blank
    how: str  # the letters with their values, e.g. T2×2 A1 A1 R2 T2
    times: int  # what its red squares multiply it by


@dataclass(frozen=True, slots=True)
class Score:
    """The words of a play and what they are worth together."""

    words: tuple[MadeWord, ...]  # the main word first
    bonus: int  # for laying a whole rack
    how: tuple[Reason, ...]

    @property
    def points(self) -> int:
        return sum(word.points for word in self.words) + self.bonus


def score(book: CrosswordRulebook, letters: LetterSet, placement: Placement) -> Score:
    """Counts a play that fits on the board; whether its words count is not asked here."""
    after = placement.after
    words = tuple(_count(after, placement.laid, letters, squares) for squares in words_made(placement))
    bonus = book.bingo if len(placement.laid) >= book.rack_size else 0
    how = [
        Reason(
            "how-crossword-word" if word.times == 1 else "how-crossword-word-times",
            {
                "word": word.written,
                "letters": word.how,
                "times": word.times,
                "points": word.points,
            },
        )
        for word in words
    ]
    if bonus:
        how.append(Reason("how-crossword-bingo", {"tiles": len(placement.laid), "points": bonus}))
    return Score(words, bonus, tuple(how))


def _count(
    board: Board, laid: Mapping[Square, LetterTile], letters: LetterSet, squares: tuple[Square, ...]
) -> MadeWord:
    """Premium squares count only for the tiles that cover them in this turn (Telling 14)."""
    points, times = 0, 1
    tiles = tuple([tile for square in squares if (tile := board[square])])
    signs, how = [], []
    for square, tile in zip(squares, tiles, strict=True):
        sign, value = str(tile), letters.value(tile)
        signs.append(sign)
        letter_times, word_times = board.layout.times(square) if square in laid else (1, 1)
        points += value * letter_times
        times *= word_times
        how.append(f"{sign}{value}×{letter_times}" if letter_times > 1 else f"{sign}{value}")
    return MadeWord(squares, tiles, points * times, spelled(tiles), "".join(signs), " ".join(how), times)
