"""The keys that records are signed with: one for all nodes, newer ones behind older ones."""

import asyncio

from optafel.store import Store, open_store


async def test_of_nodes_that_start_together_one_makes_the_key(store: Store) -> None:
    await asyncio.gather(*(store.signing_keys.begin(at, bytes([at]) * 32) for at in range(1, 5)))
    (key,) = await store.signing_keys.all()
    assert key.private in [bytes([at]) * 32 for at in range(1, 5)]
    await store.signing_keys.begin(9, b"n" * 32)
    assert [each.private for each in await store.signing_keys.all()] == [key.private]


async def test_a_new_key_comes_last_and_every_node_sees_it(store: Store, url: str) -> None:
    await store.signing_keys.begin(1, b"a" * 32)
    other = await open_store(url)
    try:
        await other.signing_keys.add(2, b"b" * 32)
        listed = await store.signing_keys.all()
        assert [(key.number, key.made_ms, key.private) for key in listed] == [
            (1, 1, b"a" * 32),
            (2, 2, b"b" * 32),
        ]
        assert "aaaa" not in repr(listed)
        assert (b"a" * 32).hex() not in repr(listed)
        await store.signing_keys.forget(1)
        assert [key.number for key in await other.signing_keys.all()] == [2]
    finally:
        await other.close()
