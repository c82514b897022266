"""`optafel verify`: was the shuffle the one that was promised?"""

import dataclasses
import json
import sys
from string import ascii_uppercase
from typing import Any, TextIO

import click
from rich.console import Console

from optafel.cli.batch import UNREADABLE
from optafel.cli.drawing import draw_pieces
from optafel.cli.signature import checked_signature
from optafel.cli.spoken import answer_language, argument, command, option
from optafel.game import record
from optafel.game.proof import Proof, broken_promises, prove
from optafel.game.record import RecordError
from optafel.game.record_text import header_of
from optafel.game.signature import NOT_TRUE
from optafel.texts import QuotedTiles, say, say_in_pieces

NOT_AS_PROMISED = 1  # the exit status


@command(
    "verify", examples=("optafel verify game.txt --commit 37c4c130a5728fae… --key https://play.example",)
)
@argument("file", type=click.File(encoding="utf-8", errors="replace"), metavar="record")
@option("--commit", default=None, help="option-commit")
@option("--stir", "stirs", multiple=True, help="option-stir")
@option("--seen", type=click.File(encoding="utf-8", errors="replace"), help="option-seen")
@option("--key", default=None, help="option-key")
@option("--json", "as_json", is_flag=True, help="option-json")
@answer_language
def verify(
    file: TextIO,
    commit: str | None,
    stirs: tuple[str, ...],
    seen: TextIO | None,
    key: str | None,
    as_json: bool,
    lang: str,
) -> None:
    text = file.read()
    try:
        game = record.read(text)
        proof = prove(game)
        wrong = broken_promises(text, commit, seen.read() if seen else None, game, stirs)
    except RecordError as unreadable:
        line, read, expected = unreadable.line, unreadable.read[:60], unreadable.expected
        click.echo(say(lang, "refuse-bad-record", line=line, read=read, expected=expected), err=True)
        sys.exit(UNREADABLE)
    signature = checked_signature(text, key, lang) if key else _not_checked(text)
    if signature in NOT_TRUE and key:
        wrong.append(f"signature-{signature}")
    names = record.names_of(text) or list(ascii_uppercase[: game.setup.seats])
    if as_json:
        said = {"fair": not wrong, "wrong": wrong, "signature": signature, **dataclasses.asdict(proof)}
        click.echo(json.dumps(said, ensure_ascii=False))
    else:
        checked = commit is not None or seen is not None
        _show(game.setup.book.family, proof, names, wrong, signature, lang, checked)
    sys.exit(NOT_AS_PROMISED if wrong else 0)


def _not_checked(text: str) -> str:
    return "not-checked" if header_of(text, "Signature") else "unsigned"


def _show(
    family: str, proof: Proof, names: list[str], wrong: list[str], signature: str, lang: str, checked: bool
) -> None:
    console = Console(highlight=False)

    def line(key: str, style: str = "", **params: Any) -> None:
        console.print(draw_pieces(family, say_in_pieces(lang, f"verify-{key}", **params), style))

    line("commit", "dim", hash=proof.commitment)
    if proof.entropy:
        line("entropy", "dim", texts=", ".join(f"“{text}”" for text in proof.entropy))
    for seat, tile in proof.start_draw:
        line("start-draw", name=names[seat], tile=QuotedTiles(tile))
    for draw in proof.draws:
        tiles = QuotedTiles(" ".join(draw.tiles))
        if draw.event:
            line("draw", turn=draw.event, name=names[draw.seat], tiles=tiles)
        else:
            line("dealt", name=names[draw.seat], tiles=tiles)
    if f"signature-{signature}" not in wrong:
        line(f"signature-{signature}", "dim")
    for difference in wrong:
        line(difference, "bold red")
    if not wrong:
        line("fair" if checked else "repeats", "bold green")
