"""Measures on a port of their own, away from the one that everybody reaches.

They are counted and written in a thread: whoever reads them keeps no table waiting.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import start_http_server

from optafel.server.state import ServerState


class MetricsPortTaken(Exception):
    """The port for measures cannot be listened on."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(f"{host}:{port}")
        self.host = host
        self.port = port


@contextmanager
def metrics_served(server: ServerState, at: tuple[str, int] | None) -> Iterator[int | None]:
    """Answers scrapes meanwhile; yields the port. Raises MetricsPortTaken."""
    server.metrics.tables.set_function(lambda: len(server.open_tables.tables))
    server.metrics.late.set_function(server.loop_watch.take_late)
    server.metrics.busy.set_function(server.loop_watch.take_busy)
    if at is None:
        yield None
        return
    host, port = at
    try:
        listening, thread = start_http_server(port, host, server.metrics.registry)
    except OSError as taken:
        raise MetricsPortTaken(host, port) from taken
    try:
        yield listening.server_port
    finally:
        # It answers what it is asked just now, at most half a second; nothing else waits for it.
        threading.Thread(target=listening.shutdown, daemon=True).start()
        thread.join(1)
        listening.server_close()
