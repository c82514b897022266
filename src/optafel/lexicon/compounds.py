"""Lawful compounds: words that no list has and that the spelling rules make of listed ones."""

from __future__ import annotations

from optafel._native import lexicon as native
from optafel.lexicon import shelf


def load(language: str) -> native.CompoundRules | None:
    """The compound rules of a language; nothing if it has none (Dutch and German have)."""
    parts = shelf.volumes(language).get("compounds")
    if parts is None:
        return None
    joints = shelf.written(language, "joints")
    patterns = [
        (left, left_flag, right, right_flag) for left, left_flag, right, right_flag in joints["patterns"]
    ]
    try:
        return native.CompoundRules(parts.opened(), patterns, joints["number_rules"])
    except (OSError, ValueError):
        return native.CompoundRules(parts.content(), patterns, joints["number_rules"])
