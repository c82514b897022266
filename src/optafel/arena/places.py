"""Where deals are played: here, in processes on all cores, or on a Ray cluster. Which of them plays a deal
changes nothing, since a deal has its own seed."""

import contextlib
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Protocol

from optafel.arena.contest import Contest, GameLine
from optafel.bots import Bot
from optafel.bots.process import ProcessBot

Games = tuple[GameLine, ...]


class Asked(Protocol):
    """A deal that somebody was asked to play."""

    def result(self) -> Games:
        """Its games, once they are there."""

    def cancel(self) -> object:
        """It need not be played any more."""


Ask = Callable[[tuple[str, ...], int], Asked]
Place = contextlib.AbstractContextManager[tuple[Ask, int]]  # how one asks, and how many play at once


def place_for(contest: Contest, jobs: int | None, on: str | None) -> Place:
    """A cluster where one is named, else so many processes (all cores, unless told), or just this one.
    Raises ContestError for a cluster that does not answer."""
    if on is not None:
        from optafel.arena.cluster import cluster  # Ray is read in only for it

        return cluster(contest, on)
    jobs = jobs or os.cpu_count() or 1
    return _processes(contest, jobs) if jobs > 1 else _here(contest)


class Sitting:
    """The bots of one process, each made once."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.bots: dict[str, Bot] = {}

    def play(self, pairing: tuple[str, ...], pair: int) -> Games:
        return self.contest.play(pairing, pair, self._bot)

    def _bot(self, name: str) -> Bot:
        if name not in self.bots:
            self.bots[name] = self.contest.bot(name)
        return self.bots[name]

    def __enter__(self) -> "Sitting":
        return self

    def __exit__(self, *_wrong: object) -> None:
        for each in self.bots.values():
            if isinstance(each, ProcessBot):
                each.close()


@contextlib.contextmanager
def _here(contest: Contest) -> Iterator[tuple[Ask, int]]:
    with Sitting(contest) as sitting:

        def ask(pairing: tuple[str, ...], pair: int) -> "Future[Games]":
            played: Future[Games] = Future()
            played.set_result(sitting.play(pairing, pair))
            return played

        yield ask, 1


@contextlib.contextmanager
def _processes(contest: Contest, jobs: int) -> Iterator[tuple[Ask, int]]:
    # Started anew and not forked: the core has threads of its own.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_sit_down, initargs=(contest,)) as processes:
        try:
            yield lambda pairing, pair: processes.submit(_play_here, pairing, pair), jobs
        except BaseException:
            processes.shutdown(wait=False, cancel_futures=True)
            raise


_sitting: list[Sitting] = []  # of a process of the pool: what it sat down with


def _sit_down(contest: Contest) -> None:
    import atexit

    sitting = Sitting(contest)
    atexit.register(sitting.__exit__)
    _sitting[:] = [sitting]


def _play_here(pairing: tuple[str, ...], pair: int) -> Games:
    (sitting,) = _sitting
    return sitting.play(pairing, pair)
