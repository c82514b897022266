"""The proof of a fair shuffle: what chance decided follows from the seed, and a changed seed shows."""

# mypy: disable-error-code="arg-type, union-attr"

import random
from collections import Counter
from dataclasses import replace

import pytest

from optafel.game import Game, Refusal, Setup, record, replay
from optafel.game.proof import broken_promises, prove
from optafel.rules.rulebooks import RULEBOOKS

OPTIONS: dict[str, dict[str, bool | int]] = {
    "numbers": {"opening_value": 0},
    "words": {"challenge": True},
    "crossword": {"challenge": True},
}


def played(rulebook: str, seed: bytes = b"s" * 32, **more: bool) -> Game:
    """A game of random requests, over at the end."""
    chance = random.Random(rulebook)
    book = RULEBOOKS[rulebook]
    game = Game.start(Setup(rulebook, 2, seed, ("mine", "yours"), options={**OPTIONS[book.family], **more}))
    for _ in range(60):
        seat = chance.randrange(2)
        rack = "".join(str(tile).replace("@", "e") for tile in game.state.racks[seat])
        requests = [
            {"draw": 0},
            {"take": 1},
            {"pass": True},
            {"exchange": rack[:2]},
            {"challenge": True},
            {"accept": True},
        ]
        if book.family != "numbers":
            word = "".join(chance.sample(rack, min(len(rack), 6)))
            requests += 4 * [{"play": f"8H {word}" if book.family == "crossword" else word}]
        answer = game.try_play(seat, chance.choice(requests))
        game = game if isinstance(answer, Refusal) else answer
        if chance.random() < 0.1 and game.phase == "playing":
            game = game.time_out(None)
    resigned = game.try_play(0, {"resign": True})
    return game if isinstance(resigned, Refusal) else resigned


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_tile_that_left_the_pot_is_accounted_for(rulebook: str) -> None:
    game = played(rulebook)
    proof = prove(game)
    assert proof.commitment == game.setup.commitment
    write = game.family.write_tile
    box = Counter(map(write, game.family.box(game.setup)))
    left = Counter(write(tile) for pile in game.state.piles for tile in pile)
    drawn = Counter(tile for draw in proof.draws for tile in draw.tiles)
    assert sum(drawn.values()) >= sum((box - left).values())
    assert all(drawn[tile] >= count for tile, count in (box - left).items())
    for seat in range(2):
        mine = Counter(tile for draw in proof.draws if draw.seat == seat for tile in draw.tiles)
        assert all(mine[write(t)] >= 1 for t in game.state.racks[seat])


OPEN = [("woord-sabra", {"open_pot": True}), ("woord-international", {"open_pot": True})]


@pytest.mark.parametrize(("rulebook", "more"), [*((name, {}) for name in RULEBOOKS), *OPEN])
def test_what_a_seat_is_told_it_drew_left_the_pot_in_that_turn(rulebook: str, more: dict[str, bool]) -> None:
    game = played(rulebook, **more)
    now = replay(game.events[:1])
    told = 0
    for event in game.events[1:]:
        before, now = now, now.apply(event)
        if event.kind == "challenged" and event.words:
            # The play is undone: its tiles are in the pot again, and what was drawn for it is forgotten.
            before = replace(before, state=before.state.pending.before)
        put_in = event.tiles if event.kind == "exchanged" else getattr(event, "to_pot", ())
        left = pot_of(before) + Counter(put_in) - pot_of(now)
        news: Counter[str] = Counter()
        for seat in range(2):
            known, drawn = (one.view(seat).drawn for one in (before, now))
            same = known.turn == drawn.turn
            news += Counter(drawn.tiles) - (Counter(known.tiles) if same else Counter())
        assert news == left, event
        told += news.total()
    assert told > 5


def pot_of(game: Game) -> Counter[str]:
    return Counter(game.family.write_tile(tile) for pile in game.state.piles for tile in pile)


def test_a_whole_record_keeps_its_promises() -> None:
    game = played("rummikub-sabra")
    text = record.write(game)
    assert broken_promises(text, game.setup.commitment) == []
    assert broken_promises(text, game.setup.commitment.upper() + " ") == []


def test_another_seed_a_changed_result_and_another_rack_show() -> None:
    game = played("rummikub-sabra")
    text = record.write(game)
    other = played("rummikub-sabra", b"t" * 32)
    assert broken_promises(record.write(other), game.setup.commitment) == ["other-seed"]
    result = next(line for line in text.splitlines() if line.startswith("Result:"))
    assert broken_promises(text.replace(result, "Result: went-out 99 -99")) == ["other-result"]


def test_what_a_seat_kept_during_the_game_is_compared() -> None:
    game = played("rummikub-sabra")
    before = Game.start(game.setup)
    for event in game.events[1:5]:
        before = before.apply(event)
    kept = record.write(before, seat=1)
    assert broken_promises(record.write(game), seen=kept) == []
    rack = next(line for line in kept.splitlines() if line.startswith("Rack:"))
    lied = kept.replace(rack, "Rack: R1 R1 R1")
    assert broken_promises(record.write(game), seen=lied) == ["other-rack"]
    with pytest.raises(record.RecordError):
        broken_promises(record.write(game), seen="Commitment: 00\nSeen-by: D\nRack: R1\n")
