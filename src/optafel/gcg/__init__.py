"""GCG, the crossword's own notation for a game: read leniently, played through again, written strictly."""

from optafel.gcg.from_game import of_game
from optafel.gcg.letter_sets import KNOWN_LETTERS
from optafel.gcg.reading import read, read_bytes
from optafel.gcg.record import Kind, Line, Player, Record, Unread, write
from optafel.gcg.replay import Difference, ScoredLine
from optafel.gcg.reports import Report, report, strict

__all__ = [
    "KNOWN_LETTERS",
    "Difference",
    "Kind",
    "Line",
    "Player",
    "Record",
    "Report",
    "ScoredLine",
    "Unread",
    "of_game",
    "read",
    "read_bytes",
    "report",
    "strict",
    "write",
]
