"""Messages that no page would send: none of them may close a connection or make the server fail."""

import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from served import Player, Server, serving

MESSAGES = int(os.environ.get("OPTAFEL_FUZZ_MESSAGES", "3000"))  # `make test-faults` has 100,000
BATCH = 50
FAST = {
    f"OPTAFEL_LIMITS_MESSAGES_{limit}": "100000"
    for limit in ("PER_SECOND", "BURST", "PER_SECOND_OF_ADDRESS", "BURST_OF_ADDRESS")
}

MOVES: list[Any] = [
    {"play": "R1"}, {"draw": 0}, {"draw": -1}, {"draw": 2**70}, {"exchange": "ABC"}, {"play": ["R1"]},
    {"pass": 1}, {"resign": "maybe"}, {"challenge": True}, {"accept": True}, {"take": 3},
    {"play": "A" * 900}, {"play": "AAP"},
]  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2**31, 2**63, 2**200, 1e308, 0.1, "", "R7", "me", "ë", "\u202e", "\x00",
    "R1 R2 R3", "R1 | | R2", "* * *", "8H AAP", "H8 ?", "@@@", "A" * 5_000, [], [[]], ["R1 R2 R3", ""], {},
    {"a": {}}, "🀄", ["B4 B5 B6", "R8 * Y8"], *MOVES,
]  # fmt: skip
TABLES: list[dict[str, Any]] = [
    {"kinds": ["me", "hotseat"], "options": {"opening_value": 0}},
    {"kinds": ["me"], "rulebook": "woord-sabra"},
    {"kinds": ["me", "hotseat"], "rulebook": "scrabble-nl"},
]
FIELDS = [
    "id",
    "number",
    "move",
    "table",
    "key",
    "watch",
    "lang",
    "entropy",
    "step",
    "phrase",
    "t",
    "type",
    "x",
]
TYPES = ["hello", "move", "draft", "hint", "start", "rematch", "pause", "resume", "say", "ping", "dance", ""]


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fuzz") / "data", **FAST) as running:
        yield running


def nested(chance: random.Random, depth: int = 0) -> Any:
    if depth > 3 or chance.random() < 0.6:
        return chance.choice(VALUES)
    if chance.random() < 0.5:
        return [nested(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(FIELDS): nested(chance, depth + 1) for _ in range(chance.randrange(4))}


def message(chance: random.Random, number: int) -> str | bytes:
    """Something that looks more or less like a message."""
    said: dict[str, Any] = {
        "type": chance.choice(TYPES),
        "id": f"f{chance.randrange(10**6)}",
        "number": number,
    }
    for _ in range(chance.randrange(4)):
        said[chance.choice(FIELDS)] = nested(chance)
    if said["type"] == "move" and chance.random() < 0.7:
        said["move"] = chance.choice(MOVES)
    if said["type"] == "hello" and chance.random() < 0.9:
        said["key"] = "guessed"  # a spectator's hello would end the game for this seat
    text = json.dumps(said)
    match chance.random():
        case below if below < 0.05:
            return text[: chance.randrange(len(text))]
        case below if below < 0.10:
            cut = chance.randrange(len(text))
            return text[:cut] + chance.choice('{}[]",:\\u0') + text[cut:]
        case below if below < 0.12:
            return chance.randbytes(chance.randrange(200))
        case below if below < 0.13:
            return "[" * chance.randrange(10_000)
    return text


async def flushed(player: Player, marker: int, codes: Counter[str]) -> None:
    await player.say("ping", t=marker)
    while True:
        heard = await player.hear(lambda _: True, seconds=60)
        codes[heard.get("code", heard["type"])] += 1
        if heard["type"] == "pong" and heard["t"] == marker:
            return


async def test_no_message_closes_a_connection_or_fails(fast: Server) -> None:
    chance = random.Random(5)
    codes: Counter[str] = Counter()
    for first in range(0, MESSAGES, 20 * BATCH):
        wanted = dict(TABLES[first // (20 * BATCH) % len(TABLES)])
        table = fast.set_table(*wanted.pop("kinds"), **wanted)
        async with fast.connected(table["table"]) as player:
            await player.hello(table["key"])
            for batch in range(first, min(MESSAGES, first + 20 * BATCH), BATCH):
                for _ in range(BATCH):
                    await player.socket.send(message(chance, player.view["number"]))
                await flushed(player, batch, codes)
            await player.hello(table["key"])
            player.heard.clear()
    assert codes["internal"] == 0, fast.log.read_text()[-3_000:]
    assert {"not-json", "unknown-message", "bad-field", "unknown-key", "ack", "ruling"} <= set(codes)
    assert "trace" not in fast.log.read_text()
