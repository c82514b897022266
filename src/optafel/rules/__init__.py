"""Rulebooks and their referee. `judge` is pure: no time, names, storage or chance in here."""

from optafel.rules.rulebook import Clock, Option, Place, Rulebook
from optafel.rules.ruling import Ruling, Violation

__all__ = ["Clock", "Option", "Place", "Rulebook", "Ruling", "Violation"]
