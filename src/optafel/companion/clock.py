"""What the book does when the time for a turn has run out, to be said aloud at a real table."""

from dataclasses import dataclass
from typing import cast

from optafel.companion.entries import Kind
from optafel.game.setup import Setup
from optafel.rules.numbers import NumbersRulebook
from optafel.rules.ruling import Reason
from optafel.rules.words import WordsRulebook


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
class TimeUp:
    """One way in which a turn can end whose time has run out, as it is written on the sheet."""

    kind: Kind
    late: bool  # whether the book punishes it
    says: tuple[Reason, ...]


def ways_time_is_up(setup: Setup) -> tuple[TimeUp, ...]:
    """With a table that is not finished, and, where that makes a difference, with one that nobody touched."""
    untouched = TimeUp("none", False, (Reason("time-up-untouched"),))
    said = when_time_is_up(setup)
    match setup.book.family:
        case "numbers":
            return (TimeUp("laid", True, said[:1]), untouched)
        case "words":
            stays = cast(WordsRulebook, setup.book).edition(setup.language).time_out == "loose-to-pot"
            return (TimeUp("laid", True, said), untouched) if stays else (TimeUp("none", True, said),)
        case "crossword":
            return (TimeUp("none", True, said),)


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
