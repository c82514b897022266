"""The best play with words that people know, beside the best of all."""

from dataclasses import replace

from optafel.positions.move import Laid
from optafel.positions.position import Position
from optafel.positions.solved import Solved, Wishes

COMMON = 3.0  # Zipf: once in a million words of text, and more


def best_in_common_words(position: Position, best: Laid, wishes: Wishes) -> Solved | None:
    """The best play of which every new word is common. None where the best play is of such words itself, or
    where there is no other. Numbers make no words."""
    made = position.words_made(best)
    if all((position.zipf(word) or 0.0) >= COMMON for word in made):
        return None
    in_common_words = replace(wishes, frequency=COMMON)
    found = position.ask(in_common_words)
    if found.move.kind == "exchange":  # to lay something is what is asked here
        return next(iter(position.ask_for(1, in_common_words)), None)
    return None if found.play is None else found
