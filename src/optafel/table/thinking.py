"""Where a table lets others think: a bot, the referee on a play of words, a hint.

`work` is a function that stands in a module, so that it can be called in another process; what it is given
and what it answers are plain values.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, Protocol, TypeVar

Lane = Literal["quick", "deep"]  # what somebody waits for with a tile in hand; what may take seconds
Answer = TypeVar("Answer")

THREADS = 2  # of each lane
NOBODY = ("",)  # for whom something is thought that nobody is waiting for


class Thinking(Protocol):
    """Thinks for whoever asks, one after the other, each owner in turn."""

    async def ask(
        self, lane: Lane, owners: Sequence[str], work: Callable[..., Answer], *given: Any
    ) -> Answer:
        """The answer, or what `work` raises. `owners` are the addresses that wait for it: it counts for the
        one of them that waits for least. Raises RequestRefused where that one waits for too much, or where
        it takes too long."""

    def wake(self) -> None:
        """Somebody has come and will ask something in a moment."""

    async def close(self) -> None:
        """Stop, whatever is being thought about."""


class ThinkingThreads:
    """Threads of this process: for a program that has no strangers to fear."""

    def __init__(self) -> None:
        self._lanes = {
            lane: ThreadPoolExecutor(THREADS, thread_name_prefix=lane) for lane in ("quick", "deep")
        }

    async def ask(
        self, lane: Lane, owners: Sequence[str], work: Callable[..., Answer], *given: Any
    ) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._lanes[lane], work, *given)

    def wake(self) -> None:
        pass  # threads are there at once

    async def close(self) -> None:
        for threads in self._lanes.values():
            threads.shutdown(wait=False, cancel_futures=True)
