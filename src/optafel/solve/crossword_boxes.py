"""From a rulebook, a letter set and the words that count to a solver: made once, kept while there is room."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from optafel._native import crossword as native
from optafel.lexicon import FOR_BOTS, HouseRules, Lexicon
from optafel.lexicon.shelf import edition
from optafel.rules.crossword import Board, CrosswordRulebook, LetterSet, dictionary, rack_sign, words_only
from optafel.rules.crossword import Play as PlacedPlay
from optafel.rules.crossword.plays import Cell
from optafel.solve import crossword
from optafel.solve.cache import Cache
from optafel.solve.crossword import THROUGH, Play, Solver
from optafel.solve.crossword_setup import CrosswordError, Setup
from optafel.solve.crossword_words import named_graph, word_graph
from optafel.tiles.letters import LetterTile, Word

_WORDS_KEPT = 3_000_000  # in all graphs together, some 90 bytes each; the six dictionaries have 2.7 million

_graphs: Cache[native.WordGraph] = Cache(len, _WORDS_KEPT)


@dataclass(frozen=True, slots=True)
class SearchedWords:
    """Which words are looked for: what the dictionary lists. Compounds that no list has cannot be searched
    for, and words that hurt are not suggested. Words that are given are all looked for."""

    language: str
    only: tuple[str, ...] | None = None  # exactly these
    extra: frozenset[str] = frozenset()
    frequency: float = 0.0  # at least this common (Zipf)
    every_word: bool = False  # also those that hurt


def lexicon_of(language: str, words: tuple[str, ...] | None, letters: LetterSet) -> Lexicon:
    """Exactly these words, or the dictionary's. Raises UnknownLanguage."""
    return dictionary(language, letters) if words is None else words_only(words, language, letters)


def box_of(book: CrosswordRulebook, letters: LetterSet) -> Setup:
    """The printed board and the letters, as the solver takes them. Raises CrosswordError."""
    layout = book.layout
    squares = [(row, column) for row in range(layout.height) for column in range(layout.width)]
    return Setup(
        alphabet=tuple(letters.values),
        values=tuple(letters.values.values()),
        rows=layout.height,
        columns=layout.width,
        letter_times=tuple(layout.times(square)[0] for square in squares),
        word_times=tuple(layout.times(square)[1] for square in squares),
        rack_size=book.rack_size,
        bonus=book.bingo,
    )


def solver_for(book: CrosswordRulebook, letters: LetterSet, words: SearchedWords) -> Solver:
    """The solver of this box with these words. Raises UnknownLanguage or CrosswordError."""
    graph = _graphs.get((letters, words), lambda: _graph(letters, words))
    print_and_letters = (book.layout, book.rack_size, book.bingo, letters)
    return crossword.solver_for(print_and_letters, graph, lambda: box_of(book, letters))


def _graph(letters: LetterSet, words: SearchedWords) -> native.WordGraph:
    lexicon = lexicon_of(words.language, words.only, letters)
    rules = replace(FOR_BOTS, extra_words=words.extra, no_hurtful=not words.every_word)
    alphabet = tuple(letters.values)
    if words.only is not None or words.extra:
        return word_graph(_listed(lexicon, rules, words.frequency), alphabet)
    made_of = (edition(words.language), sorted(lexicon.fold.tiles), rules.class_bits, words.frequency)
    return named_graph(repr(made_of), lambda: _listed(lexicon, rules, words.frequency), alphabet)


def _listed(lexicon: Lexicon, rules: HouseRules, frequency: float) -> Iterable[str]:
    listed = lexicon.words(rules=rules)
    if not frequency:
        return listed
    return [word for at, word in enumerate(listed) if (listed.zipf(at) or 0.0) >= frequency]


def packed_board(solver: Solver, board: Board) -> bytes:
    """A board as the search takes it. Raises CrosswordError if a letter lies there that the box has not."""
    codes = solver.codes
    try:
        # Asked before every search, of 225 squares: therefore in one go, without a call for each tile.
        return bytes([0 if tile is None else codes[tile.letter, tile.joker] for tile in board.tiles])
    except KeyError as unknown:
        raise CrosswordError("bad-tile", f"{unknown.args[0][0]!r} lies on the board.") from unknown


def packed_rack(solver: Solver, rack: Word) -> bytes:
    """A rack as the search takes it. Raises CrosswordError."""
    codes = solver.codes
    try:
        return bytes([0 if tile.joker else codes[tile.letter, False] for tile in rack])
    except KeyError as unknown:
        raise CrosswordError("bad-tile", f"{unknown.args[0][0]!r} is on the rack.") from unknown


def faces(rack: Word) -> list[str]:
    """A rack as the solver takes it."""
    return [rack_sign(tile).strip("[]") for tile in rack]


def placed(play: Play) -> PlacedPlay:
    """A play of the solver as the referee takes it."""
    return PlacedPlay((play.row, play.column), play.across, tuple(map(_cell, play.tiles)))


@lru_cache(maxsize=1_000)
def _cell(face: str) -> Cell:
    return Cell(None, True) if face == THROUGH else Cell(LetterTile(face.upper(), face != face.upper()))


def laid_by(play: Play) -> int:
    """How many tiles of the rack a play lays."""
    return sum(face != THROUGH for face in play.tiles)
