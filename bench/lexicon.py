"""How large the dictionaries are, how fast they open and answer: `python -m bench.lexicon`.

Opening and memory are measured in a fresh process each, look-ups natively (Python's own call costs more than
the look-up). Times are processor time and the best of several runs, so that a busy machine counts little.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from optafel.lexicon import LANGUAGES, Lexicon
from optafel.lexicon.shelf import shelf, volumes

RUNS = 7
SAMPLE = Path(__file__).parents[1] / "tests" / "lexicon" / "compounds-by-hunspell.txt"


def fresh(language: str, cache: str) -> tuple[float, int]:
    """Seconds to open a dictionary in a new process, and the bytes that its memory grew by."""
    code = (
        "import json, os, sys, time\n"
        "from optafel.lexicon import Lexicon\n"
        "page = os.sysconf('SC_PAGE_SIZE')\n"
        "resident = lambda: int(open('/proc/self/statm').read().split()[1]) * page\n"
        "before, begin = resident(), time.process_time()\n"
        "lexicon = Lexicon.load(sys.argv[1])\n"
        "seconds = time.process_time() - begin\n"
        "for index in range(0, len(lexicon), 16): lexicon.graph.spell(index)\n"
        "print(json.dumps([seconds, resident() - before]))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, language],
        env={**os.environ, "XDG_CACHE_HOME": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, grown = json.loads(run.stdout)
    return seconds, grown


def main() -> None:
    print("language   words   packed  unpacked  first open   open   memory  look-up  check()  words()")
    for language in LANGUAGES:
        packed = sum(len((shelf(language) / f"{name}.xz").read_bytes()) for name in volumes(language))
        unpacked = sum(volume.size for volume in volumes(language).values())
        firsts, opens = [], []
        for _ in range(RUNS):
            with tempfile.TemporaryDirectory() as cache:
                firsts.append(fresh(language, cache)[0])
                opens.append(fresh(language, cache))
        lexicon = Lexicon.load(language)
        listed = lexicon.words()
        chosen = listed.words[::7]
        look_up = min(looked_up(lexicon, chosen) for _ in range(RUNS))
        checking = min(checked(lexicon, chosen[:5000]) for _ in range(RUNS))
        listing = min(timed(lexicon.words) for _ in range(RUNS))
        print(
            f"{language:8} {len(listed):7} {packed / 1e6:5.2f} MB {unpacked / 1e6:6.2f} MB"
            f" {min(firsts) * 1e3:7.0f} ms {min(seconds for seconds, _ in opens) * 1e3:4.0f} ms"
            f" {median(grown for _, grown in opens) / 1e6:5.1f} MB {look_up * 1e9:5.0f} ns"
            f" {checking * 1e6:5.1f} µs {listing * 1e3:5.0f} ms"
        )
    compounds()


def timed(action: Callable[[], object]) -> float:
    begin = time.process_time()
    action()
    return time.process_time() - begin


def looked_up(lexicon: Lexicon, words: list[str]) -> float:
    """Seconds that one native look-up takes; handing the words over is measured apart and taken off."""
    graph, fold = lexicon.graph, lexicon.fold.native
    once, often = (timed(partial(graph.count_found, words, fold, rounds)) for rounds in (1, 6))
    return (often - once) / 5 / len(words)


def checked(lexicon: Lexicon, words: list[str]) -> float:
    """Seconds that one `check` takes, called from Python."""
    return timed(lambda: [lexicon.check(word) for word in words]) / len(words)


def compounds() -> None:
    """Speed and agreement with hunspell, on the sample of the tests."""
    nl = Lexicon.load("nl")
    lines = SAMPLE.read_text().split()
    agreed = sum(bool(nl.compound_parts(line[1:])) == (line[0] == "+") for line in lines)
    rules, fold = nl.compounds, nl.fold.native
    assert rules is not None
    words = [line[1:].upper() for line in lines]
    seconds = min(timed(lambda: [rules.split(word, fold) for word in words]) for _ in range(RUNS))
    each = seconds / len(words) * 1e6
    print(f"compounds (nl): {each:.1f} µs a check, {agreed / len(lines):.2%} as hunspell, {len(lines)} words")


if __name__ == "__main__":
    main()
