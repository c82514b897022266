"""How fast the best play of the word games is found and proved: `python -m bench.words`.

Positions of 4, 10, 20 and 25 words from self-play with the Dutch list, racks of 7 and 14, 0 to 2 jokers;
and tables full of consonants, on which hardly anything goes.
"""

import statistics
import time
from typing import cast

from bench.words_positions import BOX_2023, SABRA_BOX, Setting, consonants, sample
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
SECONDS_HEAVY = 0.5  # for a good play on a table full of consonants
SECONDS_LONG = 10.0  # to learn what a good play is there
HEAVY = 12  # such tables
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
        measure_heavy(f"{name}, consonants", setting)


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


def measure_heavy(name: str, setting: Setting) -> None:
    """What a short time brings on tables full of consonants, against what a long time brings."""
    plays, close, proved = 0, [], 0
    for seed in range(HEAVY):
        position = consonants(setting, seed)
        short = best_plays(setting.index, setting.rules, position, seconds=SECONDS_HEAVY)
        best = (
            short
            if short.optimal
            else best_plays(setting.index, setting.rules, position, seconds=SECONDS_LONG)
        )
        plays += short.best is not None or best.best is None
        proved += short.optimal
        if best.best and best.best.score:
            close.append((short.best.score if short.best else 0) / best.best.score)
    print(
        f"{name:32} in {SECONDS_HEAVY:g} s: a play on {plays} of {HEAVY}, proved best on {proved}; "
        f"score against {SECONDS_LONG:g} s: median {100 * statistics.median(close):.0f} %, "
        f"worst {100 * min(close):.0f} %"
    )


def _p95(times: list[float]) -> float:
    return sorted(times)[max(0, round(0.95 * len(times)) - 1)]


if __name__ == "__main__":
    main()
