"""What a seat may keep of a running game shows it no more than its view: with everything else dealt anew, the
record is the same to the letter."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from optafel import gcg
from optafel.game import Game, Setup, record, replay
from optafel.game.events import Event, Exchanged, TimedOut
from optafel.positions import Position

GAMES = Path(__file__).parents[1] / "vectors" / "fair.jsonl"
RECORDS = [json.loads(line)["record"] for line in GAMES.read_text("utf-8").splitlines()]


def remixed(event: Event, seat: int, game: Game, chance: Random) -> Event:
    """The same as far as this seat can tell, with other tiles where it saw none."""
    box = [game.family.write_tile(tile) for tile in game.family.box(game.setup)]
    if isinstance(event, Exchanged) and event.seat != seat:
        return replace(event, tiles=tuple(chance.sample(box, len(event.tiles))))
    if isinstance(event, TimedOut) and event.seat != seat:
        return replace(event, to_pot=tuple(chance.sample(box, len(event.to_pot))))
    return event


@pytest.mark.parametrize("at", range(len(RECORDS)))
def test_hidden_tiles_dealt_anew_change_nothing_in_it(at: int) -> None:
    whole, chance = record.read(RECORDS[at]), Random(at)
    changed = 0
    for length in chance.sample(range(1, len(whole.events)), 6):
        game = replay(whole.events[:length])
        if game.result:
            continue
        for seat in game.state.inside:
            other = game.resampled(seat, chance)
            assert other.view(seat) == game.view(seat)
            events = tuple(remixed(event, seat, game, chance) for event in game.events)
            other = replace(other, events=events, imagined=False)
            assert record.write(other, seat=seat) == record.write(game, seat=seat)
            changed += other.state.racks != game.state.racks or events != game.events
    assert changed


def test_nor_does_the_position_that_a_game_began_from() -> None:
    position = Position.parse("rummikub-sabra B8B9B10 B11K8Y8")
    game = Game.at(position, seed=b"s" * 32)
    assert "Y8" not in record.write(game, seat=1).partition("Rack:")[0]
    assert "Position:" in record.write(game)


def test_a_gcg_file_of_a_running_game_hides_what_another_put_back() -> None:
    game = Game.start(Setup("scrabble-nl", seed=bytes(range(32)), first=0))
    rack = [game.family.write_tile(tile) for tile in game.state.racks[0]]
    ways = [game.play(0, {"exchange": " ".join(tiles)}) for tiles in (rack[:3], rack[3:6])]
    theirs = [gcg.write(gcg.of_game(one, ["Anna", "Bert"], 1)) for one in ways]
    own = [gcg.write(gcg.of_game(one, ["Anna", "Bert"], 0)) for one in ways]
    assert theirs[0] == theirs[1]
    assert own[0] != own[1]
