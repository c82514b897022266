"""The word games: lay the longest new word you can, else draw; the most points win."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import cast

from optafel.game.events import Played, TimedOut
from optafel.game.families.family import LiesOpen, checked_alone, others_of
from optafel.game.families.letters import read_tile, start_rank
from optafel.game.setup import Setup
from optafel.game.state import (
    Result,
    State,
    Table,
    changed,
    draw_any,
    left_in_round,
    nobody_can_play,
    state_with,
    to_pot,
    with_rack,
    without,
)
from optafel.positions import Laid, MoveKind, Position, WordsPosition
from optafel.rules.ruling import Ruling
from optafel.rules.words import Words, WordsRulebook, complete_words
from optafel.tiles import LetterTile, NotationError, Tile
from optafel.tiles.letters import Word, read_words, spelled, write_word, write_words


def _book(setup: Setup) -> WordsRulebook:
    return cast(WordsRulebook, setup.book).edition(setup.language)


def _lying(state: State) -> Words:
    return cast(Words, state.table)


def _refilled(setup: Setup, state: State, seat: int) -> State:
    """Draws up, or where the pot lies open leaves it to the player to choose."""
    book, have = _book(setup), len(state.racks[seat])
    if book.refill == "when-empty" and have:
        return state
    wanted = max(0, book.refill_tiles - have)
    if book.open_pot:
        return state_with(state, owed=min(wanted, state.pot))
    return draw_any(state, seat, wanted)


def _draft(state: State, seat: int, draft: str | None) -> Words | None:
    """The table as the player left it; None where it is as it lay, or is none that can lie there."""
    try:
        table = read_words(draft or "")
    except NotationError:
        return None
    laid, lay = _tiles(table), _tiles(_lying(state))
    possible = lay <= laid <= lay + Counter(state.racks[seat])
    same = Counter(tuple(tile.face for tile in word) for word in table) == Counter(
        tuple(tile.face for tile in word) for word in _lying(state)
    )
    return table if possible and not same else None


def _tiles(words: Iterable[Word]) -> Counter[Tile]:
    return Counter(tile.face for word in words for tile in word)


def _counted(book: WordsRulebook, state: State, reason: str) -> Result:
    left = [rack_points(book, rack) for rack in state.racks]
    return counted(book, state.scores, left, state.inside, reason)


def rack_points(book: WordsRulebook, rack: Iterable[Tile]) -> int:
    """What is taken off for the tiles on a rack."""
    return sum(book.joker_penalty if cast(LetterTile, tile).joker else book.tile_penalty for tile in rack)


def racks_count(book: WordsRulebook, scores: Sequence[int]) -> bool:
    """Whether anything is taken off at the end: where the goal may end the game without that, it does so when
    nobody has reached it and the last round has taken over."""
    return book.ends != "goal" or book.goal_penalties or max(scores) < book.goal


def counted(
    book: WordsRulebook, scores: Sequence[int], left: Sequence[int], inside: Sequence[int], reason: str
) -> Result:
    """The points of the turns, less what is left on a rack where the book takes that off."""
    if racks_count(book, scores):
        scores = [points - lost for points, lost in zip(scores, left, strict=True)]
    return Result.highest(scores, inside, reason)


class WordsFamily:
    """Words from a rack and from each other."""

    start_rank = staticmethod(start_rank)
    read_tile = staticmethod(read_tile)

    def box(self, setup: Setup) -> tuple[Tile, ...]:
        return _book(setup).box

    def empty_table(self, setup: Setup) -> Words:
        return ()

    def table_of(self, position: Position) -> Words:
        return cast(WordsPosition, position).table

    def tiles_on(self, table: Table) -> tuple[Tile, ...]:
        return tuple(tile.face for word in cast(Words, table) for tile in word)

    def position(self, setup: Setup, state: State, seat: int) -> WordsPosition:
        return WordsPosition(
            rulebook=setup.rulebook,
            options=checked_alone(setup),
            language=setup.language,
            table=_lying(state),
            rack=cast(Word, state.racks[seat]),
            opened=state.opened[seat],
            history=state.words,
            pot=state.pot,
            others=others_of(self, setup, state, seat),
        )

    def moves(self, setup: Setup, state: State) -> tuple[MoveKind, ...]:
        otherwise: MoveKind = "draw" if state.pot else "pass"
        return ("play", otherwise) if state.racks[state.turn] else (otherwise,)

    def write_tile(self, tile: Tile) -> str:
        return str(tile)

    def write_rack(self, rack: Iterable[Tile]) -> tuple[str, ...]:
        return tuple([self.write_tile(tile) for tile in rack])

    def played(self, setup: Setup, state: State, seat: int, play: Laid, ruling: Ruling) -> Played:
        """The table is written down with every joker named."""
        table = tuple(
            tuple(
                LetterTile(letter, True) if letter else tile
                for tile, letter in zip(word, stands, strict=True)
            )
            for word, stands in zip(cast(Words, play), ruling.stands, strict=True)
        )
        formed = [word for word in dict.fromkeys(map(spelled, table)) if word not in state.words]
        return Played(seat, write_words(table), ruling.played, ruling.score, ruling.longest, tuple(formed))

    def lay(self, setup: Setup, state: State, event: Played) -> State:
        seat = event.seat
        state = with_rack(state, seat, without(state.racks[seat], tuple(map(read_tile, event.tiles))))
        state = state_with(
            state,
            table=read_words(event.play),
            opened=changed(state.opened, seat, True),
            scores=changed(state.scores, seat, state.scores[seat] + (event.score or 0)),
            words=state.words.union(event.words),
        )
        return _refilled(setup, state, seat)

    def time_out(self, setup: Setup, state: State, draft: str | None) -> Played | TimedOut:
        """A table that is legal as it lies stands, as if the turn were ended; untouched is no play."""
        book, seat = _book(setup), state.turn
        draft_table = _draft(state, seat, draft)
        if draft_table is None:
            return TimedOut(seat, drawn=1)
        position = self.position(setup, state, seat)
        table = position.named(draft_table)
        ruling = position.judge(table)
        if ruling.legal:
            event = self.played(setup, state, seat, table, ruling)
            return replace(event, score=0, word=None) if book.strict_clock else event
        if book.time_out == "put-all-back":
            return TimedOut(seat, drawn=1)
        if not state.opened[seat]:
            return TimedOut(seat, drawn=1, skips=book.time_out_skips)
        kept = complete_words(book, _lying(state), table, position.checked)
        laid = _tiles(table)
        rack = len(state.racks[seat]) - laid.total() + _tiles(_lying(state)).total()
        return TimedOut(
            seat,
            write_words(kept),
            to_pot=tuple(sorted(str(tile) for tile in (laid - _tiles(kept)).elements())),
            drawn=max(0, book.refill_tiles - rack),
            skips=book.time_out_skips,
        )

    def unfinished(self, event: TimedOut, state: State) -> str | None:
        """The words that stay, and every letter that went to the pot by itself."""
        if event.table is None:
            # Whoever had not opened takes all back: one letter beside the table is enough to have begun.
            return " ".join((write_words(_lying(state)), *map(str, state.racks[event.seat][:1])))
        return " ".join((event.table, *event.to_pot))

    def keep(self, setup: Setup, state: State, event: TimedOut) -> State:
        seat = event.seat
        if event.table is not None:
            kept, loose = read_words(event.table), tuple(map(read_tile, event.to_pot))
            laid = _tiles(kept) + Counter(loose)
            if not _tiles(_lying(state)) <= laid:
                raise ValueError("a table was kept from which tiles have gone")
            own = tuple((laid - _tiles(_lying(state))).elements())
            state = with_rack(state, seat, without(state.racks[seat], own))
            state = to_pot(state_with(state, table=kept, words=state.words.union(map(spelled, kept))), loose)
        return draw_any(state, seat, event.drawn)

    def end_in_sight(self, setup: Setup, state: State) -> int | None:
        """Turns left once the last tile is drawn, or the points are reached: all have as many turns."""
        book = _book(setup)
        if state.seats == 1:
            return None  # alone, one plays until all tiles are used
        if book.ends == "goal" and max(state.scores) >= book.goal:
            return left_in_round(state)
        if book.ends != "out" and not state.pot:  # before the goal too: then the last round takes over
            return left_in_round(state) + len(state.inside)
        return None

    def result(self, setup: Setup, state: State) -> Result | None:
        book, inside = _book(setup), state.inside
        if len(inside) < min(2, state.seats):
            return Result(state.scores, inside, "resigned")
        if state.pending:
            return None  # the last play may yet be taken back
        used_up = not state.pot and not all(state.racks[seat] for seat in inside)
        if used_up and (book.ends == "out" or state.seats == 1):
            return _counted(book, state, "went-out")
        if state.last_turns == 0:
            return _counted(book, state, "last-round")
        if state.last_turns is None and nobody_can_play(state):
            return _counted(book, state, "blocked")
        return None

    def shown_table(self, table: Table) -> tuple[str, ...]:
        return tuple(write_word(word) for word in cast(Words, table))

    def shown(self, setup: Setup, state: State) -> LiesOpen:
        return LiesOpen(table=self.shown_table(state.table), last_turns=state.last_turns)
