"""`optafel` from a shell. Each command lives in a file of its own and is imported only when it runs."""

from importlib import import_module

import click

from optafel.cli.spoken import Group, Option, first_sentence, language_of
from optafel.texts import say

# command -> the module that has it: the list must not import them all
_COMMANDS = {
    "play": "optafel.cli.serve",
    "serve": "optafel.cli.serve",
    "backup": "optafel.cli.backup",
    "restore": "optafel.cli.backup",
    "keys": "optafel.cli.keys",
    "check": "optafel.cli.check",
    "puzzle": "optafel.cli.puzzle",
    "judge": "optafel.cli.judge",
    "arena": "optafel.cli.arena",
    "bench": "optafel.cli.bench",
    "gcg": "optafel.cli.gcg",
    "picture": "optafel.cli.picture",
    "review": "optafel.cli.review",
    "solve": "optafel.cli.solve",
    "verify": "optafel.cli.verify",
    "words": "optafel.cli.words",
}


class _Commands(Group):
    """Knows its commands by name and loads only the one that is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        command = getattr(import_module(_COMMANDS[cmd_name]), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def lines(self, ctx: click.Context) -> list[tuple[str, str]]:
        return [(name, first_sentence(say(language_of(ctx), f"shell-{name}"))) for name in _COMMANDS]


@click.command(cls=_Commands, help="optafel", context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="optafel", cls=Option, help="version", message="%(prog)s %(version)s")
def main() -> None:
    pass
