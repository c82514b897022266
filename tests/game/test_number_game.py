"""A number game: no sequence of requests makes or loses a tile, and replay equals live."""

# mypy: disable-error-code="arg-type, misc, union-attr"

from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from optafel.game import Game, Refusal, Setup, record, replay
from optafel.game.events import from_json, to_json
from optafel.rules.numbers import read_set
from optafel.rules.numbers.rulebook import NumbersRulebook
from optafel.rules.rulebooks import RULEBOOKS
from optafel.tiles import write_sets


class NumberGame(RuleBasedStateMachine):
    @initialize(
        rulebook=st.sampled_from(["rummikub-sabra", "rummikub-jokers"]),
        seats=st.integers(2, 4),
        seed=st.binary(min_size=32, max_size=32),
        low=st.booleans(),
    )
    def start(self, rulebook: str, seats: int, seed: bytes, low: bool) -> None:
        options = {"opening_value": 0} if low else {}  # so that tiles do reach the table
        self.game = Game.start(Setup(rulebook, seats, seed, options=options))
        book = RULEBOOKS[rulebook]
        assert isinstance(book, NumbersRulebook)
        self.box = Counter(book.box)

    def ask(self, seat: int, move: Any) -> Game | Refusal:
        before = self.game
        answer = before.try_play(seat, move)
        if isinstance(answer, Refusal):
            assert self.game is before
        else:
            assert answer.number == before.number + 1
            self.game = answer
        return answer

    @rule(data=st.data())
    def lay_a_set_from_the_rack(self, data: st.DataObject) -> None:
        game = self.game
        if game.turn is None:
            return
        rack = sorted(game.state.racks[game.turn])
        found = [
            (one, other, third)
            for i, one in enumerate(rack)
            for j, other in enumerate(rack[i + 1 :], i + 1)
            for third in rack[j + 1 :]
            if read_set((one, other, third))
        ]
        if found:
            chosen = data.draw(st.sampled_from(found))
            self.ask(game.turn, {"play": write_sets((*game.state.table, chosen))})

    @rule(data=st.data())
    def add_a_tile_to_a_set(self, data: st.DataObject) -> None:
        game = self.game
        if game.turn is None or not game.state.table:
            return
        at = data.draw(st.integers(0, len(game.state.table) - 1))
        tile = data.draw(st.sampled_from(sorted(game.state.racks[game.turn])))
        table = list(game.state.table)
        table[at] = (*table[at], tile)
        self.ask(game.turn, {"play": write_sets(tuple(table))})

    @rule(seat=st.integers(0, 3), move=st.sampled_from([{"draw": 0}, {"pass": True}]))
    def draw_or_pass(self, seat: int, move: Any) -> None:
        self.ask(seat % self.game.setup.seats, move)

    @rule(count=st.integers(1, 30))
    def everybody_draws(self, count: int) -> None:
        for _ in range(count):
            if self.game.turn is not None:
                move = {"draw": 0} if self.game.state.pot else {"pass": True}
                assert not isinstance(self.ask(self.game.turn, move), Refusal)

    @rule(cut=st.integers(0, 3), data=st.data())
    def the_clock_runs_out_in_a_mess(self, cut: int, data: st.DataObject) -> None:
        game = self.game
        if game.turn is None:
            return
        rack = game.state.racks[game.turn]
        own = data.draw(st.lists(st.sampled_from(sorted(rack)), max_size=3))
        table = [tiles[cut:] for tiles in game.state.table if tiles[cut:]]
        draft = write_sets((*table, tuple(own))) if own else write_sets(tuple(table))
        self.game = game.time_out(data.draw(st.sampled_from([None, draft, "rubbish"])))

    @precondition(lambda self: self.game.number > 8)
    @rule(seat=st.integers(0, 3))
    def resign(self, seat: int) -> None:
        self.ask(seat % self.game.setup.seats, {"resign": True})

    @rule(
        seat=st.integers(0, 3),
        move=st.one_of(
            st.text(max_size=9).map(lambda text: {"play": text}),
            st.integers().map(lambda pile: {"draw": pile}),
            st.sampled_from([None, 7, {}, {"fly": 1}, {"exchange": "AB"}, {"play": 3}, {"challenge": True}]),
        ),
    )
    def rubbish(self, seat: int, move: Any) -> None:
        before = self.game
        answer = self.ask(seat % before.setup.seats, move)
        assert isinstance(answer, Refusal) or move in ({"draw": 0}, {"draw": False})

    @invariant()
    def no_tile_is_made_or_lost(self) -> None:
        if not hasattr(self, "game"):
            return
        state = self.game.state
        there = Counter(tile for pile in state.piles for tile in pile)
        there.update(tile for rack in state.racks for tile in rack)
        there.update(tile for tiles in state.table for tile in tiles)
        assert there == self.box

    @invariant()
    def the_table_holds_sets_only(self) -> None:
        if hasattr(self, "game"):
            assert all(read_set(tiles) for tiles in self.game.state.table)

    @invariant()
    def scores_add_up_to_nothing(self) -> None:
        if hasattr(self, "game") and self.game.result:
            assert sum(self.game.result.scores) == 0
            assert all(self.game.result.scores[seat] >= 0 for seat in self.game.result.winners)

    def teardown(self) -> None:
        if hasattr(self, "game"):
            assert replay(from_json(to_json(event)) for event in self.game.events) == self.game
            assert record.read(record.write(self.game, names=["Ann"] * self.game.setup.seats)) == self.game


NumberGame.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestNumberGame = NumberGame.TestCase
