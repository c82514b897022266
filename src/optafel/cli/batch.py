"""Many cases in, as many answers out: what `judge` and `solve` share."""

import gzip
import json
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import click

from optafel.cli.spoken import answer_language, argument, option
from optafel.positions.reading import as_given, composed
from optafel.texts import FALLBACK, say

Answer = Callable[[Any, str], dict[str, Any]]
UNREADABLE = 2  # the exit status when a case could not be read


class UnreadableFile(click.ClickException):
    """A file of cases or words that cannot be read. Its status is not 1: that says that a play is illegal."""

    exit_code = UNREADABLE

    def __init__(self, file: str, wrong: Exception, lang: str) -> None:
        why = getattr(wrong, "strerror", None) or str(wrong)
        super().__init__(say(lang, "gcg-no-file", file=file, why=why))


def run_cases(file: str, words_file: str | None, lang: str, answer: Answer) -> int:
    """Reads a case a line, prints an answer a line, in order; returns the exit status."""
    words = read_words(words_file, lang) if words_file else None
    status = 0
    with _opened(file, lang) as lines:
        for line in lines:
            if not line.strip():
                continue
            result = _answered(line, words, lang, answer)
            if "error" in result:
                status = UNREADABLE
            click.echo(json.dumps(result, ensure_ascii=False))
    return status


def _answered(line: str, words: tuple[str, ...] | None, lang: str, answer: Answer) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return {"id": None, "error": say(lang, "case-no-json", read=line.strip()[:60]), "code": "no-json"}
    if isinstance(said, dict) and said.get("words") is None:
        said["words"] = words
    return answer(said, lang)


def _opened(file: str, lang: str) -> IO[str]:
    if file == "-":
        # Standard input may be set to another encoding than the UTF-8 that JSON is.
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")  # type: ignore[union-attr]
        return sys.stdin
    try:
        return open(file, encoding="utf-8-sig", errors="replace")
    except (OSError, ValueError) as wrong:
        raise UnreadableFile(file, wrong, lang) from wrong


def read_words(file: str, lang: str = FALLBACK) -> tuple[str, ...]:
    """A word a line, plain or gzip. A tuple: one list for all cases of a run, checked once."""
    try:
        raw = Path(file).read_bytes()
        text = (gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw).decode("utf-8-sig")
    except (OSError, EOFError, zlib.error, ValueError) as wrong:
        raise UnreadableFile(file, wrong, lang) from wrong
    return as_given(composed(text).split())


def position_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The fields of a position as options."""
    options = (
        argument("game", required=False),
        option("--position", default=None, metavar="line", help="option-position"),
        option("--table", default=None, help="option-table"),
        option("--board", multiple=True, help="option-board"),
        option("--rack", default=None, help="option-rack"),
        option("--opened/--not-opened", default=None, help="option-opened"),
        option("--history", default=None, help="option-history"),
        option("--words", default=None, help="option-words"),
        option("--extra-words", default=None, help="option-extra-words"),
        option("--words-file", default=None, metavar="file", help="option-words-file"),
        option("--language", default=None, help="option-language"),
        option("--option", "house_rules", multiple=True, metavar="name-value", help="option-option"),
        answer_language,
    )
    for add in reversed(options):
        command = add(command)
    return command


def case_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """What `judge` and `solve` share: a position, or many cases."""
    in_file = option("--cases", default=None, metavar="file", help="option-cases")
    in_json = option("--json", "as_json", is_flag=True, help="option-json")
    return position_options(in_json(in_file(command)))


def case_of(fields: dict[str, Any], lang: str, **more: Any) -> dict[str, Any]:
    """The case that the options of a single call describe, with what else the command takes."""
    plain = ("game", "position", "table", "rack", "language", "opened")
    case: dict[str, Any] = {name: fields[name] for name in plain if fields[name] is not None}
    if fields["board"]:
        case["board"] = ", ".join(fields["board"])
    for name in ("history", "words", "extra_words"):
        if fields[name] is not None:
            case[name] = fields[name].upper().replace(",", " ").split()
    if fields["words_file"] and "words" not in case:
        case["words"] = read_words(fields["words_file"], lang)
    if fields["house_rules"]:
        case["options"] = dict(_house_rule(text) for text in fields["house_rules"])
    return case | {name: value for name, value in more.items() if value is not None}


def _house_rule(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value) if value else True
    except ValueError:
        return name, value
