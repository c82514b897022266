"""GCG, the crossword's own notation for a game: read leniently, played through again, written strictly."""

from optafel.gcg.findings import Difference, Report, Scored
from optafel.gcg.fit import KNOWN_LETTERS
from optafel.gcg.games import of_game
from optafel.gcg.reading import read, read_bytes
from optafel.gcg.record import Kind, Line, Player, Record, Unread
from optafel.gcg.reporting import report, strict
from optafel.gcg.writing import write

__all__ = [
    "KNOWN_LETTERS",
    "Difference",
    "Kind",
    "Line",
    "Player",
    "Record",
    "Report",
    "Scored",
    "Unread",
    "of_game",
    "read",
    "read_bytes",
    "report",
    "strict",
    "write",
]
