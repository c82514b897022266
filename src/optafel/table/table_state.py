"""Where a table stands: what its log has led to."""

import hashlib
from dataclasses import dataclass

from optafel.game import Game, Setup
from optafel.game.state import Phase
from optafel.match import Sheet
from optafel.rules.rulebooks import RULEBOOKS
from optafel.table.events import Opened
from optafel.table.happenings import Happening
from optafel.table.seats import Seat, SeatKind, game_seed


@dataclass(frozen=True, slots=True)
class Pause:
    at_ms: int
    seat: int | None  # who asked for it; None: everybody had left, or nobody played any more


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """A game that was finished at a table."""

    ended_ms: int
    names: tuple[str, ...]  # of those who sat there when it ended
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat that somebody has asked to be given away."""

    seat: int
    asker: int
    to: SeatKind
    name: str  # of the bot
    level: str | None
    at_ms: int  # when it was asked
    agreed: frozenset[int] = frozenset()  # the seats that consent, the asker's among them


@dataclass(frozen=True, slots=True)
class Table:
    """Where a table stands after its `number`-th entry."""

    id: str
    number: int
    opened: Opened  # how it was set up
    seats: tuple[Seat, ...]
    sheet: Sheet  # the match so far
    game: Game | None = None  # the one that is on, or was played last
    begun: int = 0  # how many games have begun
    changed: int = 0  # the entry after which nothing has happened in the game
    turn_at_ms: int = 0  # when the turn began, moved on by every pause
    paused: "Pause | None" = None
    asked: frozenset[int] = frozenset()  # who wants another game
    woken: int = 0  # how many turns the game had when somebody last woke the table
    past: tuple[GamePlayed, ...] = ()  # every game that was finished here
    invite: str = ""  # digest of the invitation that holds; empty: none
    watch: str = ""  # the same of the link for watching
    once: tuple[str, ...] = ()  # digests of invitations for one person each
    closed: bool = False  # to newcomers
    handovers: tuple[Handover, ...] = ()  # by seat, one each
    happenings: tuple[Happening, ...] = ()  # the latest of what happened to seats, oldest first

    @property
    def playing(self) -> bool:
        return self.game is not None and self.game.result is None

    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "waiting"
        return "paused" if self.playing and self.paused else self.game.phase

    @property
    def match_games(self) -> int:
        """The games of the match. Where the book plays rounds, a round is as many games as people have really
        sat down, however many were expected."""
        games, expected = self.opened.games, len(self.opened.seats)
        by_rounds = getattr(RULEBOOKS[self.opened.rulebook], "rounds", False)
        if games == 1 or not by_rounds or games % expected:
            return games
        return games // expected * len(self.seats)

    @property
    def match_over(self) -> bool:
        """Whether a match was agreed on and all its games are played; what comes then is another match."""
        return 1 < self.match_games <= len(self.sheet.games)

    @property
    def persons(self) -> tuple[int, ...]:
        return tuple(at for at, seat in enumerate(self.seats) if seat.kind == "person")

    @property
    def open_seats(self) -> tuple[int, ...]:
        return tuple(at for at, seat in enumerate(self.seats) if seat.kind == "open")

    @property
    def opener_key(self) -> str | None:
        """The digest of the key of who set the table. Whoever shares the device has come with them."""
        return next(
            (seat.key for seat in self.opened.seats if seat.kind == "person" and not seat.arrived), None
        )

    @property
    def opener(self) -> int | None:
        """The seat of who set the table, while they have one."""
        key = self.opener_key
        return next((at for at, seat in enumerate(self.seats) if key and seat.key == key), None)

    def handover_of(self, seat: int) -> Handover | None:
        return next((each for each in self.handovers if each.seat == seat), None)

    def consent_missing(self, handover: Handover) -> frozenset[int]:
        """The persons who have yet to agree: none once the opener has, or everybody else at the table."""
        if self.opener in handover.agreed:
            return frozenset()
        return frozenset(self.persons) - handover.agreed - {handover.seat}

    @property
    def next_commitment(self) -> str:
        """The hash of the next game's seed: shown before the first tile is drawn."""
        return hashlib.sha256(game_seed(self.opened.secret, self.begun + 1)).hexdigest()

    def next_setup(self, kept: tuple[int, ...]) -> Setup:
        """What the next game will be dealt from."""
        opened = self.opened
        entropy = tuple(self.seats[at].entropy for at in kept if self.seats[at].entropy)
        return Setup(
            rulebook=opened.rulebook,
            seats=len(kept),
            seed=game_seed(opened.secret, self.begun + 1),
            entropy=entropy,
            language=opened.language,
            options=opened.options or {},
            first=0 if opened.position else kept.index(opened.first) if opened.first in kept else None,
            position=opened.position,
        )
