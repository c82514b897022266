"""A play that breaks a rule with every tile is refused with all of them, and nobody else waits for that."""

import json

from served import Server

from optafel.server.play import VIOLATIONS_SPOKEN_AT_ONCE


async def test_all_that_is_wrong_is_told_and_a_move_can_follow(server: Server) -> None:
    table = server.set_table("me", "hotseat", first=0)
    async with server.connected(table["table"]) as anna:
        await anna.hello(table["key"], lang="nl")
        await anna.sees(lambda view: view["phase"] == "playing")
        for count in (2, 120):
            refused = await anna.move({"play": " | ".join(["*"] * count)})
            assert refused["type"] == "refused"
            assert refused["code"] == "illegal-play"
            assert len(refused["ruling"]["violations"]) >= count
            assert (count > VIOLATIONS_SPOKEN_AT_ONCE) == (len(json.dumps(refused)) > 10_000)
        assert (await anna.move({"draw": 0}))["type"] == "ack"
