"""How many of the commonest words of a language count, and which do not: `python -m bench.recall`.

`python -m bench.recall fr --refused 300` also prints the 300 commonest French words that do not count, each
with its rank, how common it is, and the reason that the dictionary gives. Among them are names, foreign words
and misspellings that should not count: recall never reaches 100 %, but it should not fall either.
"""

from __future__ import annotations

import argparse
import gzip
import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.words.archives import members
from tools.words.frequency import read_shares
from tools.words.sources import WORDFREQ, fetch

from optafel.lexicon import LANGUAGES, Lexicon
from optafel.lexicon.shelf import cache_folder

DEPTHS = (5_000, 20_000, 80_000)


@dataclass(frozen=True, slots=True)
class Refused:
    rank: int  # 1 is the commonest word of all
    word: str
    zipf: float
    reason: str


@dataclass(frozen=True, slots=True)
class Recall:
    """What becomes of the commonest words of a language, as plain tiles lay them."""

    language: str
    asked: int  # how many words the frequency list has, if it has fewer than the deepest question
    refused: tuple[Refused, ...]

    def counted(self, depth: int) -> float:
        """The share of the `depth` commonest words that count."""
        among = min(depth, self.asked)
        return 1 - sum(refused.rank <= among for refused in self.refused) / among

    def reasons(self) -> Counter[str]:
        return Counter(refused.reason for refused in self.refused)


def commonest(language: str, sources: Path) -> list[tuple[str, float]]:
    """Words of letters alone, of two letters and more, the commonest first, with their Zipf value. Words
    that are laid alike (French OU and OÙ) are one."""
    path = f"wordfreq/data/large_{language}.msgpack.gz"
    content = gzip.decompress(members(fetch(WORDFREQ, sources), {path})[path])
    lexicon = Lexicon.load(language)
    shares: dict[str, float] = {}
    for text, centibels in read_shares(content):
        word = lexicon.lay(text) if text.isalpha() else None
        if word is not None and len(word) >= 2:
            shares[word] = shares.get(word, 0.0) + 10 ** (centibels / 100)
    ordered = sorted(shares.items(), key=lambda share: (-share[1], share[0]))
    return [(word, 9 + math.log10(share)) for word, share in ordered]


def recall(language: str, words: Iterable[tuple[str, float]], depth: int = DEPTHS[-1]) -> Recall:
    """Asks the dictionary of a language for each of the words."""
    lexicon = Lexicon.load(language)
    refused, rank = [], 0
    for rank, (word, zipf) in enumerate(words, 1):
        if rank > depth:
            break
        reasons = lexicon.check(word).reasons
        if reasons:
            refused.append(Refused(rank, word, zipf, " ".join(reasons)))
    return Recall(language, min(rank, depth), tuple(refused))


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.recall", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="language", help=", ".join(LANGUAGES))
    parser.add_argument("--refused", type=int, default=0, help="how many of the refused words to print")
    parser.add_argument("--after", type=int, default=0, help="print only refused words behind this rank")
    parser.add_argument("--reason", default="", help="print only words refused for this reason")
    parser.add_argument("--sources", type=Path, default=cache_folder() / "sources")
    asked = parser.parse_args(argv if argv is not None else [])
    unknown = [language for language in asked.languages if language not in LANGUAGES]
    if unknown:
        parser.error(f"no dictionary of {', '.join(unknown)}: expected {', '.join(LANGUAGES)}")
    print("language    5,000   20,000   80,000   refused of 80,000, by reason")
    for language in asked.languages or LANGUAGES:
        found = recall(language, commonest(language, asked.sources))
        shares = "".join(f"{found.counted(depth):9.2%}" for depth in DEPTHS)
        reasons = ", ".join(f"{reason} {count}" for reason, count in found.reasons().most_common())
        print(f"{language:8}{shares}   {reasons}", flush=True)
        shown = [word for word in found.refused if word.rank > asked.after and asked.reason in word.reason]
        for word in shown[: asked.refused]:
            print(f"  {word.rank:6} {word.zipf:5.2f}  {word.word:24} {word.reason}")


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
