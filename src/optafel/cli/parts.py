"""What is installed only when it is wanted: a command that needs such a part says how to get it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

from optafel.texts import say

NOT_INSTALLED = 4  # the exit status when a part is missing; 3 is a server that could not start


@contextmanager
def needs(part: str, command: str, lang: str) -> Iterator[None]:
    """Around what imports a part (an extra of the package): a package that is not there is one line, and the
    end of the command."""
    try:
        yield
    except ModuleNotFoundError as wrong:
        missing = (wrong.name or str(wrong)).partition(".")[0]
        if missing == "optafel":  # nothing that could be installed: a mistake of ours
            raise
        install = f"pip install 'optafel[{part}]'"
        said = say(lang, "shell-needs-part", command=command, missing=missing, install=install)
        click.echo(said, err=True)
        sys.exit(NOT_INSTALLED)
