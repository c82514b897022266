"""Whether the server can serve tables: it has really written, a moment ago at most.

Anybody may ask, and as often as they like: all who ask within a second share one writing.
"""

import asyncio
from collections.abc import Awaitable, Callable

HOLDS_SECONDS = 1.0


class Readiness:
    def __init__(self, write: Callable[[], Awaitable[bool]]) -> None:
        self._write = write
        self._lock = asyncio.Lock()
        self._wrote = False
        self._until = 0.0

    async def ask(self) -> bool:
        async with self._lock:
            now = asyncio.get_running_loop().time()
            if now >= self._until:
                self._wrote = await self._write()
                self._until = asyncio.get_running_loop().time() + HOLDS_SECONDS
            return self._wrote
