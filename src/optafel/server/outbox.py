"""What is to be sent to one connection. Nobody at the table waits for a slow reader."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable


class Outbox:
    """Sends in order; of views that are still waiting only the latest is sent. Idle, it holds no task."""

    __slots__ = ("_given_up", "_hang_up", "_most", "_send", "_task", "_waiting")

    def __init__(
        self, send: Callable[[str], Awaitable[None]], hang_up: Callable[[], Awaitable[None]], most: int
    ) -> None:
        self._send = send
        self._hang_up = hang_up
        self._most = most
        self._waiting: deque[tuple[str, bool]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._given_up: asyncio.Task[None] | None = None

    def post(self, text: str, skippable: bool = False) -> None:
        if self._given_up:
            return
        if skippable and self._waiting and self._waiting[-1][1]:
            self._waiting.pop()
        self._waiting.append((text, skippable))
        if len(self._waiting) > self._most:
            # Noticed here and not where it is sent: of a reader that has stopped nothing is sent any more.
            self._waiting.clear()
            self._given_up = asyncio.create_task(self._say_goodbye())
        elif self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._waiting:
                await self._send(self._waiting.popleft()[0])
        except Exception:
            # The connection is gone: the reading side notices and says goodbye to the table.
            self._waiting.clear()
        finally:
            self._task = None

    async def _say_goodbye(self) -> None:
        with contextlib.suppress(Exception):
            await self._hang_up()
