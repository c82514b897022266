"""`optafel bench`: how fast the solvers are on positions of one's own."""

import gzip
from pathlib import Path

import click

from optafel.cli.batch import read_words
from optafel.cli.spoken import argument, group, option


@group("bench")
def bench() -> None:
    pass


@bench.command(help="bench-crossword")
@argument("file", type=click.Path(exists=True, dir_okay=False))
@option("--words-file", required=True, metavar="file", help="option-bench-words-file")
@option("--letters", default="nl", help="option-letters")
@option("--rounds", default=3, type=click.IntRange(1), help="option-rounds")
def crossword(file: str, words_file: str, letters: str, rounds: int) -> None:
    from optafel.rules.crossword import LETTER_SETS, CrosswordRulebook, words_only
    from optafel.rules.rulebooks import RULEBOOKS
    from optafel.solve.crossword import Solver
    from optafel.solve.crossword_bench import measure
    from optafel.solve.crossword_boxes import box_of
    from optafel.solve.crossword_setup import CrosswordError
    from optafel.solve.crossword_words import word_graph

    if letters not in LETTER_SETS:
        raise click.BadParameter(f"expected one of {', '.join(LETTER_SETS)}", param_hint="--letters")
    chosen = LETTER_SETS[letters]
    book = RULEBOOKS["scrabble-nl"]
    assert isinstance(book, CrosswordRulebook)
    words = words_only(read_words(words_file), chosen.language, chosen).words()
    solver = Solver(box_of(book, chosen), word_graph(words, tuple(chosen.values)))
    try:
        found = measure(solver, _lines(file), rounds)
    except CrosswordError as wrong:
        raise click.ClickException(f"{file}: {wrong}") from wrong
    click.echo("\n".join(found.lines()))


def _lines(file: str) -> list[str]:
    raw = Path(file).read_bytes()
    text = gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw
    return text.decode("utf-8", "replace").splitlines()
