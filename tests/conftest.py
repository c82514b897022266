"""Fixtures that more than one room uses: the real engines, started once."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import engines

# Time is measured in benchmarks, not asserted in tests: a busy machine must not fail them.
settings.register_profile("optafel", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("optafel")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[engines.Postgres]:
    with engines.postgres(tmp_path_factory.mktemp("postgres")) as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[engines.Redis]:
    with engines.redis() as server:
        yield server
