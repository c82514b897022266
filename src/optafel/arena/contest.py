"""What is played: by whom, by which book, from which deals; and one game of it, as a line."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from optafel.arena.players import NODES, names_for, player
from optafel.bots import Bot
from optafel.bots.process import SECONDS, BotFailed, ProcessBot
from optafel.game import Game, Refusal, Setup
from optafel.rules.rulebook import OptionValue
from optafel.rules.rulebooks import RULEBOOKS
from optafel.texts import FALLBACK, say

TURNS_MOST = 2_000  # a game that does not end by then is broken off, and nobody has won it


class ContestError(ValueError):
    """A contest that cannot be held. `arena-<code>` is the key of its sentence."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code  # stable
        self.params = params

    def __reduce__(self) -> tuple[Callable[..., "ContestError"], tuple[str, dict[str, str | int]]]:
        """So that it comes out of another process as it was raised there."""
        return _cannot, (self.code, self.params)

    def sentence(self, language: str = FALLBACK) -> str:
        return say(language, f"arena-{self.code}", **self.params)

    def __str__(self) -> str:
        return self.sentence()


def _cannot(code: str, params: dict[str, str | int]) -> ContestError:
    return ContestError(code, **params)


@dataclass(frozen=True, slots=True)
class GameLine:
    """One game that was played: who sat where, and what came of it."""

    pairing: tuple[str, ...]  # the players, the first of whom is asked about
    pair: int  # which deal, from 0
    rotation: int  # how far the players have moved on round the table
    scores: tuple[int, ...]  # by seat; seat 0 began
    winners: tuple[int, ...]  # seats
    reason: str
    turns: int

    def seat_of(self, at: int) -> int:
        """Where the n-th of the pairing sat."""
        return (at + self.rotation) % len(self.pairing)

    def share(self, at: int) -> float:
        """What the n-th of the pairing has of the win: 1, or a part of it where several have won."""
        return (self.seat_of(at) in self.winners) / len(self.winners) if self.winners else 0.0

    def ahead(self, at: int) -> float:
        """By how many points the n-th of the pairing is ahead of the others' mean."""
        seat = self.seat_of(at)
        others = [score for each, score in enumerate(self.scores) if each != seat]
        return self.scores[seat] - sum(others) / len(others)


@dataclass(frozen=True, slots=True)
class Contest:
    """Players, a rulebook, and the seed that every deal is derived from. Raises ContestError."""

    rulebook: str
    players: tuple[str, ...]
    seats: int = 2
    seed: int = 1
    language: str = ""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    nodes: int | None = (
        NODES  # what a turn may be thought about: with nodes the same seed plays the same games
    )
    seconds: float | None = None  # instead of nodes
    programs: Mapping[str, str] = field(default_factory=dict)  # players that are programs: name -> command

    def __post_init__(self) -> None:
        book = RULEBOOKS.get(self.rulebook)
        if book is None:
            raise ContestError("no-such-rulebook", read=self.rulebook[:40], rulebooks=", ".join(RULEBOOKS))
        known = (*names_for(book.family), *self.programs)
        for name in self.players:
            if name not in known:
                raise ContestError("no-such-player", read=name[:40], players=", ".join(known))
        if len(self.players) < 2:
            raise ContestError("too-few-players", count=len(self.players))
        if len(set(self.players)) < len(self.players):
            raise ContestError("twice", players=", ".join(self.players))
        fewest, most = max(2, book.players[0]), book.players[1]
        if not fewest <= self.seats <= most:
            raise ContestError("seats", read=self.seats, fewest=fewest, most=most)
        try:
            self.setup(0)
        except ValueError as wrong:
            raise ContestError("setup", why=str(wrong)) from wrong

    @property
    def pairings(self) -> tuple[tuple[str, ...], ...]:
        """Who meets whom: all that fit at the table, in every way; where they do not fill it, the last one
        sits there more than once."""
        together = min(self.seats, len(self.players))
        some = combinations(self.players, together)
        return tuple((*each, *(each[-1:] * (self.seats - together))) for each in some)

    def setup(self, pair: int) -> Setup:
        """A deal: it depends on the seed and its number alone, and seat 0 begins."""
        seed = hashlib.sha256(f"{self.rulebook}/{self.seed}/{pair}".encode()).digest()
        return Setup(
            self.rulebook, self.seats, seed, language=self.language, options=dict(self.options), first=0
        )

    def bot(self, name: str) -> Bot:
        """Raises BotFailed where a program cannot be started."""
        if name in self.programs:
            return ProcessBot(self.programs[name], seconds=self.seconds or SECONDS)
        family = RULEBOOKS[self.rulebook].family
        return player(name, family, nodes=None if self.seconds else self.nodes, seconds=self.seconds)

    def play(self, pairing: tuple[str, ...], pair: int, bots: Callable[[str], Bot]) -> tuple[GameLine, ...]:
        """One deal, once for every way round the table."""
        return tuple(self._game(pairing, pair, rotation, bots) for rotation in range(self.seats))

    def _game(
        self, pairing: tuple[str, ...], pair: int, rotation: int, bots: Callable[[str], Bot]
    ) -> GameLine:
        sitting = [bots(pairing[(seat - rotation) % self.seats]) for seat in range(self.seats)]
        game = Game.start(self.setup(pair))
        while (seat := game.to_act) is not None:
            if game.stands_still or len(game.state.turns) >= TURNS_MOST:
                break
            move = sitting[seat](game.view(seat))
            after = game.try_play(seat, move)
            if isinstance(after, Refusal):
                name = pairing[(seat - rotation) % self.seats]
                raise BotFailed("bot-illegal", command=name, read=str(move)[:200], why=after.sentence())
            game = after
        result = game.result
        return GameLine(
            pairing,
            pair,
            rotation,
            result.scores if result else game.state.scores,
            result.winners if result else (),
            result.reason if result else "broken-off",
            len(game.state.turns),
        )
