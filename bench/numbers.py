"""How fast the number solver is: `python -m bench.numbers`, or `make bench ARGS=numbers`.

Every position is solved several times, and the best processor time counts, so that a busy machine counts
little. "Best play" is proved best in tiles and value; "tidiest" is also proved to leave most sets as they
lie. The other solver answers the same classic positions; it counts tiles only.
"""

import random
import time
from collections.abc import Callable, Sequence
from functools import partial

from bench.numbers_positions import Position, bot_positions, random_position
from optafel._native import numbers as native

RUNS = 3
SECONDS = 10.0
COUNT = 600  # positions of each kind
COUNT_OTHER = 60  # positions for the other solver
SEED = 20


def fastest(solve: Callable[[], object], runs: int = RUNS) -> float:
    """Seconds of processor time, the best of several runs."""
    best = float("inf")
    for _ in range(runs):
        began = time.thread_time()
        solve()
        best = min(best, time.thread_time() - began)
    return best


def line(name: str, seconds: Sequence[float], proven: int) -> str:
    ordered = sorted(seconds)
    median, p95 = ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100]
    share = 100 * proven / len(ordered)
    figures = f"{median * 1e3:9.3f} {p95 * 1e3:9.3f} {ordered[-1] * 1e3:9.1f}"
    return f"{name:34}{len(ordered):6}{figures}{share:8.1f} %"


def measure(name: str, positions: list[Position]) -> list[float]:
    """Prints the figures of both ways to solve; returns the times of the first."""
    times: list[list[float]] = []
    for kind, tidy in (("best play", 0.0), ("tidiest", SECONDS)):
        taken, proven = [], 0
        for table, rack in positions:
            answer = native.solve(table, rack, False, None, SECONDS, tidy)
            proven += answer[2] and (answer[3] or not tidy)
            taken.append(fastest(partial(native.solve, table, rack, False, None, SECONDS, tidy)))
        print(line(f"{name}, {kind}", taken, proven), flush=True)
        times.append(taken)
    return times[0]


def compare(positions: list[Position], ours: list[float]) -> None:
    """The other solver on the same positions: tiles have to agree, and the ratio of the medians."""
    try:
        import rummikub_solver as other
    except ImportError:
        print("rummikub-solver is not installed: no comparison")
        return
    rules = other.RuleSet()
    theirs, differ = [], 0
    for table, rack in positions:
        on_table = [code + 1 for tiles in table for code in tiles]
        state = other.GameState(rules._tiles, on_table, [code + 1 for code in rack], initial=False)
        found = rules.solve(state, other.SolverMode.TILE_COUNT)
        play = native.solve(table, rack, False, None, SECONDS, 0.0)[0]
        differ += (len(found.tiles) if found else 0) != (play[1] if play else 0)
        theirs.append(fastest(partial(rules.solve, state, other.SolverMode.TILE_COUNT), 1))
    print(line("rummikub-solver, tiles only", theirs, 0)[:-10])
    middle = sorted(theirs)[len(theirs) // 2] / sorted(ours)[len(ours) // 2]
    sums = sum(theirs) / sum(ours)
    print(f"ratio of medians {middle:.0f}, of sums {sums:.0f}; {differ} of {len(theirs)} differ in tiles")


def main() -> None:
    native.solve([[0, 1, 2]], [3], False, None, SECONDS, SECONDS)  # the tables are computed once
    print(f"{'':34}{'':>6}{'median':>9} {'p95':>9} {'worst':>9}   proved   (ms)")
    for name, special in (("classic jokers", False), ("all joker kinds", True)):
        rng = random.Random(SEED)
        games = bot_positions(rng, special, COUNT)
        drawn = [random_position(rng, special) for _ in range(COUNT)]
        ours = measure(f"{name}, games", games)
        ours_drawn = measure(f"{name}, drawn", drawn)
        if not special:
            some = COUNT_OTHER // 2
            compare(games[:some] + drawn[:some], ours[:some] + ours_drawn[:some])


if __name__ == "__main__":
    main()
