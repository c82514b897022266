"""In which language the shell answers: the same option for every command that says something."""

import click

from optafel.texts import FALLBACK, LANGUAGES

answer_language = click.option(
    "--lang", type=click.Choice(LANGUAGES), default=FALLBACK, help="Language of the answer."
)
