"""Running the application: a socket, uvicorn, a clean end."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from optafel.server.app import create_app
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
    settings = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=config.limits.frame_bytes,
        ws_per_message_deflate=False,  # its windows would cost more memory than everything else together
        ws_ping_interval=30,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        lifespan="on",
    )
    server = _Server(settings, started)
    runner = asyncio.Runner(loop_factory=settings.get_loop_factory())
    with contextlib.suppress(KeyboardInterrupt), runner:
        runner.run(server.serve(sockets=[listener]))
    failure: BaseException | None = getattr(app.state, "failure", None)
    if failure:
        raise failure


class _Server(uvicorn.Server):
    """Says when the first request can be answered."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_start = on_start

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """An interrupt ends the server, not the process: whoever started it says goodbye."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()
