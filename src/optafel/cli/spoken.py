"""Commands that speak the reader's language: click does the work, the catalogues the talking.

`help=` of a command or an option is a key of the catalogues (`shell-<key>`), and so is `metavar=`
(`shell-metavar-<key>`). The language is that of `--lang`, wherever it stands among the arguments, or else
that of the environment.
"""

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NoReturn, TypeVar

import click

from optafel.cli.unfit import NoSuchCommand, TooMany, Unfit, refusal
from optafel.texts import LANGUAGES, chosen_language, say

_LANG = "optafel.lang"
F = TypeVar("F", bound=Callable[..., Any])


def environment_language() -> str:
    """The language of whoever sits at this terminal, by the variables that every program looks at."""
    wanted = (os.environ.get(name) for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return chosen_language(next(filter(None, wanted), "").replace(":", ","))


def language_of(ctx: click.Context | None = None) -> str:
    """The language of this call."""
    ctx = ctx or click.get_current_context(silent=True)
    return (ctx.meta.get(_LANG) if ctx else None) or environment_language()


def _asked_language(args: Sequence[str]) -> str:
    """What stands behind `--lang`, before anything is parsed: help and refusals come first."""
    for at, word in enumerate(args):
        option, given, value = word.partition("=")
        if option == "--lang":
            asked = value if given else "".join(args[at + 1 : at + 2])
            if asked in LANGUAGES:
                return asked
    return environment_language()


class Spoken(click.Parameter):
    """Refuses a value that does not fit in the reader's language."""

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        try:
            return super().type_cast_value(ctx, value)
        except click.BadParameter as wrong:
            raise Unfit(self, value, ctx) from wrong


class Option(Spoken, click.Option):
    def __init__(self, *args: Any, shown: dict[str, str] | None = None, **attrs: Any) -> None:
        super().__init__(*args, **attrs)
        self.shown = shown or {}  # what the help has to name besides

    def make_metavar(self, ctx: click.Context) -> str:
        return _word(self, ctx) or super().make_metavar(ctx)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None:
            return None
        lang, more = language_of(ctx), self.get_help_extra(ctx)
        said = [say(lang, "shell-default", value=more["default"])] if "default" in more else []
        said += [say(lang, "shell-required")] if "required" in more else []
        text = say(lang, f"shell-{self.help}", **self.shown) if self.help else ""
        return record[0], text + (f"  [{'; '.join(said)}]" if said else "")


class Argument(Spoken, click.Argument):
    def make_metavar(self, ctx: click.Context) -> str:
        word = _word(self, ctx)
        if word is None:
            return super().make_metavar(ctx)
        word += "…" if self.nargs != 1 else ""
        return word if self.required else f"[{word}]"


_WORDS = {
    "text": "text",
    "integer": "number",
    "integer range": "number",
    "float": "number",
    "float range": "number",
    "path": "file",
    "file": "file",
    "filename": "file",
    "directory": "folder",
    "datetime": "date",
}


def _word(param: click.Parameter, ctx: click.Context) -> str | None:
    """What stands for a value in the help; nothing where the choices themselves do, or a flag needs none."""
    if param.metavar is None and isinstance(param.type, click.Choice):
        return None
    named = param.name if isinstance(param, Argument) else _WORDS.get(param.type.name)
    key = param.metavar or named
    return say(language_of(ctx), f"shell-metavar-{key}") if key else None


class _Spoken(click.Command):
    """What commands and groups of them have in common."""

    def __init__(self, *args: Any, examples: Sequence[str] = (), **attrs: Any) -> None:
        super().__init__(*args, **attrs)
        self.examples = examples

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if ctx.parent is None:
            ctx.meta[_LANG] = _asked_language(args)
        return super().parse_args(ctx, args)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Every command knows `--lang`, also one that has nothing to say but its help."""
        params = super().get_params(ctx)
        return (
            params
            if any(param.name == "lang" for param in self.params)
            else [*params[:-1], _LANG_ONLY, *params[-1:]]
        )

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """As click's own, but what is refused is refused in the reader's language."""
        run = partial(super().main, args, prog_name, complete_var, **extra)
        if not standalone_mode:
            return run(standalone_mode=False)
        lang = _asked_language(sys.argv[1:] if args is None else args)
        try:
            status: Any = run(standalone_mode=False)
        except click.ClickException as wrong:
            _refuse(wrong, lang)
        except click.Abort:
            click.echo(say(lang, "shell-stopped"), err=True)
            sys.exit(1)
        sys.exit(status if isinstance(status, int) else 0)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say(language_of(ctx), "shell-help")
        return option

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.options_metavar = f"[{say(language_of(ctx), 'shell-metavar-options')}]"
        return super().collect_usage_pieces(ctx)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{say(language_of(ctx), 'shell-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for paragraph in self.sentence(ctx).split("\n\n"):
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(paragraph)
        if self.examples:
            formatter.write_paragraph()
            with formatter.indentation():
                for example in self.examples:
                    formatter.write(f"{'':{formatter.current_indent}}{example}\n")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = (param for param in self.get_params(ctx) if isinstance(param, click.Option))
        records = [option.get_help_record(ctx) for option in options]
        with formatter.section(say(language_of(ctx), "shell-options")):
            formatter.write_dl([record for record in records if record])

    def sentence(self, ctx: click.Context) -> str:
        return say(language_of(ctx), f"shell-{self.help}")


class Command(_Spoken):
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # so that it is us who say that there are too many
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise TooMany(" ".join(left), ctx)
        return left


class Group(_Spoken, click.Group):
    command_class = Command

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.subcommand_metavar = f"{say(language_of(ctx), 'shell-metavar-command')} …"
        return super().collect_usage_pieces(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _Spoken.format_options(self, ctx, formatter)
        with formatter.section(say(language_of(ctx), "shell-commands")):
            formatter.write_dl(self.lines(ctx))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise NoSuchCommand(args[0], ", ".join(self.list_commands(ctx)), ctx)
        return super().resolve_command(ctx, args)

    def lines(self, ctx: click.Context) -> list[tuple[str, str]]:
        """The commands, each with what it does."""
        found = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        return [
            (name, first_sentence(command.sentence(ctx)))
            for name, command in found
            if isinstance(command, _Spoken)
        ]


def first_sentence(text: str) -> str:
    """What a list of commands says of one."""
    ends = [at + 1 for sign in (". ", "? ", "\n") if (at := text.find(sign)) >= 0]
    return text[: min(ends)].rstrip() if ends else text


def _refuse(wrong: click.ClickException, lang: str) -> NoReturn:
    """What could not be understood, where the help is, and no more."""
    ctx = wrong.ctx if isinstance(wrong, click.UsageError) else None
    if isinstance(wrong, click.exceptions.NoArgsIsHelpError):
        click.echo(wrong.ctx.get_help(), err=True)
        sys.exit(wrong.exit_code)
    if ctx is not None:
        click.echo(ctx.get_usage(), err=True)
    click.echo(refusal(wrong, lang), err=True)
    if ctx is not None:
        click.echo(say(lang, "shell-try-help", command=f"{ctx.command_path} --help"), err=True)
    sys.exit(wrong.exit_code)


def command(help: str, **attrs: Any) -> Callable[[Callable[..., Any]], Command]:
    return click.command(cls=Command, help=help, **attrs)


def group(help: str, **attrs: Any) -> Callable[[Callable[..., Any]], Group]:
    return click.group(cls=Group, help=help, **attrs)


def option(*names: str, **attrs: Any) -> Callable[[F], F]:
    return click.option(*names, cls=Option, **attrs)


def argument(name: str, **attrs: Any) -> Callable[[F], F]:
    return click.argument(name, cls=Argument, **attrs)


_LANG_OPTION: Any = {"type": click.Choice(LANGUAGES), "default": language_of, "help": "option-lang"}
_LANG_ONLY = Option(["--lang"], expose_value=False, **_LANG_OPTION)
answer_language = option("--lang", **_LANG_OPTION)
