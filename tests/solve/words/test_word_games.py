"""Whole word games in the native core: games by the book, and a champion that plays for their end."""

from collections import Counter
from dataclasses import replace

import pytest

from optafel.arena import player
from optafel.game import Game, Setup
from optafel.positions import Move, Position, WordsPosition
from optafel.rules.rulebooks import RULEBOOKS
from optafel.solve.word_games import (
    PLAYERS,
    Known,
    Outlook,
    candidates,
    choose,
    game_rules,
    play_game,
    reckon,
    weigh,
)
from optafel.solve.word_outlooks import outlook_of
from optafel.tiles.letters import read_words

NODES = 3_000
BOOKS = ("woord-sabra", "woord-international", "word-2023")


def position_of(rulebook: str, language: str = "nl") -> WordsPosition:
    position = Position.read(rulebook, rack="A", language=language, pot=1)
    assert isinstance(position, WordsPosition)
    return position


def known(**changes: object) -> Known:
    """Two seats, both opened, in the middle of a game; seat 0 to move."""
    here = Known(
        table=("KAT", "HOND", "TAFEL"),
        rack="ERSTENL",
        history=("KAT", "HOND", "TAFEL"),
        seat=0,
        first=0,
        counts=(7, 7),
        opened=(True, True),
        scores=(20, 20),
        pot=40,
    )
    return replace(here, **changes)  # type: ignore[arg-type]


def tiles_laid(rulebook: str, here: Known) -> int:
    """How many tiles the champion lays."""
    position = position_of(rulebook)
    table = choose(
        "champion",
        position.words_searched()[0],
        game_rules(position.book),
        here,
        outlook_of(position.book, "nl"),
        nodes=NODES,
    )
    assert table is not None
    return sum(map(len, table)) - sum(map(len, here.table))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("rulebook", BOOKS)
def test_a_game_played_natively_is_the_same_game_by_the_referee(rulebook: str, seats: int) -> None:
    game = Game.start(
        Setup(rulebook, seats, b"whole word games, natively: %d" % seats, language="nl", first=0)
    )
    position = position_of(rulebook)
    names = ("champion", "greedy", "champion", "greedy")[:seats]
    played = play_game(
        names,
        position.words_searched()[0],
        game_rules(position.book),
        ["".join(map(str, rack)) for rack in game.state.racks],
        "".join(map(str, game.state.piles[0])),
        outlook_of(position.book, "nl"),
        nodes=NODES,
    )
    for turn in played.turns:
        assert game.turn == turn.seat
        assert Counter(map(str, game.state.racks[turn.seat])) == Counter(turn.rack)
        if turn.table is not None:
            move = Move("play", read_words(" ".join(turn.table)))
        else:
            move = Move("draw" if game.state.pot else "pass")
        game = game.play(turn.seat, move)
        assert (game.state.turns[-1].score or 0) == turn.score
    assert game.result is not None
    assert (game.result.scores, game.result.reason) == (played.scores, played.reason)
    assert [Counter(map(str, rack)) for rack in game.state.racks] == [Counter(rack) for rack in played.racks]
    on_table = Counter(str(tile) for tile in game.family.tiles_on(game.state.table))
    left = Counter("".join(played.racks)) + Counter(map(str, game.state.piles[0]))
    assert on_table + left == Counter(map(str, position.book.box))


@pytest.mark.parametrize(
    ("rulebook", "language"),
    [(book, language) for book in BOOKS for language in RULEBOOKS[book].languages],
)
def test_what_the_champion_does_is_allowed_in_every_language(rulebook: str, language: str) -> None:
    game = Game.start(Setup(rulebook, 2, b"the champion in every language..", language=language, first=0))
    champion = player("champion", "words", nodes=NODES)
    for _ in range(6):
        assert game.to_act is not None
        view = game.view(game.to_act)
        move = champion(view)
        assert champion(view) == move  # the same nodes, the same move
        game = game.play(game.to_act, move)
    assert any(turn.kind == "played" for turn in game.state.turns)


def test_the_champion_plays_where_the_core_does_not_know_the_table() -> None:
    champion = player("champion", "words", nodes=NODES)
    alone = Game.start(Setup("woord-sabra", 1, b"nobody else is there. thirty-two", language="nl"))
    open_pot = Setup("woord-sabra", 3, b"three seats, and the pot is open", language="nl", first=0)
    opened = Game.start(replace(open_pot, options={"open_pot": True}))
    doubting = Game.start(replace(open_pot, options={"challenge": True}))
    for begun in (alone, opened, doubting):
        game = begun
        for _ in range(8):
            if game.to_act is not None:
                game = game.play(game.to_act, champion(game.view(game.to_act)))
        assert game.state.turns


def test_who_has_resigned_is_not_reckoned_with() -> None:
    game = Game.start(Setup("woord-sabra", 3, b"three seats, one of them resigns", language="nl", first=0))
    champion = player("champion", "words", nodes=NODES)
    game = game.play(0, champion(game.view(0))).play(0, Move("resign"))
    for _ in range(4):
        assert game.to_act is not None
        game = game.play(game.to_act, champion(game.view(game.to_act)))
    assert [turn.seat for turn in game.state.turns if turn.kind != "resigned"] == [0, 1, 2, 1, 2]


def test_a_tile_is_kept_for_the_last_round() -> None:
    two_turns_left = known(pot=0, last_turns=3)
    assert tiles_laid("woord-sabra", two_turns_left) < 7
    last_turn = known(pot=0, last_turns=2)
    assert tiles_laid("woord-sabra", last_turn) == 7


def test_a_rack_is_not_emptied_in_the_last_turn_where_that_brings_seven_tiles() -> None:
    here = known(rack="ES", counts=(7, 2), seat=1, scores=(52, 30))
    assert tiles_laid("woord-international", replace(here, last_turns=1)) == 1


def test_the_whole_rack_goes_where_that_ends_the_game_ahead() -> None:
    assert tiles_laid("word-2023", known(pot=0)) == 7


def test_a_turn_is_weighed_by_games_played_out() -> None:
    position = position_of("woord-sabra")
    index, rules = position.words_searched()[0], game_rules(position.book)
    here = known(pot=0, last_turns=1, seat=1, rack="ER", counts=(0, 2), scores=(25, 20))
    lays = ((*here.table, "ER"), 2)
    passes, laid = weigh(index, rules, here, [(None, 0), lays], games=3)
    assert (passes.chance, passes.ahead) == (0, -7)
    assert (laid.chance, laid.ahead) == (0, -3)
    whole_game = known(pot=93, counts=(7, 7))
    first, again = (
        weigh(index, rules, whole_game, [((*whole_game.table, "ER"), 2)], games=2, seed=3) for _ in range(2)
    )
    assert first == again
    for wrong in [("KAT", "HOND"), (*here.table, "QUIZ")]:
        with pytest.raises(ValueError, match="takes tiles from the table"):
            weigh(index, rules, here, [(wrong, 4)], games=1)


def spanish(rack: str, **changes: object) -> Known:
    """The pot is empty; nobody has a Spanish word for a Ç."""
    here = known(table=("CASA", "MESA", "PERRO"), rack=rack, history=(), pot=0, counts=(len(rack), 4))
    return replace(here, **changes)  # type: ignore[arg-type]


def laid_in_spanish(here: Known) -> int:
    position = position_of("word-2023", "es")
    rules, outlook = game_rules(position.book), outlook_of(position.book, "es")
    assert outlook.dead == "Ç"
    table = choose("champion", position.words_searched()[0], rules, here, outlook, nodes=NODES)
    assert table is not None
    return sum(map(len, table)) - sum(map(len, here.table))


def test_who_cannot_go_out_and_whose_other_cannot_lays_tile_by_tile() -> None:
    """Each turn takes a word, however few tiles go into it."""
    both_stuck = spanish("SAOÇ", scores=(100, 110), kept=(1, 2))
    assert laid_in_spanish(both_stuck) == 1
    goes_out = spanish("SAO", scores=(100, 90), kept=(0, 0))
    assert laid_in_spanish(goes_out) == 3


def test_the_champion_looks_for_turns_that_keep_more_or_less() -> None:
    position = position_of("woord-sabra")
    index, rules = position.words_searched()[0], game_rules(position.book)
    here, outlook = known(pot=0, last_turns=3), outlook_of(position.book, "nl")
    found = candidates(index, rules, here, outlook, nodes=NODES)
    tiles = [sum(map(len, table)) - sum(map(len, here.table)) for table, _ in found]
    assert len(set(tiles)) > 1
    assert tiles[0] == tiles_laid("woord-sabra", here)
    assert max(tiles) == 7


def test_a_turn_is_reckoned_by_how_many_tiles_are_where() -> None:
    """A tile that is kept is a word more in the last round."""
    position = position_of("woord-sabra")
    index, rules = position.words_searched()[0], game_rules(position.book)
    here, outlook = known(pot=0, last_turns=3), outlook_of(position.book, "nl")
    all_of_it = ((*here.table, here.rack), 7)
    all_but_one = ((*here.table, here.rack[1:]), 6)
    most, kept = reckon(index, rules, here, outlook, [all_of_it, all_but_one])
    assert kept.chance > most.chance
    assert kept.points > most.points
    assert reckon(index, rules, here, outlook, [all_of_it], seed=4) == reckon(
        index, rules, here, outlook, [all_of_it], seed=4
    )


def test_what_cannot_be_read_is_refused() -> None:
    position = position_of("woord-sabra")
    index, rules = position.words_searched()[0], game_rules(position.book)
    nothing = Outlook((), 0.0, 0)
    assert set(PLAYERS) == {"greedy", "champion"}
    with pytest.raises(ValueError, match='no player "wizard": expected one of greedy, champion'):
        choose("wizard", index, rules, known(), nothing)
    with pytest.raises(ValueError, match="5 seats: 2 to 4"):
        choose("greedy", index, rules, known(counts=(7,) * 5), nothing)
    with pytest.raises(ValueError, match="2 seats with 1 opened"):
        choose("greedy", index, rules, known(opened=(True,)), nothing)
    with pytest.raises(ValueError, match="1 players with 2 racks"):
        play_game(("greedy",), index, rules, ["ABC", "DEF"], "", nothing)
