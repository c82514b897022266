"""The numbers that a sheet is added up with. A phone without a network adds up with them alone; what needs
the dictionary or the referee waits until one can be asked."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal, cast

from optafel.companion.rulebook import penalty_tiles, scores_nothing, turns_lost, when_time_is_up
from optafel.game.families import family_of
from optafel.game.setup import Setup
from optafel.rules.crossword import CrosswordRulebook
from optafel.rules.numbers import NumbersRulebook
from optafel.rules.rulebook import Family
from optafel.rules.words import WordsRulebook
from optafel.texts import say
from optafel.tiles import LetterTile, NumberTile, Tile


@dataclass(frozen=True, slots=True)
class TileSum:
    """One kind of tile."""

    count: int  # in the box
    worth: int  # what it costs who has it left
    begins: int | None  # how high it is when it is drawn to see who begins; null: drawn again


@dataclass(frozen=True, slots=True, kw_only=True)
class Sums:
    """What a sheet is added up with where nobody can be asked."""

    family: Family
    dealt: int  # tiles to each player
    tiles: dict[str, TileSum]
    else_worth: int  # what a tile costs that is not in the box
    late_tiles: int  # what a turn costs that was not finished in time: tiles
    late_turns: int  # and turns
    late_scores: bool  # whether such a turn scores
    late_says: str  # why it does not
    ends: Literal["last-tile", "goal", "out"]
    goal: int  # the points that end a game that ends there
    goal_costs: bool  # whether what is left costs something there too
    repeats: bool  # whether a word that was formed before scores again
    letter: int  # what a letter costs that is left, where all cost the same
    joker: int
    bingo: int  # for a whole rack on the board
    scoreless: int  # so many turns in a row without points end the game; 0: none do
    rounds: bool  # whether games won count before points


def sums_of(setup: Setup, language: str) -> Sums:
    """`language`: of the reader."""
    book, family = setup.book, family_of(setup)
    numbers, words, crossword = _as_each(setup)
    worth = {str(tile): _worth(setup, tile) for tile in family.box(setup)}
    ranks = {str(tile): family.start_rank(tile) for tile in family.box(setup)}
    return Sums(
        family=book.family,
        dealt=book.rack_size,
        tiles={
            sign: TileSum(count, worth[sign], ranks[sign])
            for sign, count in Counter(map(str, family.box(setup))).items()
        },
        else_worth=numbers.joker_penalty if numbers else words.tile_penalty if words else 0,
        late_tiles=penalty_tiles(setup),
        late_turns=turns_lost(setup),
        late_scores=not scores_nothing(setup),
        late_says=say(language, (first := when_time_is_up(setup)[0]).key, **first.params),
        ends=words.ends if words else "out",
        goal=words.goal if words else 0,
        goal_costs=words.goal_penalties if words else True,
        repeats=words.old_words_score if words else True,
        letter=words.tile_penalty if words else 0,
        joker=words.joker_penalty if words else 0,
        bingo=crossword.bingo if crossword else 0,
        scoreless=crossword.scoreless_to_end if crossword else 0,
        rounds=book.rounds,
    )


def _as_each(setup: Setup) -> tuple[NumbersRulebook | None, WordsRulebook | None, CrosswordRulebook | None]:
    """The book as what it is, in the place of its family."""
    match setup.book.family:
        case "numbers":
            return cast(NumbersRulebook, setup.book), None, None
        case "words":
            return None, cast(WordsRulebook, setup.book).edition(setup.language), None
        case "crossword":
            return None, None, cast(CrosswordRulebook, setup.book)


def _worth(setup: Setup, tile: Tile) -> int:
    numbers, words, crossword = _as_each(setup)
    if numbers:
        return cast(NumberTile, tile).number or numbers.joker_penalty
    if words:
        return words.joker_penalty if cast(LetterTile, tile).joker else words.tile_penalty
    assert crossword is not None
    return crossword.letter_set(setup.language).value(cast(LetterTile, tile))
