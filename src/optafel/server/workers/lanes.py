"""Who may have something thought about, and when.

Two lanes, so that nobody with a tile in hand waits for somebody's puzzle. In each, owners come in turn
however much one of them asks for; one owner never has all workers of a lane; and what takes more processor
time than it may is ended with its worker.
"""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar, cast

from optafel.server.limits import Limits
from optafel.server.workers.nursery import ORDER, PID
from optafel.server.workers.worker import SIZE, Answered, Failed, Question, Refused, written
from optafel.table.refusals import RequestRefused
from optafel.table.thinking import NOBODY, Lane

log = logging.getLogger("optafel.workers")

Answer = TypeVar("Answer")
NICENESS: dict[Lane, int] = {"quick": 1, "deep": 5}  # the process with the sockets goes before both
_READ_BYTES = 1 << 20
# A question may take so much processor time; on a machine with much else to do it may wait this many times as
# long for it, so that what is answered does not depend on who else is busy.
_WAITS = 5


class WorkerFailed(Exception):
    """A worker that could not answer: a fault of ours."""


class Nursery:
    """The process that workers come from; started when the first one is needed."""

    def __init__(self, megabytes: int) -> None:
        self._megabytes = megabytes
        self._process: subprocess.Popen[bytes] | None = None
        self._channel: socket.socket | None = None
        self._lock = asyncio.Lock()

    async def worker(self, niceness: int) -> "Worker":
        async with self._lock:
            for last in (False, True):
                ours, theirs = socket.socketpair()
                try:
                    with theirs:
                        pid = await asyncio.to_thread(self._order, theirs, niceness)
                    return await Worker.at(ours, pid)
                except OSError:
                    ours.close()
                    self.close()  # somebody has ended it: there is another one in a moment
                    if last:
                        raise
        raise AssertionError("the second attempt returns or raises")

    def _order(self, theirs: socket.socket, niceness: int) -> int:
        channel = self._channel or self._start()
        socket.send_fds(channel, [ORDER.pack(self._megabytes, niceness)], [theirs.fileno()])
        answer = channel.recv(PID.size, socket.MSG_WAITALL)
        if len(answer) < PID.size:
            raise ConnectionResetError("the nursery has ended")
        (pid,) = PID.unpack(answer)
        return int(pid)

    def _start(self) -> socket.socket:
        ours, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-m", "optafel.server.workers.nursery", str(theirs.fileno())]
            self._process = subprocess.Popen(  # noqa: S603 (a program of our own)
                command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL
            )
        self._channel = ours
        return ours

    def close(self) -> None:
        """It ends by itself when nobody can ask it any more."""
        if self._channel:
            self._channel.close()
        if self._process:
            self._process.kill()
            self._process.wait()
        self._channel = self._process = None


class Worker:
    """One worker process, seen from here."""

    def __init__(self, pid: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.pid = pid
        # A number can be given to another process once this one has ended; a descriptor cannot.
        self._handle = os.pidfd_open(pid) if hasattr(os, "pidfd_open") else None
        self._reader = reader
        self._writer = writer

    @classmethod
    async def at(cls, channel: socket.socket, pid: int) -> "Worker":
        reader, writer = await asyncio.open_connection(sock=channel, limit=_READ_BYTES)
        return cls(pid, reader, writer)

    async def ask(self, question: Question) -> Answered | Refused | Failed:
        self._writer.write(written(question))
        (size,) = SIZE.unpack(await self._reader.readexactly(SIZE.size))
        return cast(Answered | Refused | Failed, _read(await self._reader.readexactly(size)))

    def kill(self) -> None:
        self._writer.transport.abort()
        with contextlib.suppress(OSError):  # it has ended already
            if self._handle is None:
                os.kill(self.pid, signal.SIGKILL)
            else:
                signal.pidfd_send_signal(self._handle, signal.SIGKILL)
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _read(answer: bytes) -> Any:
    import pickle

    return pickle.loads(answer)  # noqa: S301 (from a worker of our own)


@dataclass(eq=False, slots=True)
class _Waiting:
    owner: str
    question: Question
    answer: "asyncio.Future[Any]"
    task: "asyncio.Task[None] | None" = None  # while it is thought about


class LaneOfWorkers:
    """The workers of a lane, and who waits for them."""

    def __init__(
        self, nursery: Nursery, niceness: int, workers: int, seconds: float, per_owner: int, most: int
    ) -> None:
        self._nursery = nursery
        self._niceness = niceness
        self._workers = workers
        self._running_per_owner = max(1, workers - 1)
        self._seconds = seconds
        self._per_owner = per_owner  # questions that wait or are thought about
        self._most = most
        self._queues: OrderedDict[str, deque[_Waiting]] = OrderedDict()  # by owner, whose turn it is first
        self._asked: Counter[str] = Counter()
        self._running: Counter[str] = Counter()
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def ask(self, owners: Sequence[str], work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        owner = min(owners, key=lambda one: self._asked[one], default="")
        if self._asked[owner] >= self._per_owner or self._asked.total() >= self._most:
            raise RequestRefused("too-many-requests")
        question = Question(work, given, self._seconds)
        waiting = _Waiting(owner, question, asyncio.get_running_loop().create_future())
        self._asked[owner] += 1
        self._queues.setdefault(owner, deque()).append(waiting)
        self._dispatch()
        try:
            return await waiting.answer
        finally:
            if waiting.answer.cancelled() and waiting.task:
                waiting.task.cancel()  # nobody waits for it any more: its worker is free for others
            self._asked[owner] -= 1
            if not self._asked[owner]:
                del self._asked[owner]

    def _dispatch(self) -> None:
        """Give every free worker to the next owner in turn."""
        while self._running.total() < self._workers and (waiting := self._next()):
            self._running[waiting.owner] += 1
            task = waiting.task = asyncio.create_task(self._serve(waiting), name="thinking")
            self._tasks.add(task)
            task.add_done_callback(partial(self._done, waiting.owner))

    def _done(self, owner: str, task: "asyncio.Task[None]") -> None:
        """Also for what was given up before it began."""
        self._tasks.discard(task)
        self._running[owner] -= 1
        if not self._running[owner]:
            del self._running[owner]
        if not self._closed:
            self._dispatch()

    def _next(self) -> _Waiting | None:
        for owner in list(self._queues):
            if self._running[owner] >= self._running_per_owner:
                continue
            queue = self._queues[owner]
            while queue:
                waiting = queue.popleft()
                if waiting.answer.done():
                    continue  # whoever asked has gone
                self._queues.move_to_end(owner)
                if not queue:
                    del self._queues[owner]
                return waiting
            del self._queues[owner]
        return None

    async def _serve(self, waiting: _Waiting) -> None:
        try:
            said = await self._answered(waiting)
        except Exception as wrong:
            if not waiting.answer.done():
                waiting.answer.set_exception(wrong)
        else:
            if not waiting.answer.done():
                waiting.answer.set_result(said)

    async def _answered(self, waiting: _Waiting) -> Any:
        worker = self._idle.pop() if self._idle else await self._nursery.worker(self._niceness)
        self._busy.add(worker)
        whole = False
        question, began = waiting.question, time.monotonic()
        try:
            async with asyncio.timeout(question.seconds * _WAITS):
                said = await worker.ask(question)
            whole = True
        except (OSError, asyncio.IncompleteReadError) as gone:  # TimeoutError is an OSError
            # With two threads it may have used up its time in half of it.
            if time.monotonic() - began < question.seconds / 2:
                raise WorkerFailed(f"{question.work.__name__}: the worker has ended") from gone
            log.warning("took too long", extra={"work": question.work.__name__})
            raise RequestRefused("took-too-long", seconds=f"{question.seconds:g}") from None
        finally:
            self._busy.discard(worker)
            if whole:
                self._idle.append(worker)
            else:
                worker.kill()  # also where this task is cancelled: nobody waits for it any more
        match said:
            case Answered():
                return said.value
            case Refused():
                refused = RequestRefused.of(said.refusal)
                raise refused
            case Failed():
                raise WorkerFailed(f"{waiting.question.work.__name__}: {said.why}")

    async def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in (*self._idle, *self._busy):
            worker.kill()


class ThinkingProcesses:
    """Both lanes of a server."""

    def __init__(self, limits: Limits) -> None:
        self._nursery = Nursery(limits.worker_megabytes)
        self._waking: asyncio.Task[int] | None = None
        self._lanes: dict[Lane, LaneOfWorkers] = {
            "quick": LaneOfWorkers(
                self._nursery,
                NICENESS["quick"],
                limits.quick_workers,
                limits.quick_seconds,
                limits.quick_per_address,
                limits.thinking,
            ),
            "deep": LaneOfWorkers(
                self._nursery,
                NICENESS["deep"],
                limits.deep_workers,
                limits.deep_seconds,
                limits.deep_per_address,
                limits.thinking,
            ),
        }

    async def ask(
        self, lane: Lane, owners: Sequence[str], work: Callable[..., Answer], *given: Any
    ) -> Answer:
        return cast(Answer, await self._lanes[lane].ask(owners, work, given))

    def wake(self) -> None:
        # The nursery reads in for a second or more: better while the page is still being loaded.
        if self._waking is None:
            self._waking = asyncio.create_task(self.ask("quick", NOBODY, os.getpid), name="waking")
            self._waking.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def close(self) -> None:
        for lane in self._lanes.values():
            await lane.close()
        await asyncio.to_thread(self._nursery.close)
