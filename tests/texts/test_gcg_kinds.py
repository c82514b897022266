"""Every kind of difference that a record can have has its sentence and its place in the documentation."""

import re
from pathlib import Path

import pytest

from optafel.texts import LANGUAGES, has

SOURCE = "\n".join(path.read_text("utf-8") for path in Path("src/optafel/gcg").glob("*.py"))
KINDS = set(re.findall(r'differ\(\s*line,\s*"([a-z-]+)"|Difference\([\w.]+, "([a-z-]+)"', SOURCE))
KINDS = {one or other for one, other in KINDS}


def test_the_kinds_are_found_in_the_source() -> None:
    assert {"score", "total", "unread", "unknown-board", "end-tiles"} < KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_sentence(language: str) -> None:
    assert {kind for kind in KINDS if not has(language, f"gcg-{kind}")} == set()


def test_every_kind_is_documented_and_no_other() -> None:
    reported = Path("docs/gcg.md").read_text("utf-8").split("## What is reported")[1].split("\n\n")[0]
    assert set(re.findall(r"`([a-z-]+)`", reported)) == KINDS
