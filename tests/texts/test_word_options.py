"""Every house rule of the word games has a name that people can read."""

import pytest

from optafel.rules.rulebooks import RULEBOOKS
from optafel.texts import LANGUAGES, has


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_label(language: str) -> None:
    books = [book for book in RULEBOOKS.values() if book.family == "words"]
    options = {option.name for book in books for option in book.options}
    assert {name for name in options if not has(language, f"option-{name.replace('_', '-')}")} == set()
