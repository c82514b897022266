"""What somebody went through by hand lies in the recipe of each language: a few words of many."""

from __future__ import annotations

from optafel.languages import folder_of


def by_hand(language: str, name: str, kind: str = "txt") -> str:
    """`<name>.<kind>` of a language's recipe; empty where nothing had to be mended."""
    file = folder_of(language) / "recipe" / f"{name}.{kind}"
    return file.read_text(encoding="utf-8") if file.exists() else ""
