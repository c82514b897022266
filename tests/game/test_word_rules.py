"""What the three word rulebooks say of a game: drawing, scoring, last rounds, clocks, doubts."""

# mypy: disable-error-code="arg-type, union-attr"

from dataclasses import replace
from typing import Any

import pytest

from optafel.game import Game, Refusal, Setup
from optafel.rules.rulebooks import RULEBOOKS
from optafel.tiles.letters import read_letters, read_words

SABRA, INTERNATIONAL, BOOK_2023 = "woord-sabra", "woord-international", "word-2023"


def game(
    book: str,
    racks: Any,
    table: str = "",
    pot: Any = "EENTESPELEN",
    opened: bool = True,
    scores: Any = None,
    options: Any = None,
    language: str = "nl",
) -> Game:
    """A game in progress; seat 0 is to move, and began. The pot is drawn from its end."""
    seats = len(racks)
    begun = Game.start(Setup(book, seats, bytes(32), language=language, options=options or {}, first=0))
    piles = tuple(read_letters(pile) for pile in pot.split("|"))
    state = replace(
        begun.state,
        racks=tuple(read_letters(rack) for rack in racks),
        piles=piles,
        table=read_words(table),
        opened=(opened,) * seats,
        scores=tuple(scores or (0,) * seats),
        words=frozenset(table.upper().split()),
    )
    return replace(begun, state=state)


def after(position: Game, *moves: Any) -> Game:
    """The game after these moves, each by the seat whose turn it is."""
    for move in moves:
        position = act(position, position.turn, move)
    return position


def act(position: Game, seat: int, move: Any) -> Game:
    answer = position.try_play(seat, move)
    assert not isinstance(answer, Refusal), answer
    return answer


def rack(position: Game, seat: int) -> str:
    return "".join(str(tile) for tile in position.state.racks[seat])


def table(position: Game) -> list[str]:
    return list(position.view(None).table)


PASS, DRAW = {"pass": True}, {"draw": 0}


# Deal


@pytest.mark.parametrize(
    ("book", "size", "left"), [(SABRA, 7, 84), (INTERNATIONAL, 7, 84), (BOOK_2023, 14, 64)]
)
def test_everybody_gets_a_rack_and_the_letter_nearest_to_a_begins(book: str, size: int, left: int) -> None:
    position = Game.start(Setup(book, 4, b"seed"))
    assert [len(tiles) for tiles in position.state.racks] == [size] * 4
    assert position.state.pot == left
    drawn = position.view(None).start_draw
    first = [entry.tile for entry in drawn if entry.seat == position.turn]
    assert min(min(entry.tile) for entry in drawn if entry.tile != "@") in first


def test_an_edition_is_dealt_without_the_letters_that_its_language_has_not() -> None:
    french = Game.start(Setup(BOOK_2023, 2, b"seed", language="fr"))
    tiles = [tile for pile in (*french.state.piles, *french.state.racks) for tile in pile]
    assert len(tiles) == 118
    assert "Ñ" not in {tile.letter for tile in tiles}


# Drawing


def test_sabra_draws_up_to_seven_after_a_play_and_one_without() -> None:
    position = game(SABRA, ["OENXXXX", "AAAAAAA"], table="HUT", pot="QQQQQQQQTES")
    laid = after(position, {"play": "HOUTEN"})
    assert rack(laid, 0) == "XXXXSET"
    assert laid.state.scores == (6, 0)
    assert list(laid.view(1).words) == ["HOUTEN", "HUT"]
    drew = after(position, DRAW)
    assert rack(drew, 0) == "OENXXXXS"
    # nine tiles, one played: still more than seven
    assert len(rack(game(SABRA, ["BXXXXXXXX", "A"], table="ROOD"), 0)) == 9
    more = after(game(SABRA, ["BXXXXXXXX", "A"], table="ROOD"), {"play": "BROOD"})
    assert rack(more, 0) == "XXXXXXXX"


def test_international_draws_seven_only_when_the_rack_is_empty() -> None:
    position = game(INTERNATIONAL, ["BX", "AAA"], table="ROOD", pot="ABCDEFGHIJ")
    assert rack(after(position, {"play": "BROOD"}), 0) == "X"
    assert rack(after(position, DRAW), 0) == "BXJ"
    empty = after(game(INTERNATIONAL, ["B", "AAA"], table="ROOD", pot="ABCDEFGHIJ"), {"play": "BROOD"})
    assert rack(empty, 0) == "JIHGFED"
    few = after(game(INTERNATIONAL, ["B", "AAA"], table="ROOD", pot="ABC"), {"play": "BROOD"})
    assert rack(few, 0) == "CBA"


def test_2023_scores_double_for_the_whole_rack_and_draws_seven() -> None:
    position = game(BOOK_2023, ["HER", "XXX"], table="KENNEN")
    laid = after(position, {"play": "HERKENNEN"})
    assert laid.state.scores == (18, 0)
    assert len(rack(laid, 0)) == 7


def test_a_play_is_refused_with_everything_that_is_wrong() -> None:
    refused = game(INTERNATIONAL, ["EQ", "A"], table="VER").try_play(0, {"play": "VEER Q"})
    assert isinstance(refused, Refusal)
    assert [v.code for v in refused.ruling.violations] == ["letter-loose", "no-rest-word"]


def test_an_open_pot_is_four_piles_from_which_one_chooses_tile_by_tile() -> None:
    position = game(SABRA, ["OENXXXX", "A"], table="HUT", pot="AB|CD||EF", options={"open_pot": True})
    assert list(position.view(1).piles) == ["B", "D", None, "F"]
    laid = after(position, {"play": "HOUTEN"})
    assert laid.turn == 0
    assert laid.moves(0) == ("take", "resign")
    assert laid.view(0).owed == 3
    assert isinstance(laid.try_play(0, {"take": 2}), Refusal)
    assert isinstance(laid.try_play(0, DRAW), Refusal)
    taken = after(laid, {"take": 3}, {"take": 3})
    assert taken.turn == 0
    taken = after(taken, {"take": 0})
    assert rack(taken, 0) == "XXXXFEB"
    assert taken.turn == 1
    assert list(taken.view(1).piles) == ["A", "D", None, None]


def test_what_is_not_chosen_in_time_is_taken_from_the_fullest_pile() -> None:
    position = game(SABRA, ["OENXXXX", "A"], table="HUT", pot="AB|CDGH||EF", options={"open_pot": True})
    late = after(position, {"play": "HOUTEN"}).time_out()
    assert rack(late, 0) == "XXXXHGB"
    assert late.turn == 1
    assert rack(position.time_out(), 0) == "OENXXXXH"


# End


def test_sabra_plays_one_more_round_after_the_one_in_which_the_pot_became_empty() -> None:
    position = game(SABRA, ["X", "E@", "YY"], pot="AB")
    position = after(position, DRAW, DRAW)
    assert position.state.pot == 0
    assert position.view(None).last_turns == 1 + 3
    position = after(position, PASS, PASS, PASS)
    assert position.result is None
    position = after(position, PASS)
    # a tile costs 1 and a joker 10
    assert position.result.scores == (-2, -12, -2)
    assert position.result.winners == (0, 2)


def test_sabra_ends_the_last_round_even_if_everybody_plays() -> None:
    position = game(SABRA, ["BXS", "SX"], table="ROOD HUT", pot="A")
    position = after(position, DRAW, {"play": "ROOD HUTS"}, {"play": "BROOD HUTS"}, PASS)
    assert position.result.reason == "last-round"
    assert position.result.scores == (5 - 3, 4 - 1)
    assert position.result.winners == (1,)


def test_with_an_empty_pot_one_passes_and_with_an_empty_rack_one_can_do_no_more() -> None:
    position = after(game(SABRA, ["S", "X"], table="HUT ROOD", pot="E"), {"play": "HUTS ROOD"})
    assert rack(position, 0) == "E"
    assert position.moves(1) == ("play", "pass", "resign")
    assert game(SABRA, ["", "X"], table="HUT", pot="").moves(0) == ("pass", "resign")


def test_international_finishes_the_round_at_fifty_and_takes_off_what_is_left() -> None:
    position = game(INTERNATIONAL, ["BX", "SYY", "@"], table="ROOD HUT", scores=[45, 48, 49])
    position = after(position, {"play": "BROOD HUT"})
    assert position.view(None).last_turns == 2
    position = after(position, {"play": "BROOD HUTS"}, DRAW)
    assert position.result.scores == (50 - 1, 52 - 2, 49 - 11)
    assert position.result.winners == (1,)
    last = game(INTERNATIONAL, ["X", "BX"], table="ROOD", scores=[0, 45])
    last = after(last, DRAW, {"play": "BROOD"})
    assert last.result.winners == (1,)


def test_international_may_be_played_to_the_last_tile() -> None:
    options = {"to_last_tile": True}
    position = game(INTERNATIONAL, ["BX", "SYY"], table="ROOD HUT", pot="E", scores=[49, 0], options=options)
    position = after(position, {"play": "BROOD HUT"})
    assert position.result is None
    assert position.view(None).last_turns is None
    position = after(position, DRAW)
    assert position.view(None).last_turns == 2
    assert after(position, PASS, PASS).result.scores == (54 - 1, -4)


def test_sabra_to_fifty_takes_nothing_off() -> None:
    position = game(SABRA, ["BXXXXXX", "S"], table="ROOD HUT", scores=[45, 50], options={"to_50": True})
    position = after(position, DRAW)
    assert position.view(None).last_turns == 1
    assert after(position, {"play": "ROOD HUTS"}).result.scores == (45, 54)


def test_when_nobody_can_play_any_more_it_ends() -> None:
    position = game(BOOK_2023, ["X", "Y@"], table="ROOD", pot="", scores=[10, 9])
    timed_out = position
    position = after(position, PASS, PASS)
    assert position.result.reason == "blocked"
    assert (position.result.winners, position.result.scores) == ((0,), (10, -21))
    for _ in range(3):
        timed_out = timed_out.time_out()
        assert timed_out.result is None  # nobody has said that nothing can be laid
    assert timed_out.time_out().result.reason == "blocked"  # two whole rounds have brought nothing


@pytest.mark.parametrize(("book", "options"), [(INTERNATIONAL, {}), (SABRA, {"to_50": True})])
def test_the_last_round_takes_over_where_the_pot_runs_out_before_the_goal(book: str, options: Any) -> None:
    position = game(book, ["X", "SY", "Q"], table="ROOD HUT", pot="E", scores=[10, 30, 0], options=options)
    position = after(position, DRAW)
    assert position.view(None).last_turns == 5  # the others' turns of this round, and one of each
    position = after(position, {"play": "ROOD HUTS"}, PASS, PASS, PASS)
    assert (position.result, position.view(None).last_turns) == (None, 1)
    over = after(position, PASS).result
    assert (over.reason, over.scores) == ("last-round", (10 - 2, 34 - 1, -1))


def test_the_goal_is_the_tables_own() -> None:
    options = {"to_50": True, "goal": 30}
    position = game(SABRA, ["BXXXXXX", "S"], table="ROOD HUT", scores=[26, 0], options=options)
    position = after(position, {"play": "BROOD HUT"})
    assert position.view(None).last_turns == 1
    assert after(position, {"play": "BROOD HUTS"}).result.scores == (31, 4)
    short = game(INTERNATIONAL, ["BX", "S"], table="ROOD HUT", scores=[6, 0], options={"goal": 10})
    assert after(short, {"play": "BROOD HUT"}).view(None).last_turns == 1


def test_2023_ends_when_pot_and_a_rack_are_empty_and_a_joker_costs_thirty() -> None:
    position = game(BOOK_2023, ["B", "XY@"], table="ROOD", pot="", scores=[0, 20])
    position = after(position, {"play": "BROOD"})
    assert position.result.reason == "went-out"
    assert position.result.scores == (10, -10)
    assert position.view(0).result.counted == (0, -30)


@pytest.mark.parametrize("book", [SABRA, INTERNATIONAL])
def test_alone_one_plays_until_all_tiles_are_used_or_nothing_can_be_laid(book: str) -> None:
    position = game(book, ["B"], table="ROOD", pot="E", scores=[80])
    position = after(position, {"play": "BROOD"})
    assert position.result is None
    assert rack(position, 0) == "E"
    assert after(position, PASS).result.reason == "blocked"
    done = after(game(book, ["B"], table="ROOD", pot="", scores=[80]), {"play": "BROOD"})
    assert done.result.reason == "went-out"
    assert done.result.scores == (85,)
    assert done.view(0).turns[-1].word == "BROOD"


def test_who_resigns_leaves_the_others_their_last_turns() -> None:
    position = game(SABRA, ["X", "X", "X"], pot="A")
    position = after(position, DRAW)  # seats 1 and 2, then all once more
    position = act(position, 2, {"resign": True})
    assert position.view(None).last_turns == 3
    position = after(position, PASS, PASS, PASS)
    assert position.result.reason == "last-round"
    assert position.result.winners == (1,)


def test_the_last_one_inside_wins_without_counting() -> None:
    position = act(game(SABRA, ["X", "X"], scores=[9, 3]), 0, {"resign": True})
    assert (position.result.scores, position.result.winners) == ((9, 3), (1,))
    alone = act(game(SABRA, ["X"], scores=[9]), 0, {"resign": True})
    assert alone.result.winners == ()


# Clock


@pytest.mark.parametrize("book", [SABRA, INTERNATIONAL])
def test_a_table_that_is_not_complete_goes_back_and_one_tile_is_drawn(book: str) -> None:
    late = game(book, ["BX", "A"], table="ROOD", pot="EF").time_out("BROO D")
    assert table(late) == ["ROOD"]
    assert rack(late, 0) == "BXF"
    assert late.turn == 1


def test_a_complete_table_stands_when_time_is_up_and_scores_unless_the_clock_is_strict() -> None:
    late = game(SABRA, ["BX", "A"], table="ROOD").time_out("BROOD")
    assert late.state.scores == (5, 0)
    strict = game(SABRA, ["BX", "A"], table="ROOD", options={"strict_clock": True}).time_out("BROOD")
    assert table(strict) == ["BROOD"]
    assert strict.state.scores == (0, 0)
    assert len(rack(strict, 0)) == 7


@pytest.mark.parametrize("draft", [None, "ROOD", "rubbish 7", "ROD", "ROOD ROOD", ""])
def test_an_untouched_or_impossible_draft_is_a_turn_without_a_play(draft: str | None) -> None:
    late = game(BOOK_2023, ["BX", "A"], table="ROOD", pot="EF").time_out(draft)
    assert table(late) == ["ROOD"]
    assert rack(late, 0) == "BXF"


@pytest.mark.parametrize(("language", "challenge"), [("nl", False), ("nl", True), ("es", True)])
def test_in_2023_letters_in_no_word_go_to_the_pot(language: str, challenge: bool) -> None:
    options = {"challenge": challenge}
    racks = ["SXYYYYYYY", "AA"]
    position = game(BOOK_2023, racks, "ROOD HUT", pot="EEEE", language=language, options=options)
    late = position.time_out("HUTS RO OD X")
    assert table(late) == ["HUTS"]
    assert sorted(str(tile) for tile in late.state.piles[0]) == list("DEEEEOORX")
    assert rack(late, 0) == "YYYYYYY"
    assert late.state.scores == (0, 0)
    assert "HUTS" in late.state.words
    # es: the next turn is lost as well
    assert after(late, DRAW).turn == (1 if language == "es" else 0)


def test_after_that_the_rack_is_filled_up_to_seven_again() -> None:
    late = game(BOOK_2023, ["SXYY", "AA"], table="HUT", pot="EEEEEEEE").time_out("HUTS X")
    assert len(rack(late, 0)) == 7
    last = late.state.turns[-1]
    assert (last.count, last.to_pot) == (5, 1), "drawn, and put back"
    assert rack(late, 0).startswith("YY")


def test_equal_words_and_jokers_that_left_their_letter_do_not_stay() -> None:
    late = game(BOOK_2023, ["ROODXXXXXXXXX", "AA"], table="ROOD").time_out("ROOD ROOD X")
    assert table(late) == ["ROOD"]
    late = game(BOOK_2023, ["TXXXXXXXX", "AA"], table="RINg OPA HUT").time_out("RIN sTOP A HUT")
    assert table(late) == ["HUT"]
    freed = game(BOOK_2023, ["GTXXXXXXX", "AA"], table="RINg OPA HUT").time_out("RING sTOP A HUT")
    assert table(freed) == ["RING", "sTOP", "HUT"]


def test_who_has_not_opened_takes_all_back_when_time_is_up() -> None:
    late = game(BOOK_2023, ["BROODXX", "AA"], table="HUT", pot="EF", opened=False).time_out("HUT BROOD X")
    assert table(late) == ["HUT"]
    assert rack(late, 0) == "BROODXXF"


# Doubt


def test_words_are_not_checked_before_a_turn_ends_where_they_may_be_doubted() -> None:
    position = game(BOOK_2023, ["XQZAAAAAA", "AA", "AA"], table="HUT", options={"challenge": True}, pot="EF")
    laid = after(position, {"play": "HUT XQZ"})
    assert laid.phase == "challenge"
    assert laid.moves(1) == ("challenge", "accept", "resign")
    assert laid.moves(0) == ("resign",)
    doubted = act(laid, 1, {"challenge": True})
    assert table(doubted) == ["HUT"]
    assert doubted.state.scores == (0, 0, 0)
    assert sorted(rack(doubted, 0))[:6] == ["A"] * 6
    assert len(rack(doubted, 0)) == 10  # and one for the word that did not stand
    assert "XQZ" not in doubted.state.words
    assert doubted.turn == 1


def test_a_word_that_stands_or_is_not_doubted_scores() -> None:
    position = game(SABRA, ["SX", "AA", "AA"], table="HUT", options={"challenge": True})
    laid = after(position, {"play": "HUTS"})
    stands = act(laid, 2, {"challenge": True})
    assert stands.state.scores == (4, 0, 0)
    assert stands.turn == 1
    accepted = act(act(laid, 1, {"accept": True}), 2, {"accept": True})
    assert accepted.state.scores == (4, 0, 0)
    assert laid.time_out().turn == 1


def test_alone_there_is_nobody_to_doubt_and_words_are_checked() -> None:
    position = game(BOOK_2023, ["XQZ"], table="HUT", options={"challenge": True})
    assert isinstance(position.try_play(0, {"play": "HUT XQZ"}), Refusal)


# House rules about words


@pytest.mark.parametrize(
    ("options", "word", "stands"),
    [
        ({}, "HUTTEN", True),
        ({"no_plurals": True}, "HUTTEN", False),
        ({"no_diminutives": True}, "HUTJE", False),
        ({"no_verbs": True}, "LIEP", False),
        ({"extra_words": "blorp xyz"}, "BLORP", True),
        ({"banned_words": "hut"}, "HUT", False),
        ({"theme": "hond kat"}, "HUT", False),
        ({"theme": "hond kat"}, "KAT", True),
        ({"theme": "animals"}, "KAT", True),
        ({"theme": "animals"}, "HUT", False),
        ({}, "KEUKENTUIN", True),  # a lawful compound that no list has
        ({"compounds": False}, "KEUKENTUIN", False),
        ({}, "BLORP", False),
    ],
)
def test_a_table_may_leave_words_out_and_add_its_own(options: Any, word: str, stands: bool) -> None:
    answer = game(SABRA, [word, "A"], options=options).try_play(0, {"play": word})
    assert isinstance(answer, Game) == stands


def test_children_may_lay_verbs_whatever_else_is_left_out() -> None:
    options = {"children": True, "no_verbs": True}
    assert isinstance(game(INTERNATIONAL, ["LIEP"], options=options).try_play(0, {"play": "LIEP"}), Game)


def test_the_played_table_is_written_down_with_its_jokers_named() -> None:
    laid = after(game(SABRA, ["@X", "A"], table="ZON"), {"play": "@ZON"})
    assert table(laid) == ["oZON"]
    assert laid.events[-1].word == "OZON"


def test_every_word_rulebook_can_be_started_by_every_number_of_players_and_language() -> None:
    for book in (SABRA, INTERNATIONAL, BOOK_2023):
        for language in RULEBOOKS[book].languages:
            for seats in range(1, 5):
                assert Game.start(Setup(book, seats, b"x", language=language)).turn is not None


def test_who_resigns_while_their_play_is_in_doubt_takes_no_more_tiles() -> None:
    options = {"challenge": True, "open_pot": True}
    position = game(SABRA, ["SX", "AA", "AA"], table="HUT", pot="AB|CD||EF", options=options)
    resigned = act(act(position, 0, {"play": "HUTS"}), 0, {"resign": True})
    stands = act(act(resigned, 1, {"accept": True}), 2, {"accept": True})
    assert (stands.turn, stands.phase) == (1, "playing")
    assert "play" in stands.moves(1)
