"""Every source of words is credited, pinned, and shipped with the terms that its package states."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.words import recipe_of
from tools.words.sources import EMOJIBASE, Source

from optafel.lexicon import LANGUAGES
from optafel.lexicon.shelf import shelf, written

CREDITS = (Path(__file__).parents[2] / "CREDITS.md").read_text(encoding="utf-8")
# What the text of a licence says of itself, by the identifier that we give for it.
SAYS = {
    "MPL-1.1": r"MPL Version 1\.1|MOZILLA PUBLIC LICENSE\s+Version 1\.1",
    "MPL-2.0": r"Mozilla Public\s+License",
    "BSD-3-Clause": r"BSD|Redistribution and use",
    "CC0-1.0": r"(?is)\b(german|/de/).*(cc0|public domain)",
    "MIT": r"MIT License",
    "Public Domain": r"Public Domain",
    "SCOWL": r"Kevin Atkinson",
}
SOURCES = [
    (language, source) for language in LANGUAGES for source in (*recipe_of(language).sources, EMOJIBASE)
]


@pytest.mark.parametrize(("language", "source"), SOURCES, ids=lambda value: getattr(value, "package", value))
def test_a_source_is_credited_and_its_terms_are_shipped(language: str, source: Source) -> None:
    text = (shelf(language) / "LICENCE.txt").read_text(encoding="utf-8")
    title = f"{source.package} {source.version} ({source.registry})"
    said = text.partition(f"{title}\n{'=' * len(title)}\n")[2]
    assert said.startswith(f"By {source.credit}.\nLicence: {source.licence}.\n")
    named = next(name for name in SAYS if source.licence.startswith(name))
    body = said.partition("\n\n")[2]
    assert re.search(SAYS[named], body), f"{source.package} states no {named}"
    manifest = written(language, "manifest")["sources"]
    assert (source.package, source.licence) in {(made["package"], made["licence"]) for made in manifest}
    assert f"`{source.package}`" in CREDITS
    assert named in CREDITS
