"""A hint says what is best for now and, with its last step, what wins the game where that is another move."""

from pathlib import Path

from people import QUICK, Person, order

from optafel.positions import DRAW, Position
from optafel.server.house_bots import house_bots
from optafel.store import open_store, sqlite_url
from optafel.table.hints import LAST_STEP, hint, hint_of
from optafel.table.open_tables import OpenTables
from optafel.wire import to_json

TABLE = "R1 R2 R3 | B8 B9 B10"


def test_only_the_last_step_says_it() -> None:
    from optafel import Game

    game = Game.at(Position.read("rummikub-sabra", table=TABLE, rack="R4 K1 Y7"), seats=2)
    now = game.view(0).position.best().move
    for step in (1, 2):
        assert "for_the_game" not in to_json(hint_of(game, 0, now, step, None, DRAW))
    assert hint_of(game, 0, now, LAST_STEP, None, DRAW).for_the_game == "draw"
    assert hint_of(game, 0, now, LAST_STEP).for_the_game is None


async def test_at_a_table_the_champion_says_what_it_would_do(file: Path) -> None:
    """It holds everything back until all goes at once: with an opening on the rack, it would draw."""
    store = await open_store(sqlite_url(file))
    open_tables = OpenTables(store, house_bots(), pace=QUICK)
    live, keys = await open_tables.open(order("me", "bot", rulebook="rummikub-sabra", first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    await anna.sees(lambda view: view["phase"] == "playing")
    told = [await hint(live, anna.connection, step) for step in (1, 3, 3)]
    await open_tables.close()
    await store.close()
    assert told[0].for_the_game is None
    assert told[1].for_the_game == ("draw" if told[1].move == "play" else None)
    assert told[2] == told[1]
