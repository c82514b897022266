"""The wheel in an empty environment on a machine with neither Rust nor Node: a library and a page."""

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parent.parent.parent
GAME = """
from optafel import Game, Setup, bots
game = Game.start(Setup("woord-sabra", seats=2, language="nl", seed=bytes(32)))
while (seat := game.to_act) is not None:
    game = game.play(seat, bots.choose(game.view(seat), "casual", nodes=500))
print(game.result.reason)
"""


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        list(map(str, command)),
        env={**os.environ, **environment},
        text=True,
        capture_output=True,
        check=False,
        cwd=environment.get("HOME"),
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that has the wheel, made from the source package, and nothing
    that can build one."""
    folder = tmp_path_factory.mktemp("wheel")
    target = str(ROOT / "native" / "target")  # what is compiled already need not be compiled again
    maturin = Path(sys.executable).parent / "maturin"
    build = (
        maturin,
        "build",
        "--release",
        "--sdist",
        "--out",
        folder,
        "--manifest-path",
        ROOT / "native/Cargo.toml",
    )
    run(*build, CARGO_TARGET_DIR=target, PYO3_PYTHON=sys.executable)
    (wheel,) = folder.glob("*.whl")
    assert "abi3" in wheel.name
    assert list(folder.glob("*.tar.gz"))
    venv.create(folder / "empty", with_pip=True)
    programs = folder / "empty" / "bin"
    lock = ROOT / "requirements" / "run.txt"
    run(programs / "pip", "-q", "--disable-pip-version-check", "install", "--require-hashes", "-r", lock)
    run(programs / "pip", "-q", "--disable-pip-version-check", "install", "--no-deps", wheel)
    return programs


def alone(programs: Path) -> dict[str, str]:
    """An environment whose PATH has the new programs only."""
    path = str(programs)
    assert not shutil.which("cargo", path=path)
    assert not shutil.which("node", path=path)
    return {"PATH": path, "HOME": str(programs.parent), "PYTHONPATH": ""}


def test_the_library_plays_a_game(installed: Path) -> None:
    assert run(installed / "python", "-c", GAME, **alone(installed)).strip() == "last-round"


def test_the_shell_says_the_version_of_the_tree(installed: Path) -> None:
    (wanted,) = re.findall(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert run(installed / "optafel", "--version", **alone(installed)).strip() == f"optafel {wanted}"


def test_the_page_and_the_documentation_are_served(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "optafel"), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        command, env={**os.environ, **alone(installed)}, stdout=subprocess.PIPE, text=True, cwd=tmp_path
    ) as server:
        try:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+/", line)))
            page = httpx.get(address)
            assert page.status_code == 200
            (script,) = re.findall(r'src="\./(assets/index-[^"]+\.js)"', page.text)
            assert httpx.get(f"{address}{script}").status_code == 200
            assert "Start in a minute" in httpx.get(f"{address}docs/", follow_redirects=True).text
        finally:
            server.terminate()


def test_no_recipe_and_no_test_travels_along(installed: Path) -> None:
    (package,) = installed.parent.glob("lib/python*/site-packages/optafel")
    assert not list(package.rglob("recipe"))
    assert (package / "py.typed").exists()
    assert (package / "languages" / "nl" / "words" / "words.xz").exists()
