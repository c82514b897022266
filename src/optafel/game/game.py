"""A game is a value: acting returns a new one, or a refusal, and leaves the old one untouched."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from optafel.game import fold
from optafel.game.events import (
    Accepted,
    Challenged,
    Drew,
    Event,
    Exchanged,
    Passed,
    Resigned,
    Started,
)
from optafel.game.families import FamilyGame, family_of
from optafel.game.moves import Move, Refusal, read_move
from optafel.game.setup import Setup
from optafel.game.state import Result, State, fullest_pile
from optafel.rules.ruling import QuotedTiles, Ruling
from optafel.tiles import NotationError, Tile, read_letters


@dataclass(frozen=True, slots=True)
class Game:
    """What has happened, and where that has led."""

    setup: Setup
    events: tuple[Event, ...]
    state: State

    @classmethod
    def start(cls, setup: Setup) -> "Game":
        started = Started(setup)
        return cls(setup, (started,), fold.start(started))

    @property
    def family(self) -> FamilyGame:
        return family_of(self.setup)

    @property
    def number(self) -> int:
        """How many events there are: the version of the game."""
        return len(self.events)

    @property
    def phase(self) -> str:
        if self.state.result:
            return "over"
        return "challenge" if self.state.pending else "playing"

    @property
    def turn(self) -> int | None:
        """The seat to move."""
        return None if self.state.result else self.state.turn

    @property
    def result(self) -> Result | None:
        return self.state.result

    def moves(self, seat: int) -> tuple[str, ...]:
        """What this seat may do now."""
        state = self.state
        if state.result or state.resigned[seat]:
            return ()
        if state.pending:
            doubt = seat != state.pending.seat and seat not in state.pending.accepted
            return ("challenge", "accept", "resign") if doubt else ("resign",)
        if seat != state.turn:
            return ("resign",)
        return ("take", "resign") if state.owed else (*self.family.moves(self.setup, state), "resign")

    def judge(self, seat: int, play: str) -> Ruling:
        """The referee's word on a play, without making it. Raises NotationError on what cannot be read."""
        return self.family.judge(self.setup, self.state, seat, play)

    def act(self, seat: int, said: Any) -> "Game | Refusal":
        """Makes a move, given as the protocol has it."""
        move = read_move(said)
        if isinstance(move, Refusal):
            return move
        if self.state.result:
            return Refusal("game-over")
        allowed = self.moves(seat)
        if move.kind not in allowed:
            turn = not self.state.pending and seat != self.state.turn
            code = "not-your-turn" if turn else "move-not-now"
            return Refusal(code, {"move": move.kind, "allowed": ", ".join(allowed)})
        try:
            event = self._event(seat, move)
        except NotationError as wrong:
            return Refusal(wrong.code, {"read": wrong.read, "where": wrong.where + 1})
        return event if isinstance(event, Refusal) else self.apply(event)

    def _event(self, seat: int, move: Move) -> Event | Refusal:
        match move.kind:
            case "play":
                ruling = self.judge(seat, move.text)
                if not ruling.legal:
                    return Refusal("illegal-play", {}, ruling)
                return self.family.played(self.setup, self.state, seat, move.text, ruling)
            case "draw" | "take":
                piles = self.state.piles
                if not 0 <= move.pile < len(piles) or not piles[move.pile]:
                    return Refusal("no-such-pile", {"pile": move.pile})
                return Drew(seat, move.pile)
            case "exchange":
                return self._exchange(seat, move.text)
            case "challenge":
                return Challenged(seat, fold.doubtful(self.setup, self.state))
            case "accept":
                return Accepted(seat)
            case "pass":
                return Passed(seat)
            case _:
                return Resigned(seat)

    def _exchange(self, seat: int, text: str) -> Event | Refusal:
        wanted: tuple[Tile, ...] = read_letters(text.upper())
        signs = tuple(self.family.write_tile(tile) for tile in wanted)
        missing = Counter(wanted) - Counter(self.state.racks[seat])
        if missing:
            tiles = [self.family.write_tile(tile) for tile in missing.elements()]
            return Refusal("not-on-rack", {"tiles": QuotedTiles(" ".join(tiles)), "count": len(tiles)})
        if not wanted:
            return Refusal("exchange-nothing")
        if len(wanted) > self.state.pot:
            return Refusal("exchange-too-many", {"count": len(wanted), "pot": self.state.pot})
        return Exchanged(seat, signs)

    def time_out(self, draft: str | None = None) -> "Game":
        """What the rulebook's clock does to the seat to move, whose unfinished turn is `draft`."""
        if self.state.result:
            return self
        if self.state.pending:
            return self._undoubted()
        if self.state.owed:
            return self._taken()
        return self.apply(self.family.time_out(self.setup, self.state, draft))

    def _undoubted(self) -> "Game":
        """A doubt that nobody has spoken in time is none: all that have not said so let the play stand."""
        game = self
        for seat in range(self.state.seats):
            if game.state.pending and "accept" in game.moves(seat):
                game = game.apply(Accepted(seat))
        return game

    def _taken(self) -> "Game":
        """Tiles that a player has not chosen in time are taken from wherever most are left."""
        game = self
        while game.state.owed:
            game = game.apply(Drew(self.state.turn, fullest_pile(game.state)))
        return game

    def apply(self, event: Event) -> "Game":
        """The game after an event that is known to be right: judged now, or read from a log."""
        return replace(self, events=(*self.events, event), state=fold.step(self.setup, self.state, event))

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (or, with None, a spectator) may see."""
        from optafel.game.view import view

        return view(self, seat)


def replay(events: Iterable[Event]) -> Game:
    """The game that these events are."""
    first, *rest = events
    if not isinstance(first, Started):
        raise ValueError("a game begins with its setup")
    game = Game.start(first.setup)
    for event in rest:
        game = game.apply(event)
    return game
