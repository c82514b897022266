"""The solver's side of a crossword case: the box in plain values, and the words that are looked for."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from optafel._native import crossword as native
from optafel.cases.case import Case, CaseError
from optafel.lexicon import FOR_BOTS, HouseRules, Lexicon, UnknownLanguage
from optafel.lexicon.shelf import edition
from optafel.rules.crossword import Board, CrosswordRulebook, LetterSet, dictionary, rack_sign, words_only
from optafel.rules.crossword.board import column_name
from optafel.rules.expected import Expected
from optafel.solve.crossword import THROUGH, Play, Solver
from optafel.solve.crossword_setup import CrosswordError, Setup
from optafel.solve.crossword_words import named_graph, word_graph
from optafel.solve.kept import Kept
from optafel.tiles.letters import LetterTile, Word

VALUE_MOST = 99  # what a case may make a letter worth
_WORDS_KEPT = 3_000_000  # in all graphs together, some 90 bytes each; the six dictionaries have 2.7 million

_graphs: Kept[native.WordGraph] = Kept(len, _WORDS_KEPT)


def lexicon_of(language: str, words: tuple[str, ...] | None, letters: LetterSet) -> Lexicon:
    """Exactly these words, or the dictionary's."""
    if words is not None:
        return words_only(words, language, letters)
    try:
        return dictionary(language, letters)
    except UnknownLanguage as wrong:
        raise CaseError("no-dictionary", read=language) from wrong


def box_of(book: CrosswordRulebook, letters: LetterSet) -> Setup:
    """The printed board and the letters, as the solver takes them."""
    layout = book.layout
    squares = [(row, column) for row in range(layout.height) for column in range(layout.width)]
    try:
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
    except CrosswordError as wrong:
        expected = Expected("letters-with-values", most=f"{VALUE_MOST}")
        raise CaseError(
            "bad-field", name="values", read=" ".join(letters.values), expected=expected
        ) from wrong


def solver_of(book: CrosswordRulebook, case: Case, letters: LetterSet) -> Solver:
    """What is looked for is what the dictionary lists: compounds that no list has cannot be searched for, and
    words that hurt are not suggested. Words that come with the case are all looked for."""
    wanted = _Wanted(
        case.language,
        case.words,
        frozenset(case.extra_words),
        case.frequency,
        case.every_word,
        tuple(letters.values),
        letters,
    )
    return Solver(box_of(book, letters), _graphs.get(wanted, lambda: _graph(wanted)))


@dataclass(frozen=True, slots=True)
class _Wanted:
    """Which words a graph is made of."""

    language: str
    words: tuple[str, ...] | None
    extra: frozenset[str]
    frequency: float
    every_word: bool
    alphabet: tuple[str, ...]
    letters: LetterSet = field(compare=False)  # as far as words go, its alphabet says it all


def _graph(wanted: _Wanted) -> native.WordGraph:
    lexicon = lexicon_of(wanted.language, wanted.words, wanted.letters)
    rules = replace(FOR_BOTS, extra_words=wanted.extra, no_hurtful=not wanted.every_word)
    if wanted.words is not None or wanted.extra:
        return word_graph(_listed(lexicon, rules, wanted.frequency), wanted.alphabet)
    made_of = (edition(wanted.language), sorted(lexicon.fold.tiles), rules.class_bits, wanted.frequency)
    return named_graph(repr(made_of), lambda: _listed(lexicon, rules, wanted.frequency), wanted.alphabet)


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


def written(play: Play) -> str:
    """A play of the solver in notation."""
    row, column = str(play.row + 1), column_name(play.column)
    tiles = "".join(face if len(face) == 1 else f"[{face}]" for face in play.tiles)
    return f"{row + column if play.across else column + row} {tiles}"


def laid_by(play: Play) -> int:
    """How many tiles of the rack a play lays."""
    return sum(face != THROUGH for face in play.tiles)
