"""What the solver says of the word games is what the referee says of its play."""

# mypy: disable-error-code="arg-type, attr-defined, index"

import random
from typing import Any

import pytest

from optafel.game import Game, Setup
from optafel.lexicon import Lexicon
from optafel.positions.case import judge_case, solve_case
from optafel.rules.words.dictionary import dictionary
from optafel.texts import LANGUAGES

BOOKS = ["woord-sabra", "woord-international", "word-2023"]


def agreed(case: dict[str, Any]) -> dict[str, Any]:
    """The solver's answer, after the referee has said the same of its play."""
    solved = solve_case(case)
    judged = judge_case({**case, "play": solved["play"]})
    assert judged["legal"], (case, solved, judged)
    assert (judged["score"], len(judged["played"])) == (solved["score"], solved["tiles"]), (
        case,
        solved,
        judged,
    )
    return solved


@pytest.mark.parametrize(
    ("game", "table", "rack", "score"),
    [
        ("woord-sabra", "MENEER MAAR", "LEN", 9),
        ("woord-sabra", "LUCHT WARM VIN TEER", "HGE", 19),
        ("woord-sabra", "DOOR", "KLEE", 7),
        ("woord-international", "KANTOOR", "DM", 6),
        ("woord-international", "VOORBEELD UITVOER", "GANG", 13),
        ("woord-international", "LIEVELING", "RTN", 8),
        ("woord-international", "VER", "E", 4),
    ],
)
def test_the_best_plays_that_are_known_are_found(game: str, table: str, rack: str, score: int) -> None:
    solved = agreed({"game": game, "table": table, "rack": rack})
    assert solved["score"] == score
    assert solved["optimal"]


def test_nothing_to_lay_is_a_draw() -> None:
    solved = agreed({"game": "woord-sabra", "table": "", "rack": "XQZ"})
    assert (solved["play"], solved["optimal"]) == ("draw", True)


def test_the_words_of_a_case_are_the_only_ones_and_its_extra_words_count_too() -> None:
    case = {"game": "woord-sabra", "table": "HUT", "rack": "OENXYZ"}
    assert agreed({**case, "words": ["hut", "houten"]})["play"] == "HOUTEN"
    assert agreed({**case, "extra_words": ["houtenxyz"]})["score"] == 9
    assert agreed({**case, "options": {"banned_words": "houten noteuh"}})["play"] != "HOUTEN"


@pytest.mark.parametrize("change", [{"breaks": 0}, {"opened": False}, {"frequency": 5.0}, {}])
def test_a_word_that_no_dictionary_has_is_not_laid_a_second_time_where_it_lies(
    change: dict[str, Any],
) -> None:
    # A compound that a person laid, or a word that the table has added.
    case = {"game": "word-2023", "table": "GRACHTBROOD", "rack": "GRACHTBROODX", "words": ["HUT"]}
    assert agreed({**case, **change})["play"] == "draw"
    added = {"words": ["HUT"], "extra_words": ["grachtbrood"]}
    assert agreed({**case, **added, **change})["play"] == "draw"


@pytest.mark.parametrize("history", [["auto-da-fé"], ["o'ree"], [""], ["H@T"], ["Ωmega"]])
def test_what_no_tiles_can_spell_was_never_formed(history: Any) -> None:
    assert agreed({"game": "woord-sabra", "table": "HUT", "rack": "OEN", "history": history})["score"] == 6


@pytest.mark.parametrize(
    ("game", "language", "table", "rack", "letters"),
    [
        ("woord-sabra", "nl", "", "ÉTE", "É"),
        ("woord-sabra", "nl", "SEÑOR", "AΩ", "Ñ Ω"),
        ("woord-international", "nl", "[CH]A", "AT", "CH"),
        ("word-2023", "fr", "", "PEÑA", "Ñ"),
        ("word-2023", "de", "FAÇADE", "N", "Ç"),
    ],
)
@pytest.mark.parametrize("answer_in", LANGUAGES)
def test_letters_that_the_edition_has_not_are_refused_by_name(
    game: str, language: str, table: str, rack: str, letters: str, answer_in: str
) -> None:
    answer = solve_case(
        {"id": "x", "game": game, "language": language, "table": table, "rack": rack}, answer_in
    )
    assert (answer["id"], answer["code"]) == ("x", "letter-not-in-set")
    assert letters in answer["error"]


def test_a_play_may_be_asked_for_that_breaks_few_words_and_uses_common_ones() -> None:
    case = {"game": "woord-sabra", "table": "ROOD HUT TEER", "rack": "BSNE"}
    free = agreed(case)
    gentle = agreed({**case, "breaks": 0})
    assert {"ROOD", "HUT", "TEER"} <= set(gentle["play"].split())
    assert gentle["score"] <= free["score"]
    words = Lexicon.load("nl")
    common = agreed({**case, "frequency": 4.0})
    assert common["score"] <= free["score"]
    laid = set(common["play"].upper().split()) - {"ROOD", "HUT", "TEER"}
    assert all((words.zipf(word) or 0) >= 3.9 for word in laid)


@pytest.mark.parametrize("book", BOOKS)
def test_solver_and_referee_agree_all_through_a_game(book: str) -> None:
    chance = random.Random(book)
    for seed in range(3):
        game = Game.start(Setup(book, 2, bytes([seed])))
        words = dictionary(game.setup.book.edition("nl"), "nl")
        for _ in range(12):
            view = game.view(game.turn)
            case = {
                "game": book,
                "table": " ".join(view.table),
                "rack": "".join(view.rack),
                "opened": view.opening is None,
                "history": list(view.words),
                "seconds": 1,
            }
            best = agreed(case)
            assert best["play"] == "draw" or best["score"] >= 0
            game = played(game, best["play"] if chance.random() < 0.5 else None, words, chance)
            if game.turn is None:
                break


def played(game: Game, play: str, words: Any, chance: Any) -> Game:
    """The game after the solver's play, or after some word from the rack: not every table is a best one."""
    letters = "".join(str(tile) for tile in game.state.racks[game.turn] if not tile.joker)
    some = [word for word in words.on_letters(letters) if len(word) > 2] if letters else []
    if play is None and some:
        play = " ".join([*game.view(None).table, chance.choice(some)])
    answer = game.try_play(game.turn, {"play": play}) if play and play != "draw" else None
    if not isinstance(answer, Game):
        answer = game.try_play(game.turn, {"draw": 0} if game.state.pot else {"pass": True})
    assert isinstance(answer, Game)
    return answer


@pytest.mark.parametrize(("game", "table"), [("woord-sabra", "HUT A"), ("woord-international", "HUT EN")])
def test_what_may_not_stay_keeps_everybody_from_opening(game: str, table: str) -> None:
    # An opening leaves the table as it lies, and at the end of a turn no letter lies loose.
    case = {"game": game, "table": table, "rack": "KOELEN", "opened": False}
    assert agreed(case)["play"] == "draw"
    assert agreed({**case, "table": "HUT"})["score"] == 6


def test_a_piece_of_a_word_scores_while_that_word_lies_there_also_if_its_joker_is_not_named() -> None:
    case = {"game": "woord-sabra", "table": "TAFE@", "rack": "TAF", "words": ["TAFEL", "TAF"]}
    solved = agreed(case)
    assert (solved["play"], solved["score"], solved["optimal"]) == ("TAFEl TAF", 3, True)


def test_a_joker_that_is_not_named_is_bound_to_a_letter_that_makes_a_word() -> None:
    case = {"game": "word-2023", "table": "RIN@ TOP", "rack": "SX"}
    one = {**case, "words": ["RING", "RIN", "TOP", "TOPS", "STOP", "GTOPS"]}
    assert set(agreed(one)["play"].split()) == {"RIN", "gTOPS"}
    assert not judge_case({**one, "play": "RIN sTOPS", "words": [*one["words"], "STOPS"]})["legal"]
    two = {**case, "words": ["RING", "RINS", "RIN", "TOP", "STOP", "STOPS"]}
    assert agreed(two)["score"] == 5


def test_nothing_is_proved_where_no_word_can_be_read() -> None:
    solved = agreed({"game": "woord-sabra", "table": "QX@ HUT", "rack": "OEN", "words": ["HUT", "HOUTEN"]})
    assert not solved["optimal"]


def test_a_word_made_by_taking_an_unnamed_joker_out_of_the_middle_is_new() -> None:
    case = {"game": "woord-sabra", "table": "SLA@G", "rack": "EZ", "words": ["SLANG", "SLAG", "ZEE", "SLA"]}
    assert judge_case({**case, "play": "SLAG ZEe"})["longest"] == "SLAG"
    assert agreed(case)["score"] == 4
