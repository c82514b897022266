"""The programs that the tests drive for real: a browser, PostgreSQL, Redis.

As root on Debian they are installed; elsewhere one line says what is missing and how to get it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# Chromium has windows of its own that nobody would see and that cost more than the pages: the shell has none.
SHELL = "chromium-headless-shell"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
# program -> Debian package
NEEDED = {"chromium": "chromium", SHELL: SHELL, "redis-server": "redis-server", "nginx": "nginx"}
POSTGRES = Path("/usr/lib/postgresql")


def chromium(windows: bool = False) -> str | None:
    """The browser for tests, benches and pictures, where there is one; with windows it can notify too."""
    names = CHROMIUMS if windows else (SHELL, *CHROMIUMS)
    return next(filter(None, map(shutil.which, names)), None)


def missing() -> dict[str, str]:
    lacking = {program: package for program, package in NEEDED.items() if not _found(program)}
    if not any(POSTGRES.glob("*/bin/postgres")) and not shutil.which("postgres"):
        lacking["postgres"] = "postgresql"
    return lacking


def _found(program: str) -> bool:
    if program == "chromium":
        return chromium(windows=True) is not None
    if program == SHELL and not shutil.which("apt-get"):
        return chromium() is not None  # elsewhere the browser itself has to serve
    return bool(shutil.which(program)) or Path("/usr/sbin", program).exists()


def install(packages: list[str]) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print(f"optafel: installing {' '.join(packages)}", flush=True)
    for command in (["apt-get", "-qq", "update"], ["apt-get", "-qq", "install", "-y", *packages]):
        ran = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
        if ran.returncode:
            sys.exit(f"optafel: {' '.join(command)} failed; the tests need {', '.join(packages)}")


def main() -> None:
    lacking = missing()
    if not lacking:
        return
    packages = sorted(lacking.values())
    if os.geteuid() == 0 and shutil.which("apt-get"):
        install(packages)
    else:
        names = ", ".join(sorted(lacking))
        sys.exit(f"optafel: the tests need {names}. On Debian: sudo apt install {' '.join(packages)}")


if __name__ == "__main__":
    main()
