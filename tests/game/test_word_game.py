"""A word game: no sequence of requests makes or loses a tile, and replay equals live."""

# mypy: disable-error-code="arg-type, assignment, attr-defined, index, misc, union-attr"

from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from optafel.game import Game, Refusal, Setup, record, replay
from optafel.game.events import from_json, to_json
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.words.dictionary import dictionary
from optafel.tiles.letters import LetterTile, spelled, write_word, write_words

BOOKS = ["woord-sabra", "woord-international", "word-2023"]


class WordGame(RuleBasedStateMachine):
    @initialize(
        rulebook=st.sampled_from(BOOKS),
        seats=st.integers(1, 4),
        seed=st.binary(min_size=32, max_size=32),
        doubts=st.booleans(),
        open_pot=st.booleans(),
        strict=st.booleans(),
        children=st.booleans(),
        ends=st.booleans(),
        language=st.sampled_from(["nl", "es"]),  # Spanish players lose a turn by the clock
        drawn=st.integers(0, 110),
    )
    def start(
        self,
        rulebook: str,
        seats: int,
        seed: bytes,
        doubts: bool,
        open_pot: bool,
        strict: bool,
        children: bool,
        ends: str,
        language: str,
        drawn: bool,
    ) -> None:
        wished = {
            "challenge": doubts,
            "open_pot": open_pot,
            "strict_clock": strict,
            "children": children,
            "to_50": ends,
            "to_last_tile": ends,
        }
        book = RULEBOOKS[rulebook]
        known = {option.name for option in book.options}
        options = {name: value for name, value in wished.items() if name in known}
        self.game = Game.start(Setup(rulebook, seats, seed, language=language, options=options))
        self.box: Counter[LetterTile] = Counter(book.edition(language).box)
        self.words = dictionary(book.edition(language), language)
        self.everybody_draws(drawn)

    @property
    def seat(self) -> int:
        return self.game.state.turn

    @property
    def rack(self) -> tuple[Any, ...]:
        return self.game.state.racks[self.seat]

    def ask(self, seat: int, move: Any) -> Game | Refusal:
        before = self.game
        answer = before.try_play(seat, move)
        if not isinstance(answer, Refusal):
            assert answer.number == before.number + 1
            self.game = answer
        return answer

    def lay(self, rows: Any) -> Game | Refusal:
        """Asks for a table of these rows, with jokers as they come."""
        return self.ask(self.seat, {"play": write_words(tuple(rows))})

    def settle_doubts(self, data: st.DataObject) -> None:
        while self.game.state.pending:
            doubter = next(seat for seat in range(4) if "accept" in self.game.moves(seat))
            self.ask(doubter, {data.draw(st.sampled_from(["accept", "accept", "challenge"])): True})
        while self.game.state.owed:
            self.ask(self.seat, {"take": data.draw(st.integers(0, 3))})

    @rule(data=st.data())
    def lay_a_word_from_the_rack(self, data: st.DataObject) -> None:
        self.settle_doubts(data)
        letters = "".join(str(tile) for tile in self.rack if not tile.joker)
        found = [word for word in self.words.on_letters(letters) if len(word) > 2] if letters else []
        if found:
            longest = sorted(found, key=len)[-8:]
            word = data.draw(st.sampled_from(longest))
            self.ask(self.seat, {"play": " ".join([*map(write_word, self.game.state.table), word])})

    @rule(data=st.data(), count=st.integers(3, 7))
    def lay_any_row(self, data: st.DataObject, count: int) -> None:
        """Stands only where words are checked later."""
        self.settle_doubts(data)
        opened = self.game.state.opened[self.seat]
        self.lay([*self.game.state.table, self.rack[: count if opened else max(count, 6)]])

    @rule(data=st.data(), front=st.booleans())
    def make_a_word_longer(self, data: st.DataObject, front: bool) -> None:
        self.settle_doubts(data)
        table = list(self.game.state.table)
        if not table or not self.rack:
            return
        at = data.draw(st.integers(0, len(table) - 1))
        more = self.rack[: data.draw(st.integers(1, 3))]
        table[at] = (*more, *table[at]) if front else (*table[at], *more)
        self.lay(table)

    @rule(data=st.data())
    def break_words_up(self, data: st.DataObject) -> None:
        self.settle_doubts(data)
        table = list(self.game.state.table)
        if not table:
            return
        at = data.draw(st.integers(0, len(table) - 1))
        cut = data.draw(st.integers(1, len(table[at])))
        self.lay([*table[:at], table[at][:cut], (*table[at][cut:], *self.rack[:3]), *table[at + 1 :]])

    @rule(pile=st.integers(0, 3), move=st.sampled_from(["draw", "take"]))
    def draw(self, pile: int, move: Any) -> None:
        self.ask(self.seat, {move: pile})

    def everybody_draws(self, count: int) -> None:
        """So that the end is near."""
        for _ in range(min(count, self.game.state.pot)):
            game = self.game
            pile = max(range(len(game.state.piles)), key=lambda at: len(game.state.piles[at]))
            moves = game.moves(game.turn)
            move = (
                {"take": pile} if "take" in moves else {"draw": pile} if "draw" in moves else {"pass": True}
            )
            assert not isinstance(self.ask(game.turn, move), Refusal)

    @rule(seat=st.integers(0, 3), move=st.sampled_from(["challenge", "accept", "pass"]))
    def say_something(self, seat: int, move: Any) -> None:
        self.ask(seat % self.game.setup.seats, {move: True})

    @rule()
    def everybody_accepts(self) -> None:
        for seat in range(self.game.setup.seats):
            self.ask(seat, {"accept": True})
        assert self.game.phase != "challenge"

    @rule(data=st.data(), cut=st.integers(0, 4), own=st.integers(0, 4))
    def the_clock_runs_out_in_a_mess(self, data: st.DataObject, cut: int, own: int) -> None:
        self.settle_doubts(data)
        first, rest = self.game.state.table[:1], self.game.state.table[1:]
        pieces = [*rest, *(piece for word in first for piece in (word[:cut], word[cut:]) if piece)]
        draft = write_words((*pieces, *((tile,) for tile in self.rack[:own])))
        before = self.game
        self.game = before.time_out(data.draw(st.sampled_from([draft, draft, draft[1:], None, "7!"])))
        assert before.result or self.game.number > before.number

    @precondition(lambda self: self.game.number > 40)
    @rule(seat=st.integers(0, 3))
    def resign(self, seat: int) -> None:
        self.ask(seat % self.game.setup.seats, {"resign": True})

    @rule(
        seat=st.integers(0, 3),
        move=st.one_of(
            st.text(max_size=9).map(lambda text: {"play": text}),
            st.sampled_from([None, {}, {"exchange": "A"}, {"play": "@@@@"}, {"play": "[AB]"}, {"take": -1}]),
        ),
    )
    def rubbish(self, seat: int, move: Any) -> None:
        before = self.game
        answer = self.ask(seat % before.setup.seats, move)
        assert isinstance(answer, Refusal)
        assert self.game is before

    @invariant()
    def no_tile_is_made_or_lost(self) -> None:
        if not hasattr(self, "game"):
            return
        state = self.game.state
        there = Counter(tile for pile in state.piles for tile in pile)
        there.update(tile for rack in state.racks for tile in rack)
        there.update(tile.face for word in state.table for tile in word)
        assert there == self.box

    @invariant()
    def the_table_holds_words_only(self) -> None:
        if not hasattr(self, "game"):
            return
        game = self.game
        book = game.setup.book
        read = [spelled(word) for word in game.state.table]
        assert all(len(word) >= book.fewest_letters for word in read)
        assert all(tile.letter for word in game.state.table for tile in word)
        assert set(read) <= game.state.words
        assert book.equal_words or len(set(read)) == len(read)
        if not book.challenge or game.setup.seats == 1:
            assert all(game.position(0).counts(word) for word in read)

    @invariant()
    def tiles_are_owed_from_an_open_pot_only(self) -> None:
        if hasattr(self, "game"):
            state = self.game.state
            assert state.owed == 0 or (len(state.piles) == 4 and state.owed <= state.pot)

    @invariant()
    def somebody_can_do_something_until_it_is_over(self) -> None:
        if hasattr(self, "game") and not self.game.result:
            game = self.game
            can = [set(game.moves(seat)) - {"resign"} for seat in range(game.setup.seats)]
            assert any(can)

    def teardown(self) -> None:
        if hasattr(self, "game"):
            assert replay(from_json(to_json(event)) for event in self.game.events) == self.game
            assert record.read(record.write(self.game, names=["Ann"] * self.game.setup.seats)) == self.game


WordGame.TestCase.settings = settings(max_examples=40, stateful_step_count=50, deadline=None)
TestWordGame = WordGame.TestCase


def test_games_of_words_from_the_rack_come_to_an_end() -> None:
    for rulebook in BOOKS:
        for seats in (1, 2, 3, 4):
            game = Game.start(Setup(rulebook, seats, bytes([seats])))
            words = dictionary(game.setup.book, "nl")
            while game.turn is not None:
                game = _with_a_word_or_without(game, words)
                assert game.number < 1000
            assert replay(game.events) == game
            laid = [turn.score for turn in game.state.turns if turn.kind == "played"]
            assert len(laid) > 10
            assert sum(laid) >= sum(game.result.scores)


def _with_a_word_or_without(game: Game, words: Any) -> Game | Refusal:
    seat = game.turn
    letters = "".join(str(tile) for tile in game.state.racks[seat] if not tile.joker)
    for word in sorted(words.on_letters(letters) if letters else (), key=len)[-3:]:
        answer = game.try_play(seat, {"play": " ".join([*map(write_word, game.state.table), word])})
        if isinstance(answer, Game):
            return answer
    answer = game.try_play(seat, {"draw": 0} if game.state.pot else {"pass": True})
    assert isinstance(answer, Game)
    return answer
