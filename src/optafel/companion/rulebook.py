"""What the book says aloud at a real table: who begins, what to write down, when the time is up, which
words count."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Needs:
    """What of a game has to be written down."""

    turns: bool  # whether turns are written down
    out: bool  # who laid the last tile
    racks: bool  # what is left on the racks
    pot: bool  # when the pot is empty
    whole_rack: int  # what the score of a turn is multiplied by when the whole rack was laid
    exchange: bool  # whether tiles may be exchanged
    opening: int | None  # what one opens with
    jokers: tuple[str, ...]
    values: dict[str, int]  # crossword: what each letter is worth
    spells: dict[str, str]  # letters with a mark that no tile has, as they are laid
    premiums: tuple[str, ...]  # crossword: the rows of the board, a sign for every square
    tells: tuple[str, ...]  # the house rules about words that the dictionary of the language can tell


def what_to_write_down(setup: Setup) -> Needs:
    tells = tuple(WHAT_LANGUAGES_TELL.get(setup.language, ()))
    match setup.book.family:
        case "numbers":
            numbers = cast(NumbersRulebook, setup.book)
            return Needs(
                turns=False,
                out=True,
                racks=True,
                pot=True,
                whole_rack=1,
                exchange=False,
                opening=numbers.opening_value,
                jokers=tuple(str(NumberTile.of_joker(joker)) for joker in numbers.jokers),
                values={},
                spells={},
                premiums=(),
                tells=tells,
            )
        case "words":
            words = cast(WordsRulebook, setup.book).edition(setup.language)
            return Needs(
                turns=True,
                out=words.ends == "out",
                racks=racks_count(words, (0,)),  # unless somebody reaches the goal
                pot=True,
                whole_rack=words.whole_rack_factor,
                exchange=False,
                opening=words.opening_letters,
                jokers=(),
                values={},
                spells=_spells(_fold(setup), setup.language),
                premiums=(),
                tells=tells,
            )
        case "crossword":
            crossword = cast(CrosswordRulebook, setup.book)
            letters = crossword.letter_set(setup.language)
            return Needs(
                turns=True,
                out=True,
                racks=True,
                pot=True,
                whole_rack=1,
                exchange=True,
                opening=None,
                jokers=(),
                values=dict(letters.values),
                spells=_spells(fold_of(letters), setup.language),
                premiums=tuple(crossword.layout.rows),
                tells=tells,
            )


def word_check(setup: Setup) -> Check:
    """The question that is put to the dictionary: does this word count, and if not, why?"""
    if setup.book.family == "crossword":
        book = cast(CrosswordRulebook, setup.book)
        lexicon = crossword_dictionary(setup.language, book.letter_set(setup.language))
        return check_by(lexicon, HouseRules(compounds=book.compounds))
    words = cast(WordsRulebook, setup.book).edition(setup.language)
    return check_by(dictionary(words, setup.language), agreements(words, setup.language))
