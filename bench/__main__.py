"""`make bench`: every family's benchmark, or those named (`make bench ARGS="numbers words"`)."""

import importlib
import sys

BENCHES = (
    "numbers",
    "words",
    "crossword",
    "endgames",
    "lexicon",
    "recall",
    "bots",
    "faces",
    "page",
    "opening",
)


def main(wanted: list[str]) -> None:
    unknown = [name for name in wanted if name not in BENCHES]
    if unknown:
        sys.exit(f"no benchmark {', '.join(unknown)}: expected {', '.join(BENCHES)}")
    for name in wanted or BENCHES:
        print(f"== {name}", flush=True)
        importlib.import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
