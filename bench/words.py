"""How fast the best play of the word games is found and proved: `python -m bench.words`.

Positions of 4, 10, 20 and 25 words from self-play with the Dutch list, racks of 7 and 14, 0 to 2 jokers.
"""

import statistics
import time
from typing import cast

from bench.words_positions import BOX_2023, SABRA_BOX, Setting, sample
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.words import WordsRulebook
from optafel.rules.words.dictionary import agreements, dictionary
from optafel.solve.word_turns import index_of, turn_rules
from optafel.solve.words import best_plays

SIZES = (4, 10, 20, 25)
RACKS = (7, 14)
JOKERS = (0, 1, 2)
SEEDS = 5  # positions of each kind
SECONDS = 2.0
BOXES = {"woord-sabra": SABRA_BOX, "woord-international": SABRA_BOX, "word-2023": BOX_2023}


def main() -> None:
    print(f"{'':32}{'median':>9}{'p95':>9}{'found p95':>11}{'proved':>9}   (ms, {SECONDS:g} s at most)")
    for name, box in BOXES.items():
        book = cast(WordsRulebook, RULEBOOKS[name])
        lexicon = dictionary(book, "nl")
        index = index_of(lexicon, agreements(book, "nl"))
        setting = Setting(index, lexicon, turn_rules(book), box)
        for words in SIZES:
            measure(f"{name}, {words} words", setting, words)


def measure(name: str, setting: Setting, words: int) -> None:
    times, found, proved = [], [], 0
    for rack in RACKS:
        for jokers in JOKERS:
            for seed in range(SEEDS):
                drawn = sample(setting, words, rack, jokers, seed)
                if drawn is None:
                    continue
                began = time.perf_counter()
                answer = best_plays(setting.index, setting.rules, drawn.position, seconds=SECONDS)
                times.append(1000 * (time.perf_counter() - began))
                found.append(1000 * answer.found_after)
                proved += answer.optimal
    if not times:
        print(f"{name:32} no game brought such a table about")
        return
    print(
        f"{name:32}{statistics.median(times):9.1f}{_p95(times):9.1f}{_p95(found):11.1f}"
        f"{100 * proved / len(times):8.0f} %   of {len(times)}"
    )


def _p95(times: list[float]) -> float:
    return sorted(times)[max(0, round(0.95 * len(times)) - 1)]


if __name__ == "__main__":
    main()
