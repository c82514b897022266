"""A worker: reads a question, answers it, reads the next. It ends when whoever asks is gone, and it can be
killed at any moment: it holds nothing that is not held elsewhere."""

import logging
import os
import pickle
import queue
import resource
import signal
import socket
import struct
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from optafel.game import Refusal
from optafel.table.refusals import RequestRefused

SIZE = struct.Struct("!I")
log = logging.getLogger("optafel.worker")


@dataclass(frozen=True, slots=True)
class Question:
    work: Callable[..., Any]
    given: tuple[Any, ...]
    seconds: float  # of processor time; then the system ends the worker


@dataclass(frozen=True, slots=True)
class Answered:
    value: Any


@dataclass(frozen=True, slots=True)
class Refused:
    """What was asked is refused, as somebody is to be told."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Failed:
    """A fault of ours."""

    why: str


def written(message: Question | Answered | Refused | Failed) -> bytes:
    packed = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return SIZE.pack(len(packed)) + packed


def run(channel: socket.socket, megabytes: int, niceness: int) -> None:
    """Serve one channel until it closes. Does not return."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started the server ends it, and that ends this
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    os.nice(niceness)
    resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(channel, questions), daemon=True).start()
    while True:
        answer = _answer(questions.get())
        channel.sendall(answer)


def _listen(channel: socket.socket, questions: "queue.SimpleQueue[bytes]") -> None:
    """Hears also while the worker thinks that whoever asked is gone."""
    try:
        while True:
            (size,) = SIZE.unpack(_exactly(channel, SIZE.size))
            questions.put(_exactly(channel, size))
    except (OSError, EOFError):
        os._exit(0)


def _exactly(channel: socket.socket, size: int) -> bytes:
    parts = bytearray()
    while len(parts) < size:
        part = channel.recv(min(size - len(parts), 1 << 20))
        if not part:
            raise EOFError
        parts += part
    return bytes(parts)


def _answer(asked: bytes) -> bytes:
    try:
        question: Question = pickle.loads(asked)  # noqa: S301 (from our own server, over a channel of its own)
        signal.setitimer(signal.ITIMER_PROF, question.seconds)  # SIGPROF ends it, in a search too
        return written(Answered(question.work(*question.given)))
    except RequestRefused as wrong:
        return written(Refused(wrong.refusal))
    except MemoryError:
        os._exit(1)  # what it holds goes with it
    except Exception as failure:
        log.exception("a question could not be answered")
        return written(Failed(f"{type(failure).__name__}: {failure}"[:200]))
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
