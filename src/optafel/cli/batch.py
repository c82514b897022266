"""Many cases in, as many answers out: what `judge` and `solve` share."""

import gzip
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import click

from optafel.cli.answers import answer_language
from optafel.texts import say

Answer = Callable[[Any, str], dict[str, Any]]
UNREADABLE = 2  # the exit status when a case could not be read


def run_cases(file: str, words_file: str | None, lang: str, answer: Answer) -> int:
    """Reads a case a line, prints an answer a line, in order; returns the exit status."""
    words = read_words(words_file) if words_file else None
    status = 0
    with _lines(file) as lines:
        for line in lines:
            if not line.strip():
                continue
            said = _parsed(line, lang)
            if isinstance(said, dict) and "error" not in said and words is not None:
                said.setdefault("words", words)
            result = said if _is_error(said) else answer(said, lang)
            if "error" in result:
                status = UNREADABLE
            click.echo(json.dumps(result, ensure_ascii=False))
    return status


def _is_error(said: Any) -> bool:
    return isinstance(said, dict) and set(said) == {"id", "error", "code"}


def _parsed(line: str, lang: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return {"id": None, "error": say(lang, "case-no-json", read=line.strip()[:60]), "code": "no-json"}


@contextmanager
def _lines(file: str) -> Iterator[IO[str]]:
    if file == "-":
        # Standard input may be set to another encoding than the UTF-8 that JSON is.
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
        yield sys.stdin
        return
    try:
        with open(file, encoding="utf-8", errors="replace") as opened:
            yield opened
    except OSError as wrong:
        raise click.FileError(file, wrong.strerror or str(wrong)) from wrong


def read_words(file: str) -> tuple[str, ...]:
    """A word a line, plain or gzip. A tuple: one list for all cases of a run, checked once."""
    try:
        raw = Path(file).read_bytes()
        text = (gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw).decode("utf-8")
    except (OSError, EOFError, UnicodeDecodeError) as wrong:
        raise click.FileError(file, str(wrong)) from wrong
    return tuple(text.split())


def position_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The fields of a position as options."""
    options = (
        click.argument("game", required=False),
        click.option("--table", default=None, help="What lies on the table, in notation."),
        click.option("--board", multiple=True, help="A play so far (crossword); repeat it, or put commas."),
        click.option("--rack", default=None, help="The rack, in notation."),
        click.option("--opened/--not-opened", default=None, help="Whether this player has opened before."),
        click.option("--history", default=None, help="Words formed earlier in the game."),
        click.option("--words", default=None, help="Exactly these words are valid."),
        click.option("--extra-words", default=None, help="Words valid besides the dictionary."),
        click.option("--words-file", default=None, help="A file of words, for the dictionary."),
        click.option("--language", default=None, help="The language of the words."),
        click.option("--option", "house_rules", multiple=True, metavar="NAME=VALUE", help="A house rule."),
        answer_language,
    )
    for option in reversed(options):
        command = option(command)
    return command


def case_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """What `judge` and `solve` share: a position, or many cases."""
    in_file = click.option(
        "--cases", default=None, metavar="FILE", help="A JSON case a line; - is standard input."
    )
    in_json = click.option("--json", "as_json", is_flag=True, help="Answer with one JSON object.")
    return position_options(in_json(in_file(command)))


def case_of(fields: dict[str, Any]) -> dict[str, Any]:
    """The case that the options of a single call describe."""
    plain = ("game", "table", "rack", "language", "opened")
    case: dict[str, Any] = {name: fields[name] for name in plain if fields[name] is not None}
    if fields["board"]:
        case["board"] = ", ".join(fields["board"])
    for name in ("history", "words", "extra_words"):
        if fields[name] is not None:
            case[name] = fields[name].upper().replace(",", " ").split()
    if fields["words_file"] and "words" not in case:
        case["words"] = read_words(fields["words_file"])
    if fields["house_rules"]:
        case["options"] = dict(_house_rule(text) for text in fields["house_rules"])
    return case


def _house_rule(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value) if value else True
    except ValueError:
        return name, value
