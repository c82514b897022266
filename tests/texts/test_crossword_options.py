"""Every house rule of the crossword has a name that people can read."""

import pytest

from optafel.rules.rulebooks import RULEBOOKS
from optafel.texts import LANGUAGES, has


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_label(language: str) -> None:
    options = RULEBOOKS["scrabble-nl"].options
    keys = [f"option-{option.name.replace('_', '-')}" for option in options]
    keys += [
        f"option-{option.name}-{choice}"
        for option in options
        if option.name == "letters"
        for choice in option.choices
    ]
    assert [key for key in keys if not has(language, key)] == []
