"""`optafel backup` and `optafel restore`: the games of a running server in one file, and back."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from optafel.cli.batch import UNREADABLE
from optafel.cli.parts import needs
from optafel.cli.serve import FILE, user_folder
from optafel.cli.spoken import argument, command, language_of, option
from optafel.texts import say

if TYPE_CHECKING:
    from optafel.store.backup import Contents

# PostgreSQL brings tools of its own that are right for it.
_POSTGRES = {
    "backup": 'pg_dump --format=custom --file=games.dump "$OPTAFEL_DATABASE_URL"',
    "check": 'pg_amcheck "$OPTAFEL_DATABASE_URL"',
    "restore": 'pg_restore --clean --if-exists --dbname="$OPTAFEL_DATABASE_URL" games.dump',
}
_data = option("--data", type=click.Path(file_okay=False, path_type=Path), help="option-data")
_copy = argument("copy", type=click.Path(dir_okay=False, path_type=Path), metavar="copy")


@command("backup", examples=("optafel backup games-monday.sqlite3",))
@_copy
@_data
def backup(copy: Path, data: Path | None) -> None:
    lang = language_of()
    not_postgres(lang, "backup", data)
    with needs("server", "backup", lang):
        from optafel.store.backup import back_up
    file = file_in(lang, data)
    _done(lang, "backup-done", copy, _careful(lang, copy, lambda: back_up(file, copy)))


@command("restore", examples=("optafel restore games-monday.sqlite3 --data new-folder",))
@_copy
@_data
@option("--incomplete", is_flag=True, help="option-incomplete")
def restore(copy: Path, data: Path | None, incomplete: bool) -> None:
    lang = language_of()
    not_postgres(lang, "restore", data)
    with needs("server", "restore", lang):
        from optafel.store import backup as store
    file = (data or user_folder()) / FILE
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        contents = _careful(lang, copy, lambda: store.restore(copy, file, incomplete))
    except store.InTheWay:
        stop(say(lang, "backup-in-the-way", folder=str(file.parent)))
    _done(lang, "backup-restored", file.parent, contents)


def _careful(lang: str, copy: Path, work: "Callable[[], Contents]") -> "Contents":
    """What a file may be wrong with is one line, not a trace."""
    from optafel.cli.check import harm_said
    from optafel.store import StoreHarmed, StoreTooNew
    from optafel.store.backup import Damaged

    try:
        return work()
    except StoreHarmed as wrong:
        stop(harm_said(lang, wrong))
    except Damaged as wrong:
        stop(say(lang, "backup-damaged", why="; ".join(wrong.findings)))
    except StoreTooNew as wrong:
        stop(say(lang, "serve-too-new", folder=str(copy), found=wrong.found, known=wrong.known))
    except OSError as wrong:
        stop(say(lang, "backup-failed", file=str(wrong.filename or copy), why=wrong.strerror or "?"))


def file_in(lang: str, data: Path | None) -> Path:
    """The file of the games in a folder; said where there is none."""
    file = (data or user_folder()) / FILE
    if not file.exists():
        stop(say(lang, "backup-no-games", folder=str(file.parent)))
    return file


def not_postgres(lang: str, which: str, data: Path | None) -> None:
    if data is None and os.environ.get("OPTAFEL_DATABASE_URL", "").startswith("postgres"):
        stop(say(lang, f"backup-postgres-{which}", command=_POSTGRES[which]))


def _done(lang: str, key: str, where: Path, contents: "Contents") -> None:
    click.echo(say(lang, key, where=str(where), tables=contents.tables, entries=contents.entries))


def stop(message: str) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(UNREADABLE)
