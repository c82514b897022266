"""What the store promises of people: their own and nobody else's, and nothing after it was deleted."""

import asyncio

import pytest

from optafel.store import CodeTaken, Entry, NoteChanged, Store


async def test_a_persons_games_come_with_how_they_stand(store: Store) -> None:
    people = store.people
    await store.append(Entry("t1", 1, 0, "{}"), standing="first")
    await store.append(Entry("t2", 1, 0, "{}"), standing="second")
    await people.keep_game("anna", "t1", 10, "keys of t1", most=9)
    await people.keep_game("anna", "t2", 20, "keys of t2", most=9)
    await people.keep_game("bram", "t1", 30, "other keys", most=9)
    await store.append(Entry("t1", 2, 0, "{}"), standing="later")
    found = [(game.table, game.sealed, game.standing) for game in await people.games("anna")]
    assert found == [("t2", "keys of t2", "second"), ("t1", "keys of t1", "later")]
    await people.keep_game("anna", "t1", 40, "new keys", most=9)
    assert [(game.table, game.at_ms, game.sealed) for game in await people.games("anna")][1] == (
        "t1",
        10,
        "new keys",
    )
    await people.forget_game("anna", "t2")
    assert [game.table for game in await people.games("anna")] == ["t1"]
    assert [game.sealed for game in await people.games("bram")] == ["other keys"]


async def test_of_too_many_games_the_oldest_are_let_go(store: Store) -> None:
    for at in range(5):
        await store.people.keep_game("anna", f"t{at}", at, "", most=3)
    await store.people.keep_game("bram", "t0", 0, "", most=3)
    assert [game.table for game in await store.people.games("anna")] == ["t4", "t3", "t2"]
    assert len(await store.people.games("bram")) == 1


async def test_of_two_devices_that_write_a_note_one_reads_again(store: Store) -> None:
    people = store.people
    answers = await asyncio.gather(
        *(people.keep_note("anna", "carried", 0, f"device {at}") for at in range(3)), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["NoteChanged", "NoteChanged", "int"]
    version, text = (await people.notes("anna"))["carried"]
    assert await people.keep_note("anna", "carried", version, text + " and more") == version + 1
    with pytest.raises(NoteChanged):
        await people.keep_note("anna", "carried", version, "of an older one")
    with pytest.raises(NoteChanged):
        await people.keep_note("anna", "other", 4, "that never was")
    assert (await people.notes("anna"))["carried"] == (version + 1, text + " and more")
    assert await people.notes("bram") == {}


async def test_who_is_deleted_is_gone_and_nobody_else(store: Store) -> None:
    people = store.people
    for person in ("anna", "bram"):
        await people.keep_game(person, "t", 1, "", most=9)
        await people.keep_note(person, "carried", 0, "")
    assert await people.known("anna")
    await people.forget("anna")
    assert not await people.known("anna")
    assert await people.games("anna") == []
    assert await people.notes("anna") == {}
    assert await people.known("bram")


async def test_a_code_leads_to_one_table_as_long_as_it_holds(store: Store) -> None:
    people = store.people
    await people.keep_code("KRT379", "t1", "secret", now_ms=0, until_ms=100)
    with pytest.raises(CodeTaken):
        await people.keep_code("KRT379", "t2", "other", now_ms=50, until_ms=150)
    assert await people.find_code("KRT379", now_ms=99) == ("t1", "secret")
    assert await people.find_code("KRT379", now_ms=100) is None
    assert await people.find_code("KRT37X", now_ms=0) is None
    await people.keep_code("KRT379", "t2", "other", now_ms=100, until_ms=200)
    assert await people.find_code("KRT379", now_ms=150) == ("t2", "other")


async def test_how_an_older_table_stands_is_noted_once(store: Store) -> None:
    await store.append(Entry("t", 1, 0, "{}"))
    await store.people.keep_game("anna", "t", 1, "", most=9)
    await store.people.note_standing("t", 9, "of another head")
    assert (await store.people.games("anna"))[0].standing is None
    await store.people.note_standing("t", 1, "noted")
    await store.people.note_standing("t", 1, "noted again")
    assert (await store.people.games("anna"))[0].standing == "noted"
