"""`python -m tools.words build nl`: builds dictionaries anew, each into the folder of its language."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.words import LANGUAGES, SourceError, build

from optafel.lexicon.shelf import cache_folder, shelf


def main() -> None:
    ask = argparse.ArgumentParser(prog="python -m tools.words", description=__doc__)
    commands = ask.add_subparsers(dest="command", required=True)
    building = commands.add_parser("build", help="build the dictionaries of these languages, or of all")
    building.add_argument("languages", nargs="*", metavar="language", help=", ".join(LANGUAGES))
    building.add_argument("--sources", type=Path, help="where the packages lie, or are fetched to")
    building.add_argument("--into", type=Path, help="another folder to build into, one folder a language")
    asked = ask.parse_args()
    unknown = [language for language in asked.languages if language not in LANGUAGES]
    if unknown:
        ask.error(f"there is no recipe for {', '.join(unknown)}; there are {', '.join(LANGUAGES)}")
    print(f"{'language':<10}{'words':>10}{'names':>10}{'bytes':>12}")
    for language in asked.languages or LANGUAGES:
        folder = asked.into / language if asked.into else shelf(language)
        try:
            built = build(language, asked.sources or cache_folder() / "sources", folder)
        except SourceError as error:
            sys.exit(str(error))
        print(f"{language:<10}{built.words:>10,}{built.names:>10,}{built.packed_bytes:>12,}", flush=True)


if __name__ == "__main__":
    main()
