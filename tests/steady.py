"""Chance that comes again: a test is dealt the same tiles in every run, so that what fails can be repeated.

`OPTAFEL_CHANCE=anything` in front of a run deals other tiles. Run as a program, this is the command
`optafel` with the shuffles of the test that is named in the file `OPTAFEL_STEADY`.
"""

import hashlib
import os
from collections import Counter
from pathlib import Path
from typing import Any

from optafel.table import new_table

OTHER_CHANCE = os.environ.get("OPTAFEL_CHANCE", "")
# What a page adds to the shuffle of its own accord is chance too; what a person types is not.
STEADY_PAGE = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (message) {
        send.call(this, String(message).replace(/"entropy":"[0-9a-f-]{36}"/, '"entropy":"steady"'));
    };
"""


class Steady:
    """Stands where tables get their secret from: the first, second … table of a test has always the same."""

    def __init__(self, test: Path) -> None:
        self.test = test
        self.tables: Counter[str] = Counter()

    def token_hex(self, size: int) -> str:
        test = f"{OTHER_CHANCE} {self.test.read_text()}"
        self.tables[test] += 1
        return hashlib.sha256(f"{test} {self.tables[test]}".encode()).hexdigest()[: 2 * size]


def make_steady(test: Path) -> None:
    chance: Any = Steady(test)
    new_table.secrets = chance  # type: ignore[attr-defined]


if __name__ == "__main__":
    from optafel.cli import main

    make_steady(Path(os.environ["OPTAFEL_STEADY"]))
    main()
