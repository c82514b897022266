"""What the book does when the time for a turn has run out, to be said aloud at a real table."""

from typing import cast

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
