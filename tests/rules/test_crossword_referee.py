"""The referee of the crossword says everything that is wrong, and counts as the book does."""

import itertools
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from optafel.lexicon import Lexicon
from optafel.rules.crossword import LETTER_SETS, STANDARD, Before, Board, check_by, judge, place, read_play
from optafel.rules.crossword.rulebook import CrosswordRulebook
from optafel.rules.rulebooks import with_options
from optafel.rules.rulebooks.scrabble_nl import SCRABBLE_NL
from optafel.rules.ruling import Ruling
from optafel.rules.spoken import spoken
from optafel.tiles import LetterTile, read_letters
from optafel.wire import to_json

BOOK = SCRABBLE_NL
DUTCH = LETTER_SETS["nl"]
WORDS = "TAART TAFEL TAFELS POST LATER LA EL GRAM PA OM TAARTEN STERREN ZON ZONNE AS"


def board_of(*plays: str) -> Board:
    board = Board.empty()
    for text in plays:
        board = place(board, read_play(text)).after
    return board


def rule(
    board: Board,
    rack: str,
    play: str,
    words: Any = WORDS,
    letters: Any = DUTCH,
    book: CrosswordRulebook = BOOK,
) -> Ruling:
    check = check_by(Lexicon.of_words(words.split())) if words is not None else None
    return judge(book, Before(board, read_letters(rack), letters), read_play(play), check)


def codes(ruling: Ruling) -> list[str]:
    return [violation.code for violation in ruling.violations]


def test_the_worked_example_of_the_book() -> None:
    board, older = Board.empty(), LETTER_SETS["nl-older"]
    for play, rack, points, main in [
        ("8D TAART", "TAARTXY", 12, "TAART"),
        ("E7 TAFEL", "TFELXYZ", 20, "TAFEL"),
        ("12C POST", "POSTXYZ", 23, "POST"),
        ("F10 LATER", "LAERXYZ", 22, "LATER"),
        ("13A GRAM", "GRAMXYZ", 26, "GRAM"),
    ]:
        ruling = rule(board, rack, play, letters=older)
        assert (ruling.legal, ruling.score, ruling.longest) == (True, points, main)
        board = place(board, read_play(play)).after


def test_everything_that_is_wrong_is_said_at_once() -> None:
    ruling = rule(board_of("8D TAART"), "POSTXYZ", "1A GRAaM")
    assert codes(ruling) == ["not-on-rack", "not-joined", "not-in-dictionary"]
    assert ruling.violations[0].tiles == ("?", "A", "G", "M", "R")
    assert ruling.violations[1].where == (0, 1, 2, 3, 4)
    assert ruling.score is None
    first = rule(Board.empty(), "AXXXXXX", "1A Q")
    assert codes(first) == ["not-on-rack", "first-off-centre", "first-too-short"]


@pytest.mark.parametrize(
    ("play", "rack", "wrong"),
    [
        ("8M TAART", "TAART", "off-board"),
        ("P1 LA", "LA", "off-board"),
        ("16A LA", "LA", "off-board"),
        ("E7 TOFFEL", "TOFFEL", "square-taken"),
        ("8D TAART.N", "EN", "gap"),
        ("8D TAART(E)N", "EN", "gap"),
        ("8D TAART", "TAART", "nothing-laid"),
        ("8D TAART", "", "nothing-laid"),
        ("E7 TAFEL", "TFE", "not-on-rack"),
        ("E7 TAfEL", "TEL", "blank-not-on-rack"),
        ("E7 TA?EL", "TEL?", "blank-unnamed"),
        ("3A POST", "POST", "not-joined"),
        ("E7 TAFÇL", "TFÇL", "letter-not-in-set"),
        ("E7 TAFELE", "TFELE", "not-in-dictionary"),
    ],
)
def test_each_thing_that_can_be_wrong_has_its_rule_and_its_sentence(play: str, rack: str, wrong: str) -> None:
    ruling = rule(board_of("8D TAART"), rack, play)
    assert wrong in codes(ruling)
    assert not ruling.legal
    for language in ("en", "nl"):
        for violation in to_json(spoken(ruling, language))["violations"]:
            assert violation["place"]["book"] == "002"
            assert not violation["message"].startswith("refuse-")
            assert "{" not in violation["message"]


def test_the_words_that_do_not_count_are_named_and_no_others() -> None:
    board = board_of("8D TAART", "E7 TAFEL", "12C POST", "F10 LATER")
    ruling = rule(board, "GRAMXYZ", "13B GRAM")
    assert codes(ruling) == ["not-in-dictionary"] * 4
    # The E of LATER lies behind GRAM and is part of the word.
    named = [violation.tiles for violation in ruling.violations]
    assert named == [("GRAME",), ("PR",), ("OA",), ("TAFELSM",)]
    assert ruling.violations[1].where == (11 * 15 + 2, 12 * 15 + 2)


def test_a_word_as_written_is_judged_even_where_it_does_not_fit() -> None:
    assert codes(rule(board_of("8D TAART"), "QQQQ", "8M QQQQ")) == [
        "off-board",
        "not-joined",
        "not-in-dictionary",
    ]


def test_without_a_check_the_words_are_left_to_the_players() -> None:
    assert rule(Board.empty(), "QQXZ", "8G QXZ", words=None).legal


def test_letters_in_front_belong_to_the_word() -> None:
    board = board_of("8G ON")
    ruling = rule(board, "ZNEXXXX", "8I NE", words="ON ONNE")
    assert (ruling.legal, ruling.longest) == (True, "ONNE")


def test_one_tile_may_be_written_either_way() -> None:
    board = board_of("8D TAART", "E7 TAFEL")
    across, down = (rule(board, "S", text) for text in ("12E S", "E12 S"))
    assert across.legal
    assert down.legal
    assert (across.score, across.longest) == (down.score, "TAFELS")


def test_a_blank_counts_nothing_but_its_square_multiplies() -> None:
    ruling = rule(Board.empty(), "ZO?", "8G ZoN", words="ZON")
    assert codes(ruling) == ["not-on-rack"]
    ruling = rule(Board.empty(), "ZN?", "8G ZoN", words="ZON")
    assert ruling.score == 2 * (4 + 0 + 1)
    assert ruling.played == ("Z", "?", "N")


def test_premium_squares_count_for_the_tiles_that_cover_them_now() -> None:
    # S covers a dark red square; the R on D1 lay there, so that its light blue square counts no more.
    board = Board.empty().with_tiles({(0, 3): LetterTile("R")})
    ruling = rule(board, "STEREN?", "1A STERrEN", words="STERREN")
    assert ruling.score == 3 * (2 + 2 + 1 + 2 + 0 + 1 + 1)


def test_two_red_squares_multiply_twice() -> None:
    board = Board.empty().with_tiles({(0, column): LetterTile("E") for column in range(1, 7)})
    assert rule(board, "AS", "1A A......S", words="AEEEEEES").score == 3 * 3 * (1 + 6 + 2)
    board = Board.empty().with_tiles({(1, column): LetterTile("E") for column in range(2, 13)})
    assert rule(board, "AS", "2B A...........S", words="AEEEEEEEEEEES").score == 2 * 2 * (1 + 11 + 2)


def test_seven_tiles_at_once() -> None:
    ruling = rule(Board.empty(), "TAARTEN", "8D TAARTEN", words="TAARTEN")
    assert ruling.score == 2 * (2 * 2 + 1 + 1 + 2 + 2 + 1 + 1) + 50
    without = with_options(BOOK, {"bingo": 0})
    assert (
        rule(Board.empty(), "TAARTEN", "8D TAARTEN", words="TAARTEN", book=without).score == ruling.score - 50
    )


def test_how_the_score_came_about() -> None:
    board = board_of("8D TAART", "E7 TAFEL")
    said = to_json(spoken(rule(board, "POSTXYZ", "12C POST", letters=LETTER_SETS["nl-older"]), "nl"))
    assert said["how"] == ["POST: (P3 O1 S1 T1) × 2 = 12", "TAFELS: T1 A1 F5 E1 L2 S1 = 11"]
    assert said["score"] == 23


def test_a_digraph_is_one_tile_in_spanish() -> None:
    spanish = LETTER_SETS["es"]
    assert rule(Board.empty(), "[CH]OZA", "8G [CH]OZA", words="CHOZA", letters=spanish).score == 2 * (
        5 + 1 + 10 + 1
    )
    assert rule(Board.empty(), "?OZA", "8G [ch]OZA", words="CHOZA", letters=spanish).score == 2 * (
        0 + 1 + 10 + 1
    )
    apart = rule(Board.empty(), "CHOZA", "8G CHOZA", words="CHOZA", letters=spanish)
    assert codes(apart) == ["digraph-split"]


# An independent count: compares two boards as text and multiplies by squares listed by hand.
TRIPLE_WORD = {(r, c) for r in (0, 7, 14) for c in (0, 7, 14)} - {(7, 7)}
DOUBLE_WORD = {(7, 7)} | {(i, i) for i in (*range(1, 5), *range(10, 14))}
DOUBLE_WORD |= {(i, 14 - i) for i in (*range(1, 5), *range(10, 14))}
TRIPLE_LETTER = {(r, c) for r in (1, 5, 9, 13) for c in (1, 5, 9, 13)} - {
    (r, c) for r in (1, 13) for c in (1, 13)
}
_EDGE = {
    (0, 3),
    (0, 11),
    (2, 6),
    (2, 8),
    (3, 7),
    (6, 6),
    (6, 8),
    (7, 3),
    (7, 11),
    (6, 2),
    (6, 12),
    (3, 0),
    (3, 14),
}
DOUBLE_LETTER = _EDGE | {(14 - r, c) for r, c in _EDGE} | {(c, r) for r, c in _EDGE}
DOUBLE_LETTER |= {(14 - r, 14 - c) for r, c in DOUBLE_LETTER} | {(r, 14 - c) for r, c in DOUBLE_LETTER}


def plain_score(before: Any, after: Any) -> int:
    total, laid = 0, 0
    old, new = before.rows(), after.rows()
    for turned in (False, True):
        for line in range(15):
            squares = [(i, line) if turned else (line, i) for i in range(15)]
            signs = [new[row][column] for row, column in squares]
            for lies, group in itertools.groupby(range(15), key=lambda i: signs[i] != "."):
                run = list(group)
                fresh = [i for i in run if old[squares[i][0]][squares[i][1]] == "."]
                if not lies or not fresh:
                    continue
                laid += 0 if turned else len(fresh)
                if len(run) == 1:
                    continue
                points, times = 0, 1
                for i in run:
                    value = 0 if signs[i].islower() else DUTCH.values[signs[i]]
                    if i in fresh:
                        at = squares[i]
                        value *= 3 if at in TRIPLE_LETTER else 2 if at in DOUBLE_LETTER else 1
                        times *= 3 if at in TRIPLE_WORD else 2 if at in DOUBLE_WORD else 1
                    points += value
                total += points * times
    return total + (50 if laid >= 7 else 0)


letters = st.builds(LetterTile, st.sampled_from(sorted(DUTCH.values)), st.booleans())


@given(st.data())
def test_the_score_is_what_a_plain_count_gives(data: st.DataObject) -> None:
    density = data.draw(st.sampled_from([20, 60, 120]))
    squares = data.draw(
        st.lists(st.tuples(st.integers(0, 14), st.integers(0, 14)), max_size=density, unique=True)
    )
    board = Board.empty().with_tiles({square: data.draw(letters) for square in squares})
    row, column = data.draw(st.integers(0, 14)), data.draw(st.integers(0, 14))
    across = data.draw(st.booleans())
    rack = data.draw(st.lists(letters, min_size=1, max_size=7))
    laid: list[Any] = []
    word, at = "", (row, column)
    while STANDARD.has(at) and (board[at] or len(laid) < len(rack)):
        if board[at]:
            word += "."
        else:
            laid.append(rack[len(laid)])
            word += str(laid[-1])
        at = (at[0], at[1] + 1) if across else (at[0] + 1, at[1])
    assume(laid)
    place_name = f"{row + 1}{chr(65 + column)}" if across else f"{chr(65 + column)}{row + 1}"
    play = read_play(f"{place_name} {word}")
    placement = place(board, play)
    ruling = judge(BOOK, Before(board, tuple(tile.face for tile in laid), DUTCH), play, None)
    assert ruling.legal == (
        placement.joined if not board.is_empty else (7, 7) in placement.laid and len(laid) >= 2
    )
    if ruling.legal:
        assert ruling.score == plain_score(board, placement.after)
