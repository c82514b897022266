"""Crossword cases: what the shell and the server ask, answered by the referee and the solver."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optafel.positions.case import judge_case, solve_case
from optafel.rules.crossword import LETTER_SETS, Board, place, read_play
from optafel.solve.crossword_learned_leaves import leaves_of

DATA = Path(__file__).parents[1] / "data"
WORDS = ["TAART", "TAFEL", "TAFELS", "POST", "LATER", "LA", "EL", "GRAM", "PA", "OM", "TAARTEN", "TARTE"]
CASE = {"id": "x", "game": "scrabble-nl", "rack": "TFELXYZ", "board": ["8D TAART"], "words": WORDS}


def judged(**fields: Any) -> dict[str, Any]:
    return judge_case({**CASE, **fields})


@pytest.mark.parametrize(
    "play", ["E7 TAFEL", "e7 TAFEL", "E7 T.FEL", "E7 T(A)FEL", "  E7   TAFEL ", "E7 TaFEL", "E7 T(a)FEL"]
)
def test_a_play_in_any_notation(play: str) -> None:
    answer = judged(play=play)
    assert (answer["legal"], answer["score"], answer["longest"]) == (True, 22, "TAFEL")
    assert answer["played"] == ["T", "F", "E", "L"]


@pytest.mark.parametrize("rack", ["T?ELXYZ", "T@ELXYZ", "t?elxyz", "T ? E L X Y Z"])
def test_a_blank_is_a_small_letter(rack: str) -> None:
    answer = judged(rack=rack, play="E7 TAfEL")
    assert (answer["legal"], answer["score"]) == (True, 2 * (2 + 1 + 0 + 1 + 3))
    assert answer["played"] == ["T", "?", "E", "L"]
    assert not judged(rack=rack, play="E7 TAFEL")["legal"]


def test_the_board_is_given_as_plays_as_rows_or_as_one_text() -> None:
    board = place(Board.empty(), read_play("8D TAART")).after
    for given_as in (["8D TAART"], "8D TAART", str(board), [str(board)], "/".join(board.rows())):
        assert judged(board=given_as, play="E7 TAFEL")["score"] == 22


def test_plays_so_far_are_taken_as_they_are() -> None:
    # QX is no word and stands in the middle of nowhere: nobody asks.
    board = ["8D TAART", "1A QX", "E7 TAFEL"]
    assert judged(board=board, rack="POSTXYZ", play="12C POST")["score"] == 29


def test_values_replace_those_of_the_letters() -> None:
    values = {"A": 1, "E": 1, "T": 1, "L": 2, "F": 5}
    assert judged(values=values, play="E7 TAFEL")["score"] == 20
    assert judged(values={**values, "?": 9}, rack="?FELXYZ", play="E7 tAFEL")["score"] == 18


def test_languages_bring_their_letters() -> None:
    english = {"board": [], "rack": "QUIZXYZ", "play": "8H QUIZ", "words": ["QUIZ"], "language": "en"}
    assert judged(**english)["score"] == 2 * (10 + 1 + 1 + 10)
    dutch = {**english, "options": {"letters": "nl"}}
    assert judged(**dutch)["score"] == 2 * (10 + 4 + 1 + 4)
    german = {"board": [], "rack": "ÜBELXYZ", "play": "8H ÜBEL", "words": ["übel"], "language": "de"}
    assert judged(**german)["score"] == 2 * (6 + 3 + 1 + 2)


def test_the_dictionary_of_the_language_without_words_of_its_own() -> None:
    assert judged(words=None, play="E7 TAFEL")["legal"]
    answer = judged(words=None, play="E7 TAFXL")
    assert not answer["legal"]
    assert answer["rule"] == "scrabble-nl/words"
    assert "TAFXL" in answer["message"]
    assert judged(words=None, play="E7 TAFXL", rack="TFXLXYZ", extra_words=["tafxl"])["legal"]


def test_a_compound_that_no_list_has_counts_unless_the_table_says_otherwise() -> None:
    case = {"board": ["8D TAART"], "rack": "POSTXYZ", "words": None, "play": "8D TAARTPOST"}
    assert judged(**case)["legal"]
    assert not judged(**case, options={"compounds": False})["legal"]


@pytest.mark.parametrize(
    ("play", "legal", "score"),
    [
        ("pass", True, 0),
        ("PASS", True, 0),
        ("exchange TFX", True, 0),
        ("exchange T F X", True, 0),
        ("exchange tfx", True, 0),
        ("exchange TFELXYZ", True, 0),
        ("exchange TT", False, None),
        ("exchange ?", False, None),
        ("exchange", False, None),
        ("draw", False, None),
    ],
)
def test_what_is_done_instead_of_playing(play: str, legal: bool, score: int) -> None:
    answer = judged(play=play)
    assert (answer["legal"], answer["score"]) == (legal, score)
    assert legal or (answer["rule"] == "scrabble-nl/exchange" and answer["message"])


@pytest.mark.parametrize(
    ("fields", "code", "quoted"),
    [
        ({"play": "TAFEL"}, "no-such-play", "TAFEL"),
        ({"play": "E7 TA5EL"}, "no-such-letter", "5"),
        ({"play": "E7 T(AFEL"}, "stray-parenthesis", "T(AFEL"),
        ({"play": "E7 TAFEL", "rack": "T5"}, "no-such-letter", "5"),
        ({"play": "E7 TAFEL", "board": ["8D TAART", "8D POST"]}, "board-play", "8D POST"),
        ({"play": "E7 TAFEL", "board": ["8M TAART"]}, "board-play", "8M TAART"),
        ({"play": "E7 TAFEL", "board": "15/15"}, "board-rows", "15/15"),
        ({"play": "E7 TAFEL", "board": "/".join(["16"] * 15)}, "board-row", "16"),
        ({"play": "E7 TAFEL", "board": 8}, "bad-field", "board"),
        ({"play": "E7 TAFEL", "values": {"A": -1}}, "bad-field", "values.A"),
        ({"play": "E7 TAFEL", "values": {"A": 100}}, "bad-field", "values.A"),
        ({"play": "E7 TAFEL", "language": "xx"}, "bad-language", "xx"),
        ({"play": "E7 TAFEL", "options": {"letters": "elvish"}}, "bad-option", "letters"),
    ],
)
@pytest.mark.parametrize("language", ["en", "nl"])
def test_what_cannot_be_read_is_said(fields: dict[str, Any], code: str, quoted: str, language: str) -> None:
    answer = judge_case({**CASE, **fields}, language)
    assert answer["code"] == code
    assert quoted in answer["error"]


def test_the_best_play() -> None:
    answer = solve_case({**CASE, "rack": "TFELSXY"})
    assert (answer["play"], answer["score"], answer["tiles"], answer["optimal"]) == ("E7 T.FELS", 26, 5, True)
    assert answer["value"] is None
    assert judged(rack="TFELSXY", play=answer["play"])["score"] == answer["score"]


def test_no_play_is_a_pass() -> None:
    answer = solve_case({**CASE, "rack": "XXXXXXX"})
    assert (answer["play"], answer["score"], answer["tiles"]) == ("pass", 0, 0)
    assert solve_case({**CASE, "rack": ""})["play"] == "pass"


def test_the_best_play_with_other_letters() -> None:
    spanish = {"game": "scrabble-nl", "language": "es", "rack": "[CH]OZAEEE", "words": ["CHOZA"]}
    answer = solve_case(spanish)
    assert answer["score"] == 2 * (5 + 1 + 10 + 1)
    assert "[CH]OZA" in answer["play"]
    assert judge_case({**spanish, "play": answer["play"]})["score"] == answer["score"]
    assert solve_case({**spanish, "rack": "CHOZAEE"})["play"] == "pass"
    blank = solve_case({**spanish, "rack": "?OZAEEE"})
    assert "[ch]OZA" in blank["play"]


def test_common_words_only() -> None:
    case = {"game": "scrabble-nl", "rack": "EENQXYC"}
    everything, common = solve_case(case), solve_case({**case, "frequency": 6.0})
    assert common["play"] != "pass"
    assert common["score"] <= everything["score"]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"rack": "ÇA"}, "letter-not-in-set"),
        ({"board": ["8D ÑANDU"]}, "letter-not-in-set"),
        ({"rack": "E" * 40}, "rack-too-long"),
        ({"rack": "T5"}, "no-such-letter"),
    ],
)
def test_what_cannot_be_solved_is_said(fields: dict[str, Any], code: str) -> None:
    answer = solve_case({**CASE, **fields})
    assert answer["code"] == code
    assert "{" not in answer["error"]


@given(
    st.dictionaries(
        st.sampled_from(["rack", "play", "board", "values", "words", "options", "language"]),
        st.text("AÇ?@[](). /1578DHpass", max_size=12)
        | st.lists(st.text("8HAB /.", max_size=6), max_size=3)
        | st.dictionaries(st.text("AÑ?", max_size=2), st.integers(-5, 300), max_size=2),
    )
)
def test_rubbish_is_always_answered(rubbish: Any) -> None:
    for answer in (judge_case({**CASE, "play": "E7 TAFEL", **rubbish}), solve_case({**CASE, **rubbish})):
        assert "error" in answer or "legal" in answer or "play" in answer


@pytest.mark.parametrize("letters", LETTER_SETS.values(), ids=LETTER_SETS)
def test_every_letter_set_knows_what_its_tiles_are_worth_to_keep(letters: Any) -> None:
    leaves = leaves_of(letters, pot_is_empty=False)
    assert leaves.worth.keys() >= {"?", *letters.counts}
    assert leaves.worth["?"] == max(leaves.worth.values())
    assert leaves.together["E", "E"] < 0
    assert min(leaves.worth, key=leaves.worth.__getitem__) not in "?AEINRST"


def test_a_bot_keeps_the_blank_for_better_days() -> None:
    lines = gzip.decompress((DATA / "crossword-nl-golden.txt.gz").read_bytes()).decode().splitlines()
    used = {"score": 0, "equity": 0}
    for line in lines[250::10]:
        board, rack = line.split()[:2]
        for objective in used:
            answer = solve_case({**CASE, "words": None, "board": board, "rack": rack, "objective": objective})
            used[objective] += any(sign.islower() for sign in answer["play"])
    assert used["equity"] < used["score"]
