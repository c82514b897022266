"""Deals played on a Ray cluster. A deal is asked for once and its answer taken once: where the process or the
machine that plays it is lost, Ray plays the same deal elsewhere, and nothing of the first try is counted."""

import contextlib
import logging
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

from optafel.arena.contest import Contest, ContestError
from optafel.arena.places import Ask, Games, Sitting

_FOR_EVER = -1  # tries of a deal: it is the machines that fail, never the same one for ever


@contextlib.contextmanager
def cluster(contest: Contest, address: str) -> Iterator[tuple[Ask, int]]:
    """`ray://host:10001` from anywhere, `host:6379` on a machine of the cluster, or `local`, for which Ray is
    started here as long as it takes. The same version
    of optafel must be installed on its machines. Raises ContestError."""
    try:
        session = ray.init(
            address=address,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, RuntimeError, ValueError, OSError, RayError) as wrong:
        why = str(wrong).strip().partition("\n")[0][:200] or type(wrong).__name__
        raise ContestError("no-cluster", read=address[:80], why=why) from wrong
    with session:
        task = ray.remote(num_cpus=1, max_retries=_FOR_EVER)(_play)
        shared = ray.put((contest, version("optafel")))  # sent once, not with every deal
        cores = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        yield lambda pairing, pair: _Deal(task.remote(shared, pairing, pair), address), max(cores, 1)


class _Deal:
    """A deal that the cluster was asked to play."""

    def __init__(self, deal: Any, address: str) -> None:
        self.deal, self.address = deal, address

    def result(self) -> Games:
        try:
            games: Games = ray.get(self.deal)
        except RayTaskError as wrong:  # what was raised over there is raised here
            if isinstance(wrong.cause, Exception):
                raise wrong.cause from wrong
            raise
        except (RayError, ConnectionError) as wrong:
            why = str(wrong).strip().partition("\n")[0][:200]
            raise ContestError("cluster-lost", read=self.address[:80], why=why) from wrong
        return games

    def cancel(self) -> None:
        with contextlib.suppress(RayError, ConnectionError):
            ray.cancel(self.deal)


_sitting: list[Sitting] = []  # of a process of the cluster: the contest that it plays


def _play(shared: tuple[Contest, str], pairing: tuple[str, ...], pair: int) -> Games:
    contest, wanted = shared
    if (there := version("optafel")) != wanted:
        raise ContestError("other-version", there=there, wanted=wanted)
    if not _sitting or _sitting[0].contest != contest:
        for other in _sitting:
            other.__exit__()
        _sitting[:] = [Sitting(contest)]
    return _sitting[0].play(pairing, pair)
