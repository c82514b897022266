"""A crossword game: no sequence of requests makes or loses a tile, replay equals live, scores add up."""

# mypy: disable-error-code="arg-type, call-overload, union-attr"

from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from optafel.game import Game, Refusal, Setup, record, replay
from optafel.game.events import from_json, to_json
from optafel.rules.crossword import LETTER_SETS
from optafel.rules.crossword.board import square_name
from optafel.tiles import read_word


class CrosswordGame(RuleBasedStateMachine):
    @initialize(
        seats=st.integers(2, 4),
        seed=st.binary(min_size=32, max_size=32),
        language=st.sampled_from(["nl", "es", "pt"]),
        scoreless=st.sampled_from([0, 6]),
    )
    def start(self, seats: int, seed: bytes, language: str, scoreless: bool) -> None:
        # With challenges no dictionary stands in the way, so that words do reach the board.
        options = {"challenge": True, "scoreless_to_end": scoreless}
        self.game = Game.start(Setup("scrabble-nl", seats, seed, language=language, options=options))
        self.letters = LETTER_SETS[language]

    def ask(self, seat: int, move: Any) -> Game | Refusal:
        before = self.game
        answer = before.try_play(seat, move)
        if not isinstance(answer, Refusal):
            assert answer.number == before.number + 1
            self.game = answer
        return answer

    @rule(data=st.data(), count=st.integers(1, 7), across=st.booleans())
    def lay_tiles_somewhere(self, data: st.DataObject, count: int, across: bool) -> None:
        game = self.game
        if game.turn is None or game.state.pending:
            return
        board, rack = game.state.table, game.state.racks[game.turn]
        taken = [divmod(at, 15) for at, tile in enumerate(board.tiles) if tile]
        row, column = data.draw(st.sampled_from(taken)) if taken else (7, 7)
        row, column = (max(0, row - count), column) if not across else (row, max(0, column - count))
        word = ""
        for tile in data.draw(st.permutations(rack))[:count]:
            at = (row, column + len(word)) if across else (row + len(word), column)
            while board[at]:
                word += "."
                at = (row, column + len(word)) if across else (row + len(word), column)
            if len(str(tile)) > 1:
                return  # counting squares by signs would go wrong with [CH]
            word += "e" if tile.joker else str(tile)
        name = square_name((row, column))
        self.ask(game.turn, {"play": f"{name[1:] + name[0] if across else name} {word}"})

    @rule(seat=st.integers(0, 3), move=st.sampled_from(["challenge", "accept", "pass"]))
    def say_something(self, seat: int, move: Any) -> None:
        self.ask(seat % self.game.setup.seats, {move: True})

    @rule()
    def everybody_accepts(self) -> None:
        for seat in range(self.game.setup.seats):
            self.ask(seat, {"accept": True})
        assert self.game.phase != "challenge"

    @rule(data=st.data())
    def exchange(self, data: st.DataObject) -> None:
        game = self.game
        if game.turn is None or not game.state.racks[game.turn]:
            return
        tiles = data.draw(st.lists(st.sampled_from(game.state.racks[game.turn]), min_size=1, max_size=7))
        answer = self.ask(game.turn, {"exchange": " ".join(game.family.write_tile(tile) for tile in tiles)})
        enough = Counter(tiles) <= Counter(game.state.racks[game.turn]) and len(tiles) <= game.state.pot
        assert isinstance(answer, Refusal) != (enough and not game.state.pending)

    @rule()
    def the_clock_runs_out(self) -> None:
        self.game = self.game.time_out("8D TAA")

    @precondition(lambda self: self.game.number > 12)
    @rule(seat=st.integers(0, 3))
    def resign(self, seat: int) -> None:
        self.ask(seat % self.game.setup.seats, {"resign": True})

    @rule(
        seat=st.integers(0, 3),
        move=st.one_of(
            st.text(max_size=9).map(lambda text: {"play": text}),
            st.text(max_size=4).filter(lambda text: not text.isalnum()).map(lambda text: {"exchange": text}),
            st.sampled_from([None, {}, {"draw": 0}, {"play": "8H ."}, {"play": "8H A)"}, {"take": 0}]),
        ),
    )
    def rubbish(self, seat: int, move: Any) -> None:
        self.ask(seat % self.game.setup.seats, move)

    @invariant()
    def no_tile_is_made_or_lost(self) -> None:
        if not hasattr(self, "game"):
            return
        state = self.game.state
        there = Counter(tile for pile in state.piles for tile in pile)
        there.update(tile for rack in state.racks for tile in rack)
        there.update(tile.face for tile in state.table.tiles if tile)
        assert there == Counter(self.letters.box)
        assert all(len(rack) <= 7 for rack in state.racks)
        assert not state.pot or all(len(rack) == 7 for rack in state.racks)

    @invariant()
    def the_scores_are_those_of_the_turns(self) -> None:
        if not hasattr(self, "game"):
            return
        state = self.game.state
        standing = [0] * state.seats
        undone = 0
        for turn in reversed(state.turns):
            if turn.kind == "challenged" and turn.word:
                undone += 1
            elif turn.kind == "played" and undone:
                undone -= 1
            elif turn.score:
                standing[turn.seat] += turn.score
        if self.game.result and self.game.result.reason != "resigned":
            left = [self.letters.value_of(rack) for rack in state.racks]
            standing = [points - lost for points, lost in zip(standing, left, strict=True)]
            if self.game.result.reason == "went-out":
                standing[state.turn] += sum(left)
        assert list(state.scores) == standing

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        if not hasattr(self, "game"):
            return
        for seat in range(self.game.setup.seats):
            seen = self.game.view(seat)
            assert list(seen.rack) == [self.game.family.write_tile(t) for t in self.game.state.racks[seat]]
            assert "@" not in str(seen.rack)
            assert seen.seed is None or self.game.result
        assert self.game.view(None).rack is None
        rows = self.game.view(None).board
        assert [len(read_word(row.replace(".", "?"))) for row in rows] == [15] * 15

    def teardown(self) -> None:
        if hasattr(self, "game"):
            assert replay(from_json(to_json(event)) for event in self.game.events) == self.game
            assert record.read(record.write(self.game)) == self.game


CrosswordGame.TestCase.settings = settings(max_examples=50, stateful_step_count=40, deadline=None)
TestCrosswordGame = CrosswordGame.TestCase
