"""What people read: one catalogue per language for the page, the referee and the shell.

The catalogues are Fluent files, `<language>/<area>.ftl`, with the same keys in every language.
"""

import re
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from optafel.rules.expected import Expected
from optafel.rules.ruling import QuotedTiles

LANGUAGES = ("en", "nl", "fr", "de", "es", "pt")
FALLBACK = "en"
# In Portugal one says “0 peças”; Portuguese without a country counts nought as one, as in Brazil.
COUNTS_AS = {"pt": "pt-PT"}


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(language: str) -> FluentBundle:
    """All areas of one language in one bundle."""
    # Isolation marks would show up as odd characters in a terminal and in notation.
    bundle = FluentBundle([COUNTS_AS.get(language, language)], use_isolating=False)
    folder = files(__name__) / language
    for area in sorted(folder.iterdir(), key=lambda path: path.name):
        if area.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(area.read_text(encoding="utf-8")))
    return bundle


def say(language: str, key: str, **params: str | int) -> str:
    """The sentence behind a key, in the reader's language."""
    for name, value in params.items():
        if isinstance(value, Expected):
            params[name] = say(language, f"expected-{value.key}", **value.params)
    for chosen in (language if language in LANGUAGES else FALLBACK, FALLBACK):
        bundle = catalogue(chosen)
        if bundle.has_message(key):
            message = bundle.get_message(key)
            if message.value is not None:
                text, _ = bundle.format_pattern(message.value, params)
                return str(text)
    return key


_MARKS = 0xE000  # signs that no catalogue and no player writes, a place for each run of tiles


def say_in_pieces(language: str, key: str, **params: str | int) -> list[str]:
    """The same sentence in pieces: the tiles that it quotes are pieces of their own, to be drawn."""
    quoted = {name: value for name, value in params.items() if isinstance(value, QuotedTiles)}
    marks = {chr(_MARKS + at): tiles for at, tiles in enumerate(quoted.values())}
    said = say(language, key, **{**params, **dict(zip(quoted, marks, strict=True))})
    between = re.split(f"([{''.join(marks)}])", said) if marks else [said]
    return [marks.get(piece, piece) for piece in between if piece]


def pieces_to_json(pieces: list[str]) -> list[str | dict[str, str]]:
    """Words as they are, tiles as `{"tiles": notation}`."""
    return [{"tiles": str(one)} if isinstance(one, QuotedTiles) else one for one in pieces]


def has(language: str, key: str) -> bool:
    return bool(catalogue(language).has_message(key))


def chosen_language(wanted: str | None) -> str:
    """The first language that we speak of a list as browsers send it (`nl-NL,nl;q=0.9,en;q=0.8`)."""
    for entry in (wanted or "").replace("_", "-").split(","):
        language = entry.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK
