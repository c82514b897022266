"""One server process for the tests that do not stop it."""

from collections.abc import Iterator

import pytest
from served import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "data") as running:
        yield running
