"""`optafel judge`: the referee from a shell."""

import json
import sys
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from optafel.cli.batch import UNREADABLE, case_of, case_options, run_cases
from optafel.cli.drawing import draw, draw_pieces, written_rack, written_table
from optafel.cli.spoken import command, option
from optafel.positions.case import Case, judge_case, read_case
from optafel.rules.ruling import Ruling
from optafel.texts import say


@command(
    "judge",
    examples=(
        'optafel judge rummikub-sabra --table "B8 B9 B10" --rack "B11 K8 Y8" --play "B9 B10 B11 | B8 K8 Y8"',
    ),
)
@case_options
@option("--play", default=None, help="option-play")
def judge(cases: str | None, as_json: bool, lang: str, play: str | None, **fields: Any) -> None:
    if cases:
        sys.exit(run_cases(cases, fields["words_file"], lang, judge_case))
    said = case_of(fields, lang, play=play)
    answer = judge_case(said, lang)
    if as_json:
        click.echo(json.dumps(answer, ensure_ascii=False))
    elif "error" in answer:
        click.echo(answer["error"], err=True)
    else:
        case = read_case(said, needs_play=True)
        _show(case, case.position.judge(case.play), lang)
    if "error" in answer:
        sys.exit(UNREADABLE)
    sys.exit(0 if answer["legal"] else 1)


def _show(case: Case, ruling: Ruling, lang: str) -> None:
    """The tiles, the ruling, the score and how it came about, and the rule with its place in the book."""
    console = Console(highlight=False)
    family = case.position.book.family
    if family == "crossword":
        from optafel.cli.boards import draw_position

        console.print(draw_position(case.position, case.play))
    for key, notation in (
        ("judge-table", written_table(case.position)),
        ("judge-rack", written_rack(case.position)),
        ("judge-play", case.play),
    ):
        if notation:
            console.print(Text(f"{say(lang, key):>8}  ", style="dim") + draw(family, notation))
    if ruling.legal:
        console.print(Text(f"\n✓ {say(lang, 'judge-legal')}", style="bold green"))
    else:
        console.print(Text(f"\n✗ {say(lang, 'judge-illegal')}", style="bold red"))
    for violation in ruling.violations:
        console.print(Text("  • ") + draw_pieces(family, violation.pieces(lang)))
        if place := case.position.book.places.get(violation.rule):
            name = say(lang, f"book-{place.book}")
            source = say(lang, "judge-place", name=name, book=place.book, heading=place.heading)
            console.print(Text(f"    {source} ({ruling.rulebook}/{violation.rule})", style="dim"))
    for reason in ruling.how:
        console.print(Text(f"  {say(lang, reason.key, **reason.params)}"))
    if ruling.legal and ruling.score is not None:
        console.print(Text(f"  {say(lang, 'judge-score', score=ruling.score)}", style="bold"))
