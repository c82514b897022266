"""Learns what chance to win a crossword lead gives: the tables that `solve.crossword_leads` reads.

    .venv/bin/python -m tools.crossword_leads nl [--games 20000]

The solver plays against itself. At each turn it is written down how far the player to move is ahead, what
both have kept reckoned in, and at the end by how much that has changed. Numbers of tiles left that came up
seldom lean on their neighbours.
"""

import argparse
from math import sqrt

from tools.crossword_leaves import solver_for

from optafel.rules.crossword import LETTER_SETS, rack_sign
from optafel.solve.crossword_games import follow_leads
from optafel.solve.crossword_leads import Leads, leads_file, written
from optafel.solve.crossword_learned_leaves import leaves_of

Change = tuple[int, float, float]  # how often, the sum of the changes, the sum of their squares
ENOUGH = 2_000  # turns from which a mean is taken


def learned(changes: list[Change]) -> Leads:
    return Leads(tuple(_mean_and_spread(changes, left) for left in range(len(changes))))


def _mean_and_spread(changes: list[Change], left: int) -> tuple[float, float]:
    count, total, squares, wide = 0, 0.0, 0.0, 0
    while count < ENOUGH and wide < len(changes):
        near = changes[max(left - wide, 0) : left + wide + 1]
        count = sum(each[0] for each in near)
        total, squares = sum(each[1] for each in near), sum(each[2] for each in near)
        wide += 1
    mean = total / max(count, 1)
    return mean, max(sqrt(max(squares / max(count, 1) - mean * mean, 0.0)), 1.0)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("letters", choices=[letters.id for letters in LETTER_SETS.values() if not letters.like])
    ask.add_argument("--games", type=int, default=20_000)
    ask.add_argument("--seed", type=int, default=1)
    asked = ask.parse_args()
    letters = LETTER_SETS[asked.letters]
    box = [rack_sign(tile).strip("[]") for tile in letters.box]
    leaves, file = leaves_of(letters, pot_is_empty=False), leads_file(letters)
    assert file is not None
    leads = learned(follow_leads(solver_for(letters), leaves, box, asked.games, asked.seed))
    file.parent.mkdir(exist_ok=True)
    file.write_text(written(leads))
    print(f"{letters.id}: {len(leads.changes)} counts of tiles, from {asked.games} games")


if __name__ == "__main__":
    main()
