"""`optafel puzzle`: today's puzzle, one to train on, and how the shelf is filled."""

import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from optafel.cli.batch import UNREADABLE
from optafel.cli.drawing import draw, draw_pieces
from optafel.cli.spoken import answer_language, argument, group, option
from optafel.lexicon import LANGUAGES
from optafel.puzzle import (
    LEVELS,
    Name,
    NoSuchPuzzle,
    Puzzle,
    Verdict,
    counts,
    judged,
    languages_of,
    of_the_day,
    puzzle_named,
)
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.spoken import spoken
from optafel.texts import say
from optafel.tiles import NotationError
from optafel.wire import to_json

GAMES = 3_000  # that are played for a shelf before a level that is rare there is left as it is
NOT_BEST = 1  # the exit status of an answer that is not the best play
FAMILIES = ("numbers", "words", "crossword")


@group("puzzle")
def puzzle() -> None:
    pass


def answering(command: Callable[..., None]) -> Callable[..., None]:
    """The options of whoever wants to answer a puzzle."""
    options = [
        option("--play", default=None, help="option-puzzle-play"),
        option("--answer", is_flag=True, help="option-answer"),
        option("--json", "as_json", is_flag=True, help="option-json"),
        answer_language,
    ]
    for add in reversed(options):
        command = add(command)
    return command


@puzzle.command(help="puzzle-daily", examples=("optafel puzzle daily words --language nl",))
@argument("family", type=click.Choice(FAMILIES), default="numbers")
@option("--date", "day", type=click.DateTime(["%Y-%m-%d"]), default=None, help="option-date")
@option("--language", type=click.Choice(LANGUAGES), default="nl", help="option-language")
@answering
def daily(family: str, day: Any, language: str, **asked: Any) -> None:
    _ask(of_the_day(day.date() if day else date.today(), family, language), **asked)


@puzzle.command(
    "random",
    help="puzzle-random",
    examples=("optafel puzzle random scrabble-nl --level easy --language en",),
)
@argument("rulebook", type=click.Choice(list(RULEBOOKS)), default="rummikub-sabra")
@option("--level", type=click.Choice(LEVELS), default=None, help="option-level")
@option("--language", type=click.Choice(LANGUAGES), default=None, help="option-language")
@answering
def at_random(rulebook: str, level: str | None, language: str | None, **asked: Any) -> None:
    words = language if language in languages_of(rulebook) else languages_of(rulebook)[0]
    there = counts(rulebook, words)
    found = [
        (each, number) for each in there if level in (None, each) for number in range(1, there[each] + 1)
    ]
    if not found:
        click.echo(say(asked["lang"], "puzzle-none"), err=True)
        sys.exit(UNREADABLE)
    _ask(Name(rulebook, words, *random.choice(found)), **asked)  # noqa: S311 -- nothing secret


@puzzle.command(
    help="puzzle-show",
    examples=('optafel puzzle show rummikub-sabra.hard.12 --play "K7 K8 K9 | R1 B1 Y1"',),
)
@argument("name")
@answering
def show(name: str, **asked: Any) -> None:
    try:
        _ask(Name.read(name), **asked)
    except NoSuchPuzzle:
        click.echo(say(asked["lang"], "refuse-no-such-puzzle", read=name[:60]), err=True)
        sys.exit(UNREADABLE)


def _ask(name: Name, play: str | None, answer: bool, as_json: bool, lang: str) -> None:
    posed = puzzle_named(name)
    if as_json and play is None:
        said = {
            "puzzle": str(name),
            "table": posed.table,
            "rack": posed.rack,
            "opened": posed.position.opened,
            "position": posed.line,
        }
        click.echo(json.dumps(said | ({"play": posed.play, "worth": posed.worth} if answer else {})))
        return
    console = Console(highlight=False)
    if not as_json:
        _draw(console, name, posed, lang)
    if answer:
        _reveal(console, posed, lang)
        return
    while True:
        wanted = (
            play
            if play is not None
            else click.prompt(say(lang, "puzzle-your-play"), default="", show_default=False)
        )
        if not wanted:
            _reveal(console, posed, lang)
            return
        right = _judge(console, posed, wanted, as_json, lang)
        if play is not None:
            sys.exit(0 if right else NOT_BEST)
        if right:
            return


def _judge(console: Console, posed: Puzzle, play: str, as_json: bool, lang: str) -> bool:
    try:
        verdict = judged(posed, play)
    except NotationError as wrong:
        click.echo(say(lang, f"refuse-{wrong.code}", read=wrong.read, where=wrong.where + 1), err=True)
        if as_json:
            sys.exit(UNREADABLE)
        return False
    if as_json:
        said = {
            "right": verdict.right,
            "legal": verdict.ruling.legal,
            "got": verdict.got,
            "best": verdict.best,
        }
        click.echo(
            json.dumps(
                said | {"violations": to_json(spoken(verdict.ruling, lang).violations)}, ensure_ascii=False
            )
        )
        return verdict.right
    for violation in verdict.ruling.violations:
        said_so = draw_pieces(posed.family, violation.pieces(lang), "red")
        console.print(Text("✗ ", style="red") + said_so)
    if verdict.ruling.legal:
        style = "bold green" if verdict.right else "yellow"
        console.print(Text(_sentence(posed, verdict, lang), style=style))
    return verdict.right


def _sentence(posed: Puzzle, verdict: Verdict, lang: str) -> str:
    key = "puzzle-right" if verdict.right else "puzzle-less"
    return say(lang, f"{key}-{_measure(posed)}", got=verdict.got, best=verdict.best)


def _measure(posed: Puzzle) -> str:
    return "tiles" if posed.family == "numbers" else "points"


def _draw(console: Console, name: Name, posed: Puzzle, lang: str) -> None:
    level = say(lang, f"puzzle-level-{posed.level}")
    console.print(Text(f"{name}  ({level})", style="dim"))
    console.print(Text(say(lang, f"puzzle-ask-{posed.family}"), style="bold"))
    if posed.family == "crossword":
        from optafel.cli.boards import draw_board
        from optafel.rules.crossword import Board

        console.print(draw_board(Board.read("/".join(posed.table))))
    else:
        between = " | " if posed.family == "numbers" else " "
        console.print(
            Text(f"{say(lang, 'judge-table'):>8}  ", style="dim")
            + draw(posed.family, between.join(posed.table))
        )
    between = "" if posed.family == "crossword" else " "
    console.print(
        Text(f"{say(lang, 'judge-rack'):>8}  ", style="dim") + draw(posed.family, between.join(posed.rack))
    )


def _reveal(console: Console, posed: Puzzle, lang: str) -> None:
    console.print(Text(f"{say(lang, 'judge-play'):>8}  ", style="dim") + draw(posed.family, posed.play))
    console.print(Text(say(lang, f"puzzle-best-{_measure(posed)}", best=posed.worth), style="bold"))


@puzzle.command(help="puzzle-make")
@argument("rulebooks", nargs=-1, type=click.Choice(list(RULEBOOKS)), metavar="rulebook")
@option("--language", "languages", multiple=True, type=click.Choice(LANGUAGES), help="option-puzzle-language")
@option("--count", type=click.IntRange(1), default=40, help="option-count")
@option("--games", type=click.IntRange(1), default=GAMES, help="option-games")
@option("--seed", default="shelf", help="option-seed")
@option("--into", type=click.Path(path_type=Path), default=None, help="option-into")
def make(
    rulebooks: tuple[str, ...],
    languages: tuple[str, ...],
    count: int,
    games: int,
    seed: str,
    into: Path | None,
) -> None:
    from optafel.puzzle import shelf
    from optafel.puzzle.make import collected

    for rulebook in rulebooks or RULEBOOKS:
        for language in languages_of(rulebook):
            if languages and language and language not in languages:
                continue
            made = collected(rulebook, seed.encode(), language, count, games)
            path = shelf.write(into, rulebook, language, made)
            tally = Counter(posed.level for posed in made)
            click.echo(f"{path.name}: {', '.join(f'{tally[level]} {level}' for level in LEVELS)}")
