"""Who wins whole word games: the rows of `docs/figures/strength.md`, played in the native core.

    .venv/bin/python tools/word_strength.py word-2023 nl [--deals 30] [--seats 4] [--nodes 20000] [--seed 1]

One champion against players who lay the longest word each turn. Each deal is played once for every way round
the table; with a node limit the same command plays the same games.
"""

import argparse
import random
import time

from optafel.arena.figures import interval
from optafel.positions import Position, WordsPosition
from optafel.solve.word_games import game_rules, play_game
from optafel.solve.word_outlooks import outlook_of


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("rulebook", choices=("woord-sabra", "woord-international", "word-2023"))
    ask.add_argument("language")
    ask.add_argument("--deals", type=int, default=30)
    ask.add_argument("--seats", type=int, default=2)
    ask.add_argument("--nodes", type=int, default=20_000)
    ask.add_argument("--seed", type=int, default=1)
    asked = ask.parse_args()
    position = Position.read(asked.rulebook, rack="A", language=asked.language, pot=1)
    assert isinstance(position, WordsPosition)
    book, (index, _) = position.book, position.words_searched()
    outlook, seats, size = outlook_of(book, asked.language), asked.seats, book.rack_size
    rates, margins, turns = list[float](), list[float](), 0
    started = time.process_time()
    for deal in range(asked.deals):
        box = [str(tile) for tile in book.box]
        random.Random(f"{asked.seed}/{deal}").shuffle(box)  # noqa: S311
        racks = ["".join(box[seat * size : (seat + 1) * size]) for seat in range(seats)]
        pot, won = "".join(box[seats * size :]), 0.0
        for champion in range(seats):
            names = ["champion" if seat == champion else "greedy" for seat in range(seats)]
            game = play_game(names, index, game_rules(book), racks, pot, outlook, nodes=asked.nodes)
            score, best = game.scores[champion], max(game.scores)
            won += (score == best) / game.scores.count(best)
            margins.append(score - (sum(game.scores) - score) / (seats - 1))
            turns += len(game.turns)
        rates.append(won / seats)
        low, high = interval(rates)
    games = asked.deals * seats
    seconds = (time.process_time() - started) / games
    rate = f"{sum(rates) / len(rates):.1%} ({low:.1%}-{high:.1%})"
    row = (asked.rulebook, asked.language, seats, rate, games)
    more = (f"{sum(margins) / games:.1f}", f"{turns / games:.0f}", f"{seconds:.2f}")
    print("|", " | ".join(map(str, (*row, *more))), "|", flush=True)


if __name__ == "__main__":
    main()
