"""The library alone, without what serves tables: it plays, and a command that needs more says so."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from optafel.texts import LANGUAGES, say

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
MORE = [  # all that the library can do without
    "aiosqlite",
    "alembic",
    "asyncpg",
    "cryptography",
    "fastapi",
    "httptools",
    "prometheus_client",
    "pydantic",
    "redis",
    "segno",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "uvloop",
    "websockets",
    "gymnasium",
    "pettingzoo",
    "ray",
    "pyarrow",
    "matplotlib",
]
WITHOUT = f"""
import sys

class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {MORE!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, NotInstalled())
"""


def python(source: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", source, *words]
    return subprocess.run(command, text=True, capture_output=True, check=False)


def test_a_whole_game_of_bots_needs_the_library_alone() -> None:
    run = python(
        WITHOUT
        + """
from optafel import Game, Setup, bots, record
game = Game.start(Setup("rummikub-sabra", seats=3, seed=b"any thirty-two bytes will do now"))
while (seat := game.to_act) is not None:
    game = game.play(seat, bots.choose(game.view(seat), "beginner", nodes=2_000))
assert record.read(record.write(game)).result == game.result
print(game.result.reason)
"""
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() in ("went-out", "blocked")


def test_every_room_but_those_of_the_server_opens_without_its_packages() -> None:
    run = python(
        WITHOUT
        + """
import pkgutil, optafel
from importlib import import_module
theirs = tuple(f"optafel.{room}" for room in ("server", "store", "table", "arena", "envs", "client"))
for each in pkgutil.walk_packages(optafel.__path__, "optafel.", onerror=lambda name: None):
    if not each.name.startswith(theirs) and not each.name.endswith("__main__"):
        import_module(each.name)
print("open")
"""
    )
    assert run.stdout.strip() == "open", run.stderr


def test_a_command_of_the_shell_needs_the_library_alone() -> None:
    run = python(
        WITHOUT + "from optafel.cli import main\nmain()",
        "judge", "rummikub-sabra", "--rack", "R1 R2 R3", "--play", "R1 R2 R3",
    )  # fmt: skip
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_command_that_needs_the_server_says_how_to_get_it(command: str, language: str) -> None:
    run = python(WITHOUT + "from optafel.cli import main\nmain()", command, "--lang", language)
    assert run.returncode == 4
    assert "pip install 'optafel[server]'" in run.stderr
    assert f"optafel {command}" in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize(
    ("setting", "package"),
    [
        ("OPTAFEL_BUS_URL=redis://127.0.0.1:1/0", "redis"),
        ("OPTAFEL_DATABASE_URL=postgresql://nobody@127.0.0.1:1/nothing", "asyncpg"),
    ],
)
def test_several_nodes_need_one_part_more(setting: str, package: str, tmp_path: Path) -> None:
    name, _, value = setting.partition("=")
    data = ["--data", str(tmp_path)] if package == "redis" else []
    run = python(
        f"import os\nos.environ[{name!r}] = {value!r}\n"
        + WITHOUT.replace(repr(MORE), repr([package]))
        + "from optafel.cli import main\nmain()",
        "serve", "--host", "127.0.0.1", "--port", "0", *data,
    )  # fmt: skip
    assert run.returncode == 4
    assert "pip install 'optafel[cluster]'" in run.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_without_a_page_says_so_and_does_not_start(language: str, tmp_path: Path) -> None:
    run = python(
        "from pathlib import Path\nimport optafel.server.state as state\n"
        f"state.PAGE = Path({str(tmp_path)!r})\n"
        "from optafel.cli import main\nmain()",
        "play", "--no-browser", "--port", "0", "--data", str(tmp_path), "--lang", language,
    )  # fmt: skip
    assert run.returncode == 2
    assert run.stderr.strip() == say(language, "serve-no-page")
    assert run.stdout == ""


@pytest.mark.skipif(not shutil.which("rustc"), reason="needs a Rust toolchain")
def test_no_wheel_comes_about_without_the_page(tmp_path: Path) -> None:
    script, native = tmp_path / "build", tmp_path / "tree" / "native"
    native.mkdir(parents=True)
    subprocess.run(
        ["rustc", "--edition", "2024", "-o", str(script), str(ROOT / "native" / "build.rs")], check=True
    )

    def build(**environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(script)], cwd=native, env=environment, text=True, capture_output=True, check=False
        )

    assert build().returncode == 0  # tests of the native core need no page
    refused = build(CARGO_FEATURE_WHEEL="1")
    assert refused.returncode == 1
    assert "make setup" in refused.stderr
    page = tmp_path / "tree" / "src" / "optafel" / "page"
    page.mkdir(parents=True)
    (page / "index.html").touch()
    assert build(CARGO_FEATURE_WHEEL="1").returncode == 0
    maturin = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["maturin"]
    assert "wheel" in maturin["features"]


def test_what_is_installed_by_default_is_small() -> None:
    assert sorted(PROJECT["dependencies"]) == ["click", "fluent.runtime", "platformdirs", "rich"]
    assert set(PROJECT["optional-dependencies"]) == {"server", "cluster", "zoo", "arena"}
