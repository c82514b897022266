"""Running the application: a socket, uvicorn, a clean end."""

import asyncio
import contextlib
import logging
import signal
import socket
from collections import Counter
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn
from fastapi import FastAPI

from optafel.server.app import create_app
from optafel.server.neighbours import Neighbours, handed_over
from optafel.server.patience import PatientHttp, PatientSocket
from optafel.server.state import Config

PORTS_TRIED = 100
BACKLOG = 2_048
GOODBYE_SECONDS = 3  # what is under way when the server stops may take this long


class NoFreePort(Exception):
    def __init__(self, host: str, port: int) -> None:
        super().__init__(f"{host}:{port}")
        self.host = host
        self.port = port


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = [port] if port == 0 else range(port, min(port + PORTS_TRIED, 65_536))
    for wanted in tried:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
            listener.listen(BACKLOG)
        except OSError:
            listener.close()
            continue
        return listener
    raise NoFreePort(host, port)


def serve(config: Config, listener: socket.socket, started: Callable[[], None]) -> None:
    """Serve until interrupted; `started` is called when the first request can be answered."""
    app = create_app(config)
    patience: dict[str, Any] = {"limits": config.limits, "sockets": Counter[str]()}
    neighbours = config.neighbours
    hand_over = handed_over(neighbours) if neighbours else None
    settings = uvicorn.Config(
        app,
        http=cast(Any, partial(PatientHttp, **patience, proxies=config.proxies, hand_over=hand_over)),
        ws=cast(Any, partial(PatientSocket, **patience)),
        ws_max_size=config.limits.frame_bytes,
        ws_per_message_deflate=False,  # its windows would cost more memory than everything else together
        ws_ping_interval=30,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # optafel.server.proxies reads them
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        lifespan="on",
    )
    server = _Server(settings, started, neighbours)
    runner = asyncio.Runner(loop_factory=settings.get_loop_factory())
    # Why it did not start is raised below, for whoever started it to say: a trace in the log says less.
    uvicorns = logging.getLogger("uvicorn.error")
    quiet = _UntilItFailed(app)
    uvicorns.addFilter(quiet)
    try:
        with contextlib.suppress(KeyboardInterrupt), runner:
            runner.run(server.serve(sockets=[listener]))
    finally:  # uvicorn ends the program where it could not start, and keeps why to itself
        uvicorns.removeFilter(quiet)
        failure: BaseException | None = getattr(app.state, "failure", None)
        if failure:
            raise failure


class _UntilItFailed(logging.Filter):
    def __init__(self, app: FastAPI) -> None:
        super().__init__()
        self._app = app

    def filter(self, record: logging.LogRecord) -> bool:
        return getattr(self._app.state, "failure", None) is None


class _Server(uvicorn.Server):
    """Says when the first request can be answered."""

    def __init__(
        self, config: uvicorn.Config, on_start: Callable[[], None], neighbours: Neighbours | None
    ) -> None:
        super().__init__(config)
        self._on_start = on_start
        self._neighbours = neighbours

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """An interrupt ends the server, not the process: whoever started it says goodbye."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._neighbours:
                self._neighbours.receive(self._welcome)
            self._on_start()

    async def _welcome(self, guest: socket.socket, asked: bytes) -> None:
        """Somebody whom another process has handed over, with what they asked it."""
        made: Callable[..., Any] = self.config.http_protocol_class
        given = {
            "config": self.config,
            "server_state": self.server_state,
            "app_state": self.lifespan.state,
        }
        guest.setblocking(False)
        loop = asyncio.get_running_loop()
        _, protocol = await loop.connect_accepted_socket(lambda: made(**given), guest)
        protocol.data_received(asked)
