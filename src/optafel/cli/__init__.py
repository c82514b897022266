"""`optafel` from a shell. Each command lives in a file of its own and is imported only when it runs."""

from importlib import import_module

import click

# command -> the module that has it and its one line of help: the list must not import them all
_COMMANDS = {
    "play": ("optafel.cli.serve", "Start a table on this machine and open it in the browser."),
    "serve": ("optafel.cli.serve", "Serve tables to others."),
    "puzzle": ("optafel.cli.puzzle", "Puzzles with one best play: today's, and to train on."),
    "judge": ("optafel.cli.judge", "Ask the referee whether a play is legal, and why not."),
    "bench": ("optafel.cli.bench", "Measure the solvers on positions of your own."),
    "gcg": ("optafel.cli.gcg", "Read recorded crossword games and say where they differ from the rules."),
    "picture": ("optafel.cli.picture", "Draw a position as SVG."),
    "review": ("optafel.cli.review", "Look at a game again, with the best play of every turn."),
    "solve": ("optafel.cli.solve", "Find the best play and prove it."),
    "verify": ("optafel.cli.verify", "Prove every draw of a finished game from its seed."),
    "words": ("optafel.cli.words", "Ask the dictionaries: check and search words."),
}


class _Commands(click.Group):
    """Knows its commands by name and loads only the one that is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        command = getattr(import_module(_COMMANDS[cmd_name][0]), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, help_line) for name, (_, help_line) in _COMMANDS.items()])


@click.command(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="optafel")
def main() -> None:
    """The tile games of five printed rulebooks, played by the book."""
