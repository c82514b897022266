"""A hint names the best play and, with its last step, what somebody could lay who does not know its words."""

from pathlib import Path

import pytest
from people import QUICK, Person, order

from optafel import Game, Setup
from optafel.bots import choose
from optafel.positions import COMMON, Position, Solved, Wishes, best_in_common_words
from optafel.store import open_store, sqlite_url
from optafel.table.hints import LAST_STEP, hint, hint_of
from optafel.table.open_tables import Bots, OpenTables
from optafel.wire import to_json

EQUITY = Wishes(objective="equity")


def dealt(rulebook: str, language: str, rack: str) -> Game:
    """A game in which the first player has this rack."""
    position = Position.read(rulebook, rack=rack, language=language, pot=40)
    return Game.start(
        Setup(rulebook, seats=2, seed=b"h" * 32, language=language, first=0, position=str(position))
    )


def common(position: Position, best: Solved, wishes: Wishes) -> Solved | None:
    assert best.play is not None
    return best_in_common_words(position, best.play, wishes)


@pytest.mark.parametrize(
    ("rulebook", "language", "rack", "best", "word"),
    [
        ("scrabble-nl", "nl", "KOEIENS", "ONKIESE", "SNOEK"),
        ("woord-sabra", "nl", "KOEIENS", "ONKIESE", "KOEIEN"),
        ("word-2023", "fr", "BRIJZER", "RIREZ", "IREZ"),
    ],
)
def test_the_last_step_also_names_a_play_of_common_words(
    rulebook: str, language: str, rack: str, best: str, word: str
) -> None:
    game = dealt(rulebook, language, rack)
    position = game.view(0).position
    wishes = EQUITY if rulebook == "scrabble-nl" else Wishes()
    found = position.ask(wishes)
    assert found.play is not None
    assert best in position.words_made(found.play)
    also = common(position, found, wishes)
    assert also is not None
    assert also.play is not None
    told = hint_of(game, 0, found.move, LAST_STEP, also)
    assert (told.play, told.common) == (str(found), str(also))
    assert (told.common_word, told.common_score) == (word, also.score)
    assert position.judge(also.play).legal
    assert position.judge(also.play).score == also.score
    assert all((position.zipf(made) or 0) >= COMMON for made in position.words_made(also.play))
    assert (also.score or 0) <= (found.score or 0)


def test_earlier_steps_say_nothing_of_it() -> None:
    game = dealt("woord-sabra", "nl", "KOEIENS")
    position = game.view(0).position
    found = position.best()
    also = common(position, found, Wishes())
    assert also is not None
    for step in (1, 2):
        assert not {"common", "common_word", "common_score"} & set(
            to_json(hint_of(game, 0, found.move, step, also))
        )


@pytest.mark.parametrize(("rulebook", "word"), [("scrabble-nl", "ERBIJ"), ("woord-sabra", "IJZER")])
def test_a_best_play_of_common_words_stands_alone(rulebook: str, word: str) -> None:
    position = Position.read(rulebook, rack="BRIJZER", language="nl", pot=40)
    found = position.best()
    assert found.play is not None
    assert position.words_made(found.play) == (word,)
    assert common(position, found, Wishes()) is None


def test_numbers_have_no_common_words() -> None:
    position = Position.read("rummikub-sabra", rack="r10 r11 r12 b10 b11 b12")
    found = position.best()
    assert found.tiles == 6
    assert common(position, found, Wishes()) is None


def test_who_could_only_exchange_better_is_still_told_a_word() -> None:
    """With Q and X on the rack the solver would rather exchange than lay EXTRA; a hint names a play."""
    position = Position.read("scrabble-nl", rack="QXENTRA", language="nl", pot=40)
    found = position.ask(EQUITY)
    assert found.play is not None
    assert position.words_made(found.play) == ("QAT",)
    also = common(position, found, EQUITY)
    assert also is not None
    assert also.play is not None
    assert all((position.zipf(word) or 0) >= COMMON for word in position.words_made(also.play))


async def test_at_a_table_it_comes_with_the_last_step(file: Path) -> None:
    store = await open_store(sqlite_url(file))
    open_tables = OpenTables(store, Bots(choose, ("beginner", "master"), "beginner"), pace=QUICK)
    live, keys = await open_tables.open(order("me", "bot", rulebook="scrabble-nl", language="nl", first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    await anna.sees(lambda view: view["phase"] == "playing")
    game = live.table.game
    assert game is not None
    position = game.view(0).position
    told = [await hint(live, anna.connection, step) for step in (1, 2, 3, 3)]
    await open_tables.close()
    await store.close()
    best = position.read_move(told[2].play or told[2].move)
    also = best_in_common_words(position, best.play, EQUITY) if best.play else None
    assert told[2].common == (str(also) if also else None)
    assert [each.common for each in told[:2]] == [None, None]
    assert told[3] == told[2]
