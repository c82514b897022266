"""What a shell was given and could not use: click's kinds of error, each with a sentence of ours."""

from typing import Any

import click

from optafel.texts import say
from optafel.texts.expected import Expected


class Unfit(click.BadParameter):
    """A value that does not fit: what was read, and what would have."""

    def __init__(self, param: click.Parameter, read: Any, ctx: click.Context) -> None:
        super().__init__("unfit", ctx=ctx, param=param)
        self.read = " ".join(map(str, read)) if isinstance(read, (tuple, list)) else str(read)
        self.expected = expected(param.type)


def expected(kind: click.ParamType[Any]) -> Expected:
    """What a type of click's takes."""
    match kind:
        case click.Choice():
            return Expected("one-of", choices=", ".join(map(str, kind.choices)))
        case click.IntRange() | click.FloatRange():
            return _between(kind.min, kind.max)
        case click.DateTime():
            return Expected("value-like", example="2026-11-16")
        case click.Path() if not kind.file_okay:
            return Expected("folder")
        case click.Path() | click.File():
            return Expected("file")
    names = {"integer": "whole-number", "float": "number", "boolean": "true-or-false"}
    return Expected(names.get(kind.name, "otherwise"))


def _between(least: float | None, most: float | None) -> Expected:
    if least is not None and most is not None:
        return Expected("number-between", least=f"{least:g}", most=f"{most:g}")
    if least is not None:
        return Expected("number-from", least=f"{least:g}")
    return Expected("number-at-most", most=f"{most:g}")


def refusal(wrong: click.ClickException, lang: str) -> str:
    """The sentence of what went wrong, in the reader's language."""
    match wrong:
        case Unfit():
            name, read = _name(wrong), wrong.read[:60]
            return say(lang, "refuse-bad-request", name=name, read=read, expected=wrong.expected)
        case click.MissingParameter():
            return say(lang, "shell-missing", name=_name(wrong))
        case click.NoSuchOption():
            close = ", ".join(wrong.possibilities or ())
            return say(lang, "shell-no-such-option", name=wrong.option_name, close=close, count=len(close))
        case click.BadOptionUsage():
            return say(lang, "shell-unfinished", name=wrong.option_name)
        case click.FileError():
            return say(lang, "shell-file", file=wrong.ui_filename, why=wrong.message)
        case NoSuchCommand():
            return say(lang, "shell-no-such-command", read=wrong.read[:60], commands=wrong.commands)
        case TooMany():
            return say(lang, "shell-too-many", read=wrong.read[:60])
    return wrong.format_message()


class NoSuchCommand(click.UsageError):
    def __init__(self, read: str, commands: str, ctx: click.Context) -> None:
        super().__init__("no such command", ctx)
        self.read, self.commands = read, commands


class TooMany(click.UsageError):
    """More words than there are arguments."""

    def __init__(self, read: str, ctx: click.Context) -> None:
        super().__init__("too many arguments", ctx)
        self.read = read


def _name(wrong: click.BadParameter) -> str:
    """An option as it is typed, an argument as the help names it."""
    if isinstance(wrong.param, click.Option):
        return max(wrong.param.opts, key=len)
    return wrong.param.make_metavar(wrong.ctx) if wrong.param and wrong.ctx else ""
