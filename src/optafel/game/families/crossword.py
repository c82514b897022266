"""The crossword: lay a word, exchange or pass; the most points win once pot and racks say that it is over."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from optafel.game.events import Played, TimedOut
from optafel.game.families.family import LiesOpen, checked_alone, others_of
from optafel.game.families.letters import read_tile, start_rank
from optafel.game.setup import Setup
from optafel.game.state import Result, State, Table, changed, draw, state_with, with_rack, without
from optafel.positions import CrosswordPosition, Laid, MoveKind, Position
from optafel.rules.crossword import (
    Board,
    CrosswordRulebook,
    LetterSet,
    Play,
    place,
    rack_sign,
    read_play,
    score,
    settled,
)
from optafel.rules.ruling import Ruling
from optafel.tiles import LetterTile, Tile
from optafel.tiles.letters import Word


def _book(setup: Setup) -> CrosswordRulebook:
    return cast(CrosswordRulebook, setup.book)


def _letters(setup: Setup) -> LetterSet:
    return _book(setup).letter_set(setup.language)


def _lying(state: State) -> Board:
    return cast(Board, state.table)


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


class CrosswordFamily:
    """Words that cross on a board."""

    start_rank = staticmethod(start_rank)
    read_tile = staticmethod(read_tile)

    def box(self, setup: Setup) -> tuple[Tile, ...]:
        return _letters(setup).box

    def empty_table(self, setup: Setup) -> Board:
        return Board.empty(_book(setup).layout)

    def table_of(self, position: Position) -> Board:
        return cast(CrosswordPosition, position).board

    def tiles_on(self, table: Table) -> tuple[Tile, ...]:
        return tuple(tile.face for tile in cast(Board, table).tiles if tile)

    def position(self, setup: Setup, state: State, seat: int) -> CrosswordPosition:
        # Two passes in a row end it, and those only: a clock that ran out says nothing.
        passed = not state.pot and bool(state.turns) and state.turns[-1].kind == "passed"
        return CrosswordPosition(
            rulebook=setup.rulebook,
            options=checked_alone(setup),
            language=setup.language,
            board=_lying(state),
            rack=cast(Word, state.racks[seat]),
            pot=state.pot,
            others=others_of(self, setup, state, seat),
            passed=passed,
        )

    def moves(self, setup: Setup, state: State) -> tuple[MoveKind, ...]:
        exchange = state.pot >= max(1, _book(setup).exchange_pot)
        return ("play", "exchange", "pass") if exchange else ("play", "pass")

    def write_tile(self, tile: Tile) -> str:
        return rack_sign(cast(LetterTile, tile))

    def write_rack(self, rack: Iterable[Tile]) -> tuple[str, ...]:
        return tuple([self.write_tile(tile) for tile in rack])

    def played(self, setup: Setup, state: State, seat: int, play: Laid, ruling: Ruling) -> Played:
        board = _lying(state)
        placement = place(board, settled(board, cast(Play, play)))
        words = score(_book(setup), _letters(setup), placement).words
        return Played(
            seat,
            str(placement.play),
            ruling.played,
            ruling.score,
            ruling.longest,
            tuple(word.text for word in words),
        )

    def lay(self, setup: Setup, state: State, event: Played) -> State:
        seat = event.seat
        tiles = tuple(map(read_tile, event.tiles))
        state = with_rack(state, seat, without(state.racks[seat], tiles))
        scores = changed(state.scores, seat, state.scores[seat] + (event.score or 0))
        state = state_with(state, table=place(_lying(state), read_play(event.play)).after, scores=scores)
        return draw(state, seat, setup.book.rack_size - len(state.racks[seat]))[0]

    def time_out(self, setup: Setup, state: State, draft: str | None) -> Played | TimedOut:
        """The book knows no clock: whoever has not ended the turn in time has lost it."""
        return TimedOut(state.turn)

    def unfinished(self, event: TimedOut, state: State) -> str | None:
        return None

    def keep(self, setup: Setup, state: State, event: TimedOut) -> State:
        return state

    def end_in_sight(self, setup: Setup, state: State) -> int | None:
        return None  # it ends when somebody goes out, or nobody can

    def result(self, setup: Setup, state: State) -> Result | None:
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

    def shown_table(self, table: Table) -> tuple[str, ...]:
        return tuple(cast(Board, table).rows())

    def shown(self, setup: Setup, state: State) -> LiesOpen:
        return LiesOpen(
            board=self.shown_table(state.table),
            premiums=_book(setup).layout.rows,
            values=dict(_letters(setup).values),
            box=dict(Counter(map(rack_sign, _letters(setup).box))),
        )
