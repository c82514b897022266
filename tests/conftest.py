"""Fixtures that more than one room uses: the real engines, started once."""

from collections.abc import Iterator

import pytest

import engines


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[engines.Postgres]:
    with engines.postgres(tmp_path_factory.mktemp("postgres")) as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[engines.Redis]:
    with engines.redis() as server:
        yield server
