"""`optafel arena`: which bot plays better, by the same deals with the seats changed round."""

import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from optafel.cli.parts import needs
from optafel.cli.spoken import answer_language, argument, command, option
from optafel.texts import say

if TYPE_CHECKING:
    from optafel.arena import Contest, Figures, GameLine, Question, Rating

UNREADABLE = 2
_WIDTH = 30  # of the longest bar


@command("arena", examples=("optafel arena rummikub-sabra --players master,hoarder --until above:0.55",))
@argument("rulebook")
@option("--players", required=True, help="option-players")
@option("--pairs", type=click.IntRange(1), default=100, show_default=True, help="option-pairs")
@option("--seed", type=int, default=1, show_default=True, help="option-arena-seed")
@option("--seats", type=click.IntRange(2, 4), default=2, show_default=True, help="option-seats")
@option("--language", default="", help="option-language")
@option("--option", "options", multiple=True, metavar="name-value", help="option-option")
@option("--bot", "programs", multiple=True, metavar="program", help="option-arena-bot")
@option("--seconds", type=click.FloatRange(0.001), help="option-arena-seconds")
@option("--nodes", type=click.IntRange(1), help="option-arena-nodes")
@option("--until", help="option-until")
@option("--jobs", type=click.IntRange(1), help="option-jobs")
@option("--on", help="option-on")
@option("--out", type=click.Path(dir_okay=False, path_type=Path), help="option-arena-out")
@option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="option-plot")
@option("--json", "as_json", is_flag=True, help="option-arena-json")
@answer_language
def arena(
    rulebook: str,
    players: str,
    pairs: int,
    seed: int,
    seats: int,
    language: str,
    options: tuple[str, ...],
    programs: tuple[str, ...],
    seconds: float | None,
    nodes: int | None,
    until: str | None,
    jobs: int | None,
    on: str | None,
    out: Path | None,
    plot: Path | None,
    as_json: bool,
    lang: str,
) -> None:
    from optafel.arena import Contest, ContestError, figures, play, ratings
    from optafel.arena.players import NODES
    from optafel.arena.results_file import ResultsFile
    from optafel.bots.process import BotFailed

    question = _question(until, lang)
    try:
        contest = Contest(
            rulebook,
            tuple(name.strip() for name in players.split(",") if name.strip()),
            seats,
            seed,
            language,
            _house_rules(options, lang),
            nodes=nodes or (None if seconds else NODES),
            seconds=None if nodes else seconds,
            programs=_programs(programs),
        )
        results = ResultsFile(out, contest) if out else None
        with needs("arena", "arena --on", lang), _bar(contest, pairs, lang) as progress:
            lines = play(
                contest, pairs, question=question, results=results, jobs=jobs, on=on, progress=progress
            )
        lines = tuple(line for line in lines if line.pair < pairs)
    except (ContestError, BotFailed) as wrong:
        _stop(wrong.sentence(lang))
    except OSError as wrong:
        _stop(say(lang, "shell-file", file=str(wrong.filename or out), why=wrong.strerror or str(wrong)))
    found = [figures(contest, pairing, lines, question) for pairing in contest.pairings]
    if results:
        results.to_parquet()
    if plot and not _plotted(found, plot, lang):
        click.echo(say(lang, "arena-no-plots"), err=True)
    if as_json:
        for each in found:
            click.echo(json.dumps(each.to_json(), ensure_ascii=False))
        return
    console = Console(highlight=False)
    for each in found:
        _show(console, each, lang)
    if len(contest.players) > 2:
        _show_ratings(console, contest, lines, ratings, lang)


def _question(until: str | None, lang: str) -> "Question | None":
    from optafel.arena import Question

    if until is None:
        return None
    try:
        return Question.read(until)
    except ValueError:
        _stop(say(lang, "arena-question", read=until[:40]))


def _house_rules(said: tuple[str, ...], lang: str) -> dict[str, bool | int | str]:
    rules: dict[str, bool | int | str] = {}
    for each in said:
        name, given, value = each.partition("=")
        if not given:
            _stop(say(lang, "refuse-bad-request", name="--option", read=each[:60], expected="NAME=VALUE"))
        words = {"true": True, "yes": True, "false": False, "no": False}
        rules[name] = words.get(value.lower(), int(value) if value.isdecimal() else value)
    return rules


def _programs(commands: tuple[str, ...]) -> dict[str, str]:
    """Each by its name, as at a table."""
    from optafel.bots.process import ProcessBot, named

    return {name: each.command for name, each in named([ProcessBot(each) for each in commands]).items()}


@contextlib.contextmanager
def _bar(contest: "Contest", pairs: int, lang: str) -> Iterator[Callable[[tuple[str, ...], int], None]]:
    """How far it is, on standard error, so that what is found can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        tasks = {pairing: bar.add_task(" – ".join(pairing), total=pairs) for pairing in contest.pairings}
        yield lambda pairing, done: bar.update(tasks[pairing], completed=done)


def _plotted(found: list["Figures"], path: Path, lang: str) -> bool:
    from optafel.arena.plots import save_plot

    try:
        return save_plot(found, path, lang)
    except (OSError, ValueError) as wrong:
        _stop(say(lang, "shell-file", file=str(path), why=str(wrong)))


def _show(console: Console, found: "Figures", lang: str) -> None:
    first, *others = found.players
    console.print(f"\n[bold]{first}[/] – {', '.join(others)}  ({found.rulebook})")
    console.print(
        say(
            lang,
            "arena-rates",
            rate=f"{100 * found.rate:.1f}",
            low=f"{100 * found.low:.1f}",
            high=f"{100 * found.high:.1f}",
            games=found.games,
            pairs=found.pairs,
        )
    )
    margin, turns = f"{found.margin:+.1f}", f"{found.turns:.1f}"
    console.print(say(lang, "arena-margin", margin=margin, turns=turns))
    seats = ", ".join(f"{100 * rate:.1f} %" for rate in found.by_seat)
    console.print(say(lang, "arena-by-seat", rates=seats))
    if found.question:
        answer = {True: "yes", False: "no", None: "open"}[found.decided]
        console.print(f"[bold]{found.question}[/]: " + say(lang, f"arena-answer-{answer}"))
    for key, bars in (("turns", found.lengths), ("scores", found.scores)):
        console.print(f"[dim]{say(lang, f'arena-{key}')}[/]")
        most = max(bars.values())
        for name, count in bars.items():
            console.print(f"{name:>12}  {'█' * round(_WIDTH * count / most)} {count}")


def _show_ratings(
    console: Console,
    contest: "Contest",
    lines: "tuple[GameLine, ...]",
    rate: "Callable[[Contest, tuple[GameLine, ...]], tuple[Rating, ...]]",
    lang: str,
) -> None:
    table = Table(title=say(lang, "arena-ratings"), title_justify="left")
    table.add_column("")
    table.add_column("Elo", justify="right")
    table.add_column("95 %", justify="right")
    for each in rate(contest, lines):
        table.add_row(each.player, f"{each.elo:+.0f}", f"{each.low:+.0f} … {each.high:+.0f}")
    console.print(table)


def _stop(message: str) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(UNREADABLE)
