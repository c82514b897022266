"""Whole games: what is learned from self-play, and turns weighed by how a game may go on."""

from collections.abc import Sequence
from dataclasses import dataclass

from optafel._native import crossword as native
from optafel.solve.crossword import Cells, Play, Solver, Tiles
from optafel.solve.crossword_leads import Leads
from optafel.solve.crossword_leaves import BLANK, Leaves

_Given = tuple[tuple[int, int, bool, bytes] | None, bytes]  # a play, or tiles that are exchanged


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


def follow_leads(
    solver: Solver, leaves: Leaves, box: Sequence[str], games: int, seed: int
) -> list[tuple[int, float, float]]:
    """By the number of tiles that did not lie on the board: how often somebody was to move then, and the sum
    and the sum of squares of what the lead changed by until the end, in points."""
    alphabet = solver.setup.alphabet
    return native.follow_leads(
        solver.searcher, leaves.packed(alphabet), solver.packed_rack(box), (games, seed)
    )


@dataclass(frozen=True, slots=True)
class Known:
    """All that a player knows who is to move, and nothing that is hidden from him."""

    board: Cells
    rack: Tiles
    unseen: Tiles  # what lies neither on the board nor on this rack: on the others' racks and in the pot
    others: tuple[int, ...]  # tiles that each of the others holds, in the order in which they come to move
    points: tuple[int, ...]  # of the player to move, then of the others in that order
    passes: int = 0  # turns in a row, up to now, that were passed
    exchange_pot: int = 1  # tiles that the pot must hold for an exchange


@dataclass(frozen=True, slots=True)
class Exchange:
    """Tiles put back for others; none of them is a pass."""

    tiles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Weighed:
    """A turn, and what it promises whoever makes it."""

    turn: Play | Exchange
    chance: float  # to win, a shared win being half of one
    ahead: float  # points ahead of the best of the others at the end
    deals: int  # of the hidden tiles that it was played out with; none if that was not needed
    worth: (
        float  # what turns are ranked by: chance to win above all, a little of the points, what equity says
    )


def weigh(
    solver: Solver,
    worths: tuple[Leaves, Leads],
    known: Known,
    turns: Sequence[Play | Exchange] | None = None,
    *,
    seconds: float = 0.2,
    searches: int | None = None,
    seed: int = 0,
) -> list[Weighed]:
    """What turns promise, the best one first: for hints, reviews and whoever is to choose.

    The tiles that are not seen are dealt anew again and again, each deal the same for all turns. After each
    turn all players make their best plays by equity for a round, and what stands then is worth the chance to
    win that `worths` says; with few tiles in the pot the game is played to its end. `turns` are weighed to
    the last; without them the best ones by equity are taken, and left aside as soon as they cannot be best.
    With `searches` so many best plays are looked for, and the same question has the same answer on every
    machine. Raises ValueError for a turn that cannot be made.
    """
    faces = (BLANK, *solver.setup.alphabet)
    leaves, leads = worths
    found = native.weigh_turns(
        solver.searcher,
        (leaves.packed(solver.setup.alphabet), leads.packed),
        solver.packed_board(known.board),
        solver.packed(known.rack),
        (
            solver.packed(known.unseen),
            list(known.others),
            list(known.points),
            known.passes,
            known.exchange_pot,
        ),
        None if turns is None else [_given(solver, turn) for turn in turns],
        seed,
        max(seconds, 0.0),
        searches,
    )
    weighed = [
        Weighed(
            solver.play(play) if play else Exchange(tuple(faces[tile] for tile in exchanged)),
            chance,
            ahead,
            deals,
            worth,
        )
        for play, exchanged, chance, ahead, deals, worth in found
    ]
    # Among turns that were not left aside the one that is worth most; after them the others.
    most = max((each.deals for each in weighed), default=0)
    return sorted(weighed, key=lambda each: (each.deals < most, -each.worth))


def _given(solver: Solver, turn: Play | Exchange) -> _Given:
    if isinstance(turn, Exchange):
        return None, solver.packed_rack(turn.tiles)
    return (turn.row, turn.column, turn.across, solver.packed_play(turn)), b""
