"""Makes everything that the project needs into .venv, and only what has changed since the last time.

Standard library only: this runs before anything is installed. `setup.py` alone prepares for playing,
`setup.py dev` for tests and linting, `setup.py bench` for the benchmarks too.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMPS = VENV / "optafel-stamps"
PAGE = ROOT / "src" / "optafel" / "page"
# What the documentation quotes and asks; a change there makes it anew.
SHOWN_ROOMS = ("rules", "learn", "languages", "lexicon", "positions", "game", "bots", "review")
OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 20
WIDER = {"run": ("run", "dev", "bench"), "dev": ("dev", "bench"), "bench": ("bench",)}


def fail(message: str) -> NoReturn:
    sys.exit(f"optafel: {message}")


def check_tools() -> None:
    """One clear line for what is missing, before anything is made."""
    if sys.version_info < OLDEST_PYTHON:
        fail(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}. Install it from python.org.")
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        fail("Python's venv module is missing. On Debian: apt install python3-venv.")
    if not shutil.which("cargo"):
        fail("a Rust toolchain is needed (cargo was not found). Install it with rustup: https://rustup.rs")
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        fail(f"Node.js {OLDEST_NODE} or newer with npm is needed. Install it from https://nodejs.org")
    version = subprocess.run([str(node), "--version"], capture_output=True, text=True, check=False).stdout
    major = int(version.strip().lstrip("v").split(".")[0] or 0)
    if major < OLDEST_NODE:
        fail(f"Node.js {OLDEST_NODE} or newer is needed, this is {version.strip()}.")


def digest(*places: str) -> str:
    """A hash over the files below these places, to know whether something changed."""
    total = hashlib.sha256(sys.version.encode())
    for place in places:
        path = ROOT / place
        found = [path] if path.is_file() else sorted(p for p in path.rglob("*") if p.is_file())
        for file in found:
            if {"node_modules", "target", "__pycache__", "_rulebooks"} & set(file.parts):
                continue
            total.update(str(file.relative_to(ROOT)).encode())
            total.update(file.read_bytes())
    return total.hexdigest()


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    """Runs a step quietly; what it printed is shown only when it failed."""
    words = [str(part) for part in command]
    ran = subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if ran.returncode:
        fail(f"this step failed: {' '.join(words)}\n{ran.stdout[-4000:]}")


def stamped(name: str, stamp: str) -> bool:
    """Whether a step ran on just this input before."""
    file = STAMPS / name
    return file.exists() and file.read_text() == stamp


def step(name: str, say: str, stamp: str, work: Callable[[], None], made: Path = VENV) -> None:
    """Does the work, unless it was done on the same input and what it made is still there."""
    if made.exists() and stamped(name, stamp):
        return
    print(f"optafel: {say}", flush=True)
    (STAMPS / name).unlink(missing_ok=True)
    work()
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(stamp)


def make_environment() -> None:
    if PYTHON.exists() and (VENV / "pyvenv.cfg").exists():
        return
    shutil.rmtree(VENV, ignore_errors=True)
    print("optafel: making .venv", flush=True)
    try:
        run(sys.executable, "-m", "venv", VENV)
    except BaseException:
        shutil.rmtree(VENV, ignore_errors=True)  # half an environment is worse than none
        raise


def install_python(kind: str) -> None:
    # A larger environment serves the smaller needs: going back to `run` must not install again.
    wider = WIDER[kind]
    if any(stamped(f"python-{name}", digest(f"requirements/{name}.txt")) for name in wider):
        return
    lock = ROOT / "requirements" / f"{kind}.txt"
    step(
        f"python-{kind}",
        "installing Python packages (a minute or two)",
        digest(f"requirements/{kind}.txt"),
        lambda: run(
            PYTHON,
            "-m",
            "pip",
            "-q",
            "--disable-pip-version-check",
            "install",
            "--require-hashes",
            "-r",
            lock,
        ),
    )


def build_page() -> None:
    npm = shutil.which("npm") or "npm"
    web = ROOT / "web"
    step(
        "web-packages",
        "installing the page's packages",
        digest("web/package-lock.json"),
        lambda: run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=web),
        made=web / "node_modules",
    )
    step(
        "page",
        "building the page",
        digest("web", "src/optafel/languages"),
        lambda: run(npm, "run", "--silent", "build", cwd=web),
        made=PAGE / "index.html",
    )


def build_docs() -> None:
    """Into the page, which carries it to readers; after the native core, which the examples on it ask."""
    step(
        "docs",
        "building the documentation",
        digest("docs", "examples", "CREDITS.md", *(f"src/optafel/{room}" for room in SHOWN_ROOMS)),
        lambda: run(
            VENV / "bin" / "sphinx-build",
            *("-b", "html", "-W", "--keep-going", "-q", "-j", "auto", "-d", VENV / "doctrees"),
            ROOT / "docs",
            PAGE / "docs",
        ),
        made=PAGE / "docs" / "index.html",
    )


def build_native() -> None:
    step(
        "native",
        "building the native core (a minute the first time)",
        digest("native", "pyproject.toml"),
        lambda: run(
            VENV / "bin" / "maturin",
            "develop",
            "--release",
            "--quiet",
            VIRTUAL_ENV=str(VENV),
            PYO3_PYTHON=str(PYTHON),
        ),
    )


def main(kind: str) -> None:
    check_tools()
    make_environment()
    install_python(kind)
    build_page()
    build_native()
    build_docs()


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else "run"
    if wanted not in WIDER:
        fail(f"setup takes run, dev or bench, not {wanted!r}")
    try:
        main(wanted)
    except KeyboardInterrupt:
        fail("stopped. Run the same command again to go on.")
