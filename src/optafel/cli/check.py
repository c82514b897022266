"""`optafel check`: whether the games are whole, every page and every log of them."""

import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from optafel.cli.backup import file_in, not_postgres, stop
from optafel.cli.parts import needs
from optafel.cli.spoken import command, language_of, option
from optafel.texts import say

if TYPE_CHECKING:
    from optafel.store import StoreHarmed

HARMED = 1  # the exit status where something is wrong with the games
_data = option("--data", type=click.Path(file_okay=False, path_type=Path), help="option-data")


@command("check", examples=("optafel check --data games",))
@_data
def check(data: Path | None) -> None:
    lang = language_of()
    not_postgres(lang, "check", data)
    with needs("server", "check", lang):
        from optafel.store import StoreHarmed, StoreTooNew, look_over
        from optafel.store.backup import Damaged, checked
    file = file_in(lang, data)
    try:
        look_over(file)
        contents = checked(file)
    except StoreHarmed as wrong:
        _harmed(harm_said(lang, wrong))
    except Damaged as wrong:
        _harmed(*(say(lang, "check-found", what=each, code="store-harmed") for each in wrong.findings))
    except StoreTooNew as wrong:
        stop(say(lang, "serve-too-new", folder=str(file), found=wrong.found, known=wrong.known))
    except OSError as wrong:
        stop(say(lang, "backup-failed", file=str(file), why=wrong.strerror or "?"))
    wrong_logs = [
        say(lang, "check-log", table=table, why=why, code="log-unreadable") for table, why in unreadable(file)
    ]
    if wrong_logs:
        _harmed(*wrong_logs)
    click.echo(
        say(lang, "check-sound", folder=str(file.parent), tables=contents.tables, entries=contents.entries)
    )


def harm_said(lang: str, harm: "StoreHarmed") -> str:
    """What is wrong, in a sentence, with the code that stays the same in every language."""
    said = say(lang, harm.code, file=str(harm.file), why="; ".join(harm.findings))
    return f"{said} [{harm.code}]"


def unreadable(file: Path) -> Iterator[tuple[str, str]]:
    """Tables whose logs cannot be played through, and why."""
    from optafel.store.reading import every_log
    from optafel.table.events import Deleted, write_event
    from optafel.table.table import fold

    gone = write_event(Deleted())
    for table, log in every_log(file):
        if log[-1].body == gone:
            continue
        try:
            fold(log)
        except sqlite3.Error:
            raise
        except Exception as wrong:  # whatever a harmed line may do to who reads it
            yield table, f"{type(wrong).__name__}: {wrong}".splitlines()[0][:200]


def _harmed(*lines: str) -> NoReturn:
    for line in lines:
        click.echo(line, err=True)
    sys.exit(HARMED)
