"""`optafel play` and `optafel serve`: a table on this machine, or tables for others."""

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from optafel.cli.edge import at_the_edge, metrics_option, proxy_option
from optafel.cli.house import HERE, ONLY_HERE, WHOLE_HOUSE, answered, house_address, remember
from optafel.cli.parts import needs
from optafel.cli.spoken import command, language_of, option
from optafel.texts import say

if TYPE_CHECKING:
    from optafel.server.state import Config
    from optafel.table.open_tables import Bots

PORT = 8420
FILE = "tables.sqlite3"

_data = option("--data", type=click.Path(file_okay=False, path_type=Path), help="option-data")
_port = option("--port", type=click.IntRange(0, 65_535), default=PORT, show_default=True, help="option-port")
_bots = option("--bot", "programs", multiple=True, help="option-bot", metavar="program")
_bot_seconds = option(
    "--bot-seconds", type=click.FloatRange(0.01), default=10.0, show_default=True, help="option-bot-seconds"
)


@command("play")
@option("--host", help="option-play-host")
@_data
@_port
@_bots
@_bot_seconds
@option("--no-browser", is_flag=True, help="option-no-browser")
def play(
    host: str | None,
    data: Path | None,
    port: int,
    programs: tuple[str, ...],
    bot_seconds: float,
    no_browser: bool,
) -> None:
    lang = language_of()
    with needs("server", "play", lang):
        import optafel.server.run  # noqa: F401
        from optafel.server.state import PAGE
    if not (PAGE / "index.html").exists():
        _stop(say(lang, "serve-no-page"))
    with contextlib.ExitStack() as running:
        bots = _programs(programs, bot_seconds, running)
        asked = host or _host_for(data or user_folder(), lang)
        _run(asked, port, data, bots, browser=not no_browser and _has_screen(), quiet=True)


def _host_for(folder: Path, lang: str) -> str:
    """Asked once, of somebody who can answer; until then only this machine can open the table."""
    house = answered(folder)
    if house is None and sys.stdin.isatty():
        house = click.confirm(say(lang, "serve-ask-house"), default=False)
        remember(folder, house)
    return WHOLE_HOUSE if house else ONLY_HERE


@command("serve")
@option("--host", default="0.0.0.0", show_default=True, help="option-host")  # noqa: S104
@_port
@_data
@_bots
@_bot_seconds
@proxy_option
@metrics_option
@option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="option-workers")
def serve(
    host: str,
    port: int,
    data: Path | None,
    programs: tuple[str, ...],
    bot_seconds: float,
    proxies: tuple[str, ...],
    metrics_port: int | None,
    workers: int,
) -> None:
    with needs("server", "serve", language_of()):
        import optafel.server.run  # noqa: F401
        from optafel.server.neighbours import ENVIRONMENT
    if workers > 1 and ENVIRONMENT not in os.environ:
        _run_several(host, port, data, workers)
        return
    with contextlib.ExitStack() as running:
        bots = _programs(programs, bot_seconds, running)
        _run(host, port, data, bots, browser=False, quiet=False, proxies=proxies, metrics_port=metrics_port)


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


def _run_several(host: str, port: int, data: Path | None, workers: int) -> None:
    """So many processes behind one port, each started with this very command."""
    import logging

    from optafel.server.monitoring import log_to_standard_error
    from optafel.server.run import NoFreePort
    from optafel.server.several import Several, WorkerFailed, listen_several

    lang = language_of()
    url = os.environ.get("OPTAFEL_DATABASE_URL", "")
    if data is not None or not url.startswith("postgres"):
        _stop(say(lang, "serve-workers-postgres"))
    if not hasattr(socket, "send_fds"):
        _stop(say(lang, "serve-workers-system"))
    log_to_standard_error(logging.INFO)
    try:
        listeners = listen_several(host, port, workers)
    except NoFreePort:
        _stop(say(lang, "serve-no-port", host=host, port=str(port)))
    at_port = listeners[0].getsockname()[1]
    address = _address(ONLY_HERE if host in (WHOLE_HOUSE, "::") else host, at_port)

    def started() -> None:
        click.echo(say(lang, "serve-playing", address=address))
        click.echo(say(lang, "serve-stop-hint", folder=url.split("://")[0]), err=True)

    try:
        Several(listeners, [sys.executable, "-m", "optafel", *sys.argv[1:]]).run(started)
    except WorkerFailed as failed:
        sys.exit(failed.status or 1)
    click.echo("\n" + say(lang, "serve-stopped"), err=True)


def _run(
    host: str,
    port: int,
    data: Path | None,
    bots: "Bots",
    browser: bool,
    quiet: bool,
    proxies: tuple[str, ...] = (),
    metrics_port: int | None = None,
) -> None:
    import logging

    from optafel.server.monitoring import log_to_standard_error
    from optafel.server.neighbours import Neighbours, this_worker
    from optafel.server.run import NoFreePort, listen
    from optafel.server.run import serve as run

    lang = language_of()
    log_to_standard_error(logging.WARNING if quiet else logging.INFO)
    config, folder = server_config(data, lang)
    with needs("cluster", "serve", lang):
        if config.bus_url:
            import redis  # noqa: F401
        if config.database_url.startswith("postgres"):
            import asyncpg  # noqa: F401
    if not (config.page / "index.html").exists():
        click.echo(say(lang, "serve-page-missing"), err=True)
    worker = this_worker()
    try:
        listener = socket.socket(fileno=worker.listener) if worker else listen(host, port)
    except NoFreePort:
        _stop(say(lang, "serve-no-port", host=host, port=str(port)))
    everywhere = host in (WHOLE_HOUSE, "::")
    at_port = listener.getsockname()[1]
    address = _address(ONLY_HERE if everywhere else host, at_port)
    ours = house_address() if everywhere else None
    house = _address(ours, at_port) if ours else None
    neighbours = Neighbours(worker) if worker else None
    config = replace(config, bots=bots, house=house, only_here=host in HERE, neighbours=neighbours)
    try:
        config = at_the_edge(config, os.environ, proxies, metrics_port, at_home=quiet)
    except ValueError as wrong:
        _stop(say(lang, "serve-bad-setting", why=str(wrong)))
    if worker and config.metrics:  # each worker tells its own measures, at the ports that follow the first
        config = replace(config, metrics=(config.metrics[0], config.metrics[1] + worker.at))

    def started() -> None:
        if worker:
            os.write(worker.ready, b"1")
            return
        taken = port and listener.getsockname()[1] != port
        click.echo(say(lang, "serve-playing", address=address), nl=not taken)
        if taken:
            click.echo(" " + say(lang, "serve-port-taken", wanted=str(port)))
        if quiet and house:
            click.echo(say(lang, "serve-house", address=house))
        elif quiet and (everywhere or host in HERE):
            click.echo(say(lang, "serve-no-house" if everywhere else "serve-only-here"))
        click.echo(say(lang, "serve-stop-hint", folder=folder), err=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    guarded(lambda: run(config, listener, started), folder, lang)
    if worker:
        return
    click.echo("\n" + say(lang, "serve-stopped"), err=True)


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def guarded(run: Callable[[], None], folder: str, lang: str) -> None:
    """What the data may be wrong with is one line, not a trace."""
    import sqlite3

    from sqlalchemy.exc import SQLAlchemyError

    from optafel.cli.check import harm_said
    from optafel.server.metrics_port import MetricsPortTaken
    from optafel.store import BadDatabaseUrl, StoreHarmed, StoreInUse, StoreTooNew

    try:
        run()
    except StoreTooNew as wrong:
        _stop(say(lang, "serve-too-new", folder=folder, found=wrong.found, known=wrong.known))
    except StoreHarmed as wrong:
        _stop(harm_said(lang, wrong))
    except StoreInUse as wrong:
        _stop(say(lang, "serve-in-use", folder=folder, process=wrong.process or "?"))
    except MetricsPortTaken as wrong:
        _stop(say(lang, "serve-no-metrics-port", host=wrong.host, port=str(wrong.port)))
    except (BadDatabaseUrl, SQLAlchemyError, sqlite3.Error, OSError) as wrong:
        _stop(say(lang, "serve-bad-database", why=str(wrong).splitlines()[0]))


def server_config(data: Path | None, lang: str) -> "tuple[Config, str]":
    """The server's settings, from the command line and the environment, and where the games are."""
    from optafel.server.limits import Limits, from_environment
    from optafel.server.state import Config
    from optafel.store import sqlite_url
    from optafel.table.due_actions import Pace

    try:
        limits, pace = from_environment(Limits, os.environ), from_environment(Pace, os.environ)
        kept_days = _days(os.environ.get("OPTAFEL_KEPT_DAYS"))
    except ValueError as wrong:
        _stop(say(lang, "serve-bad-setting", why=str(wrong)))
    origins = tuple(filter(None, os.environ.get("OPTAFEL_ORIGINS", "").split(",")))
    bus = os.environ.get("OPTAFEL_BUS_URL") or None
    url = os.environ.get("OPTAFEL_DATABASE_URL")
    if url and data is None:
        return Config(url, bus, limits, pace, origins, kept_days=kept_days), url.split("://")[0]
    folder = data or user_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as wrong:
        _stop(say(lang, "serve-bad-folder", folder=str(folder), why=wrong.strerror or str(wrong)))
    database = sqlite_url((folder / FILE).absolute())
    return Config(database, bus, limits, pace, origins, kept_days=kept_days), str(folder)


def _days(said: str | None) -> int:
    """For how many days tables are kept. Raises ValueError."""
    from optafel.table.open_tables import KEPT_DAYS

    if said is None:
        return KEPT_DAYS
    if not said.isdecimal():
        raise ValueError(f"OPTAFEL_KEPT_DAYS is {said!r}: expected a whole number, 0 for ever")
    return int(said)


def user_folder() -> Path:
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
