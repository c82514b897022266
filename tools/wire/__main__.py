"""`python -m tools.wire write` writes what follows from the server's types; `check` says what is stale."""

import sys
from pathlib import Path

from tools.wire.protocol import with_tables
from tools.wire.typescript import typescript

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "web" / "src" / "core" / "wire.generated.ts"
PROTOCOL = ROOT / "docs" / "protocol.md"


def main(asked: list[str]) -> int:
    if asked not in (["write"], ["check"]):
        print("python -m tools.wire write|check", file=sys.stderr)
        return 2
    wanted = {TYPES: typescript(), PROTOCOL: with_tables(PROTOCOL.read_text("utf-8"))}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if asked == ["write"]:
            path.write_text(wanted[path], encoding="utf-8")
        print(f"{path.relative_to(ROOT)} {'is written' if asked == ['write'] else 'is stale'}")
    if stale and asked == ["check"]:
        print("The types of the server have changed: run `python -m tools.wire write`.", file=sys.stderr)
        return 1
    return 0


sys.exit(main(sys.argv[1:]))
