"""News between nodes over Redis.

Only what other nodes need to look again: the number of a table's last entry and who is connected where.
Tiles and keys never go over it. If Redis is away, tables go on: every node looks at the logs now and then.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from optafel.server.news import read_news, write_news
from optafel.table.open_tables import NodeNews

log = logging.getLogger("optafel.bus")

PREFIX = "optafel:table:"
EVERYBODY = "optafel:nodes"  # a channel that is always followed, so that there is one to listen to
WAITING_MAX = 10_000  # messages that wait to be sent; older ones are of no use by then
AGAIN_SECONDS = 0.5

Hear = Callable[[str, str, NodeNews], Awaitable[None]]


class RedisBus:
    """Publishes and listens until closed, connecting again by itself."""

    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(4)
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        self._followed: set[str] = set()
        self._outgoing: asyncio.Queue[tuple[str, str]] = asyncio.Queue(WAITING_MAX)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(hear, reconnected), name="bus listener"),
            asyncio.create_task(self._publish(), name="bus publisher"),
        ]

    def spread(self, table: str, news: NodeNews) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait((PREFIX + table, write_news(self.node, news)))

    async def follow(self, table: str) -> None:
        self._followed.add(PREFIX + table)
        with contextlib.suppress(RedisError, OSError):
            await self._pubsub.subscribe(PREFIX + table)

    async def forget(self, table: str) -> None:
        self._followed.discard(PREFIX + table)
        with contextlib.suppress(RedisError, OSError):
            await self._pubsub.unsubscribe(PREFIX + table)

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._outgoing.join(), 1)  # say goodbye for those who were here
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
            await self._redis.aclose()

    async def _publish(self) -> None:
        while True:
            channel, text = await self._outgoing.get()
            try:
                await self._redis.publish(channel, text)
            except (RedisError, OSError) as failure:
                log.warning("news was not sent", extra={"why": type(failure).__name__})
                await asyncio.sleep(AGAIN_SECONDS)
            finally:
                self._outgoing.task_done()

    async def _listen(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await self._pubsub.subscribe(EVERYBODY, *self._followed)
                await reconnected()
                async for message in self._pubsub.listen():
                    await self._hear(message, hear)
            except (RedisError, OSError) as failure:
                log.warning("the bus is away", extra={"why": type(failure).__name__})
                await asyncio.sleep(AGAIN_SECONDS)

    async def _hear(self, message: dict[str, Any], hear: Hear) -> None:
        channel = message["channel"].decode()
        if not channel.startswith(PREFIX):
            return
        try:
            node, news = read_news(message["data"])
        except (ValueError, KeyError, TypeError):
            log.warning("news could not be read", extra={"channel": channel})
            return
        if node != self.node:
            try:
                await hear(node, channel.removeprefix(PREFIX), news)
            except Exception:
                log.exception("news could not be followed", extra={"channel": channel})
