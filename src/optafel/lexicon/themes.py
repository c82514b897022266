"""The themes that a table may be limited to, for those who have no list of their own."""

from __future__ import annotations

import re
import unicodedata

from optafel.lexicon import shelf

THEMES = ("animals", "nature", "food", "travel", "play", "body-and-clothes")
# What each is called, in the order of `THEMES`.
THEME_NAMES = {
    "en": ("animals", "nature", "food", "travel", "play", "body and clothes"),
    "nl": ("dieren", "natuur", "eten", "reizen", "spel", "lichaam en kleren"),
    "fr": ("animaux", "nature", "nourriture", "voyages", "jeux", "corps et vêtements"),
    "de": ("Tiere", "Natur", "Essen", "Reisen", "Spiel", "Körper und Kleidung"),
    "es": ("animales", "naturaleza", "comida", "viajes", "juegos", "cuerpo y ropa"),
    "pt": ("animais", "natureza", "comida", "viagens", "jogos", "corpo e roupa"),
}


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


def theme_named(name: str) -> str | None:
    """The theme that is called so in any of the six languages, however it is written; None: there is none."""
    return _BY_NAME.get(_plain(name))


def read_theme(text: str) -> str:
    """A theme by its name, else the words that were typed. One word alone can only be meant as a name: where
    no list is called so it is unknown, never a list of one word; with a comma behind it it is a list."""
    if text.rstrip().endswith((",", ";")):
        return text
    named = theme_named(text)
    if named is None and len(words_in(text)) == 1:
        raise UnknownTheme(text.strip())
    return named or text


def words_in(text: str) -> frozenset[str]:
    """Words as people write a list: with spaces, commas or semicolons between them."""
    return frozenset(re.findall(r"[^\s,;]+", text))


def _plain(name: str) -> str:
    """A name without what people write in different ways: capitals, accents, hyphens, spaces."""
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(sign for sign in letters if sign.isalpha())


_BY_NAME = {
    _plain(name): theme
    for names in (THEMES, *THEME_NAMES.values())
    for name, theme in zip(names, THEMES, strict=True)
}
