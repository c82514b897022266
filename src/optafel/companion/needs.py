"""What of a game has to be written down, so that the page can ask for it without knowing the rules."""

from typing import Any, cast

from optafel.game.families import family_of
from optafel.game.families.words import racks_count
from optafel.game.setup import Setup
from optafel.lexicon import WHAT_LANGUAGES_TELL, Fold
from optafel.rules.crossword import CrosswordRulebook
from optafel.rules.crossword.dictionary import fold_of
from optafel.rules.numbers import NumbersRulebook
from optafel.rules.words import WordsRulebook
from optafel.tiles.numbers import NumberTile

MARKED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒŸ"


def _fold(setup: Setup) -> Fold:
    return Fold.for_box("".join({str(tile) for tile in family_of(setup).box(setup)}))


def _spells(fold: Fold, language: str) -> dict[str, str]:
    """Letters with a mark that people type, as the tiles they are laid with."""
    laid = {letter: fold.lay(letter, language) for letter in MARKED}
    return {letter: tiles for letter, tiles in laid.items() if tiles and tiles != letter}


def needs_of(setup: Setup) -> dict[str, Any]:
    """`turns`: turns are written down; `out`: who laid the last tile; `racks`: what is left counts;
    `pot`: when the pot is empty; `whole_rack`: that all tiles were laid; `exchange`: tiles may be exchanged;
    `opening`: what one opens with; `spells`: how letters are laid that no tile has."""
    needs: dict[str, Any] = {
        "turns": True,
        "out": True,
        "racks": True,
        "pot": False,
        "whole_rack": 1,
        "exchange": False,
        "opening": None,
        "jokers": [],
        "values": {},
        "spells": {},
        "premiums": [],
        "tells": list(WHAT_LANGUAGES_TELL.get(setup.language, ())),
    }
    match setup.book.family:
        case "numbers":
            numbers = cast(NumbersRulebook, setup.book)
            jokers = [str(NumberTile.of_joker(joker)) for joker in numbers.jokers]
            needs |= {"turns": False, "pot": True, "opening": numbers.opening_value, "jokers": jokers}
        case "words":
            words = cast(WordsRulebook, setup.book).edition(setup.language)
            needs |= {
                "out": words.ends == "out",
                "racks": racks_count(words, (0,)),  # unless somebody reaches the goal
                "pot": True,
                "whole_rack": words.whole_rack_factor,
                "opening": words.opening_letters,
                "spells": _spells(_fold(setup), setup.language),
            }
        case "crossword":
            crossword = cast(CrosswordRulebook, setup.book)
            values = dict(crossword.letter_set(setup.language).values)
            fold = fold_of(crossword.letter_set(setup.language))
            needs |= {"spells": _spells(fold, setup.language)}
            needs |= {
                "exchange": True,
                "pot": True,
                "values": values,
                "premiums": list(crossword.layout.rows),
            }
    return needs
