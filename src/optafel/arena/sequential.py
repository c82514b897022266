"""Is a rate above so much? Asked again after every pair of games, and wrong no more often than was promised.

Two gamblers bet against the rate being what is asked about: one that it is higher, one that it is lower. Each
stakes small and large parts of its money at once (a mixture), and the money that a fair game leaves one of
them never reaches 1/risk in more than `risk` of all cases, however often one looks (Ville's inequality). No
shape of the scores is assumed but that they lie between 0 and 1.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log

RISK = 0.025  # for each of the two wrong answers
_STAKES = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9)  # parts of the most that can be staked


@dataclass(frozen=True, slots=True)
class Question:
    """Whether the rate is above (or below) so much."""

    rate: float
    above: bool = True

    @classmethod
    def read(cls, text: str) -> "Question":
        """`above:0.55`, `below:0.5`. Raises ValueError."""
        kind, _, number = text.partition(":")
        rate = float(number)
        if kind not in ("above", "below") or not 0 < rate < 1:
            raise ValueError(text)
        return cls(rate, kind == "above")

    def __str__(self) -> str:
        return f"{'above' if self.above else 'below'}:{self.rate:g}"

    def decided(self, scores: Iterable[float]) -> tuple[bool | None, int]:
        """The answer, None while there is none, and after how many scores it was there."""
        bets = Bets(self.rate)
        count = 0
        for count, score in enumerate(scores, 1):
            bets.see(score)
            if bets.higher or bets.lower:
                return bets.higher == self.above, count
        return None, count


class Bets:
    """The two gamblers' money, score after score."""

    def __init__(self, rate: float, risk: float = RISK) -> None:
        self.rate, self.goal = rate, log(1 / risk)
        self._up = [0.0] * len(_STAKES)
        self._down = [0.0] * len(_STAKES)

    def see(self, score: float) -> None:
        for at, part in enumerate(_STAKES):
            self._up[at] += log(1 + part / self.rate * (score - self.rate))
            self._down[at] += log(1 - part / (1 - self.rate) * (score - self.rate))

    @property
    def higher(self) -> bool:
        return _mixed(self._up) >= self.goal

    @property
    def lower(self) -> bool:
        return _mixed(self._down) >= self.goal


def _mixed(logs: list[float]) -> float:
    """The logarithm of the mean of what they are the logarithms of."""
    most = max(logs)
    return most + log(sum(exp(each - most) for each in logs) / len(logs))
