"""`optafel words`: does a word count, and which words are there."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import click
from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from optafel.cli.drawing import draw_letters
from optafel.cli.spoken import answer_language, argument, group, option
from optafel.lexicon import (
    LANGUAGES,
    THEME_NAMES,
    THEMES,
    WHAT_LANGUAGES_TELL,
    BadPattern,
    Fold,
    HouseRules,
    Lexicon,
    Verdict,
    WordList,
    theme_named,
    theme_words,
)
from optafel.lexicon.spoken import reading_key, spoken_verdict
from optafel.texts import say
from optafel.wire import to_json

UNREADABLE = 2
SHOWN_MAX = 200


@group("words")
def words() -> None:
    pass


@dataclass(frozen=True, slots=True)
class Question:
    """What `check` and `search` have in common."""

    lexicon: Lexicon
    rules: HouseRules
    lang: str
    as_json: bool


def question(command: Callable[..., None]) -> Callable[..., None]:
    """The options of a question to a dictionary."""
    options = [
        option("--language", type=click.Choice(LANGUAGES), default="nl", help="option-language"),
        option("--no-verbs", is_flag=True, help="option-no-verbs"),
        option("--no-plurals", is_flag=True, help="option-no-plurals"),
        option("--no-diminutives", is_flag=True, help="option-no-diminutives"),
        option("--names", is_flag=True, help="option-names"),
        option("--with-pronouns", is_flag=True, help="option-with-pronouns"),
        option("--min-length", type=click.IntRange(1), default=2, help="option-min-length"),
        option("--extra", multiple=True, metavar="word", help="option-extra"),
        option("--ban", multiple=True, metavar="word", help="option-ban"),
        option("--theme", metavar="theme", help="option-theme", shown={"themes": ", ".join(THEMES)}),
        option("--compounds/--no-compounds", default=True, help="option-compounds"),
        option("--drop-umlauts", is_flag=True, help="option-drop-umlauts"),
        option("--tiles", default="", metavar="letters", help="option-tiles"),
        answer_language,
        option("--json", "as_json", is_flag=True, help="option-words-json"),
    ]
    for add in reversed(options):
        command = add(command)
    return command


def asked(fields: dict[str, Any], *, no_hurtful: bool) -> Question:
    """The dictionary and the house rules that the options name; refuses what cannot be told."""
    language, lang = fields["language"], fields["lang"]
    for rule in ("no_verbs", "no_plurals", "no_diminutives"):
        if fields[rule] and rule not in WHAT_LANGUAGES_TELL[language]:
            refuse(say(lang, "lexicon-cannot-tell", rule=rule.replace("_", "-"), words=language))
    rules = HouseRules(
        no_verbs=fields["no_verbs"],
        no_plurals=fields["no_plurals"],
        no_diminutives=fields["no_diminutives"],
        no_names=not fields["names"],
        no_verbs_with_pronouns=not fields["with_pronouns"],
        min_length=fields["min_length"],
        extra_words=frozenset(fields["extra"]),
        banned_words=frozenset(fields["ban"]),
        theme=theme_of(fields["theme"], language, lang),
        compounds=fields["compounds"],
        no_hurtful=no_hurtful,
    )
    fold = Fold.for_box(fields["tiles"], split_umlauts=not fields["drop_umlauts"])
    lexicon = Lexicon.load(language, fold)
    return Question(lexicon, rules, lang, fields["as_json"])


def theme_of(theme: str | None, language: str, lang: str) -> frozenset[str] | None:
    """A theme by name, or the words of a file."""
    if theme is None:
        return None
    if named := theme_named(theme):
        return theme_words(language, named)
    try:
        return frozenset(Path(theme).read_text(encoding="utf-8").split())
    except (OSError, UnicodeDecodeError):
        refuse(say(lang, "refuse-unknown-theme", read=theme, themes=", ".join(THEME_NAMES[lang])))


def refuse(message: str) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(UNREADABLE)


@words.command(
    help="words-check",
    examples=("optafel words check huis lopen Amsterdam --language nl --no-verbs",),
)
@argument("typed", nargs=-1, required=True, metavar="word")
@question
@option("--no-hurtful", is_flag=True, help="option-no-hurtful")
def check(typed: tuple[str, ...], no_hurtful: bool, **fields: Any) -> None:
    put = asked(fields, no_hurtful=no_hurtful)
    verdicts = [put.lexicon.check(word, put.rules) for word in typed]
    if put.as_json:
        said = to_json([spoken_verdict(verdict, put.lang) for verdict in verdicts])
        click.echo(json.dumps(said, ensure_ascii=False))
    else:
        console = Console(highlight=False)
        for verdict in verdicts:
            show_verdict(console, verdict, put.lang)
    sys.exit(0 if all(verdict.counts for verdict in verdicts) else 1)


def show_verdict(console: Console, verdict: Verdict, lang: str) -> None:
    mark = Text("✓ ", style="bold green") if verdict.counts else Text("✗ ", style="bold red")
    console.print(mark + draw_letters(verdict.word), end=" ")
    said = [say(lang, f"reading-{reading_key(reading)}") for reading in verdict.readings]
    if verdict.parts:
        said.append(say(lang, "lexicon-compound", parts=" + ".join(verdict.parts)))
    if verdict.zipf is not None:
        said.append(say(lang, "lexicon-frequency", zipf=f"{verdict.zipf:.1f}"))
    console.print(Text(", ".join(said), style="dim"))
    for reason in verdict.reasons:
        console.print(Text(f"  {say(lang, f'lexicon-{reason}', word=verdict.word)}"))


@words.command(
    help="words-search",
    examples=(
        'optafel words search "?AAR*" --language nl',
        'optafel words search "REGEN?" --anagram',
        'optafel words search "KATTENB?" --letters --min-length 5',
    ),
)
@argument("pattern")
@question
@option("--anagram", "how", flag_value="anagram", help="option-anagram")
@option("--letters", "how", flag_value="letters", help="option-words-letters")
@option(
    "--sort",
    type=click.Choice(["common", "long", "alphabet"]),
    default="common",
    help="option-sort",
)
@option("--all-words", is_flag=True, help="option-all-words")
def search(pattern: str, how: str | None, sort: str, all_words: bool, **fields: Any) -> None:
    put = asked(fields, no_hurtful=not all_words)
    find = {"anagram": put.lexicon.anagrams, "letters": put.lexicon.on_letters}.get(
        how or "", put.lexicon.like
    )
    try:
        found = find(pattern, put.rules)
    except BadPattern as bad:
        refuse(say(put.lang, f"refuse-{bad.code}", **bad.params))
    order = sorted(range(len(found)), key=lambda index: sort_key(found, index, sort))
    if put.as_json:
        listed = [{"word": found.words[index], "zipf": found.zipf(index)} for index in order]
        click.echo(json.dumps(listed, ensure_ascii=False))
    else:
        show_found([found.words[index] for index in order], put.lang)


def sort_key(found: WordList, index: int, sort: str) -> tuple[int, str]:
    word = found.words[index]
    return ({"common": -found.frequencies[index], "long": -len(word)}.get(sort, 0), word)


def show_found(found: list[str], lang: str) -> None:
    console = Console(highlight=False)
    console.print(Text(say(lang, "lexicon-found", count=len(found)), style="bold"))
    console.print(Columns(found[:SHOWN_MAX], padding=(0, 2)))
    if len(found) > SHOWN_MAX:
        console.print(Text(say(lang, "lexicon-more", count=len(found) - SHOWN_MAX), style="dim"))
