"""Files, records of decisions and options that the documents name are there."""

import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from optafel.cli import main

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(
    str(path.relative_to(ROOT))
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
    if "_rulebooks" not in path.parts  # written anew by every build
)
LINK = re.compile(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)")
NAMED = re.compile(
    r"`((?:bench|docs|examples|native|src|tests|tools|web)/[\w./-]+)`|\b(docs/[a-z\d/-]+\.md)\b"
)
DECISION = re.compile(r"[Dd]ecision (\d{4})")
COMMAND = re.compile(r"`optafel ([^`]+)`|^ +(?:\.venv/bin/)?optafel (.+)$", re.MULTILINE)


def without_programs(text: str) -> str:
    """What stands between the blocks of Python, where brackets are not links."""
    return re.sub(r"^```(?!\{).*?^```$|^```\{doctest\}.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def options(command: click.Command) -> Iterator[str]:
    for parameter in command.params:
        yield from (*parameter.opts, *parameter.secondary_opts)
    if isinstance(command, click.Group):
        for name in command.list_commands(click.Context(command)):
            inner = command.get_command(click.Context(command), name)
            assert inner is not None
            yield from options(inner)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_that_a_document_points_at_are_there(document: str) -> None:
    place = ROOT / document
    text = without_programs(place.read_text("utf-8"))
    missing = [link for link in LINK.findall(text) if not (place.parent / link).exists()]
    missing += [
        name for found in NAMED.findall(text) for name in found if name and not (ROOT / name).exists()
    ]
    missing += [
        number for number in DECISION.findall(text) if not list((ROOT / "docs/decisions").glob(f"{number}-*"))
    ]
    assert missing == []


def test_options_that_the_documents_show_are_those_of_the_shell() -> None:
    known = {*options(main), "--help", "--version"}
    for document in DOCUMENTS:
        for shown in COMMAND.findall((ROOT / document).read_text("utf-8")):
            said = set(re.findall(r"(?<!\S)--[a-z][a-z-]+", "".join(shown)))
            assert said <= known, (document, said - known)
