"""`optafel solve`: the best play from a shell."""

import json
import sys
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from optafel.cli.batch import UNREADABLE, case_of, case_options, run_cases
from optafel.cli.drawing import draw, written_rack, written_table
from optafel.cli.spoken import command, option
from optafel.positions.case import read_case, solve_case
from optafel.texts import say


@command("solve", examples=('optafel solve rummikub-sabra --table "B8 B9 B10" --rack "B11 K8 Y8"',))
@case_options
@option("--objective", type=click.Choice(["tiles", "value"]), default=None, help="option-objective")
@option("--other-rack", default=None, help="option-other-rack")
@option("--passed", is_flag=True, help="option-passed")
@option("--seconds", type=float, default=None, help="option-solve-seconds")
@option("--nodes", type=int, default=None, help="option-nodes")
def solve(
    cases: str | None,
    as_json: bool,
    lang: str,
    objective: str | None,
    other_rack: str | None,
    passed: bool,
    seconds: float | None,
    nodes: int | None,
    **fields: Any,
) -> None:
    if cases:
        sys.exit(run_cases(cases, fields["words_file"], lang, solve_case))
    said = case_of(
        fields,
        lang,
        objective=objective,
        seconds=seconds,
        nodes=nodes,
        other_rack=other_rack,
        passed=passed or None,
    )
    answer = solve_case(said, lang)
    if as_json:
        click.echo(json.dumps(answer, ensure_ascii=False))
    elif "error" in answer:
        click.echo(answer["error"], err=True)
    else:
        _show(said, answer, lang)
    sys.exit(UNREADABLE if "error" in answer else 0)


def _show(said: dict[str, Any], answer: dict[str, Any], lang: str) -> None:
    console = Console(highlight=False)
    position = read_case(said, needs_play=False).position
    family = position.book.family
    if family == "crossword":
        from optafel.cli.boards import draw_position

        console.print(draw_position(position, answer["play"]))
    for key, notation in (("judge-table", written_table(position)), ("judge-rack", written_rack(position))):
        if notation:
            console.print(Text(f"{say(lang, key):>8}  ", style="dim") + draw(family, notation))
    if answer["play"] in ("draw", "pass") or answer["play"].startswith("exchange"):
        key = "solve-pass" if "gain" in answer else "solve-nothing"
        console.print(Text(f"\n{say(lang, key, move=answer['play'])}", style="bold"))
    else:
        console.print(Text(f"{say(lang, 'judge-play'):>8}  ", style="dim") + draw(family, answer["play"]))
        worth = {"tiles": answer["tiles"], "value": answer["value"] or 0, "score": answer["score"] or 0}
        key = "solve-tiles" if answer["score"] is None else "solve-score"
        console.print(Text(f"\n{say(lang, key, **worth)}", style="bold green"))
    if "gain" in answer:
        gain = say(lang, "solve-gain", gain=answer["gain"], line=" · ".join(answer["line"]))
        console.print(Text(gain, style="green"))
    proof = "solve-proved" if answer["optimal"] else "solve-best-so-far"
    console.print(Text(say(lang, proof, ms=f"{1000 * answer['seconds']:.1f}"), style="dim"))
