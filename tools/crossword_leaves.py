"""Learns what it is worth to keep crossword tiles: the tables that `solve.crossword_learned_leaves` reads.

    .venv/bin/python tools/crossword_leaves.py nl [--games 6000] [--rounds 3]

The solver plays against itself. At each turn a rack is drawn by chance from all that lies not on the board,
and what its best play is worth is written down for every handful in it. How much more than the mean of all
racks the racks with a handful bring is what the handful is worth; the next round plays with what the last one
found. Last come matches against a player who looks at the score alone, and against the tables as they were.
"""

import argparse
import gzip
import itertools
from pathlib import Path
from typing import TypeVar

from optafel.lexicon import FOR_BOTS
from optafel.rules.crossword import LETTER_SETS, CrosswordRulebook, LetterSet, dictionary, rack_sign
from optafel.rules.rulebooks import RULEBOOKS
from optafel.solve.crossword import Solver
from optafel.solve.crossword_boxes import box_of
from optafel.solve.crossword_games import Held, play_games, weigh_racks
from optafel.solve.crossword_learned_leaves import TENTH, leaves_file, leaves_of
from optafel.solve.crossword_leaves import SCORE_ONLY, Leaves
from optafel.solve.crossword_words import word_graph

MATCH = 3000  # games of a match at the end
TILES_MOST = 5  # of a handful that has a worth of its own; rounds before the last do with three
# So many racks must have held a handful, by its tiles, for half of what they brought to be believed.
DOUBT = {1: 20, 2: 150, 3: 800, 4: 3_000, 5: 10_000}


def solver_for(letters: LetterSet) -> Solver:
    book = RULEBOOKS["scrabble-nl"]
    assert isinstance(book, CrosswordRulebook)
    words = dictionary(letters.language, letters).words(rules=FOR_BOTS)
    return Solver(box_of(book, letters), word_graph(words, tuple(letters.values)))


def learned(held: list[Held]) -> Leaves:
    """From few tiles to many: what a handful brings that its parts do not explain, less where it was rare."""
    mean = 0.0
    worth: dict[str, float] = {}
    together: dict[tuple[str, ...], float] = {}
    for entry in sorted(held, key=lambda entry: len(entry.tiles)):
        brought, size = entry.equity / entry.racks - mean, len(entry.tiles)
        if size == 0:
            mean = brought
            continue
        belief = entry.racks / (entry.racks + DOUBT[size])
        if size == 1:
            worth[entry.tiles[0]] = brought * belief
            continue
        parts = {part for size in range(2, size) for part in itertools.combinations(entry.tiles, size)}
        expected = sum(worth[tile] for tile in entry.tiles) + sum(together[part] for part in parts)
        together[entry.tiles] = (brought - expected) * belief
    return Leaves(_tenths(worth), {tiles: points for tiles, points in _tenths(together).items() if points})


Key = TypeVar("Key")


def _tenths(worth: dict[Key, float]) -> dict[Key, int]:
    return {key: round(points / TENTH) * TENTH for key, points in worth.items()}


def write(letters: LetterSet, file: Path, leaves: Leaves) -> None:
    table = {(tile,): points for tile, points in leaves.worth.items()} | dict(leaves.together)
    lines = [f"{' '.join(tiles)}\t{points // TENTH}\n" for tiles, points in sorted(table.items())]
    packed = gzip.compress("".join(lines).encode(), mtime=0)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(packed)
    print(f"{letters.id}: {len(lines)} handfuls in {len(packed)} bytes")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("letters", choices=[letters.id for letters in LETTER_SETS.values() if not letters.like])
    ask.add_argument("--games", type=int, default=6000)
    ask.add_argument("--rounds", type=int, default=3)
    asked = ask.parse_args()
    letters = LETTER_SETS[asked.letters]
    solver, box = solver_for(letters), [rack_sign(tile).strip("[]") for tile in letters.box]
    leaves, rivals = SCORE_ONLY, {"the score alone": SCORE_ONLY}
    file = leaves_file(letters)
    assert file is not None
    if file.exists():
        rivals["the table as it was"] = leaves_of(letters, pot_is_empty=False)
    for number in range(1, asked.rounds + 1):
        last = number == asked.rounds
        games, most = (asked.games * 3, TILES_MOST) if last else (asked.games, 3)
        leaves = learned(weigh_racks(solver, leaves, box, games, number, most))
    write(letters, file, leaves)
    for name, rival in rivals.items():
        match = play_games(solver, (leaves, rival), box, MATCH, seed=asked.rounds + 1)
        print(f"against {name}: {match.share:.1%} won, {match.ahead:+.1f} points a game", flush=True)


if __name__ == "__main__":
    main()
