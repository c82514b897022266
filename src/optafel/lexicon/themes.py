"""The themes that a table may be limited to, for those who have no list of their own."""

from __future__ import annotations

from optafel.lexicon import shelf

THEMES = ("animals", "nature", "food", "travel", "play", "body-and-clothes")


class UnknownTheme(ValueError):
    """There is no list of that name. `refuse-<code>` is its sentence."""

    code = "unknown-theme"

    def __init__(self, read: str) -> None:
        self.params = {"read": read, "themes": ", ".join(THEMES)}
        super().__init__(f"there is no theme {read!r}; there are {', '.join(THEMES)}")


def theme_words(language: str, theme: str) -> frozenset[str]:
    """The words of a theme in a language, in dictionary letters."""
    if theme not in THEMES:
        raise UnknownTheme(theme)
    return frozenset(shelf.written(language, "themes")[theme])
