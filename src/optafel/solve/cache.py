"""What is costly to make and asked for again and again: made once, kept while there is room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from threading import Lock
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Cache(Generic[Made]):
    """By key. Who asks while it is being made waits for that one; what was not asked for longest goes first.

    Room is counted in what a thing weighs, not in things: of many small ones and a few large ones the small
    ones need not go.
    """

    def __init__(self, weigh: Callable[[Made], int], most: int) -> None:
        self._weigh = weigh
        self._most = most
        self._lock = Lock()
        self._ready: OrderedDict[Hashable, Made] = OrderedDict()
        self._in_the_making: dict[Hashable, Future[Made]] = {}

    def get(self, key: Hashable, make: Callable[[], Made]) -> Made:
        with self._lock:
            ready = self._ready.get(key)
            if ready is not None:
                self._ready.move_to_end(key)
                return ready
            others = self._in_the_making.get(key)
            if others is None:
                mine = self._in_the_making[key] = Future()
        return others.result() if others else self._make(key, mine, make)

    def _make(self, key: Hashable, wanted: Future[Made], make: Callable[[], Made]) -> Made:
        try:
            made = make()
        except BaseException as failure:
            with self._lock:
                del self._in_the_making[key]  # the next one may have better luck
            wanted.set_exception(failure)
            raise
        with self._lock:
            del self._in_the_making[key]
            self._ready[key] = made
            self._let_go()
        wanted.set_result(made)
        return made

    def _let_go(self) -> None:
        """The last one stays, however much it weighs."""
        weights = {key: self._weigh(one) for key, one in self._ready.items()}
        too_much = sum(weights.values()) - self._most
        for key in list(weights)[:-1]:
            if too_much <= 0:
                return
            del self._ready[key]
            too_much -= weights[key]
