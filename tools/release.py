"""Whether a release may go out: `release.py agree` for what the tree says, `release.py check` for all of it.

Standard library only. A release is refused while version, changelog and wheel disagree, or while something is
not committed; nothing is uploaded from here.
"""

import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from json import loads
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def version(root: Path) -> str:
    return str(tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def disagreements(root: Path) -> Iterator[str]:
    """Where the tree names another version than pyproject.toml does."""
    wanted = version(root)
    native = tomllib.loads((root / "native" / "Cargo.toml").read_text(encoding="utf-8"))["package"]["version"]
    page = loads((root / "web" / "package.json").read_text(encoding="utf-8"))["version"]
    for place, said in (("native/Cargo.toml", native), ("web/package.json", page)):
        if said != wanted:
            yield f"{place} says {said}, pyproject.toml {wanted}: write the same version in both"


def not_ready(root: Path) -> Iterator[str]:
    """What stands in the way of a release, besides that."""
    wanted = version(root)
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    first = re.search(r"^## (.+)$", changelog, re.MULTILINE)
    if not first or not first[1].startswith(wanted):
        said = first[1] if first else "nothing"
        yield f"CHANGELOG.md begins with {said!r}: give what is new the heading '## {wanted} (date)'"
    wheels = sorted((root / "dist").glob(f"optafel-{wanted}-*.whl"))
    if not wheels:
        yield f"dist/ has no wheel of {wanted}: run `make wheel`"
    for wheel in wheels:
        yield from _wrong_in(wheel, wanted)
    changed = subprocess.run(
        ["git", "status", "--porcelain"],  # noqa: S607
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    if changed:
        yield "not everything is committed: " + changed.split("\n", 1)[0].strip()


def _wrong_in(wheel: Path, wanted: str) -> Iterator[str]:
    with zipfile.ZipFile(wheel) as inside:
        names = inside.namelist()
        about = inside.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    if f"\nVersion: {wanted}\n" not in about:
        yield f"{wheel.name} says another version inside: run `make wheel`"
    for needed in ("optafel/page/index.html", "optafel/page/docs/index.html"):
        if needed not in names:
            yield f"{wheel.name} has no {needed}: run `make wheel`"


def main(what: str) -> int:
    wrong = list(disagreements(ROOT)) + (list(not_ready(ROOT)) if what == "check" else [])
    for line in wrong:
        print(f"optafel: {line}", file=sys.stderr)
    if not wrong and what == "check":
        print(f"optafel {version(ROOT)} is ready: tag it v{version(ROOT)} and upload what is in dist/")
    return 1 if wrong else 0


if __name__ == "__main__":
    if sys.argv[1:] not in (["agree"], ["check"]):
        sys.exit("optafel: release.py takes agree or check")
    sys.exit(main(sys.argv[1]))
