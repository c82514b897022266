"""The tables of docs/figures/strength.md: all players of a game against each other, with intervals.

    python tools/strength.py                                   every rulebook and edition, 2, 3 and 4 seats
    python tools/strength.py numbers --seats 2 --pairs 200     one section (or rulebooks by name)
    python tools/strength.py scrabble-nl --players champion,static --until above:0.5 --out games.csv
    python tools/strength.py levels                            each level against the one below

Prints Markdown, a table a rulebook and seat count, each row as it is done; nothing is written over. With
`--out` the games are kept, and the same command goes on from there.
"""

import argparse
import os
import platform
import time
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

from optafel.arena import Contest, Figures, Question, figures, names_for, play
from optafel.arena.players import NODES
from optafel.arena.results_file import ResultsFile
from optafel.bots import LEVELS
from optafel.rules.rulebooks import RULEBOOKS

FAMILIES = ("numbers", "words", "crossword")
SEATS = (2, 3, 4)
EDITIONS = {"word-2023": ("nl", "fr", "de", "es", "pt")}  # what is printed; the others are Dutch


def main() -> None:
    asked = _asked()
    print(_machine(asked))
    for rulebook in _rulebooks(asked.sections):
        for language in _languages(asked, rulebook):
            for seats in asked.seats:
                if seats <= RULEBOOKS[rulebook].players[1]:
                    _table(asked, rulebook, language, seats)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("sections", nargs="*", help="families, rulebooks or `levels`; all if not given")
    parser.add_argument("--seats", type=int, nargs="+", choices=SEATS, default=list(SEATS))
    parser.add_argument("--pairs", type=int, default=60, help="deals of each row, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", help="only these, separated by commas")
    parser.add_argument("--language", default="", help="of word games; all editions if not given")
    thought = parser.add_mutually_exclusive_group()
    thought.add_argument("--nodes", type=int, default=NODES)
    thought.add_argument("--seconds", type=float)
    parser.add_argument("--until", type=Question.read, help="stop a row once this is decided")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--on", help="a Ray cluster")
    parser.add_argument("--out", type=Path, help="a CSV file of games")
    asked = parser.parse_args()
    known = (*FAMILIES, *RULEBOOKS, "levels")
    for section in asked.sections:
        if section not in known:
            parser.error(f"there is no section {section!r}: expected one of {', '.join(known)}")
    return asked


def _rulebooks(sections: list[str]) -> list[str]:
    named = [section for section in sections if section != "levels"]
    return [
        rulebook
        for rulebook, book in RULEBOOKS.items()
        if not named or rulebook in named or book.family in named
    ]


def _languages(asked: argparse.Namespace, rulebook: str) -> tuple[str, ...]:
    """Games of words are other games in other languages."""
    book = RULEBOOKS[rulebook]
    if asked.language:
        return (asked.language,)
    return EDITIONS.get(rulebook, book.languages[:1]) if book.family == "words" else ("",)


def _table(asked: argparse.Namespace, rulebook: str, language: str, seats: int) -> None:
    rows = list(_rows(asked, rulebook, seats))
    if not rows:
        return
    print(f"\n### {rulebook}, {f'{language}, ' if language else ''}{seats} seats\n")
    print("| first player | others | rate | games | margin | turns | by seat | s a game |")
    print("|---|---|---|---|---|---|---|---|")
    for players in rows:
        contest = Contest(
            rulebook,
            players,
            seats,
            asked.seed,
            language,
            nodes=None if asked.seconds else asked.nodes,
            seconds=asked.seconds,
        )
        results = ResultsFile(asked.out, contest) if asked.out else None
        began = time.monotonic()
        lines = play(
            contest, asked.pairs, question=asked.until, results=results, jobs=asked.jobs, on=asked.on
        )
        found = figures(contest, players, lines, asked.until)
        print(_row(found, (time.monotonic() - began) / found.games), flush=True)


def _rows(asked: argparse.Namespace, rulebook: str, seats: int) -> Iterator[tuple[str, ...]]:
    """Two at a time in every way; with more seats the last one named fills the table."""
    names = names_for(RULEBOOKS[rulebook].family)
    if asked.players:
        names = tuple(name.strip() for name in asked.players.split(","))
    if "levels" in asked.sections:
        yield from ((better, worse) for worse, better in pairwise(LEVELS))
        return
    yield from combinations(tuple(dict.fromkeys(reversed(names))), 2)
    if seats > 2 and len(names) > 2:
        yield from combinations(tuple(dict.fromkeys(reversed(names))), min(seats, len(set(names))))


def _row(found: Figures, seconds: float) -> str:
    first, *others = found.players
    rate = f"{found.rate:.1%} ({found.low:.1%}-{found.high:.1%})"
    seats = ", ".join(f"{each:.0%}" for each in found.by_seat)
    cells = (first, ", ".join(others), rate, found.games, f"{found.margin:+.0f}", f"{found.turns:.0f}", seats)
    return f"| {' | '.join(map(str, cells))} | {seconds:.2f} |"


def _machine(asked: argparse.Namespace) -> str:
    thought = f"{asked.seconds:g} s" if asked.seconds else f"{asked.nodes} nodes"
    return (
        f"{thought} a turn, seed {asked.seed}, up to {asked.pairs} deals a row, each played every way round; "
        f"{os.cpu_count()} cores of {platform.machine()}, Python {platform.python_version()}, "
        f"{time.strftime('%d %B %Y')}. The rate is the first player's, with a 95 % interval over the deals."
    )


if __name__ == "__main__":
    main()
