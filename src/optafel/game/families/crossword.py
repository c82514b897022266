"""The crossword: lay a word, exchange or pass; the most points win once pot and racks say that it is over."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from optafel.game.events import Played, TimedOut
from optafel.game.families.letters import read_tile, start_rank
from optafel.game.setup import Setup
from optafel.game.state import Result, State, changed, draw, with_rack, without
from optafel.lexicon import HouseRules
from optafel.rules.crossword import (
    Board,
    Check,
    CrosswordRulebook,
    LetterSet,
    Position,
    check_by,
    dictionary,
    place,
    rack_sign,
    read_play,
    score,
    settled,
)
from optafel.rules.crossword import judge as referee
from optafel.rules.ruling import Ruling
from optafel.tiles import LetterTile, Tile
from optafel.tiles.letters import Word

__all__ = [
    "box", "counted", "counts", "empty_table", "judge", "keep", "lay", "moves", "played", "read_tile",
    "result", "shown", "shown_table", "start_rank", "time_out", "write_tile",
]  # fmt: skip


def _book(setup: Setup) -> CrosswordRulebook:
    return cast(CrosswordRulebook, setup.book)


def _letters(setup: Setup) -> LetterSet:
    return _book(setup).letter_set(setup.language)


def box(setup: Setup) -> tuple[Tile, ...]:
    return _letters(setup).box


def empty_table(setup: Setup) -> Board:
    return Board.empty(_book(setup).layout)


def moves(setup: Setup, state: State) -> tuple[str, ...]:
    exchange = state.pot >= max(1, _book(setup).exchange_pot)
    return ("play", "exchange", "pass") if exchange else ("play", "pass")


def write_tile(tile: Tile) -> str:
    return rack_sign(cast(LetterTile, tile))


def judge(setup: Setup, state: State, seat: int, play: str) -> Ruling:
    book = _book(setup)
    check = None if book.challenge else _check(setup)
    position = Position(state.table, cast(Word, state.racks[seat]), _letters(setup))
    return referee(book, position, read_play(play), check)


def counts(setup: Setup, word: str) -> bool:
    """Whether a doubted word stands."""
    return _check(setup)(word).counts


def _check(setup: Setup) -> Check:
    lexicon = dictionary(setup.language, _letters(setup))
    return check_by(lexicon, HouseRules(compounds=_book(setup).compounds))


def played(setup: Setup, state: State, seat: int, play: str, ruling: Ruling) -> Played:
    placement = place(state.table, settled(state.table, read_play(play)))
    words = score(_book(setup), _letters(setup), placement).words
    return Played(
        seat,
        str(placement.play),
        ruling.played,
        ruling.score,
        ruling.longest,
        tuple(word.text for word in words),
    )


def lay(setup: Setup, state: State, event: Played) -> State:
    seat = event.seat
    tiles = tuple(read_tile(sign) for sign in event.tiles)
    state = with_rack(state, seat, without(state.racks[seat], tiles))
    scores = changed(state.scores, seat, state.scores[seat] + (event.score or 0))
    state = replace(state, table=place(state.table, read_play(event.play)).after, scores=scores)
    return draw(state, seat, setup.book.rack_size - len(state.racks[seat]))[0]


def time_out(setup: Setup, state: State, draft: str | None) -> Played | TimedOut:
    """The book knows no clock: whoever has not ended the turn in time has lost it."""
    return TimedOut(state.turn)


def keep(setup: Setup, state: State, event: TimedOut) -> State:
    return state


def result(setup: Setup, state: State) -> Result | None:
    inside = [seat for seat in range(state.seats) if not state.resigned[seat]]
    if len(inside) == 1:
        return Result(state.scores, tuple(inside), "resigned")
    if state.pending:
        return None  # the last play may yet be taken back
    out = next((seat for seat in inside if not state.racks[seat]), None)
    if out is not None and not state.pot:
        return _counted(setup, state, inside, out, "went-out")
    if not state.pot and state.passes >= len(inside):
        return _counted(setup, state, inside, None, "blocked")
    if 0 < _book(setup).scoreless_to_end <= state.scoreless:
        return _counted(setup, state, inside, None, "scoreless")
    return None


def _counted(setup: Setup, state: State, inside: list[int], out: int | None, reason: str) -> Result:
    letters = _letters(setup)
    left = [letters.value_of(cast(Word, rack)) for rack in state.racks]
    return counted(state.scores, left, inside, out, reason)


def counted(
    scores: Sequence[int], left: Sequence[int], inside: Sequence[int], out: int | None, reason: str
) -> Result:
    """Each loses the value of the tiles left; who went out gains what all others lost (Telling 18)."""
    after = [points - lost for points, lost in zip(scores, left, strict=True)]
    if out is not None:
        after[out] += sum(left)
    return Result.highest(after, inside, reason)


def shown_table(table: Board) -> list[str]:
    return table.rows()


def shown(setup: Setup, state: State) -> dict[str, Any]:
    return {
        "board": shown_table(state.table),
        "premiums": list(_book(setup).layout.rows),
        "values": dict(_letters(setup).values),
        "box": dict(Counter(map(write_tile, box(setup)))),
    }
