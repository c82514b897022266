"""Frequencies as Zipf values, kept in a byte: fortieths would overflow, thirtieths reach 8.5."""

from __future__ import annotations

STEPS_PER_ZIPF = 30


def to_byte(zipf: float) -> int:
    """0 is kept for words of which nothing is known."""
    return max(1, min(255, round(zipf * STEPS_PER_ZIPF)))


def from_byte(byte: int) -> float:
    return byte / STEPS_PER_ZIPF
