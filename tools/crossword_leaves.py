"""Finds what it is worth to keep a crossword tile, for the table in `optafel.cases.crossword_leaves`.

    .venv/bin/python tools/crossword_leaves.py nl [--games 3000] [--rounds 3]

The solver plays against itself. Each turn's score is fitted (least squares, numpy) to the tiles that were
kept before it; the next round plays with what the last one found. Last comes a match against a player who
looks at the score alone.
"""

import argparse
import random
from collections import Counter
from collections.abc import Sequence

import numpy as np

from optafel.cases.crossword_leaves import VOWELS
from optafel.cases.crossword_solver import box_of
from optafel.lexicon import FOR_BOTS
from optafel.rules.crossword import LETTER_SETS, CrosswordRulebook, LetterSet, dictionary
from optafel.rules.rulebooks import RULEBOOKS
from optafel.solve.crossword import POINT, SCORE_ONLY, Leaves, Solver
from optafel.solve.crossword_words import word_graph

RIDGE = 20.0  # pulls what was seldom kept towards nothing
MATCH = 1000  # games of the match at the end
Turns = list[tuple[list[str], int]]  # what was kept before a turn, and what the turn scored


def solver_for(letters: LetterSet) -> Solver:
    book = RULEBOOKS["scrabble-nl"]
    assert isinstance(book, CrosswordRulebook)
    words = dictionary(letters.language, letters).words(rules=FOR_BOTS)
    return Solver(box_of(book, letters), word_graph(words, tuple(letters.values)))


def play(
    solver: Solver, letters: LetterSet, seed: int, sides: Sequence[Leaves], turns: Turns | None = None
) -> list[int]:
    """One game between two: the best by equity while the pot lasts, then the best score."""
    chance = random.Random(seed)  # noqa: S311 (nothing is kept secret here)
    pot = ["?" if tile.joker else tile.letter or "?" for tile in letters.box]
    chance.shuffle(pot)
    racks = [[pot.pop() for _ in range(7)] for _ in sides]
    kept: list[list[str] | None] = [None, None]
    board, points, idle, turn = [""] * 225, [0, 0], 0, 0
    while idle < 2 and all(racks):
        rack = racks[turn]
        best = solver.best(board, rack, leaves=sides[turn] if pot else SCORE_ONLY)
        before = kept[turn]
        if turns is not None and before is not None and pot:
            turns.append((before, best[0].score if best else 0))
        if best:
            points[turn] += best[0].score
            for step, face in enumerate(best[0].tiles):
                if face != ".":
                    at = best[0].row * 15 + best[0].column + (step if best[0].across else 15 * step)
                    board[at] = face
                    rack.remove("?" if face.islower() else face)
            idle = 0
        elif len(pot) >= 7:
            pot += rack
            rack.clear()
            chance.shuffle(pot)
        else:
            idle += 1
        kept[turn] = list(rack)
        while pot and len(rack) < 7:
            rack.append(pot.pop())
        turn = 1 - turn
    left = [sum(letters.values.get(tile, 0) for tile in rack) for rack in racks]
    return [points[side] - left[side] + (0 if racks[side] else left[1 - side]) for side in (0, 1)]


def fitted(letters: LetterSet, turns: Turns) -> Leaves:
    """The worth of each tile that comes nearest to the scores."""
    tiles = ["?", *letters.values]
    vowels = tuple(vowel for vowel in VOWELS if vowel in letters.values)
    rows = []
    for kept, _ in turns:
        count = Counter(kept)
        plain = {tile: number for tile, number in count.items() if tile != "?"}
        pairs = sum(number * (number - 1) // 2 for number in plain.values())
        of_vowels = sum(number for tile, number in plain.items() if tile in vowels)
        uneven = max(abs(2 * of_vowels - sum(plain.values())) - 1, 0)
        rows.append([1, *(count[tile] for tile in tiles), -pairs, -uneven])
    seen = np.array(rows, float)
    ridge = np.eye(seen.shape[1]) * RIDGE
    ridge[0, 0] = 0
    scores = np.array([score for _, score in turns], float)
    found = np.linalg.solve(seen.T @ seen + ridge, seen.T @ scores)
    tenths = [round(float(worth) * 10) * (POINT // 10) for worth in found[1:]]
    return Leaves(
        dict(zip(tiles, tenths, strict=False)),
        pair=max(0, tenths[-2]),
        vowels=vowels,
        imbalance=max(0, tenths[-1]),
    )


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("letters", choices=LETTER_SETS)
    ask.add_argument("--games", type=int, default=3000)
    ask.add_argument("--rounds", type=int, default=3)
    asked = ask.parse_args()
    letters = LETTER_SETS[asked.letters]
    solver = solver_for(letters)
    leaves, seed = SCORE_ONLY, 0
    for _ in range(asked.rounds):
        turns: Turns = []
        for _ in range(asked.games):
            seed += 1
            play(solver, letters, seed, (leaves, leaves), turns)
        leaves = fitted(letters, turns)
    tenth = POINT // 10
    print(" ".join(f"{tile}{worth // tenth}" for tile, worth in leaves.worth.items()))
    print(f"pair={leaves.pair // tenth} imbalance={leaves.imbalance // tenth}")
    ahead = [
        (own, other)
        for game in range(MATCH // 2)
        for (own, other) in (
            tuple(play(solver, letters, seed + 1 + game, (leaves, SCORE_ONLY))),
            tuple(reversed(play(solver, letters, seed + 1 + game, (SCORE_ONLY, leaves)))),
        )
    ]
    won = sum((own > other) + 0.5 * (own == other) for own, other in ahead) / len(ahead)
    gain = sum(own - other for own, other in ahead) / len(ahead)
    print(f"against the score alone: {won:.1%} won, {gain:+.1f} points a game")


if __name__ == "__main__":
    main()
