"""Every test of the store runs on both engines."""

from collections.abc import AsyncIterator

import pytest

from optafel.store import Store, open_store


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()
