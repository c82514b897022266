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
        self._made: OrderedDict[Hashable, Future[Made]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Made]) -> Made:
        with self._lock:
            there = self._made.get(key)
            wanted = self._made.setdefault(key, Future())
            self._made.move_to_end(key)
        if there is None:
            self._make(key, wanted, make)
        return wanted.result()

    def _make(self, key: Hashable, wanted: Future[Made], make: Callable[[], Made]) -> None:
        try:
            wanted.set_result(make())
        except BaseException as failure:
            with self._lock:
                del self._made[key]  # the next one may have better luck
            wanted.set_exception(failure)
            return
        with self._lock:
            self._let_go()

    def _let_go(self) -> None:
        """The last one stays, however much it weighs."""
        weights = {key: self._weigh(one.result()) for key, one in self._made.items() if one.done()}
        too_much = sum(weights.values()) - self._most
        for key in list(weights)[:-1]:
            if too_much <= 0:
                return
            del self._made[key]
            too_much -= weights[key]
