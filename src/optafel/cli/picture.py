"""`optafel picture`: a position as a drawing."""

import sys
from pathlib import Path
from typing import Any

import click

from optafel.cli.batch import UNREADABLE, case_of, position_options
from optafel.cli.spoken import command, option
from optafel.draw import draw
from optafel.positions import PositionError
from optafel.positions.case import read_case, refusal_of, scene_of
from optafel.tiles import NotationError


@command(
    "picture",
    examples=('optafel picture rummikub-sabra --table "B8 B9 B10" --rack "B11 K8 Y8" --out position.svg',),
)
@position_options
@option("--play", default=None, help="option-picture-play")
@option("--caption", default="", help="option-caption")
@option("--out", default="-", metavar="file", help="option-out")
def picture(play: str | None, caption: str, out: str, lang: str, **fields: Any) -> None:
    said = case_of(fields, lang, play=play)
    try:
        drawn = draw(scene_of(read_case(said, needs_play=False)), caption)
    except (PositionError, NotationError) as wrong:
        click.echo(refusal_of(wrong, lang), err=True)
        sys.exit(UNREADABLE)
    if out == "-":
        click.echo(drawn)
        return
    try:
        Path(out).write_text(drawn, encoding="utf-8")
    except OSError as wrong:
        raise click.FileError(out, wrong.strerror or str(wrong)) from wrong
