"""Nothing is said in one language and missing in another; nothing that code says is unknown."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from optafel.texts import FALLBACK, LANGUAGES, has


def areas(language):
    folder = Path(str(files("optafel.texts") / language))
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*.ftl"))


def messages(language):
    """Every key with the names that its sentence quotes."""
    found = {}
    for area in areas(language):
        text = (files("optafel.texts") / language / area).read_text("utf-8")
        resource = FluentParser().parse(text)
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{language}/{area}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                start, end = entry.span.start, entry.span.end
                found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", text[start:end]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language):
    assert areas(language) == areas(FALLBACK)
    assert messages(language).keys() == messages(FALLBACK).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_quotes_the_same_things(language):
    theirs, ours = messages(language), messages(FALLBACK)
    assert {key: theirs[key] - ours[key] for key in ours if theirs[key] - ours[key]} == {}


def test_every_violation_in_the_referees_has_its_sentence():
    source = "\n".join(path.read_text("utf-8") for path in Path("src/optafel").rglob("*.py"))
    codes = set(re.findall(r'(?:Violation|Refusal)\(\s*"([a-z0-9-]+)"', source))
    assert {code for code in codes if not has(FALLBACK, f"refuse-{code}")} == set()
