"""The strength of the number players, measured: rows of docs/figures/strength.md.

    python tools/number_strength.py [deals] [nodes] [rulebook players]...

Without pairings named, those of the page. One process, one thread; each row is printed as it is done.
"""

import sys
import time

from optafel.rules.numbers import NumbersRulebook
from optafel.rules.rulebooks import RULEBOOKS
from optafel.solve.number_games import arena

SABRA, JOKERS = "rummikub-sabra", "rummikub-jokers"
PAIRINGS = [
    *((book, f"champion,{other}") for book in (SABRA, JOKERS) for other in ("greedy", "hoarder", "closer")),
    (SABRA, "champion,hoarder,closer"),
    (SABRA, "champion,greedy,hoarder,closer"),
    (JOKERS, "champion,hoarder,closer"),
    (JOKERS, "champion,greedy,hoarder,closer"),
    (SABRA, "hoarder,greedy"),
    (SABRA, "hoarder-20,greedy"),
    (SABRA, "closer,hoarder"),
    (JOKERS, "hoarder,greedy"),
    (JOKERS, "sleeper,hoarder"),
]


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    nodes = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    named = list(zip(sys.argv[3::2], sys.argv[4::2], strict=True))
    for rulebook, players in named or PAIRINGS:
        book = RULEBOOKS[rulebook]
        assert isinstance(book, NumbersRulebook)
        began = time.process_time()
        figures = arena(book, players.split(","), deals, nodes=nodes, seed=1)
        spent = (time.process_time() - began) / figures.games
        rate = f"{figures.rate:.1%} ({figures.low:.1%}-{figures.high:.1%})"
        row = (
            rulebook,
            players,
            rate,
            figures.games,
            f"{figures.margin:.0f}",
            f"{figures.turns:.0f}",
            f"{spent:.2f}",
        )
        print("|", " | ".join(str(cell) for cell in row), "|", flush=True)


if __name__ == "__main__":
    main()
