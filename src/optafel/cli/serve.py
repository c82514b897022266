"""`optafel play` and `optafel serve`: a table on this machine, or tables for others."""

import contextlib
import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from optafel.cli.parts import needs
from optafel.cli.spoken import command, language_of, option
from optafel.texts import say

if TYPE_CHECKING:
    from optafel.server.state import Config
    from optafel.table.open_tables import Bots

PORT = 8420
PLAY_HOST = "127.0.0.1"
FILE = "tables.sqlite3"

_data = option("--data", type=click.Path(file_okay=False, path_type=Path), help="option-data")
_port = option("--port", type=click.IntRange(0, 65_535), default=PORT, show_default=True, help="option-port")
_bots = option("--bot", "programs", multiple=True, help="option-bot", metavar="program")
_bot_seconds = option(
    "--bot-seconds", type=click.FloatRange(0.01), default=10.0, show_default=True, help="option-bot-seconds"
)


@command("play")
@_data
@_port
@_bots
@_bot_seconds
@option("--no-browser", is_flag=True, help="option-no-browser")
def play(
    data: Path | None, port: int, programs: tuple[str, ...], bot_seconds: float, no_browser: bool
) -> None:
    lang = language_of()
    with needs("server", "play", lang):
        import optafel.server.run  # noqa: F401
        from optafel.server.state import PAGE
    if not (PAGE / "index.html").exists():
        _stop(say(lang, "serve-no-page"))
    with contextlib.ExitStack() as running:
        bots = _programs(programs, bot_seconds, running)
        _run(PLAY_HOST, port, data, bots, browser=not no_browser and _has_screen(), quiet=True)


@command("serve")
@option("--host", default="0.0.0.0", show_default=True, help="option-host")  # noqa: S104
@_port
@_data
@_bots
@_bot_seconds
def serve(host: str, port: int, data: Path | None, programs: tuple[str, ...], bot_seconds: float) -> None:
    with needs("server", "serve", language_of()):
        import optafel.server.run  # noqa: F401
    with contextlib.ExitStack() as running:
        bots = _programs(programs, bot_seconds, running)
        _run(host, port, data, bots, browser=False, quiet=False)


def _programs(commands: tuple[str, ...], seconds: float, running: contextlib.ExitStack) -> "Bots":
    """The bots that can be chosen at a table; a program that does not start is said before anybody waits."""
    from optafel.bots.process import BotFailed, ProcessBot
    from optafel.server.house_bots import house_bots

    try:
        programs = [running.enter_context(ProcessBot(each, seconds=seconds)) for each in commands]
        for program in programs:
            program.start()
    except BotFailed as failed:
        _stop(failed.sentence(language_of()))
    return house_bots(programs)


def _run(host: str, port: int, data: Path | None, bots: "Bots", browser: bool, quiet: bool) -> None:
    import logging

    from optafel.server.monitoring import log_to_standard_error
    from optafel.server.run import NoFreePort, listen
    from optafel.server.run import serve as run

    lang = language_of()
    log_to_standard_error(logging.WARNING if quiet else logging.INFO)
    config, folder = _config(data, lang)
    with needs("cluster", "serve", lang):
        if config.bus_url:
            import redis  # noqa: F401
        if config.database_url.startswith("postgres"):
            import asyncpg  # noqa: F401
    if not (config.page / "index.html").exists():
        click.echo(say(lang, "serve-page-missing"), err=True)
    config = replace(config, bots=bots)
    try:
        listener = listen(host, port)
    except NoFreePort:
        _stop(say(lang, "serve-no-port", host=host, port=str(port)))
    shown = PLAY_HOST if host in ("0.0.0.0", "::") else host  # noqa: S104
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"

    def started() -> None:
        taken = port and listener.getsockname()[1] != port
        click.echo(say(lang, "serve-playing", address=address), nl=not taken)
        if taken:
            click.echo(" " + say(lang, "serve-port-taken", wanted=str(port)))
        click.echo(say(lang, "serve-stop-hint", folder=folder), err=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    _guarded(lambda: run(config, listener, started), folder, lang)
    click.echo("\n" + say(lang, "serve-stopped"), err=True)


def _guarded(run: Callable[[], None], folder: str, lang: str) -> None:
    """What the data may be wrong with is one line, not a trace."""
    from sqlalchemy.exc import SQLAlchemyError

    from optafel.store import BadDatabaseUrl, StoreTooNew

    try:
        run()
    except StoreTooNew as wrong:
        _stop(say(lang, "serve-too-new", folder=folder, found=wrong.found, known=wrong.known))
    except (BadDatabaseUrl, SQLAlchemyError, OSError) as wrong:
        _stop(say(lang, "serve-bad-database", why=str(wrong).splitlines()[0]))


def _config(data: Path | None, lang: str) -> "tuple[Config, str]":
    """The server's settings, from the command line and the environment, and where the games are."""
    from optafel.server.limits import Limits, from_environment
    from optafel.server.state import Config
    from optafel.store import sqlite_url
    from optafel.table.due_actions import Pace

    try:
        limits, pace = from_environment(Limits, os.environ), from_environment(Pace, os.environ)
    except ValueError as wrong:
        _stop(say(lang, "serve-bad-setting", why=str(wrong)))
    origins = tuple(filter(None, os.environ.get("OPTAFEL_ORIGINS", "").split(",")))
    bus = os.environ.get("OPTAFEL_BUS_URL") or None
    url = os.environ.get("OPTAFEL_DATABASE_URL")
    if url and data is None:
        return Config(url, bus, limits, pace, origins), url.split("://")[0]
    folder = data or _user_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as wrong:
        _stop(say(lang, "serve-bad-folder", folder=str(folder), why=wrong.strerror or str(wrong)))
    return Config(sqlite_url((folder / FILE).absolute()), bus, limits, pace, origins), str(folder)


def _user_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("optafel", appauthor=False)


def _has_screen() -> bool:
    """Whether there is anything to open a browser on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _stop(message: str) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(2)
