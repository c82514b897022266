"""What is judged of a game away from the loop that all tables share: a play of words, an unfinished turn,
what the clock makes of one. The functions here are asked through `Thinking`, with values that can be sent to
another process."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Literal

from optafel import gcg
from optafel.game import Game, Refusal, record, spoken_refusal
from optafel.game.events import Event
from optafel.game.moves import Said
from optafel.game.state import State, state_with
from optafel.positions import Position, PositionError
from optafel.rules.spoken import SpokenRuling, spoken
from optafel.table.messages import refusal_told
from optafel.table.refusals import RequestRefused
from optafel.table.shown import encode
from optafel.tiles import NotationError

Form = Literal["own", "gcg"]  # of a record


def judged_at_once(game: Game) -> bool:
    """Whether the referee is done sooner than anybody else could be asked: sets of numbers take no
    dictionary, and what is too long is not read."""
    return game.setup.book.family == "numbers"


def bare(game: Game) -> Game:
    """The game as it stands, without what led there."""
    return replace(game, events=(), state=_without_log(game.state))


def _without_log(state: State) -> State:
    pending = state.pending
    if pending is not None:
        pending = replace(pending, before=_without_log(pending.before))
    return state_with(state, turns=state.turns[-1:], pending=pending)


def event_of(game: Game, seat: int, said: Said) -> Event | Refusal:
    """What a move would be in the list of what happened; or why it cannot be made."""
    with readable():
        return game.event_of(seat, said)


def timed_out(game: Game, draft: str | None) -> tuple[Event, ...]:
    """What the clock makes of an unfinished turn."""
    return game.time_out(draft).events


def ruling_on(position: Position, play: str, language: str) -> SpokenRuling:
    """What the referee says of an unfinished turn."""
    with readable(language):
        return spoken(position.judge(position.read_play(play)), language)


def refusal_text(refusal: Refusal, language: str, message_id: str | None, of_move: bool) -> str:
    """The message that tells a refusal, in words."""
    return encode(refusal_told(spoken_refusal(refusal, language), message_id, of_move))


def record_of(game: Game, names: list[str], seen_by: int | None, form: Form) -> str:
    """The record: whole, or as a seat saw it."""
    if form == "own":
        return record.write(game, names, seen_by)
    return gcg.write(gcg.of_game(game, names, seen_by))


@contextmanager
def readable(language: str = "en") -> Iterator[None]:
    """What cannot be read is refused."""
    try:
        yield
    except NotationError as wrong:
        raise RequestRefused(wrong.code, read=wrong.read, where=wrong.where + 1) from wrong
    except PositionError as wrong:
        raise RequestRefused("bad-case", why=wrong.sentence(language)) from wrong
