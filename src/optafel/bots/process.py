"""A bot that is a program of one's own: a view as a line of JSON in, a move as a line out.

>>> with ProcessBot("python my_bot.py", seconds=5) as bot:  # doctest: +SKIP
...     bot(game.view(game.to_act))

The move is what the protocol sends (`{"play": "…"}`, `{"draw": 0}`) or its text (`B4 B5 B6 | R8 * Y8`,
`draw`, `pass`). The program is started with the first view and ends when its input does. One that dies,
answers rubbish or takes too long is ended and reported once; the next view starts it anew.
"""

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
from collections.abc import Sequence
from pathlib import PurePath
from types import TracebackType
from typing import IO, Any, Self

from optafel.bots.levels import LEVELS
from optafel.game.moves import Refusal, read_move
from optafel.game.view import View
from optafel.positions import Move
from optafel.texts import FALLBACK, say

SECONDS = 10.0  # for a move, unless told
ANSWER_LETTERS = 20_000  # no move is longer
_GOODBYE_SECONDS = 1.0  # to end by itself once nothing more comes


class BotFailed(RuntimeError):
    """A program that did not play. `code` is the key of its sentence."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code  # stable: bot-not-started, bot-died, bot-too-slow, bot-unreadable, bot-illegal
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it comes out of a process of its own as it was raised there."""
        return _failed, (self.code, self.params)

    def sentence(self, language: str = FALLBACK) -> str:
        return say(language, self.code, **self.params)

    def __str__(self) -> str:
        return self.sentence()


def _failed(code: str, params: dict[str, str | int]) -> BotFailed:
    return BotFailed(code, **params)


class ProcessBot:
    """One program, one question at a time. A bot like any other: called with a view, it answers a move."""

    def __init__(self, command: str | Sequence[str], *, seconds: float = SECONDS) -> None:
        try:
            self.words = shlex.split(command) if isinstance(command, str) else list(command)
        except ValueError as wrong:
            raise BotFailed("bot-not-started", command=str(command)[:200], why=str(wrong)) from wrong
        self.command = command if isinstance(command, str) else shlex.join(command)
        if not self.words:
            raise BotFailed("bot-not-started", command=self.command[:200], why="—")
        self.seconds = seconds
        self._running: _Running | None = None
        self._one_at_a_time = threading.Lock()

    @property
    def name(self) -> str:
        """What it is called at a table: the name of the program, without folder and ending."""
        return program_name(self.words)

    def __call__(self, view: View) -> Move:
        """Its move. Raises BotFailed."""
        with self._one_at_a_time:
            running = self._running = self._running or _Running(self.words, self.command)
            try:
                answer = running.ask(json.dumps(view.to_json(), ensure_ascii=False), self.seconds)
                return _understood(answer, view, self.command)
            except BotFailed:
                self._end(0.0)
                raise

    def start(self) -> None:
        """Starts the program now, so that it has read all it needs when its first view comes. Raises
        BotFailed."""
        with self._one_at_a_time:
            self._running = self._running or _Running(self.words, self.command)

    def close(self) -> None:
        with self._one_at_a_time:
            self._end(_GOODBYE_SECONDS)

    def _end(self, seconds: float) -> None:
        if self._running:
            self._running.end(seconds)
            self._running = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def program_name(words: Sequence[str]) -> str:
    """`python bots/my_bot.py` is called my_bot: the first file an interpreter is given, or what is run."""
    files = [word for word in words[1:] if not word.startswith("-")]
    return PurePath(files[0] if files else words[0]).stem[:40] or words[0][:40]


def named(programs: Sequence[ProcessBot]) -> dict[str, ProcessBot]:
    """Each program by its name; one that is called as another or as a level of ours gets a number."""
    by_name: dict[str, ProcessBot] = {}
    for program in programs:
        name, count = program.name, 1
        while name in by_name or name in LEVELS:
            count += 1
            name = f"{program.name}-{count}"
        by_name[name] = program
    return by_name


class _Running:
    """The process, and a thread that reads what it says, so that nobody waits longer than asked."""

    def __init__(self, words: Sequence[str], command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(  # noqa: S603 (whoever starts us names it)
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=os.name == "posix",  # so that what it starts can be ended with it
            )
        except (OSError, ValueError) as wrong:
            why = getattr(wrong, "strerror", None) or str(wrong)
            raise BotFailed("bot-not-started", command=command[:200], why=why) from wrong
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.listener = threading.Thread(target=_listen, args=(self.stdout, self.lines), daemon=True)
        self.listener.start()
        self.speaker: threading.Thread | None = None

    def ask(self, line: str, seconds: float) -> str:
        while not self.lines.empty():  # what it said without being asked answers nothing
            if self.lines.get() is None:
                raise self._died()
        # A program that never reads would keep a long line waiting: it is said beside.
        self.speaker = threading.Thread(target=self._say, args=(line,), daemon=True)
        self.speaker.start()
        try:
            answer = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise BotFailed("bot-too-slow", command=self.command[:200], seconds=f"{seconds:g}") from None
        if answer is None:
            raise self._died()
        self.speaker.join(seconds)
        return answer

    def _say(self, line: str) -> None:
        with contextlib.suppress(OSError, ValueError):  # it is gone: the listener says so
            self.stdin.write(f"{line}\n".encode())
            self.stdin.flush()

    def _died(self) -> BotFailed:
        try:
            status = self.process.wait(_GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            status = 0  # it has only closed its mouth
        return BotFailed("bot-died", command=self.command[:200], status=str(status))

    def end(self, seconds: float) -> None:
        """Nothing of it is left behind: it may end by itself, and after so long it is ended."""
        if self.speaker is None or not self.speaker.is_alive():
            with contextlib.suppress(OSError):
                self.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(seconds)
        _kill(self.process)
        self.process.wait()
        for thread in (self.speaker, self.listener):
            if thread:
                thread.join(_GOODBYE_SECONDS)
        for pipe in (self.stdin, self.stdout):
            with contextlib.suppress(OSError):
                pipe.close()


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """The program and all that it has started."""
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def _listen(said: IO[bytes], lines: "queue.Queue[str | None]") -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := said.readline(ANSWER_LETTERS).decode("utf-8", "replace"):
            if line.strip():
                lines.put(line.strip())
    lines.put(None)


def _understood(answer: str, view: View, command: str) -> Move:
    """The move that a line is."""
    said: object = answer
    if answer.startswith("{"):
        with contextlib.suppress(ValueError, RecursionError):
            said = json.loads(answer)
    move = read_move(said, view.position)
    if isinstance(move, Refusal):
        raise BotFailed(
            "bot-unreadable",
            command=command[:200],
            read=answer[:80],
            why=move.sentence(),
            moves=", ".join(view.moves),
        )
    return move
