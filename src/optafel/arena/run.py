"""Playing a contest on all cores. Which process plays which deal changes nothing: a deal has its own seed."""

import contextlib
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor

from optafel.arena.contest import Contest, GameLine
from optafel.arena.figures import rate_of, whole_pairs
from optafel.arena.results_file import ResultsFile
from optafel.arena.sequential import Question
from optafel.bots import Bot
from optafel.bots.process import ProcessBot

_AHEAD = 2  # deals that wait for each process, so that none stands still

Progress = Callable[[tuple[str, ...], int], None]  # the pairing, and how many of its pairs are there


def play(
    contest: Contest,
    pairs: int,
    *,
    question: Question | None = None,
    results: ResultsFile | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> tuple[GameLine, ...]:
    """Plays so many pairs of every pairing, or fewer where a question is answered sooner. What a results file
    has already is not played again. Raises BotFailed, IllegalMove and ContestError."""
    lines = list(results.read()) if results else []
    jobs = jobs or os.cpu_count() or 1
    with _table(contest, jobs) as ask:
        for pairing in contest.pairings:
            there = {games[0].pair: games for games in whole_pairs(contest, pairing, lines) if games}
            for games in _in_order(pairing, pairs, there, question, ask, jobs, progress):
                lines += games
                if results:
                    results.append(games)
    return tuple(lines)


Games = tuple[GameLine, ...]
Ask = Callable[[tuple[str, ...], int], "Future[Games]"]


def _in_order(
    pairing: tuple[str, ...],
    pairs: int,
    there: dict[int, Games],
    question: Question | None,
    ask: Ask,
    jobs: int,
    progress: Progress | None,
) -> Iterator[Games]:
    """The deals that were not there yet, in the order of their numbers, until there is an answer."""
    asked: deque[tuple[int, Future[Games] | None]] = deque()
    numbers = iter(range(pairs))
    rates: list[float] = []

    def fill() -> None:
        while sum(each is not None for _, each in asked) < (jobs * _AHEAD if jobs > 1 else 1):
            number = next(numbers, None)
            if number is None:
                return
            asked.append((number, None if number in there else ask(pairing, number)))

    fill()
    while asked:
        number, future = asked.popleft()
        games = future.result() if future else there[number]
        rates.append(rate_of(games))
        if progress:
            progress(pairing, len(rates))
        if future:
            yield games
        if question and question.decided(rates)[0] is not None:
            break
        fill()
    for _, future in asked:
        if future:
            future.cancel()


@contextlib.contextmanager
def _table(contest: Contest, jobs: int) -> Iterator[Ask]:
    """Where deals are played: here, or in processes."""
    if jobs == 1:
        with _Sitting(contest) as sitting:
            yield lambda pairing, pair: _done(contest.play(pairing, pair, sitting.bot))
        return
    # Started anew and not forked: the core has threads of its own.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_sit_down, initargs=(contest,)) as processes:
        try:
            yield lambda pairing, pair: processes.submit(_play_here, pairing, pair)
        except BaseException:
            processes.shutdown(wait=False, cancel_futures=True)
            raise


def _done(games: Games) -> "Future[Games]":
    future: Future[Games] = Future()
    future.set_result(games)
    return future


class _Sitting:
    """The bots of one process, each made once."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.bots: dict[str, Bot] = {}

    def bot(self, name: str) -> Bot:
        if name not in self.bots:
            self.bots[name] = self.contest.bot(name)
        return self.bots[name]

    def __enter__(self) -> "_Sitting":
        return self

    def __exit__(self, *_wrong: object) -> None:
        for each in self.bots.values():
            if isinstance(each, ProcessBot):
                each.close()


_here: list[_Sitting] = []  # of a process of the pool: what it sat down with


def _sit_down(contest: Contest) -> None:
    import atexit

    sitting = _Sitting(contest)
    atexit.register(sitting.__exit__)
    _here[:] = [sitting]


def _play_here(pairing: tuple[str, ...], pair: int) -> Games:
    (sitting,) = _here
    return sitting.contest.play(pairing, pair, sitting.bot)
