"""What is shown: rows of tiles or a board, a rack, and which of it a play has laid or changed."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from optafel.rules.rulebook import Family

_LETTER = re.compile(r"\[[^\]]+\]|.")
_JOKERS = "@?"


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, or what a play has made of it, in notation."""

    family: Family
    rows: tuple[str, ...]  # sets, words, or the rows of the board
    rack: tuple[str, ...]
    stands: tuple[tuple[str, ...], ...] = ()  # numbers: what each tile of each set stands for
    fresh: tuple[tuple[int, ...], ...] = ()  # per row: which of its tiles came from the rack
    changed: tuple[int, ...] = ()  # rows that did not lie there before the play
    premiums: tuple[str, ...] = ()  # crossword: what is printed on the board
    values: Mapping[str, int] = field(default_factory=dict)  # crossword: what each letter is worth

    def _repr_svg_(self) -> str:
        """How a notebook shows it."""
        from optafel.draw.picture import draw

        return draw(self)

    def shown(self) -> "SceneShown":
        """The same as it goes over a wire."""
        crossword = self.family == "crossword"
        return SceneShown(
            family=self.family,
            rack=self.rack,
            fresh=self.fresh,
            changed=self.changed,
            table=None if crossword else self.rows,
            stands=None if crossword else self.stands or None,
            board=self.rows if crossword else None,
            premiums=self.premiums if crossword else None,
            values=dict(self.values) if crossword else None,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneShown:
    """What lies there, and which of it a play has laid or changed."""

    family: Family
    rack: tuple[str, ...]
    fresh: tuple[tuple[int, ...], ...]  # per row: which of its tiles came from the rack
    changed: tuple[int, ...]  # rows that did not lie there before the play
    table: tuple[str, ...] | None = None  # numbers, words: a set or word each
    stands: tuple[tuple[str, ...], ...] | None = None  # numbers: what each tile of each set stands for
    board: tuple[str, ...] | None = None  # crossword: its rows
    premiums: tuple[str, ...] | None = None  # crossword: what is printed on the board
    values: dict[str, int] | None = None  # crossword: what each letter is worth


def tiles_of(family: Family, row: str) -> list[str]:
    """The tiles of a row, each in notation."""
    return row.split() if family == "numbers" else _LETTER.findall(row)


def face(family: Family, tile: str) -> str:
    """The tile as it is on a rack: a joker stands for nothing there."""
    if family == "numbers" or not (tile in _JOKERS or tile != tile.upper()):
        return tile
    return "?" if family == "crossword" else "@"


def laid(
    family: Family, before: Sequence[str], after: Sequence[str]
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Which tiles of each row after a play are new on the table, and which rows did not lie there before.

    Two tiles may have the same face: the one that a row has gained is taken for the new one.
    """
    gone = Counter(before)
    changed = []
    for at, row in enumerate(after):
        if gone[row]:
            gone[row] -= 1
        else:
            changed.append(at)
    sources = [Counter(faces(family, row)) for row in gone.elements()]
    new = Counter(faces(family, *after)) - Counter(faces(family, *before))
    rows = {at: faces(family, after[at]) for at in changed}
    gained = [(at, place) for at, tiles in rows.items() for place in _gained(tiles, sources)]
    rest = [(at, place) for at, tiles in rows.items() for place in range(len(tiles))]
    fresh: dict[int, list[int]] = {}
    for at, place in dict.fromkeys([*gained, *rest]):
        tile = rows[at][place]
        if new[tile] > 0:
            new[tile] -= 1
            fresh.setdefault(at, []).append(place)
    return tuple(tuple(sorted(fresh.get(at, ()))) for at in range(len(after))), tuple(changed)


def faces(family: Family, *rows: str) -> list[str]:
    return [face(family, tile) for row in rows for tile in tiles_of(family, row)]


def _gained(tiles: list[str], sources: list[Counter[str]]) -> list[int]:
    """What a row has that the row it was made from had not."""
    have = Counter(tiles)
    source = max(sources, key=lambda source: (source & have).total(), default=Counter())
    left = source.copy()
    gained = []
    for place, tile in enumerate(tiles):
        if left[tile] > 0:
            left[tile] -= 1
        else:
            gained.append(place)
    return gained
