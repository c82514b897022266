"""A game is a value: playing returns a new one, or a refusal, and leaves the old one untouched."""

import secrets
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

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
from optafel.game.families import Family, family_of
from optafel.game.moves import IllegalMove, Refusal, Said, read_move
from optafel.game.resampling import resampled
from optafel.game.setup import Setup
from optafel.game.state import Phase, Result, State, fullest_pile, stands_still
from optafel.game.view import View, view_of
from optafel.positions import Laid, Move, MoveKind, Position, PositionError
from optafel.rules.ruling import Ruling
from optafel.texts import QuotedTiles
from optafel.tiles import Tile


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    """What has happened, and where that has led.

    >>> from optafel import Game, Setup
    >>> game = Game.start(Setup("rummikub-sabra", seed=b"any thirty-two bytes will do now"))
    >>> game = game.play(game.to_act, "draw")
    >>> game.view(0).pot
    77
    """

    setup: Setup
    events: tuple[Event, ...]
    state: State
    imagined: bool = False  # hidden tiles were dealt anew: what happened does not lead here

    @classmethod
    def start(cls, setup: Setup) -> "Game":
        started = Started(setup)
        return cls(setup, (started,), fold.start(started))

    @classmethod
    def at(cls, position: Position, *, seats: int = 0, seed: bytes | None = None) -> "Game":
        """A game that goes on from a position: the first seat has it before it and is to move. What is hidden
        is dealt by the seed; the other seats hold as many tiles as the position says, or as are dealt. Raises
        PositionError where the box has not so many, and on words or letter values of the position's own: a
        game knows its dictionary, its house rules and its box."""
        if position.has_words_of_its_own:
            raise PositionError("own-words")
        book = position.book
        seats = seats or len(position.others) + 1
        return cls.start(
            Setup(
                position.rulebook,
                seats=max(seats, book.players[0]),
                language=position.language,
                options=dict(position.options),
                position=str(position),
                first=0,
                seed=secrets.token_bytes(32) if seed is None else seed,
            )
        )

    def __repr__(self) -> str:
        if self.result:
            done = f"over: {self.result.reason} {' '.join(map(str, self.result.scores))}"
        else:
            done = f"{len(self.state.turns)} turns, seat {self.to_act} to act"
        return f"<Game {self.setup.rulebook}, {self.setup.seats} seats, {done}>"

    def _repr_svg_(self) -> str:
        """How a notebook shows it: the table and the rack of the seat to act."""
        return self.position(self.state.turn if self.to_act is None else self.to_act)._repr_svg_()

    @property
    def family(self) -> Family:
        return family_of(self.setup)

    @property
    def number(self) -> int:
        """How many events there are: the version of the game."""
        return len(self.events)

    @property
    def phase(self) -> Phase:
        if self.state.result:
            return "over"
        return "challenge" if self.state.pending else "playing"

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is."""
        return None if self.state.result else self.state.turn

    @property
    def to_act(self) -> int | None:
        """The seat that is waited for: the one to move, or while a play may be doubted the first of those who
        have not spoken. None when the game is over."""
        if self.state.pending and not self.state.result:
            return next(seat for seat in range(self.state.seats) if "accept" in self.moves(seat))
        return self.turn

    @property
    def stands_still(self) -> bool:
        """Whether ten rounds in a row have brought nothing but exchanges, passes and run-out clocks: nothing
        can be laid any more, though by the book the game goes on. Nobody has won then."""
        return not self.result and stands_still(self.state)

    @property
    def result(self) -> Result | None:
        return self.state.result

    def moves(self, seat: int) -> tuple[MoveKind, ...]:
        """What this seat may do now. Raises IllegalMove: no such seat."""
        self._check_seat(seat)
        state = self.state
        if state.result or state.resigned[seat]:
            return ()
        if state.pending:
            doubt = seat != state.pending.seat and seat not in state.pending.accepted
            return ("challenge", "accept", "resign") if doubt else ("resign",)
        if seat != state.turn:
            return ("resign",)
        return ("take", "resign") if state.owed else (*self.family.moves(self.setup, state), "resign")

    def position(self, seat: int) -> Position:
        """What this seat has before it, with all that it can know. Raises IllegalMove: no such seat."""
        self._check_seat(seat)
        return self.family.position(self.setup, self.state, seat)

    def view(self, seat: int | None) -> View:
        """All that a seat (or, with None, a spectator) may see. Raises IllegalMove: no such seat."""
        if seat is not None:
            self._check_seat(seat)
        return view_of(self, seat)

    def judge(self, seat: int, play: Laid | Move | str) -> Ruling:
        """The referee's word on a play, without making it. Raises NotationError on what cannot be read."""
        return self.position(seat).judge(play)

    def play(self, seat: int, move: Said) -> "Game":
        """The game after a move. Raises IllegalMove, with the refusal inside."""
        after = self.try_play(seat, move)
        if isinstance(after, Refusal):
            raise IllegalMove(after)
        return after

    def try_play(self, seat: int, move: Said) -> "Game | Refusal":
        """The game after a move, or why it was not made."""
        event = self.event_of(seat, move)
        return event if isinstance(event, Refusal) else self.apply(event)

    def event_of(self, seat: int, said: Said) -> Event | Refusal:
        """What a move would be in the list of what happened; or why it cannot be made."""
        if seat not in range(self.state.seats):
            return self._no_such_seat(seat)
        position = self.family.position(self.setup, self.state, seat)
        move = read_move(said, position)
        if isinstance(move, Refusal):
            return move
        if self.state.result:
            return Refusal("game-over")
        allowed = self.moves(seat)
        if move.kind not in allowed:
            turn = not self.state.pending and seat != self.state.turn
            code = "not-your-turn" if turn else "move-not-now"
            return Refusal(code, {"move": move.kind, "allowed": ", ".join(allowed)})
        return self._event(seat, move, position)

    def _event(self, seat: int, move: Move, position: Position) -> Event | Refusal:
        match move.kind:
            case "play":
                assert move.play is not None
                ruling = position.judge(move.play)
                if not ruling.legal:
                    return Refusal("illegal-play", {}, ruling)
                return self.family.played(self.setup, self.state, seat, move.play, ruling)
            case "draw" | "take":
                piles = self.state.piles
                if move.pile not in range(len(piles)) or not piles[move.pile]:
                    return Refusal("no-such-pile", {"pile": move.pile})
                return Drew(seat, move.pile)
            case "exchange":
                return self._exchange(seat, move)
            case "challenge":
                return Challenged(seat, fold.doubtful(self.setup, self.state))
            case "accept":
                return Accepted(seat)
            case "pass":
                return Passed(seat)
            case "resign":
                return Resigned(seat)

    def _exchange(self, seat: int, move: Move) -> Event | Refusal:
        wanted, write = move.tiles, self.family.write_tile
        missing = Counter[Tile](wanted) - Counter(self.state.racks[seat])
        if missing:
            tiles = [write(tile) for tile in missing.elements()]
            return Refusal("not-on-rack", {"tiles": QuotedTiles(" ".join(tiles)), "count": len(tiles)})
        if not wanted:
            return Refusal("exchange-nothing")
        if len(wanted) > self.state.pot:
            return Refusal("exchange-too-many", {"count": len(wanted), "pot": self.state.pot})
        return Exchanged(seat, tuple(write(tile) for tile in wanted))

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
        """The game after an event that is known to be right: judged now, or read from one's own log."""
        return replace(self, events=(*self.events, event), state=fold.step(self.setup, self.state, event))

    def resampled(self, seat: int, chance: Random) -> "Game":
        """The same game with all that this seat cannot see dealt anew, consistently with all that it knows:
        what lies there, what it holds, what it saw others draw or take back. Such a game can be played on,
        but has no record."""
        self._check_seat(seat)
        return replace(
            self, state=resampled(self.setup, self.events, self.state, seat, chance), imagined=True
        )

    def save(self, path: str | Path) -> None:
        """Writes the whole record, its seed included."""
        from optafel.game import record

        Path(path).write_text(record.write(self), encoding="utf-8")

    @staticmethod
    def load(path: str | Path) -> "Game":
        """Reads a record and judges every line of it. Raises RecordError."""
        from optafel.game import record

        # A sign that is none is left to the line that it stands in.
        return record.read(Path(path).read_text(encoding="utf-8", errors="replace"))

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.state.seats):
            raise IllegalMove(self._no_such_seat(seat))

    def _no_such_seat(self, seat: int) -> Refusal:
        return Refusal("no-such-seat", {"seat": str(seat)[:20], "most": self.state.seats - 1})


def replay(events: Iterable[Event]) -> Game:
    """The game that these events are, as one's own log has them: nothing is judged again."""
    first, *rest = events
    if not isinstance(first, Started):
        raise ValueError("a game begins with its setup")
    game = Game.start(first.setup)
    for event in rest:
        game = game.apply(event)
    return game
