"""What the games of a contest say: rates with intervals, margins, seats, lengths, scores."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from optafel.arena.contest import Contest, GameLine
from optafel.arena.sequential import Question
from optafel.wire import Json, to_json

_Z = 1.96  # of a 95 % interval
_BARS = 10  # of a histogram, at most about twice as many


@dataclass(frozen=True, slots=True)
class Figures:
    """How the first player of a pairing did, with a 95 % interval over the pairs (deals)."""

    players: tuple[str, ...]
    rulebook: str
    seed: int
    rate: float  # of the wins, a shared one being a part of one
    low: float
    high: float
    games: int
    pairs: int
    margin: float  # points a game ahead of the others' mean
    turns: float  # a game
    by_seat: tuple[float, ...]  # rates by where it sat: 0 begins
    reasons: Mapping[str, int]  # how the games ended
    lengths: Mapping[str, int]  # games by turns, in bars
    scores: Mapping[str, int]  # games by the first player's score, in bars
    question: str | None = None
    decided: bool | None = None  # the answer to the question; None: not asked, or not decided yet

    def to_json(self) -> Json:
        return to_json(self)


def figures(
    contest: Contest, pairing: tuple[str, ...], lines: Iterable[GameLine], question: Question | None = None
) -> Figures:
    """The figures of one pairing. With a question, of the pairs up to its answer: what was played beyond it,
    by other processes, would make the interval depend on who was quick."""
    pairing = _whole(contest, pairing)
    pairs = whole_pairs(contest, pairing, lines)
    rates = [rate_of(games) for games in pairs]
    decided = None
    if question:
        decided, needed = question.decided(rates)
        pairs, rates = pairs[:needed], rates[:needed]
    games = [game for each in pairs for game in each]
    if not games:
        raise ValueError("no pair has been played to its end")
    low, high = interval(rates)
    return Figures(
        players=pairing,
        rulebook=contest.rulebook,
        seed=contest.seed,
        rate=sum(rates) / len(rates),
        low=low,
        high=high,
        games=len(games),
        pairs=len(pairs),
        margin=sum(game.ahead(0) for game in games) / len(games),
        turns=sum(game.turns for game in games) / len(games),
        by_seat=_by_seat(games, contest.seats),
        reasons=dict(sorted(Counter(game.reason for game in games).items())),
        lengths=histogram([game.turns for game in games]),
        scores=histogram([game.scores[game.seat_of(0)] for game in games]),
        question=str(question) if question else None,
        decided=decided,
    )


def _whole(contest: Contest, pairing: tuple[str, ...]) -> tuple[str, ...]:
    """The pairing as it sits: who is named last fills the table."""
    return (*pairing, *(pairing[-1:] * (contest.seats - len(pairing))))


def whole_pairs(
    contest: Contest, pairing: tuple[str, ...], lines: Iterable[GameLine]
) -> list[tuple[GameLine, ...]]:
    """The deals that were played every way round, in the order of their numbers."""
    found: dict[int, dict[int, GameLine]] = defaultdict(dict)
    for line in lines:
        if line.pairing == pairing:
            found[line.pair][line.rotation] = line
    return [
        tuple(games[rotation] for rotation in range(contest.seats))
        for _, games in sorted(found.items())
        if len(games) == contest.seats
    ]


def rate_of(games: Sequence[GameLine]) -> float:
    return sum(game.share(0) for game in games) / len(games)


def interval(rates: Sequence[float]) -> tuple[float, float]:
    """Where the true rate lies. One pair all won and one all lost are added for the width, so that a player
    who has won everything so far is not taken for one who always will."""
    count = len(rates)
    mean = sum(rates) / count
    spread = sum((rate - mean) ** 2 for rate in rates) + (1 - mean) ** 2 + mean**2
    width = _Z * sqrt(spread / (count + 1) / count)
    return max(0.0, mean - width), min(1.0, mean + width)


def _by_seat(games: Sequence[GameLine], seats: int) -> tuple[float, ...]:
    won, played = [0.0] * seats, [0] * seats
    for game in games:
        won[game.seat_of(0)] += game.share(0)
        played[game.seat_of(0)] += 1
    return tuple(share / max(count, 1) for share, count in zip(won, played, strict=True))


def histogram(values: Sequence[int]) -> dict[str, int]:
    """How often what happened, in bars of a round width: `20…29`."""
    least, most = min(values), max(values)
    width = next(
        step * 10**power
        for power in range(12)
        for step in (1, 2, 5)
        if (most - least) / (step * 10**power) <= _BARS
    )
    counts = Counter(value // width for value in values)
    bars = range(least // width, most // width + 1)
    return {_bar(bar * width, width): counts[bar] for bar in bars}


def _bar(least: int, width: int) -> str:
    return str(least) if width == 1 else f"{least}…{least + width - 1}"
