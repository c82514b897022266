"""What the book says aloud at a real table: who begins, what to write down, when the time is up, which
words count."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from optafel.companion.games import TurnKind
from optafel.game.families import family_of
from optafel.game.families.words import racks_count
from optafel.game.setup import Setup
from optafel.lexicon import WHAT_LANGUAGES_TELL, Fold, HouseRules
from optafel.rules.crossword import Check, CrosswordRulebook, check_by
from optafel.rules.crossword import dictionary as crossword_dictionary
from optafel.rules.crossword.dictionary import fold_of
from optafel.rules.numbers import NumbersRulebook
from optafel.rules.ruling import Reason
from optafel.rules.words import WordsRulebook
from optafel.rules.words.dictionary import agreements, dictionary
from optafel.tiles import NotationError, NumberTile, Tile, read_letters


@dataclass(frozen=True, slots=True)
class WhoBegins:
    """What a draw has decided."""

    first: int | None  # None: nothing yet
    again: tuple[int, ...] = ()  # who draws again, because of a tie or a joker


def who_begins(setup: Setup, drawn: Sequence[str]) -> WhoBegins:
    """Rules on the tiles that were drawn, by seat; empty: does not draw. Raises NotationError."""
    family = family_of(setup)
    ranks: dict[int, int | None] = {
        seat: family.start_rank(_tile(setup, text)) for seat, text in enumerate(drawn) if text.strip()
    }
    jokers = tuple(seat for seat, rank in ranks.items() if rank is None)
    known = {seat: rank for seat, rank in ranks.items() if rank is not None}
    if jokers:
        # The others keep what they drew until the jokers are gone.
        return WhoBegins(None, jokers)
    if not known:
        return WhoBegins(None)
    highest = max(known.values())
    tied = tuple(seat for seat, rank in known.items() if rank == highest)
    return WhoBegins(tied[0]) if len(tied) == 1 else WhoBegins(None, tied)


def _tile(setup: Setup, text: str) -> Tile:
    sign = text.strip().upper()
    if setup.book.family == "numbers":
        return NumberTile.read(sign)
    tiles = read_letters(sign)
    if len(tiles) != 1:
        raise NotationError("no-such-letter", text.strip()[:20], 0, "one letter, or @ for a joker")
    return cast(Tile, tiles[0])


def when_time_is_up(setup: Setup) -> tuple[Reason, ...]:
    """The sentences, in the order in which they matter."""
    match setup.book.family:
        case "numbers":
            numbers = cast(NumbersRulebook, setup.book)
            key = f"time-up-{numbers.time_out}"
            return (Reason(key, {"tiles": numbers.time_out_penalty}), Reason("time-up-untouched"))
        case "words":
            words = cast(WordsRulebook, setup.book).edition(setup.language)
            strict = (Reason("time-up-strict"),) if words.strict_clock else ()
            skips = (
                (Reason("time-up-skips", {"turns": words.time_out_skips}),) if words.time_out_skips else ()
            )
            return (*strict, Reason(f"time-up-words-{words.time_out}"), *skips)
        case "crossword":
            return (Reason("time-up-pass"),)


@dataclass(frozen=True, slots=True)
class LateTurn:
    """One way in which a turn can end whose time has run out, as it is written on the sheet."""

    kind: TurnKind
    late: bool  # whether the book punishes it
    says: tuple[Reason, ...]


def ways_time_is_up(setup: Setup) -> tuple[LateTurn, ...]:
    """With a table that is not finished, and, where that makes a difference, with one that nobody touched."""
    untouched = LateTurn("none", False, (Reason("time-up-untouched"),))
    said = when_time_is_up(setup)
    match setup.book.family:
        case "numbers":
            return (LateTurn("laid", True, said[:1]), untouched)
        case "words":
            stays = cast(WordsRulebook, setup.book).edition(setup.language).time_out == "loose-to-pot"
            return (LateTurn("laid", True, said), untouched) if stays else (LateTurn("none", True, said),)
        case "crossword":
            return (LateTurn("none", True, said),)


def penalty_tiles(setup: Setup) -> int:
    """How many tiles a turn costs that was not finished in time."""
    if setup.book.family != "numbers":
        return 0
    return cast(NumbersRulebook, setup.book).time_out_penalty


def turns_lost(setup: Setup) -> int:
    """How many of the next turns it costs."""
    if setup.book.family != "words":
        return 0
    return cast(WordsRulebook, setup.book).edition(setup.language).time_out_skips


def scores_nothing(setup: Setup) -> bool:
    """Whether nothing of such a turn scores: the table goes back to how it lay, or the turn is a pass."""
    if setup.book.family != "words":
        return setup.book.family == "crossword"
    words = cast(WordsRulebook, setup.book).edition(setup.language)
    return words.strict_clock or words.time_out == "put-all-back"


MARKED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŒŸ"


def _fold(setup: Setup) -> Fold:
    return Fold.for_box("".join({str(tile) for tile in family_of(setup).box(setup)}))


def _spells(fold: Fold, language: str) -> dict[str, str]:
    """Letters with a mark that people type, as the tiles they are laid with."""
    laid = {letter: fold.lay(letter, language) for letter in MARKED}
    return {letter: tiles for letter, tiles in laid.items() if tiles and tiles != letter}


def what_to_write_down(setup: Setup) -> dict[str, Any]:
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


def word_check(setup: Setup) -> Check:
    """The question that is put to the dictionary: does this word count, and if not, why?"""
    if setup.book.family == "crossword":
        book = cast(CrosswordRulebook, setup.book)
        lexicon = crossword_dictionary(setup.language, book.letter_set(setup.language))
        return check_by(lexicon, HouseRules(compounds=book.compounds))
    words = cast(WordsRulebook, setup.book).edition(setup.language)
    return check_by(dictionary(words, setup.language), agreements(words, setup.language))
