"""From a rulebook, a letter set and the words that count to a solver: made once, kept while there is room."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from optafel._native import crossword as native
from optafel.lexicon import FOR_BOTS, HouseRules, Lexicon
from optafel.lexicon.shelf import edition
from optafel.rules.crossword import Board, CrosswordRulebook, LetterSet, dictionary, rack_sign, words_only
from optafel.rules.crossword import Play as PlacedPlay
from optafel.rules.crossword.plays import Cell
from optafel.solve import crossword
from optafel.solve.cache import Cache
from optafel.solve.crossword import THROUGH, Play, Solver
from optafel.solve.crossword_setup import Setup
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
        letter_times=tuple(layout.letter_times(square) for square in squares),
        word_times=tuple(layout.word_times(square) for square in squares),
        rack_size=book.rack_size,
        bonus=book.bingo,
    )


def solver_for(book: CrosswordRulebook, letters: LetterSet, words: SearchedWords) -> Solver:
    """The solver of this box with these words. Raises UnknownLanguage or CrosswordError."""
    # As far as words go, a letter set is its alphabet.
    graph = _graphs.get((tuple(letters.values), words), lambda: _graph(letters, words))
    print_and_letters = (book.layout, book.rack_size, book.bingo, tuple(letters.values.items()))
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


def cells(board: Board) -> list[str]:
    """The board as the solver takes it."""
    return [_face(tile) if tile else "" for tile in board.tiles]


def _face(tile: LetterTile) -> str:
    letter = tile.letter or ""
    return letter.lower() if tile.joker else letter


def faces(rack: Word) -> list[str]:
    """A rack as the solver takes it."""
    return [rack_sign(tile).strip("[]") for tile in rack]


_DOT = Cell(None, True)


def placed(play: Play) -> PlacedPlay:
    """A play of the solver as the referee takes it."""
    laid = tuple(
        _DOT if face == THROUGH else Cell(LetterTile(face.upper(), face != face.upper()))
        for face in play.tiles
    )
    return PlacedPlay((play.row, play.column), play.across, laid)


def laid_by(play: Play) -> int:
    """How many tiles of the rack a play lays."""
    return sum(face != THROUGH for face in play.tiles)
