"""What the way from Python to the native search and back costs: `make bench ARGS=faces`.

The same positions, from games of bots, are asked as a `Position`, with the referee judging the play found,
and searched by the native search alone, timed inside it. What is printed is how often as long Python takes;
then how many whole games of bots the library plays.
"""

import random
import time
from collections.abc import Callable, Sequence
from functools import partial

from bench.crossword import LETTERS, dutch_solver
from bench.numbers_positions import bot_positions
from optafel import Game, Position, Setup, bots
from optafel._native import numbers as native
from optafel.positions import CrosswordPosition, NumbersPosition
from optafel.positions.numbers import TIDY_SECONDS
from optafel.rules.crossword import STANDARD, Board
from optafel.solve.crossword import Play, Solver
from optafel.solve.crossword_boxes import faces
from optafel.solve.crossword_leaves import BLANK, SCORE_ONLY
from optafel.tiles.letters import JOKER, LetterTile
from optafel.tiles.numbers import NumberTile

COUNT = 300  # positions of each kind
ROUNDS = 5  # the fastest one counts
SECONDS = 10.0
GAMES = 100
SEED = 30


def fastest(asks: Sequence[Callable[[], object]]) -> list[float]:
    """The seconds that each question takes, the best of several rounds."""
    best = [float("inf")] * len(asks)
    for _ in range(ROUNDS):
        for at, ask in enumerate(asks):
            began = time.perf_counter()
            ask()
            best[at] = min(best[at], time.perf_counter() - began)
    return best


def line(name: str, ours: Sequence[float], alone: Sequence[float]) -> str:
    """Sums and ratio: what a game of such positions would notice."""
    ratios = sorted(mine / bare for mine, bare in zip(ours, alone, strict=True))
    sums = f"{sum(ours) / len(ours) * 1e6:9.1f} {sum(alone) / len(alone) * 1e6:9.1f}"
    return f"{name:44}{sums} {sum(ours) / sum(alone):8.2f} {ratios[len(ratios) // 2]:8.2f}"


def number_faces() -> None:
    for id_, special in (("rummikub-sabra", False), ("rummikub-jokers", True)):
        drawn = bot_positions(random.Random(SEED), special, COUNT)
        positions = [
            NumbersPosition(
                rulebook=id_,
                table=tuple(tuple(NumberTile(code) for code in tiles) for tiles in table),
                rack=tuple(NumberTile(code) for code in rack),
            )
            for table, rack in drawn
        ]
        packed = [([bytes(tiles) for tiles in table], bytes(rack)) for table, rack in drawn]
        rounds = [native.search_seconds(packed, False, SECONDS, TIDY_SECONDS) for _ in range(ROUNDS)]
        alone = [min(times) for times in zip(*rounds, strict=True)]
        _position_lines(id_, positions, alone)


def crossword_faces() -> None:
    solver = dutch_solver()
    drawn = _games(solver, COUNT)
    leaves = SCORE_ONLY.packed(solver.setup.alphabet)
    packed = [(solver.packed_board(board), solver.packed_rack(rack)) for board, rack in drawn]
    rounds = [solver.searcher.search_seconds(packed, 1, leaves) for _ in range(ROUNDS)]
    alone = [min(times) for times in zip(*rounds, strict=True)]
    positions = [
        CrosswordPosition(
            rulebook="scrabble-nl",
            language="nl",
            board=Board(STANDARD, tuple(LetterTile(c.upper(), c != c.upper()) if c else None for c in board)),
            rack=tuple(JOKER if face == BLANK else LetterTile(face) for face in rack),
        )
        for board, rack in drawn
    ]
    _position_lines("scrabble-nl", positions, alone)
    asked = [lambda b=board, r=rack: solver.best(b, r) for board, rack in packed]
    print(line("scrabble-nl, the solver alone, packed", fastest(asked), alone))


def _position_lines(id_: str, positions: Sequence[Position], alone: Sequence[float]) -> None:
    def judged(position: Position) -> None:
        found = position.best(seconds=SECONDS).play
        if found is not None:
            assert position.judge(found)

    solved = fastest([partial(p.best, seconds=SECONDS) for p in positions])
    print(line(f"{id_}, solved", solved, alone))
    print(line(f"{id_}, solved and judged", fastest([partial(judged, p) for p in positions]), alone))


def whole_games() -> None:
    """Games of two masters through the whole library: views, bots, referee, state."""
    for id_ in ("rummikub-sabra", "rummikub-jokers"):
        began, turns = time.process_time(), 0
        for at in range(GAMES):
            game = Game.start(Setup(id_, seed=at.to_bytes(32, "big")))
            while (seat := game.to_act) is not None:
                game = game.play(seat, bots.choose(game.view(seat), "master"))
                turns += 1
        took = time.process_time() - began
        speed = f"{GAMES / took:.1f} games a second of processor time"
        print(f"{id_}, two masters: {speed}, {took / turns * 1e6:.0f} microseconds a turn")


def _games(solver: Solver, count: int) -> list[tuple[list[str], list[str]]]:
    """Positions of games in which two make the play with the highest score."""
    rng, found = random.Random(SEED), list[tuple[list[str], list[str]]]()
    while len(found) < count:
        pot = faces(LETTERS.box)
        rng.shuffle(pot)
        board = [""] * (solver.setup.rows * solver.setup.columns)
        racks = [[pot.pop() for _ in range(solver.setup.rack_size)] for _ in range(2)]
        seat = idle = 0
        while idle < 2 and all(racks):
            found.append((list(board), list(racks[seat])))
            plays = solver.best(board, racks[seat])
            idle = 0 if plays else idle + 1
            if plays:
                _lay(solver, board, racks[seat], plays[0])
                while pot and len(racks[seat]) < solver.setup.rack_size:
                    racks[seat].append(pot.pop())
            seat = 1 - seat
    return rng.sample(found, count)


def _lay(solver: Solver, board: list[str], rack: list[str], play: Play) -> None:
    for at, tile in enumerate(play.tiles):
        row, column = (play.row, play.column + at) if play.across else (play.row + at, play.column)
        if tile != ".":
            board[row * solver.setup.columns + column] = tile
            rack.remove(tile if tile in rack else "?")


def main() -> None:
    print(f"{'microseconds a position':44}{'Python':>9} {'alone':>9} {'ratio':>8} {'median':>8}")
    number_faces()
    crossword_faces()
    whole_games()


if __name__ == "__main__":
    main()
