"""One scale for more than two players: Elo by Bradley and Terry's model, the likeliest fit to all games."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10
from random import Random

from optafel.arena.contest import Contest, GameLine
from optafel.arena.figures import whole_pairs

_ROUNDS = 200  # of the fit, at most
_SAMPLES = 200  # times the deals are drawn anew for the error bars
_EVEN_GAMES = 0.5  # won and lost by each against each: nobody is infinitely better


@dataclass(frozen=True, slots=True)
class Rating:
    player: str
    elo: float  # the mean of all players is 0
    low: float  # of a 95 % interval over the deals
    high: float


Wins = Mapping[tuple[str, str], float]  # how often one has beaten another


def ratings(contest: Contest, lines: Iterable[GameLine]) -> tuple[Rating, ...]:
    """The strongest first."""
    lines = list(lines)
    deals = [_beaten(games) for pairing in contest.pairings for games in whole_pairs(contest, pairing, lines)]
    players = contest.players
    fit = _fit(players, _sum(deals))
    chance = Random(contest.seed)  # noqa: S311 (it draws samples, not secrets)
    samples = [
        _fit(players, _sum(chance.choices(deals, k=len(deals)))) for _ in range(_SAMPLES if deals else 0)
    ]
    found = []
    for name in players:
        spread = sorted(sample[name] for sample in samples) or [fit[name]]
        low, high = spread[round(0.025 * (len(spread) - 1))], spread[round(0.975 * (len(spread) - 1))]
        found.append(Rating(name, fit[name], min(low, fit[name]), max(high, fit[name])))
    return tuple(sorted(found, key=lambda rating: -rating.elo))


def _beaten(games: Sequence[GameLine]) -> Wins:
    """Who has beaten whom in one deal: at a table of many, a winner has beaten everybody else there."""
    wins: dict[tuple[str, str], float] = defaultdict(float)
    for game in games:
        for one, other in combinations(range(len(game.pairing)), 2):
            names = game.pairing[one], game.pairing[other]
            shares = game.share(one), game.share(other)
            if names[0] == names[1] or shares == (0.0, 0.0):
                continue
            wins[names] += shares[0] / sum(shares)
            wins[names[::-1]] += shares[1] / sum(shares)
    return wins


def _sum(deals: Iterable[Wins]) -> Wins:
    total: dict[tuple[str, str], float] = defaultdict(float)
    for deal in deals:
        for names, count in deal.items():
            total[names] += count
    return total


def _fit(players: Sequence[str], wins: Wins) -> dict[str, float]:
    """The strengths that make what happened likeliest, by Zermelo's rounds, as Elo."""
    count = {
        (one, other): wins.get((one, other), 0.0) + _EVEN_GAMES
        for one in players
        for other in players
        if one != other
    }
    strength = dict.fromkeys(players, 1.0)
    for _ in range(_ROUNDS):
        after = {}
        for one in players:
            others = [other for other in players if other != one]
            won = sum(count[one, other] for other in others)
            met = sum(
                (count[one, other] + count[other, one]) / (strength[one] + strength[other])
                for other in others
            )
            after[one] = won / met
        moved = max(abs(log10(after[one] / strength[one])) for one in players)
        strength = after
        if moved < 1e-6:
            break
    elo = {one: 400 * log10(strength[one]) for one in players}
    middle = sum(elo.values()) / len(elo)
    return {one: value - middle for one, value in elo.items()}
