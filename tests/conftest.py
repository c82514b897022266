"""Fixtures that more than one room uses: the real engines, started once."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import pytest
from hypothesis import HealthCheck, settings

import engines
import steady
from optafel.store import sqlite_url

# Time is measured in benchmarks, not asserted in tests: a busy machine must not fail them.
settings.register_profile(
    "optafel",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=not steady.OTHER_CHANCE,
)
settings.load_profile("optafel")

# Whole files of long tests, which `make quick` leaves out; single tests say it by their mark.
LONG_FILES = (
    "tests/arena/test_ray_cluster.py",
    "tests/bots/test_whole_games.py",
    "tests/game/test_crossword_game.py",
    "tests/game/test_number_game.py",
    "tests/game/test_word_game.py",
    "tests/packaging/test_wheel.py",
    "tests/rules/test_word_properties.py",
    "tests/server/test_api_fuzz.py",
    "tests/server/test_cluster.py",
    "tests/server/test_message_fuzz.py",
    "tests/solve/crossword/test_crossword_endgame.py",
    "tests/solve/crossword/test_crossword_reference.py",
    "tests/solve/numbers/test_games.py",
    "tests/solve/words/test_word_games.py",
    "tests/table/test_wild.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(LONG_FILES):
            item.add_marker("slow")


@pytest.fixture(scope="session")
def running_test(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the name of the test that runs is found, by the servers that it started too."""
    path = tmp_path_factory.mktemp("steady") / "test"
    os.environ["OPTAFEL_STEADY"] = str(path)
    steady.make_steady(path)
    return path


@pytest.fixture(autouse=True)
def steady_chance(request: pytest.FixtureRequest, running_test: Path) -> None:
    running_test.write_text(request.node.nodeid)


@pytest.fixture(scope="session")
def postgres() -> Iterator[engines.Postgres]:
    # Not below pytest's own folder: each run that begins closes that one to everybody but its owner, and
    # PostgreSQL, which does not run as root, would lose its files to a second run on the same machine.
    with TemporaryDirectory(prefix="optafel-postgres-") as folder, engines.postgres(Path(folder)) as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[engines.Redis]:
    with engines.redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, on both engines."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.sqlite3")
    server: engines.Postgres = request.getfixturevalue("postgres")
    asyncio.run(emptied(server.url))
    return server.url


async def emptied(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


@pytest.fixture(scope="module")
def shared_database(postgres: engines.Postgres) -> str:
    """An empty database for the nodes of one module."""
    asyncio.run(emptied(postgres.url))
    return postgres.url
