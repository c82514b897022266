"""What a play is worth: every word it makes, premium squares included, and how that came about."""

from collections.abc import Mapping
from dataclasses import dataclass

from optafel.rules.crossword.board import Board, Square, spelling
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
    how: str  # the letters with their values, e.g. T2×2 A1 A1 R2 T2
    times: int  # what its red squares multiply it by

    @property
    def text(self) -> str:
        """What it spells."""
        return spelled(self.tiles)


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
                "word": spelling(after, word.squares),
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
    points, times, how = 0, 1, []
    tiles = []
    for square in squares:
        tile = board[square]
        assert tile is not None
        tiles.append(tile)
        value, letter_times = letters.value(tile), 1
        if square in laid:
            letter_times = board.layout.letter_times(square)
            times *= board.layout.word_times(square)
        points += value * letter_times
        how.append(f"{tile}{value}" + (f"×{letter_times}" if letter_times > 1 else ""))
    return MadeWord(squares, tuple(tiles), points * times, " ".join(how), times)
