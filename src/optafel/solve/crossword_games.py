"""Whole games that the solver plays against itself, as fast as it can."""

from collections.abc import Sequence
from dataclasses import dataclass

from optafel._native import crossword as native
from optafel.solve.crossword import Solver
from optafel.solve.crossword_leaves import BLANK, Leaves


@dataclass(frozen=True, slots=True)
class Games:
    """What happened in some games of two."""

    games: int
    turns: int
    exchanges: int
    bonuses: int  # plays that earned the bonus for all tiles
    points: tuple[int, int]  # of each player, the tiles left reckoned in
    won: tuple[int, int]  # by each player; the rest was shared

    @property
    def share(self) -> float:
        """Of the games that the first player won, a shared win being half."""
        return 0.5 + (self.won[0] - self.won[1]) / max(self.games, 1) / 2

    @property
    def ahead(self) -> float:
        """Points a game that the first player has more."""
        return (self.points[0] - self.points[1]) / max(self.games, 1)


@dataclass(frozen=True, slots=True)
class Held:
    """What racks brought that held these tiles."""

    tiles: tuple[str, ...]
    racks: int
    equity: int  # of all these racks together, in thousandths of a point


def play_games(
    solver: Solver, leaves: tuple[Leaves, Leaves], box: Sequence[str], games: int, seed: int
) -> Games:
    """Two players make the best play by what each thinks of leaves; who begins changes from game to game."""
    alphabet = solver.setup.alphabet
    both = leaves[0].packed(alphabet), leaves[1].packed(alphabet)
    return Games(*native.play_games(solver.searcher, both, solver.packed_rack(box), games, seed))


def weigh_racks(
    solver: Solver, leaves: Leaves, box: Sequence[str], games: int, seed: int, most: int
) -> list[Held]:
    """At each turn of some games a rack is drawn by chance from all that lies not on the board. What its best
    play is worth is written down for every handful of at most so many tiles in it."""
    faces = (BLANK, *solver.setup.alphabet)
    held = native.weigh_racks(
        solver.searcher, leaves.packed(solver.setup.alphabet), solver.packed_rack(box), (games, seed), most
    )
    return [Held(tuple(faces[tile] for tile in tiles), racks, equity) for tiles, racks, equity in held]
