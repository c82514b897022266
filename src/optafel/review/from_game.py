"""A game that was played here, turn by turn."""

from collections.abc import Sequence
from dataclasses import replace

from optafel.game import Game, replay
from optafel.game.events import Challenged, Drew, Event, Exchanged, Passed, Played, Started, TimedOut
from optafel.review.turns import PlayedGame, PlayedTurn

_TURNS = (Played, Drew, Passed, Exchanged, TimedOut)


def played_game(game: Game, names: Sequence[str] = ()) -> PlayedGame:
    """Every turn in order. What the racks held is in it: only for a game that is over, or one's own."""
    now = replay(game.events[:1])
    begun: list[tuple[int, Game, Event]] = []  # each turn with the game as it was before it
    for number, event in enumerate(game.events[1:], 1):
        # Tiles taken one by one from an open pot belong to the turn before.
        if isinstance(event, _TURNS) and not now.state.owed:
            begun.append((number, now, event))
        now = now.apply(event)
    ends = [before for _, before, _ in begun[1:]] + [now]
    result = game.result
    return PlayedGame(
        rulebook=game.setup.rulebook,
        family=game.setup.book.family,
        language=game.setup.language,
        names=tuple(names),
        turns=tuple(_turn(*turn, then) for turn, then in zip(begun, ends, strict=False)),
        scores=result.scores if result else game.state.scores,
        winners=result.winners if result else (),
        ended=result is not None,
    )


def _turn(number: int, before: Game, event: Event, then: Game) -> PlayedTurn:
    assert not isinstance(event, Started)
    position = before.position(event.seat)
    play = _play(event)
    after = position.scene(play if _lays(event) else None)
    taken_back = any(isinstance(later, Challenged) and later.words for later in then.events[number + 1 :])
    family = before.setup.book.family
    if taken_back:  # what came after it was another game than that
        position = replace(position, others=tuple(replace(other, rack=None) for other in position.others))
    numbers = family == "numbers"
    got = sum(map(len, after.fresh)) if numbers else _score(event)
    return PlayedTurn(
        number=number,
        seat=event.seat,
        kind="taken-back" if taken_back else event.kind,
        play=play,
        got=0 if taken_back else got,
        position=position,
        before=position.scene(),
        after=after,
        standing=tuple(map(len, then.state.racks)) if numbers else then.state.scores,
        word=(event.word or "") if isinstance(event, Played) and family == "words" and not taken_back else "",
        view=before.view(event.seat),
        next_position=before.position((event.seat + 1) % before.setup.seats),
    )


def _play(event: Event) -> str:
    match event:
        case Played():
            return event.play
        case Exchanged():
            return f"exchange {' '.join(event.tiles)}"
        case TimedOut():
            return event.table or "pass"
    return "draw" if isinstance(event, Drew) else "pass"


def _lays(event: Event) -> bool:
    return isinstance(event, Played) or (isinstance(event, TimedOut) and event.table is not None)


def _score(event: Event) -> int:
    return (event.score or 0) if isinstance(event, Played) else 0
