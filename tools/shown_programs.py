"""Reads the programs of the README and of examples/ as two type checkers do: what is shown must be right.

Standard library only; mypy comes from the environment that this runs in, pyright from web/node_modules.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
PYRIGHT = ROOT / "web" / "node_modules" / "pyright" / "index.js"
SHOWN_IN = ("README.md", "docs/positions.md")
_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def shown_programs() -> Iterator[tuple[str, str]]:
    """Each block of Python in what people read first, with a name for it."""
    for place in SHOWN_IN:
        for number, block in enumerate(_BLOCK.findall((ROOT / place).read_text(encoding="utf-8")), 1):
            yield f"{Path(place).stem.lower()}_{number}", block


def main() -> int:
    if not PYRIGHT.exists():
        sys.exit("optafel: pyright is not installed: run `npm ci` in web/")
    with TemporaryDirectory() as folder:
        files = sorted(map(str, (ROOT / "examples").glob("*.py")))
        for name, block in shown_programs():
            file = Path(folder) / f"{name}.py"
            file.write_text(block, encoding="utf-8")
            files.append(str(file))
        checks = (
            [sys.executable, "-m", "mypy", "--strict", *files],
            ["node", str(PYRIGHT), "--pythonpath", sys.executable, *files],
        )
        return max(subprocess.run(check, cwd=ROOT, check=False).returncode for check in checks)


if __name__ == "__main__":
    sys.exit(main())
