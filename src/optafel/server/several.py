"""`optafel serve --workers N`: the process that starts the others, keeps them and ends them.

It serves nobody itself. It holds the sockets: what comes while a worker is started again waits in them.
"""

import contextlib
import logging
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from optafel.server.neighbours import ENVIRONMENT, Worker
from optafel.server.run import BACKLOG, listen

log = logging.getLogger("optafel.several")

LOOK_SECONDS = 0.1
SHORT_LIFE_SECONDS = 5.0  # a worker that ends so soon is started again only after a pause
PAUSE_SECONDS = 2.0
END_SECONDS = 15.0  # to say goodbye; then they are killed
CANNOT_SERVE = 2  # the status of a worker that has said why


class WorkerFailed(Exception):
    """A worker could not begin, and has said why."""

    def __init__(self, status: int) -> None:
        super().__init__(f"a worker ended with status {status}")
        self.status = status


@dataclass(slots=True)
class _Kept:
    """A worker's sockets, which outlive it, and its process."""

    at: int
    listener: socket.socket
    inbox: socket.socket
    letters: socket.socket  # the other end of the inbox, for its neighbours
    process: subprocess.Popen[bytes] | None = None
    began: float = 0.0
    again_at: float = 0.0
    ready: int | None = field(default=None)


def listen_several(host: str, port: int, count: int) -> list[socket.socket]:
    """A socket on one port for each worker, where the system spreads what comes over them; else one for all.
    Raises NoFreePort."""
    first = listen(host, port)  # nobody else has this port
    if not sys.platform.startswith("linux"):
        return [first] * count
    address, family = first.getsockname(), first.family
    first.close()
    listeners = []
    for _ in range(count):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
        listeners.append(listener)
    return listeners


class Several:
    """So many workers, each a process of its own with the same command."""

    def __init__(self, listeners: Sequence[socket.socket], command: Sequence[str]) -> None:
        self._command = command
        self._workers: list[_Kept] = []
        for at, listener in enumerate(listeners):
            inbox, letters = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._workers.append(_Kept(at, listener, inbox, letters))
        self._stopping = False

    def run(self, started: Callable[[], None]) -> None:
        """Until a signal ends it. Raises WorkerFailed where they cannot begin."""
        for wanted in (signal.SIGTERM, signal.SIGINT):
            signal.signal(wanted, self._stop)
        try:
            for worker in self._workers:
                self._start(worker)
            for worker in self._workers:
                self._wait_until_ready(worker)
            if not self._stopping:
                started()
            while not self._stopping:
                self._look_after()
                time.sleep(LOOK_SECONDS)
        finally:
            self._end()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _start(self, worker: _Kept) -> None:
        others = [each for each in self._workers if each is not worker]
        ready, say_ready = os.pipe()
        said = Worker(
            worker.at,
            len(self._workers),
            worker.listener.fileno(),
            worker.inbox.fileno(),
            {str(each.at): each.letters.fileno() for each in others},
            say_ready,
        )
        worker.process = subprocess.Popen(  # noqa: S603 (this very command)
            self._command,
            env={**os.environ, ENVIRONMENT: said.written()},
            pass_fds=(said.listener, said.inbox, *said.letters.values(), say_ready),
        )
        os.close(say_ready)
        if worker.ready is not None:
            os.close(worker.ready)
        worker.ready, worker.began = ready, time.monotonic()

    def _wait_until_ready(self, worker: _Kept) -> None:
        assert worker.process is not None
        assert worker.ready is not None
        with selectors.DefaultSelector() as selector:
            selector.register(worker.ready, selectors.EVENT_READ)
            while not self._stopping:
                if selector.select(LOOK_SECONDS):
                    if os.read(worker.ready, 1):
                        return
                    raise WorkerFailed(worker.process.wait())

    def _look_after(self) -> None:
        """Start again who has ended; at once, unless it has hardly lived."""
        now = time.monotonic()
        for worker in self._workers:
            if worker.process is not None and worker.process.poll() is not None:
                log.error(
                    "a worker has ended", extra={"worker": worker.at, "status": worker.process.returncode}
                )
                worker.process = None
                worker.again_at = now + (PAUSE_SECONDS if now - worker.began < SHORT_LIFE_SECONDS else 0)
            if worker.process is None and now >= worker.again_at:
                self._start(worker)

    def _end(self) -> None:
        """All say goodbye to their people; who takes too long is killed."""
        running = [worker.process for worker in self._workers if worker.process is not None]
        for process in running:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGTERM)
        give_up = time.monotonic() + END_SECONDS
        for process in running:
            try:
                process.wait(max(0.0, give_up - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
