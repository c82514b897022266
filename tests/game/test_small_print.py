"""Small things that a game promises, which a wrong line once left unnoticed (docs/figures/mutants.md)."""

from collections import Counter
from random import Random

from boxes import all_tiles
from optafel import Game, Position, Setup
from optafel.game import record


def test_a_game_from_a_position_is_dealt_by_its_seed_and_without_one_by_chance() -> None:
    position = Position.read("rummikub-sabra", table="B1 B2 B3", rack="R4 K1 Y7")
    one, same = (Game.at(position, seats=2, seed=b"a seed of its own") for _ in range(2))
    assert one.state.racks == same.state.racks
    assert one.setup.seed == b"a seed of its own"
    by_chance = {Game.at(position, seats=2).setup.seed for _ in range(3)}
    assert len(by_chance) == 3
    assert {len(seed) for seed in by_chance} == {32}


def test_a_seat_knows_how_many_tiles_each_of_the_others_holds() -> None:
    game = Game.start(Setup("rummikub-sabra", 4, bytes(32), first=0)).play(0, {"draw": 0})
    assert [other.tiles for other in game.position(2).others] == [14, 15, 14]


def test_a_turn_that_overran_at_a_strict_table_is_read_back_from_its_record() -> None:
    setup = Setup("woord-sabra", 2, b"strict", language="nl", options={"strict_clock": True}, first=0)
    game = Game.start(setup)
    best = game.position(0).best(nodes=2_000)
    assert best.play is not None
    late = game.time_out(str(best))
    assert late.state.turns[-1].kind == "played"
    assert late.state.scores == (0, 0)
    assert game.play(0, best.move).state.scores[0] > 0
    assert record.read(record.write(late)).state == late.state


def test_letters_that_one_gave_back_are_dealt_to_nobody_until_somebody_draws() -> None:
    game = Game.start(Setup("scrabble-nl", 2, b"three letters go back", language="nl", first=0))
    given = [str(tile) for tile in game.state.racks[0] if not tile.joker][:3]
    game = game.play(0, {"exchange": "".join(given)})
    for chance in range(5):
        dealt = game.resampled(0, Random(chance))
        assert all_tiles(dealt) == all_tiles(game)
        in_pot = Counter(str(tile) for pile in dealt.state.piles for tile in pile)
        assert Counter(given) <= in_pot
        assert [len(rack) for rack in dealt.state.racks] == [7, 7]


def test_a_name_of_two_words_is_one_name_in_a_record() -> None:
    text = record.write(Game.start(Setup("rummikub-sabra", 2, bytes(32))), ["Ada  Lovelace", "Grace; Hopper"])
    assert record.names_of(text) == ["Ada Lovelace", "Grace, Hopper"]
