"""The shell speaks the reader's language: its help, and what it could not understand."""

from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner, Result

from optafel.cli import main
from optafel.cli.spoken import Option
from optafel.texts import LANGUAGES, catalogue, has, say

USAGE = {
    "en": "Usage:",
    "nl": "Gebruik:",
    "fr": "Usage\u00a0:",
    "de": "Aufruf:",
    "es": "Uso:",
    "pt": "Utilização:",
}
QUIET = {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8"}


def optafel(*words: str, **environment: str) -> Result:
    return CliRunner().invoke(
        main, list(words), env=QUIET | environment, catch_exceptions=False, prog_name="optafel"
    )


def all_commands(
    group: click.Group, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    ctx = click.Context(group)
    yield path, group
    for name in group.list_commands(ctx):
        command = group.get_command(ctx, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from all_commands(command, (*path, name))
        else:
            yield (*path, name), command


COMMANDS = list(all_commands(main))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_helps_in_the_readers_language(language: str) -> None:
    for path, command in COMMANDS:
        shown = optafel(*path, "--help", "--lang", language)
        assert shown.exit_code == 0
        assert shown.stdout.startswith(f"{USAGE[language]} optafel")
        words = "".join(shown.stdout.split())  # a line may end behind a hyphen
        assert "shell-" not in words  # no key without a sentence
        for option in command.params:
            if isinstance(option, Option) and option.help:
                said = say(language, f"shell-{option.help}", **option.shown)
                assert "".join(said.split()) in words


def test_nothing_stands_in_the_help_that_no_catalogue_has_and_the_other_way_round() -> None:
    options = [param for _, command in COMMANDS for param in command.params if isinstance(param, Option)]
    asked = {f"shell-{command.help}" for _, command in COMMANDS}
    asked |= {f"shell-{option.help}" for option in options if option.help}
    assert {key for key in asked for language in LANGUAGES if not has(language, key)} == set()
    written = {key for key in catalogue("en").keys if key.startswith("shell-option-")}
    assert written - asked == set()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "sv:pt:en"}, "pt"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_terminals_unless_it_is_named(environment: dict[str, str], language: str) -> None:
    assert optafel("judge", "--help", **environment).stdout.startswith(USAGE[language])
    assert optafel("judge", "--lang", "es", "--help", **environment).stdout.startswith(USAGE["es"])
    assert optafel("--lang=es", "judge", "--help", **environment).stdout.startswith(USAGE["es"])
    refused = optafel("judge", "poker", "--rack", "B1", "--play", "draw", **environment)
    assert say(language, "case-no-such-game", read="poker", games="…").split("…")[0] in refused.stderr


WRONG = [
    (("jugde",), "shell-no-such-command", {"read": "jugde"}),
    (("judge", "--tabel", "x"), "shell-no-such-option", {"name": "--tabel"}),
    (("words", "search"), "shell-missing", {}),
    (("words", "search", "A", "B"), "shell-too-many", {"read": "B"}),
    (("play", "--port"), "shell-unfinished", {"name": "--port"}),
    (("judge", "--cases", "nowhere.jsonl"), "gcg-no-file", {"file": "nowhere.jsonl"}),
    (
        ("picture", "rummikub-sabra", "--out", "nowhere/at/all.svg"),
        "shell-file",
        {"file": "nowhere/at/all.svg"},
    ),
]


@pytest.mark.parametrize(("words", "key", "shown"), WRONG)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_understood_is_said_in_the_readers_language(
    words: tuple[str, ...], key: str, shown: dict[str, str], language: str
) -> None:
    refused = optafel("--lang", language, *words)
    assert refused.exit_code in (1, 2)
    assert refused.stdout == ""
    for value in shown.values():
        assert value in refused.stderr
    blank: dict[str, str | int] = {
        "name": "¤",
        "read": "¤",
        "commands": "¤",
        "close": "¤",
        "count": 1,
        "file": "¤",
        "why": "¤",
    }
    fixed = [piece for piece in say(language, key, **blank).split("¤") if len(piece) > 3]
    assert fixed
    assert all(piece.strip(" .?") in refused.stderr for piece in fixed)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("puzzle", "daily", "chess"), "een van numbers, words, crossword"),
        (("puzzle", "daily", "--date", "gisteren"), "een waarde zoals 2026-11-16"),
        (("play", "--port", "80000"), "een getal van 0 tot 65535"),
        (("puzzle", "make", "--count", "0"), "een getal vanaf 1"),
        (("puzzle", "make", "--count", "veel"), "een getal vanaf 1"),
        (("solve", "--seconds", "lang"), "een getal"),
        (("verify", "nergens.txt"), "een bestand dat te lezen is"),
    ],
)
def test_a_value_that_does_not_fit_is_quoted_with_what_would(words: tuple[str, ...], expected: str) -> None:
    refused = optafel(*words, LANG="nl_BE.UTF-8")
    assert refused.exit_code == 2
    assert f"“{words[-1]}” is niet wat werd verwacht ({expected})" in refused.stderr


def test_without_a_command_the_help_is_shown() -> None:
    assert "Opdrachten:" in optafel("puzzle", LANG="nl_NL.UTF-8").stderr
