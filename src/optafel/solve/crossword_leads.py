"""What chance to win a lead gives, by how many tiles do not lie on the board yet.

Learned by letting the solver play against itself (docs/decisions/0033-crossword-champion.md);
`tools/crossword_leads.py` repeats that. One table a letter set, in the folder of its language; a line has the
number of tiles left, by how much the lead of the player to move grows until the end in the mean, and how
widely that is spread, both in tenths of a point.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import sqrt
from pathlib import Path

from optafel._native import crossword as native
from optafel.languages import CODES, folder_of
from optafel.rules.crossword import LetterSet

_TENTHS = 10
_MOVE = 15.0  # points that it is worth to be to move, where nothing was learned
_TURNS_SPREAD = 9.0  # by how much a lead is spread with one tile left, where nothing was learned
_LEFT_MOST = 110


@dataclass(frozen=True)
class Leads:
    """By the number of tiles that do not lie on the board: how the lead of the player to move changes until
    the end, in the mean and how widely it is spread, in points."""

    changes: tuple[tuple[float, float], ...]

    def chance(self, ahead: float, left: int) -> float:
        """The chance to win of a player to move who is ahead by so many points."""
        return self.packed.to_move(ahead, max(left, 0))

    @cached_property
    def packed(self) -> native.LeadWorth:
        """As the native search takes it."""
        return native.LeadWorth(list(self.changes))


def leads_of(letters: LetterSet) -> Leads:
    """The table of a letter set; a rough one for letters of which nothing was learned."""
    return _leads(leads_file(letters))


def leads_file(letters: LetterSet) -> Path | None:
    """Where the table of a set lies, or will; nothing for letters of a language that has no folder."""
    if letters.language not in CODES:
        return None
    return folder_of(letters.language) / "leads" / f"{letters.like or letters.id}.txt"


def written(leads: Leads) -> str:
    """A table as its file has it."""
    tenths = ((round(mean * _TENTHS), round(spread * _TENTHS)) for mean, spread in leads.changes)
    return "".join(f"{left}\t{mean}\t{spread}\n" for left, (mean, spread) in enumerate(tenths))


@lru_cache(maxsize=16)
def _leads(file: Path | None) -> Leads:
    if file is None or not file.exists():
        return Leads(tuple((_MOVE, _TURNS_SPREAD * sqrt(left + 1)) for left in range(_LEFT_MOST)))
    rows = (line.split("\t") for line in file.read_text().splitlines())
    return Leads(tuple((int(mean) / _TENTHS, int(spread) / _TENTHS) for _, mean, spread in rows))
