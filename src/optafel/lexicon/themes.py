"""The themes that a table may be limited to, for those who have no list of their own."""

from __future__ import annotations

from optafel.lexicon import shelf

THEMES = ("animals", "nature", "food", "travel", "play", "body-and-clothes")


class UnknownTheme(ValueError):
    """There is no list of that name."""

    code = "unknown-theme"


def theme_words(language: str, theme: str) -> frozenset[str]:
    """The words of a theme in a language, in dictionary letters."""
    if theme not in THEMES:
        raise UnknownTheme(f"There is no theme {theme!r}; there are {', '.join(THEMES)}.")
    return frozenset(shelf.written(language, "themes")[theme])
