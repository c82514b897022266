"""What a seat sees as numbers of a fixed size: only from its view, so that nothing hidden is in it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from optafel.envs.actions import Choice
from optafel.game import Setup, View
from optafel.game.families import FAMILIES
from optafel.positions import CrosswordPosition, Laid, Position
from optafel.tiles import Tile

SEATS_MOST = 4
OTHERS = SEATS_MOST - 1
PILES = 4
LIMIT = 10_000.0  # no number of an observation is larger
_OF_A_PLAY = 6  # there is one; tiles; score or value; worth; sets or words changed; goes out

Numbers = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Part:
    """Where a part of the observation stands."""

    name: str
    first: int
    size: int

    @property
    def where(self) -> slice:
        return slice(self.first, self.first + self.size)


class Observations:
    """The layout of one game's observations, and how a view is written in it."""

    def __init__(self, setup: Setup, candidates: int) -> None:
        self.family = FAMILIES[setup.book.family]
        # The order of the box is that of the edition: it never changes under one version of the environment.
        self.faces: tuple[Tile, ...] = tuple(dict.fromkeys(self.family.box(setup)))
        self.number_of = {face: at for at, face in enumerate(self.faces)}
        empty = self.family.empty_table(setup)
        self.squares = len(empty.tiles) if hasattr(empty, "tiles") else 0
        self.candidates = candidates
        faces = len(self.faces)
        sizes = {
            "table": faces,  # how many of each tile lie there
            "rack": faces,
            "board": self.squares,  # crossword: the letter's number from 1, negative for a blank, 0 empty
            "piles": PILES,  # open pot: the number of the tile on top of each, from 1
            "own": 3,  # opened, what opening asks, score
            "others_tiles": OTHERS,  # in the order of play; -1: no such seat
            "others_opened": OTHERS,
            "others_scores": OTHERS,
            "game": 5,  # tiles in the pot, turns so far, turns left (-1: unknown), tiles owed, doubt
            "plays": candidates * _OF_A_PLAY,
            "laid": candidates * faces,  # which tiles of the rack each candidate lays
        }
        parts, first = [], 0
        for name, size in sizes.items():
            parts.append(Part(name, first, size))
            first += size
        self.parts = {part.name: part for part in parts}
        self.size = first

    def of(self, view: View, choice: Choice) -> Numbers:
        position = view.position
        seen = np.zeros(self.size, np.float32)
        others = self._others(view)
        filled: dict[str, Sequence[float] | Numbers] = {
            "table": self._counts(self.family.tiles_on(self.family.table_of(position))),
            "rack": self._counts(position.rack),
            "board": self._board(position),
            "piles": self._piles(view),
            "own": [position.opened, view.opening or 0, view.seats[view.seat or 0].score],
            "others_tiles": [-1 if at is None else view.seats[at].tiles for at in others],
            "others_opened": [at is not None and view.seats[at].opened for at in others],
            "others_scores": [0 if at is None else view.seats[at].score for at in others],
            "game": [
                view.pot,
                len(view.turns),
                -1 if view.last_turns is None else view.last_turns,
                view.owed,
                view.doubt is not None,
            ],
            **self._plays(position, choice),
        }
        for name, numbers in filled.items():
            seen[self.parts[name].where] = numbers
        return np.clip(seen, -LIMIT, LIMIT)

    def _counts(self, tiles: Iterable[Tile]) -> Numbers:
        counts = np.zeros(len(self.faces), np.float32)
        for tile in tiles:
            counts[self.number_of[tile]] += 1
        return counts

    def _board(self, position: Position) -> Numbers:
        board = np.zeros(self.squares, np.float32)
        if isinstance(position, CrosswordPosition):
            letters = {str(face): at + 1 for face, at in self.number_of.items()}
            for at, tile in enumerate(position.board.tiles):
                if tile:
                    number = letters.get(str(type(tile)(tile.letter)), len(self.faces))
                    board[at] = -number if tile.joker else number
        return board

    def _piles(self, view: View) -> list[int]:
        tops = [*(view.piles or ()), *[None] * PILES][:PILES]
        return [0 if top is None else self.number_of[self.family.read_tile(top)] + 1 for top in tops]

    def _others(self, view: View) -> list[int | None]:
        seats, own = len(view.seats), view.seat or 0
        around: list[int | None] = [(own + step) % seats for step in range(1, seats)]
        return [*around, *[None] * OTHERS][:OTHERS]

    def _plays(self, position: Position, choice: Choice) -> dict[str, Numbers]:
        plays = np.zeros((self.candidates, _OF_A_PLAY), np.float32)
        laid = np.zeros((self.candidates, len(self.faces)), np.float32)
        for at, each in enumerate(choice.plays):
            points = each.score if each.score is not None else each.value or 0
            goes_out = each.tiles == len(position.rack)
            plays[at] = (1, each.tiles, points, each.worth or 0.0, each.changed, goes_out)
            assert each.play is not None
            laid[at] = self._counts(_from_rack(position, each.play))
        return {"plays": plays.ravel(), "laid": laid.ravel()}


def _from_rack(position: Position, play: Laid) -> Iterable[Tile]:
    return (Counter[Tile](position.rack) - Counter[Tile](position.after(play).rack)).elements()
