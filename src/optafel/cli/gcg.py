"""`optafel gcg`: recorded crossword games, read, played through again and written strictly."""

import json
import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from optafel.cli.batch import UNREADABLE, read_words
from optafel.cli.spoken import answer_language, argument, command, option
from optafel.gcg import KNOWN_LETTERS, Report, read_bytes, report, strict, write
from optafel.lexicon import LANGUAGES as WORD_LANGUAGES
from optafel.lexicon import Lexicon
from optafel.rules.crossword import Check, check_by, dictionary, words_only
from optafel.texts import say

DIFFERENT = 1  # the exit status when a record and the rules differ


@command("gcg", examples=("optafel gcg game.gcg", "optafel gcg --write strict/ games/*.gcg"))
@argument("files", nargs=-1, required=True, metavar="file")
@option("--letters", type=click.Choice(list(KNOWN_LETTERS)), help="option-gcg-letters")
@option("--words", type=click.Choice(WORD_LANGUAGES), help="option-gcg-words")
@option("--words-file", default=None, metavar="file", help="option-gcg-words-file")
@option("--write", "out", default=None, metavar="out", help="option-write")
@option("--mend", is_flag=True, help="option-mend")
@option("--json", "as_json", is_flag=True, help="option-gcg-json")
@answer_language
def gcg(
    *,
    files: tuple[str, ...],
    letters: str | None,
    words: str | None,
    words_file: str | None,
    out: str | None,
    mend: bool,
    as_json: bool,
    lang: str,
) -> None:
    status = 0
    folder = out is not None and out != "-" and (len(files) > 1 or out.endswith("/") or Path(out).is_dir())
    for file in files:
        try:
            record = read_bytes(Path(file).read_bytes())
        except OSError as wrong:
            click.echo(say(lang, "gcg-no-file", file=file, why=wrong.strerror or str(wrong)), err=True)
            status = UNREADABLE
            continue
        chosen = KNOWN_LETTERS[letters] if letters else None
        done = report(record, chosen)
        if words or words_file:
            done = report(record, done.letters, _check(done, words, words_file))
        if done.differences and not status:
            status = DIFFERENT
        if out != "-":
            _answer(file, done, as_json, lang)
        if out is not None:
            _write(out, file, folder, write(strict(done, mended=mend)))
    sys.exit(status)


def _check(done: Report, words: str | None, words_file: str | None) -> Check:
    lexicon: Lexicon
    if words_file:
        lexicon = words_only(read_words(words_file), words or done.letters.language, done.letters)
    else:
        lexicon = dictionary(words or "", done.letters)
    return check_by(lexicon)


def _write(out: str, file: str, folder: bool, text: str) -> None:
    if out == "-":
        click.echo(text, nl=False)
        return
    path = Path(out) / Path(file).name if folder else Path(out)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as wrong:
        raise click.FileError(str(path), wrong.strerror or str(wrong)) from wrong


def _answer(file: str, done: Report, as_json: bool, lang: str) -> None:
    said = _to_json(file, done, lang)
    if as_json:
        click.echo(json.dumps(said, ensure_ascii=False))
        return
    console = Console(highlight=False, soft_wrap=True)
    console.print(Text(file, style="bold"))
    for player in said["players"]:
        differs = player["recorded"] != player["points"]
        points = say(lang, "gcg-points-differ", **player) if differs else say(lang, "gcg-points", **player)
        console.print(Text(f"  {points}"))
    console.print(Text(f"  {said['letters']['message']}", style="dim"))
    for difference in said["differences"]:
        place = say(lang, "gcg-line", line=difference["line"])
        console.print(Text(f"  ✗ {place}  ", style="red") + Text(difference["message"]))
    for phony in said["phonies"]:
        console.print(
            Text(f"  • {say(lang, 'gcg-line', line=phony['line'])}  ", style="yellow") + Text(phony["word"])
        )
    if not said["differences"]:
        key = "gcg-agrees" if done.record.lines else "gcg-nothing"
        console.print(Text(f"  ✓ {say(lang, key, lines=len(done.record.lines))}", style="green"))


def _to_json(file: str, done: Report, lang: str) -> dict[str, Any]:
    fit, plays = done.fits
    key = f"gcg-letters-{done.because}"
    return {
        "file": file,
        "encoding": done.record.encoding,
        "incomplete": done.record.incomplete,
        "lines": len(done.record.lines),
        "letters": {
            "set": done.letters.id,
            "because": done.because,
            "fits": fit,
            "plays": plays,
            "message": say(lang, key, set=done.letters.id, fits=fit, plays=plays),
        },
        "players": [
            {"nick": player.nick, "name": player.name, "recorded": recorded, "points": points}
            for player, recorded, points in zip(done.record.players, done.recorded, done.points, strict=True)
        ],
        "board": str(done.board),
        "differences": [
            {
                "line": difference.at,
                "kind": difference.kind,
                "player": difference.player,
                "found": difference.found,
                "expected": difference.expected,
                "message": say(
                    lang,
                    f"gcg-{difference.kind}",
                    player=difference.player,
                    found=difference.found,
                    expected=difference.expected,
                ),
            }
            for difference in done.differences
        ],
        "phonies": [{"line": line, "word": word} for line, word in done.phonies],
    }
