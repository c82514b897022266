"""Word games and the crossword on a sheet kept by hand: turns, last rounds, what is left."""

from dataclasses import replace
from typing import Any

from optafel.companion import WrittenGame, WrittenTurn, count_sheet
from optafel.game import Setup


def keys(game: Any, *weights: str) -> list[Any]:
    return [check.key for check in game.checks if check.weight in (weights or ("wrong", "odd", "missing"))]


def laid(*texts: str, seats: int = 2, **rest: Any) -> tuple[Any, ...]:
    """Turns of all players in order; an empty text is a turn without a play."""
    turns = [
        WrittenTurn(at % seats, text, "laid" if text else "none", **rest) for at, text in enumerate(texts)
    ]
    return tuple(turns)


def counted(entry: WrittenGame, rulebook: str, seats: int = 2, language: str = "", **options: Any) -> Any:
    return count_sheet(Setup(rulebook, seats, b"seed", language=language, options=options), [entry]).games[0]


def test_a_word_is_worth_its_letters_and_does_not_score_twice() -> None:
    game = counted(WrittenGame(turns=laid("HOUTEN", "5", "tafel HOUTEN", "tafel")), "woord-sabra")
    assert [line.points for line in game.lines] == [6, 5, 5, 0]
    assert [line.total for line in game.lines] == [6, 5, 11, 5]
    assert game.lines[2].word == "TAFEL"
    assert [reason.key for reason in game.lines[3].how] == ["how-formed-before", "how-nothing-new"]
    assert game.due == 0


def test_the_whole_rack_doubles_where_the_book_says_so() -> None:
    turns = (WrittenTurn(0, "HOUTEN", whole_rack=True),)
    assert counted(WrittenGame(turns=turns), "word-2023").scores == (12, 0)
    assert counted(WrittenGame(turns=turns), "woord-sabra").scores == (6, 0)


def test_every_edition_knows_its_own_words() -> None:
    for language, word in {
        "nl": "HUIZEN",
        "fr": "MAISON",
        "de": "HÄUSER",
        "es": "MAÑANA",
        "pt": "CABEÇA",
    }.items():
        game = counted(WrittenGame(turns=(WrittenTurn(0, word),)), "word-2023", language=language)
        assert (keys(game), game.scores[0]) == ([], 6 if language != "de" else 7), language


def test_a_doubtful_word_and_a_low_opening_are_remarked_on() -> None:
    game = counted(WrittenGame(turns=laid("XQZZ", "4")), "word-2023")
    assert keys(game) == ["check-word-doubtful", "check-opening-low", "check-opening-low"]
    assert game.scores == (4, 4)


def test_at_fifty_the_round_is_finished_and_racks_are_taken_off() -> None:
    entry = WrittenGame(turns=laid("50", "3", "4", seats=3))
    game = counted(WrittenGame(turns=laid("50", seats=3)), "woord-international", 3)
    assert (game.last_turns, game.over) == (2, None)
    assert keys(game, "note") == ["check-last-turns"]
    over = counted(entry, "woord-international", 3)
    assert (over.last_turns, over.over, keys(over)) == (0, "last-round", ["check-count-left"])
    ended = WrittenGame(turns=entry.turns, ended=True, left=("AB@", "0", "3"))
    final = counted(ended, "woord-international", 3)
    assert (final.scores, final.result.winners) == ((38, 3, 1), (0,))


def test_to_fifty_the_sabra_way_takes_nothing_off() -> None:
    game = counted(WrittenGame(turns=laid("50", "3")), "woord-sabra", to_50=True)
    assert (game.scores, game.result.reason) == ((50, 3), "last-round")


def test_after_the_last_tile_one_more_round_is_played() -> None:
    turns = laid("5", "6", "7")
    game = counted(WrittenGame(turns=turns, pot_empty=3), "woord-sabra")
    assert game.last_turns == 3  # this round's other turn, and two more
    played = WrittenGame(turns=laid("5", "6", "7", "3", "4", "3"), pot_empty=3, ended=True, left=("A", "@"))
    final = counted(played, "woord-sabra")
    assert (final.scores, final.result.reason, keys(final)) == ((15, 2), "last-round", [])
    early = counted(WrittenGame(turns=turns, pot_empty=3, ended=True, left=("0", "0")), "woord-sabra")
    assert keys(early) == ["check-ended-early"]
    late = counted(WrittenGame(turns=laid(*"5673444"), pot_empty=3), "woord-sabra")
    assert "check-turn-after-end" in keys(late)


def test_only_a_joker_costs_in_the_game_of_2023() -> None:
    entry = WrittenGame(turns=laid("6", "8"), ended=True, out=0, left=("", "ABC@"))
    final = counted(entry, "word-2023")
    assert (final.scores, final.result.reason, keys(final)) == ((6, -22), "went-out", [])


def test_nobody_can_play_any_more() -> None:
    game = counted(WrittenGame(turns=laid("6", "8", "", ""), pot_empty=2), "word-2023")
    assert game.over == "blocked"
    drawn = counted(WrittenGame(turns=laid("6", "8", "", "")), "word-2023")
    assert drawn.over is None  # there is still something to draw


def test_a_turn_out_of_order_is_seen() -> None:
    game = counted(WrittenGame(turns=(WrittenTurn(0, "6"), WrittenTurn(0, "7"))), "woord-sabra")
    assert keys(game) == ["check-out-of-order"]
    assert game.checks[0].other == 1


def test_tiles_left_are_no_more_than_the_box_holds() -> None:
    entry = WrittenGame(turns=laid("6", "8"), ended=True, out=0, left=("", "QQ"))
    assert keys(counted(entry, "word-2023")) == ["check-more-than-box"]


def test_the_crossword_of_the_book_counts_itself() -> None:
    plays = ("8D TAART", "E7 TAFEL", "12C POST", "F10 LATER", "13A GRAM")
    game = counted(WrittenGame(turns=laid(*plays)), "scrabble-nl", letters="nl-older")
    assert [line.points for line in game.lines] == [12, 20, 23, 22, 26]
    assert keys(game, "wrong") == []


def test_a_play_after_one_without_a_square_wants_its_points() -> None:
    game = counted(WrittenGame(turns=laid("12", "E7 TAFEL")), "scrabble-nl")
    assert keys(game) == ["check-board-unknown"]
    assert keys(counted(WrittenGame(turns=laid("9Z9 X")), "scrabble-nl")) == ["refuse-no-such-play"]
    beside = counted(WrittenGame(turns=laid("8D TAART", "1A OP")), "scrabble-nl")
    assert [check.weight for check in beside.checks] == ["odd"]


def test_the_crossword_takes_off_what_is_left_and_gives_it_to_who_went_out() -> None:
    entry = WrittenGame(turns=laid("20", "30"), ended=True, out=0, left=("", "QA"))
    final = counted(entry, "scrabble-nl", language="nl")
    assert (final.scores, final.result.winners) == ((31, 19), (0,))
    passed = WrittenGame(turns=laid("20", "30", "", ""), ended=True, left=("A", "Q"))
    early = counted(passed, "scrabble-nl", language="nl")
    assert keys(early) == ["check-ended-early"]  # while the pot has tiles nobody ends it by passing
    blocked = counted(replace(passed, pot_empty=2), "scrabble-nl", language="nl")
    assert (blocked.scores, blocked.result.reason, keys(blocked)) == ((19, 20), "blocked", [])
    exchanged = (*laid("20", "30", ""), WrittenTurn(1, "", "exchanged"))
    assert counted(WrittenGame(turns=exchanged), "scrabble-nl").over is None


def test_nothing_typed_is_too_odd_to_be_answered() -> None:
    for text in ("999999", "²", "Ω", "8D", "🂡", "-3", "@@@@", "A" * 200, "8D " + "Q" * 60, "\x00"):
        for rulebook in ("woord-sabra", "woord-international", "word-2023", "scrabble-nl"):
            entry = WrittenGame(turns=(WrittenTurn(0, text),), ended=True, left=(text, text))
            assert counted(entry, rulebook).lines[0].points is not None or keys(counted(entry, rulebook))
