"""The champion of the word games: from what a seat may see to the turn that wins games.

It asks the native core (`solve.word_games`), which knows what a table of two to four has before it. Alone, or
with a joker lying there of which nothing is said, the best turn has to do.
"""

from collections.abc import Sequence
from typing import TypeVar

from optafel.bots.champions import passes_in_a_row
from optafel.game.view import View
from optafel.positions import Move, WordsPosition
from optafel.solve import word_games as games
from optafel.solve.word_outlooks import outlook_of
from optafel.tiles.letters import JOKER, read_words, write_word

_TURNS = ("played", "drew", "passed", "timed-out")


def choose(view: View, *, nodes: int | None, seconds: float) -> Move | None:
    """The words that the champion lays, thinking for so many nodes or else seconds; None where it knows no
    better than the best turn, or has none."""
    position = view.position
    assert isinstance(position, WordsPosition)
    if not is_known(view):
        return None
    index, own_words = position.words_searched()
    table = games.choose(
        "champion",
        index,
        games.game_rules(position.book),
        known_to(view, position),
        outlook_of(position.book, position.language),
        own_words=own_words,
        nodes=nodes,
        seconds=seconds,
    )
    return None if table is None else Move("play", read_words(" ".join(table)))


def is_known(view: View) -> bool:
    """Whether the core knows what such a table has before it."""
    position = view.position
    assert isinstance(position, WordsPosition)
    return len(_inside(view)) > 1 and not any(JOKER in word for word in position.table)


def known_to(view: View, position: WordsPosition) -> games.Known:
    """What the seat to move knows, those who have resigned left out."""
    inside = _inside(view)
    began = next((turn.seat for turn in view.turns if turn.kind in _TURNS), view.seat)
    assert view.seat is not None
    assert began is not None
    first = next(at for at in (*range(began, len(view.seats)), *range(began)) if at in inside)
    return games.Known(
        table=tuple(write_word(word) for word in position.table),
        rack=write_word(position.rack),
        history=() if position.book.old_words_score else tuple(sorted(position.history)),
        seat=inside.index(view.seat),
        first=inside.index(first),
        counts=_of(inside, [seat.tiles for seat in view.seats]),
        opened=_of(inside, [seat.opened for seat in view.seats]),
        scores=_of(inside, [seat.score for seat in view.seats]),
        pot=view.pot,
        last_turns=view.last_turns,
        passes=passes_in_a_row(view),
        kept=_of(inside, _kept(view, position)) if position.book.whole_rack_factor > 1 else (),
    )


def _kept(view: View, position: WordsPosition) -> list[int]:
    """Tiles that each seat kept when it last laid something, its opening apart: the log tells who drew, and
    who laid how much."""
    book, seats = position.book, len(view.seats)
    held, kept, has_laid = [book.rack_size] * seats, [0] * seats, [False] * seats
    pot = len(book.box) - sum(held)
    for turn in view.turns:
        seat, drawn = turn.seat, turn.count - turn.to_pot
        if turn.kind == "played":
            held[seat] = max(0, held[seat] - len(turn.played))
            kept[seat], has_laid[seat] = held[seat] if has_laid[seat] else 0, True
            drawn = min(pot, max(0, book.refill_tiles - held[seat]))
        held[seat], pot = held[seat] + drawn, max(0, pot - drawn)
    return [min(left, seat.tiles) for left, seat in zip(kept, view.seats, strict=True)]


def _inside(view: View) -> list[int]:
    return [at for at, seat in enumerate(view.seats) if not seat.resigned]


Value = TypeVar("Value")


def _of(inside: Sequence[int], values: Sequence[Value]) -> tuple[Value, ...]:
    return tuple(values[at] for at in inside)
