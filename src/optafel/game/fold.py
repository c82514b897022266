"""How each event changes where the game stands. Pure, total for every log that was written by a game."""

from dataclasses import replace

from optafel.game.deal import dealt
from optafel.game.events import (
    Accepted,
    Challenged,
    Drew,
    Event,
    Exchanged,
    Passed,
    Played,
    Resigned,
    Started,
    TimedOut,
)
from optafel.game.families import family_of
from optafel.game.setup import Setup
from optafel.game.state import (
    Pending,
    Result,
    State,
    Turn,
    changed,
    draw,
    next_seat,
    noted,
    nothing_drawn,
    state_with,
    to_pot,
    with_rack,
    without,
)


def start(event: Started) -> State:
    return dealt(event.setup, family_of(event.setup))


def step(setup: Setup, state: State, event: Event) -> State:
    """The state after one more event."""
    if isinstance(event, Played | Drew | Passed | Exchanged | TimedOut) and not state.owed:
        state = nothing_drawn(state, event.seat)
    match event:
        case Started():
            raise ValueError("a game starts once")
        case Played():
            return _played(setup, state, event)
        case Drew():
            return _drew(setup, state, event)
        case Passed():
            state = noted(state, Turn(event.seat, event.kind), state.table)
            return _ended_turn(setup, replace(_idled(state), passes=state.passes + 1))
        case Exchanged():
            return _exchanged(setup, state, event)
        case TimedOut():
            return _timed_out(setup, state, event)
        case Challenged():
            return _challenged(setup, state, event)
        case Accepted():
            return _accepted(setup, state, event)
        case Resigned():
            return _resigned(setup, state, event)


def _idled(state: State) -> State:
    """A turn that brought nothing, and not by a pass."""
    return state_with(state, idle=state.idle + 1, passes=0, scoreless=state.scoreless + 1)


def _active(state: State, score: int | None = None) -> State:
    """A turn that changed something, for so many points."""
    return state_with(state, idle=0, passes=0, scoreless=0 if score else state.scoreless + 1)


def _ended_turn(setup: Setup, state: State) -> State:
    """After every turn: is the game over, and if not, who is next."""
    last_turns = (
        family_of(setup).end_in_sight(setup, state) if state.last_turns is None else state.last_turns - 1
    )
    if last_turns != state.last_turns:
        state = state_with(state, last_turns=last_turns)
    result = family_of(setup).result(setup, state)
    return _over(state, result) if result else next_seat(state)


def _over(state: State, result: Result) -> State:
    return state_with(state, result=result, earned=state.scores, scores=result.scores)


def _played(setup: Setup, state: State, event: Played) -> State:
    before = state
    state = family_of(setup).lay(setup, state, event)
    turn = Turn(event.seat, event.kind, event.tiles, event.score, event.word)
    state = _active(noted(state, turn, before.table), event.score)
    if setup.book.challenge and state.seats > 1:
        return state_with(state, pending=Pending(event.seat, before, event.words))
    return state if state.owed else _ended_turn(setup, state)


def _drew(setup: Setup, state: State, event: Drew) -> State:
    state, count = draw(state, event.seat, 1, event.pile)
    if state.owed:
        owed = min(state.owed - 1, state.pot)
        state = state_with(state, owed=owed)
        return state if owed else _ended_turn(setup, state)
    state = noted(state, Turn(event.seat, event.kind, count=count), state.table)
    return _ended_turn(setup, _active(state))


def _exchanged(setup: Setup, state: State, event: Exchanged) -> State:
    """New tiles are drawn first; then the old ones are mixed in."""
    tiles = tuple(family_of(setup).read_tile(sign) for sign in event.tiles)
    state = with_rack(state, event.seat, without(state.racks[event.seat], tiles))
    state, count = draw(state, event.seat, len(tiles))
    state = to_pot(state, tiles)
    state = noted(state, Turn(event.seat, event.kind, count=count), state.table)
    return _ended_turn(setup, _active(state))


def _timed_out(setup: Setup, state: State, event: TimedOut) -> State:
    had = state.pot
    before = state.table
    state = family_of(setup).keep(setup, state, event)
    drawn = had - state.pot + len(event.to_pot)
    turn = Turn(event.seat, event.kind, count=drawn, to_pot=len(event.to_pot), skips=event.skips)
    state = noted(state, turn, before)
    if event.skips:
        state = state_with(
            state, skips=changed(state.skips, event.seat, state.skips[event.seat] + event.skips)
        )
    return _ended_turn(setup, _idled(state) if not drawn and event.table is None else _active(state))


def doubtful(setup: Setup, state: State) -> tuple[str, ...]:
    """The words of the last play that do not stand."""
    pending = state.pending
    if pending is None:
        return ()
    position = family_of(setup).position(setup, state, pending.seat)
    return tuple(word for word in pending.words if not position.counts(word))


def _challenged(setup: Setup, state: State, event: Challenged) -> State:
    pending = state.pending
    if pending is None:
        raise ValueError("there is no play to challenge")
    if not event.words:
        return _stands(setup, noted(state, Turn(event.seat, event.kind)))
    # The play is undone as if it had not been made, and its turn is lost. Tiles that were drawn for it have
    # been seen: a pot that nobody may know is mixed again.
    taken_back = state_with(
        pending.before,
        turns=state.turns,
        tables_before=state.tables_before,
        shuffles=state.shuffles,
        resigned=state.resigned,
        last_turns=state.last_turns,
    )
    if len(taken_back.piles) == 1:
        taken_back = to_pot(taken_back, ())
    turn = Turn(event.seat, event.kind, word=" ".join(event.words))
    penalty = setup.book.challenge_penalty
    taken_back = noted(nothing_drawn(taken_back, pending.seat), turn, state.table)
    taken_back, _ = draw(taken_back, pending.seat, penalty)
    return _ended_turn(setup, _active(taken_back))  # who tried a word has not passed


def _accepted(setup: Setup, state: State, event: Accepted) -> State:
    pending = state.pending
    if pending is None:
        raise ValueError("there is no play to accept")
    accepted = (*pending.accepted, event.seat)
    waiting = {seat for seat in range(state.seats) if not state.resigned[seat]} - {pending.seat, *accepted}
    if waiting:
        return state_with(state, pending=replace(pending, accepted=accepted))
    return _stands(setup, state)


def _stands(setup: Setup, state: State) -> State:
    state = state_with(state, pending=None)
    return state if state.owed else _ended_turn(setup, state)


def _resigned(setup: Setup, state: State, event: Resigned) -> State:
    seat = event.seat
    if state.last_turns:
        state = state_with(state, last_turns=state.last_turns - _turns_ahead(state, seat))
    state = state_with(state, resigned=changed(state.resigned, seat, True))
    if state.turn == seat:
        state = state_with(state, owed=0)  # who is gone takes no more tiles, also for a play that is in doubt
    state = noted(state, Turn(seat, event.kind))
    result = family_of(setup).result(setup, state)
    if result:
        return state_with(_over(state, result), pending=None)
    if state.pending and state.pending.seat != seat:
        return _accepted(setup, state, Accepted(seat))
    return next_seat(state) if state.turn == seat and not state.pending else state


def _turns_ahead(state: State, seat: int) -> int:
    """How many of the last turns are this seat's; one that waits for doubts has been played."""
    inside = state.inside
    at = inside.index(state.turn)
    ahead = [inside[(at + turn) % len(inside)] for turn in range(state.last_turns or 0)]
    return ahead[1 if state.pending else 0 :].count(seat)
