"""What is to be sent to one connection. Nobody at the table waits for a slow reader."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

Text = str | Callable[[], str | None]  # or what writes it when it is sent; None: there is nothing to say
Write = Callable[[Sequence[str]], bool]  # several messages at once; False: the reader is behind, or gone


class Outbox:
    """Sends in order; of views that are still waiting only the latest is sent. Idle, it holds no task.

    What a connection is told in one breath is written in one go, where its reader keeps up; else it waits.
    """

    __slots__ = ("_given_up", "_hang_up", "_most", "_send", "_soon", "_task", "_waiting", "_write")

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        hang_up: Callable[[], Awaitable[None]],
        most: int,
        write: Write | None = None,
    ) -> None:
        self._send = send
        self._hang_up = hang_up
        self._most = most
        self._write = write
        self._waiting: deque[tuple[Text, bool]] = deque()
        self._soon = False
        self._task: asyncio.Task[None] | None = None
        self._given_up: asyncio.Task[None] | None = None

    def post(self, text: Text, skippable: bool = False) -> None:
        if self._given_up:
            return
        if skippable and self._waiting and self._waiting[-1][1]:
            self._waiting.pop()
        self._waiting.append((text, skippable))
        if len(self._waiting) > self._most:
            # Noticed here and not where it is sent: of a reader that has stopped nothing is sent any more.
            self.give_up()
        elif self._task is None and not self._soon:
            self._begin()

    def give_up(self) -> None:
        """End the connection; what still waits is not sent."""
        self._waiting.clear()
        self._given_up = self._given_up or asyncio.create_task(self._say_goodbye())

    def _begin(self) -> None:
        if self._write is None:
            self._task = asyncio.create_task(self._drain())
        else:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._go, self._write)

    def _go(self, write: Write) -> None:
        self._soon = False
        texts = [text for text in (_written(each) for each, _ in self._waiting) if text is not None]
        self._waiting.clear()
        if texts and not self._given_up and not write(texts):
            self._waiting.extend((text, False) for text in texts)
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._waiting:
                text = _written(self._waiting.popleft()[0])
                if text is not None:
                    await self._send(text)
        except Exception:
            # The connection is gone: the reading side notices and says goodbye to the table.
            self._waiting.clear()
        finally:
            self._task = None

    async def _say_goodbye(self) -> None:
        with contextlib.suppress(Exception):
            await self._hang_up()


def _written(text: Text) -> str | None:
    return text if isinstance(text, str) else text()
