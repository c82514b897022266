"""Playing a contest, wherever its deals are played, until there is an answer."""

from collections import deque
from collections.abc import Callable, Iterator

from optafel.arena.contest import Contest, GameLine
from optafel.arena.figures import rate_of, whole_pairs
from optafel.arena.places import Ask, Asked, Games, place_for
from optafel.arena.results_file import ResultsFile
from optafel.arena.sequential import Question

_AHEAD = 2  # deals that wait for each process, so that none stands still

Progress = Callable[[tuple[str, ...], int], None]  # the pairing, and how many of its pairs are there


def play(
    contest: Contest,
    pairs: int,
    *,
    question: Question | None = None,
    results: ResultsFile | None = None,
    jobs: int | None = None,
    on: str | None = None,
    progress: Progress | None = None,
) -> tuple[GameLine, ...]:
    """Plays so many pairs of every pairing, or fewer where a question is answered sooner. What a results file
    has already is not played again. On all cores of this machine, or on a Ray cluster (its address). Raises
    BotFailed, IllegalMove and ContestError."""
    lines = list(results.read()) if results else []
    with place_for(contest, jobs, on) as (ask, at_once):
        for pairing in contest.pairings:
            there = {games[0].pair: games for games in whole_pairs(contest, pairing, lines) if games}
            for games in _in_order(pairing, pairs, there, question, ask, at_once, progress):
                lines += games
                if results:
                    results.append(games)
    return tuple(lines)


def _in_order(
    pairing: tuple[str, ...],
    pairs: int,
    there: dict[int, Games],
    question: Question | None,
    ask: Ask,
    at_once: int,
    progress: Progress | None,
) -> Iterator[Games]:
    """The deals that were not there yet, in the order of their numbers, until there is an answer."""
    asked: deque[tuple[int, Asked | None]] = deque()
    numbers = iter(range(pairs))
    rates: list[float] = []

    def fill() -> None:
        while sum(each is not None for _, each in asked) < (at_once * _AHEAD if at_once > 1 else 1):
            number = next(numbers, None)
            if number is None:
                return
            asked.append((number, None if number in there else ask(pairing, number)))

    fill()
    while asked:
        number, deal = asked.popleft()
        games = deal.result() if deal else there[number]
        rates.append(rate_of(games))
        if progress:
            progress(pairing, len(rates))
        if deal:
            yield games
        if question and question.decided(rates)[0] is not None:
            break
        fill()
    for _, deal in asked:
        if deal:
            deal.cancel()
