"""Theme lists: words of one subject, from the names and keywords that every emoji has in every language.

The names (labels) of a group are nearly all good; of the keywords about half are. In
`recipe/themes.txt` of a language is one pass by hand: which keywords to keep (`animals + …`) and which names
to leave out (`animals - …`).
"""

from __future__ import annotations

import json
from pathlib import Path

from tools.words.archives import members
from tools.words.by_hand import by_hand as written_by_hand
from tools.words.entries import Entries
from tools.words.sources import EMOJIBASE, fetch

from optafel.lexicon.letters import alphabetical, kept_letters, spell
from optafel.lexicon.readings import ALL_READINGS, NAMES
from optafel.lexicon.themes import THEMES

SUBGROUPS = {
    "animals": (
        "animal-mammal",
        "animal-bird",
        "animal-amphibian",
        "animal-reptile",
        "animal-marine",
        "animal-bug",
    ),
    "nature": ("plant-flower", "plant-other", "sky-weather", "place-geographic"),
    "food": (
        "food-fruit",
        "food-vegetable",
        "food-prepared",
        "food-asian",
        "food-marine",
        "food-sweet",
        "drink",
    ),
    "travel": ("transport-ground", "transport-water", "transport-air"),
    "play": ("sport", "game", "music", "musical-instrument"),
    "body-and-clothes": ("body-parts", "clothing"),
}
GROUPS = "package/meta/groups.json"
LENGTH_MIN = 3


def themes(entries: Entries, folder: Path | None) -> dict[str, object]:
    """The words of each theme that the dictionary has, in alphabetical order; only those chosen by hand where
    there is no folder with names."""
    kept, left_out = by_hand(entries.language)
    labels = labels_by_theme(entries.language, folder) if folder else {theme: set() for theme in THEMES}
    found: dict[str, object] = {}
    for theme in THEMES:
        texts = (labels[theme] - left_out[theme]) | kept[theme]
        words = {spell(text, kept_letters(entries.language)) for text in texts if text.isalpha()}
        found[theme] = sorted((word for word in words if word and _counts(entries, word)), key=alphabetical)
    return found


def _counts(entries: Entries, word: str) -> bool:
    return len(word) >= LENGTH_MIN and bool(entries.bits.get(word, 0) & ALL_READINGS & ~NAMES)


def labels_by_theme(language: str, folder: Path) -> dict[str, set[str]]:
    """The names of the emojis of each theme."""
    data = f"package/{language}/data.json"
    content = members(fetch(EMOJIBASE, folder), {GROUPS, data})
    subgroups = json.loads(content[GROUPS])["subgroups"]
    labels: dict[str, set[str]] = {theme: set() for theme in THEMES}
    for emoji in json.loads(content[data]):
        subgroup = subgroups.get(str(emoji.get("subgroup")))
        for theme in THEMES:
            if subgroup in SUBGROUPS[theme]:
                labels[theme].add(emoji["label"].lower())
    return labels


def by_hand(language: str) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """For each theme, the keywords that were kept and the names that were left out."""
    kept: dict[str, set[str]] = {theme: set() for theme in THEMES}
    left_out: dict[str, set[str]] = {theme: set() for theme in THEMES}
    for line in written_by_hand(language, "themes").splitlines():
        theme, sign, *words = line.split()
        (kept if sign == "+" else left_out)[theme] |= set(words)
    return kept, left_out
