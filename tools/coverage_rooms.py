"""How much of each room the tests run through, by line and by branch: writes docs/figures/coverage.md.

    python -m tools.coverage_rooms

Reads what `make coverage` measured.
"""

import json
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "figures" / "coverage.md"
HEAD = """# What the tests run through

Measured with coverage.py, by line and by branch, in the processes of servers, bots and the shell too. A
process that a test kills tells nothing, so what only runs there counts as not run. To repeat it: `make
coverage`, which writes this page; `.venv/bin/coverage html` shows each line.

Whether the tests would notice a mistake there is another question: [mutants](mutants.md).

| room | lines | of them run | branches | of them taken |
|---|---:|---:|---:|---:|
"""


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def main() -> None:
    report = ROOT / ".coverage" / "report.json"
    subprocess.run([sys.executable, "-m", "coverage", "json", "-q", "-o", str(report)], cwd=ROOT, check=True)
    rooms: dict[str, Counter[str]] = defaultdict(Counter)
    for file, found in json.loads(report.read_text())["files"].items():
        inside = Path(file).parts[2:]
        counts = Counter({key: count for key, count in found["summary"].items() if isinstance(count, int)})
        rooms[inside[0] if len(inside) > 1 else "(top)"] += counts
    rooms["**together**"] = sum(rooms.values(), Counter())
    rows = [
        f"| {room} | {all_['num_statements']} | {share(all_['covered_lines'], all_['num_statements'])} "
        f"| {all_['num_branches']} | {share(all_['covered_branches'], all_['num_branches'])} |"
        for room, all_ in sorted(rooms.items(), key=lambda entry: (entry[0].startswith("*"), entry[0]))
    ]
    PAGE.write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
