"""Views that come as changes: put together they are the view to the letter, whatever happens at the table."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from people import Person
from wild import Wild

from optafel.client.changes import changed
from optafel.rules.rulebooks import RULEBOOKS
from optafel.table import requests
from optafel.table.connections import Connection
from optafel.table.open_table import OpenTable
from optafel.table.open_tables import OpenTables
from optafel.table.refusals import RequestRefused

STEPS = 60


class Follower(Person):
    """Somebody who asked for changes, and reads what was sent only now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.connection.changes = True
        self.shown: dict[str, Any] = {}
        self.version = 0
        self.sizes: dict[str, list[int]] = {"view": [], "change": []}
        self.waiting: list[tuple[str | Callable[[], str | None], bool]] = []

    def _post(self, text: str | Callable[[], str | None], skippable: bool = False) -> None:
        """As the server's outbox does it: of views that wait only the latest is written."""
        if skippable and self.waiting and self.waiting[-1][1]:
            self.waiting.pop()
        self.waiting.append((text, skippable))

    def reads(self) -> None:
        waiting, self.waiting = self.waiting, []
        for each, _ in waiting:
            text = each if isinstance(each, str) else each()
            if text is not None:
                self._take(text)

    def _take(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "view":
            self.shown, self.version = message["view"], message["version"]
        elif message["type"] == "change":
            assert message["since"] == self.version
            self.shown, self.version = changed(self.shown, message), message["version"]
        else:
            return
        self.sizes[message["type"]].append(len(text))


def whole(live: OpenTable, connection: Connection) -> dict[str, Any]:
    """What somebody who asks for the whole is sent now."""
    view: dict[str, Any] = json.loads(live.shown_for(connection).whole)["view"]
    return view


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rulebook", RULEBOOKS)
async def test_the_changes_put_together_are_the_view(
    open_tables: OpenTables, rulebook: str, seed: int
) -> None:
    chance = random.Random(f"changes {rulebook} {seed}")
    wild = await Wild.sit(open_tables, rulebook, chance)
    live = wild.live
    followers = [Follower() for _ in range(len(wild.people) + 1)]
    keys: list[str | None] = [*wild.held, None]

    async def comes(at: int) -> None:
        watch = wild.keys.watch if keys[at] is None else None
        await requests.hello(live, followers[at].connection, keys[at], watch)

    for at in range(len(followers)):
        await comes(at)
    for _ in range(STEPS):
        await wild.step()
        keys[:-1] = wild.held
        at = chance.randrange(len(followers))
        match chance.random():
            case below if below < 0.05:  # the connection was lost: another one begins with the whole
                requests.leave(live, followers[at].connection)
                followers[at] = Follower()
                await comes(at)
            case below if below < 0.1:  # the device is handed on: the same connection shows another seat
                keys_at = chance.randrange(len(followers))
                watch = wild.keys.watch if keys[keys_at] is None else None
                await requests.hello(live, followers[at].connection, keys[keys_at], watch)
            case below if below < 0.13:
                await _looks(live, followers[at])
        for follower in followers:
            if chance.random() < 0.7:
                follower.reads()
                if follower.connection.admitted:
                    live.show()
                    follower.reads()
                    assert follower.shown == whole(live, follower.connection)
    sizes = {kind: [n for each in followers for n in each.sizes[kind]] for kind in ("view", "change")}
    assert len(sizes["change"]) > 15
    assert _mean(sizes["change"]) < _mean(sizes["view"]) / 2, "changes are hardly shorter than the whole"


async def _looks(live: OpenTable, follower: Follower) -> None:
    """Whatever one has, the whole is sent to who asks for it."""
    follower.reads()
    if not follower.connection.admitted:
        return
    follower.shown = {}
    await requests.look(live, follower.connection)
    follower.reads()
    assert follower.shown == whole(live, follower.connection)


def _mean(sizes: list[int]) -> float:
    return sum(sizes) / len(sizes)


async def test_who_has_not_said_hello_sees_nothing_by_looking(open_tables: OpenTables) -> None:
    wild = await Wild.sit(open_tables, "rummikub-sabra", random.Random("looking"))
    stranger = Follower()
    with pytest.raises(RequestRefused) as refused:
        await requests.look(wild.live, stranger.connection)
    assert refused.value.refusal.code == "hello-first"
    assert not stranger.waiting


async def test_a_change_of_a_view_that_one_does_not_have_is_noticed() -> None:
    change = {"since": 1, "version": 2, "view": {}, "lists": {"turns": {"length": 3, "items": {"2": "c"}}}}
    assert changed({"turns": ["a", "b"]}, change) == {"turns": ["a", "b", "c"]}
    with pytest.raises(LookupError):
        changed({"turns": ["a"]}, change)
    with pytest.raises(LookupError):
        changed({}, change)
