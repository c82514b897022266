"""The calls of the page beside the box, and what they refuse."""

from typing import Any

import httpx
import pytest
from served import Server

RULEBOOKS = [
    "rummikub-sabra",
    "rummikub-jokers",
    "woord-sabra",
    "woord-international",
    "word-2023",
    "scrabble-nl",
]


def ask(server: Server, what: str, lang: str = "en", **said: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/companion/{what}?lang={lang}", json=said, timeout=60)


def test_a_sheet_is_counted_and_explained_in_the_readers_language(server: Server) -> None:
    game = {"ended": True, "out": 0, "left": ["", "R7 K13", "*"]}
    said: dict[str, Any] = {"rulebook": "rummikub-sabra", "names": ["Anna", "", "Cees"], "games": [game]}
    kept = ask(server, "sheet", **said).json()
    assert kept["games"][0]["scores"] == [45, -20, -25]
    assert kept["match"]["totals"] == [45, -20, -25]
    assert kept["leaders"] == [0]
    wrong = {**said, "games": [{"ended": True, "scores": ["45", "-20", "-24"]}]}
    (check,) = ask(server, "sheet", **wrong).json()["games"][0]["checks"]
    assert (
        check["message"] == "The scores add up to 1, but a game adds up to 0: together they are 1 too high."
    )
    assert check["place"] == {"book": "004", "heading": "Puntentelling"}
    missing = {**said, "games": [{"ended": True, "out": 0, "left": ["", "", "5"]}]}
    (check,) = ask(server, "sheet", lang="nl", **missing).json()["games"][0]["checks"]
    assert check["message"].startswith("Wat heeft Speler 2 nog op het plankje?")


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_every_book_says_what_its_clock_does_and_what_to_write_down(
    server: Server, rulebook: str, lang: str
) -> None:
    said = ask(server, "book", lang=lang, rulebook=rulebook).json()
    assert said["clock"]["seconds"] >= 60
    assert all(len(line) > 10 and "{" not in line for line in said["clock"]["says"])
    assert said["begin"]["place"]
    assert said["needs"]["turns"] is not rulebook.startswith("rummikub")


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_who_begins_is_drawn_or_ruled_on(server: Server, rulebook: str) -> None:
    drawn = ask(server, "begin", rulebook=rulebook, seats=3).json()
    assert drawn["first"] in (0, 1, 2)
    assert {one["seat"] for one in drawn["drawn"]} == {0, 1, 2}
    tiles = ["R1", "R2", "R9"] if rulebook.startswith("rummikub") else ["X", "Y", "A"]
    assert ask(server, "begin", rulebook=rulebook, seats=3, drawn=tiles).json()["first"] == 2
    refused = ask(server, "begin", rulebook=rulebook, seats=2, drawn=["77", "!"])
    assert (refused.status_code, "{" in refused.json()["message"]) == (400, False)


def test_the_dictionary_judges_under_house_rules(server: Server) -> None:
    words = ["lopen", "huizen", "amsterdam", "xqz", "it's"]
    plain = ask(server, "words", rulebook="woord-sabra", language="nl", words=words).json()["words"]
    assert [one["counts"] for one in plain] == [True, True, False, False, False]
    assert all(one["messages"] for one in plain if not one["counts"])
    house = {"no_verbs": True, "no_plurals": True}
    strict = ask(server, "words", rulebook="woord-sabra", words=words, options=house).json()["words"]
    assert [one["counts"] for one in strict] == [False] * 5
    spanish = ask(server, "words", rulebook="word-2023", language="es", words=["mañana"]).json()["words"]
    assert spanish[0]["counts"]
    board = ask(server, "words", rulebook="scrabble-nl", language="en", words=["house"]).json()["words"]
    assert board[0]["counts"]


BOOK = {"rulebook": "rummikub-sabra"}
SHEET = {**BOOK, "names": ["A", "B"]}
RUBBISH: list[tuple[str, dict[str, Any], int, str]] = [
    ("sheet", {**SHEET, "rulebook": "poker"}, 400, "no-such-rulebook"),
    ("sheet", {**SHEET, "names": ["alone"]}, 400, "wrong-number-of-seats"),
    ("sheet", {**SHEET, "names": []}, 422, "bad-request"),
    ("sheet", {**SHEET, "options": {"fly": True}}, 400, "bad-option"),
    ("sheet", {**SHEET, "games": [{"out": 3}]}, 404, "no-such-seat"),
    ("sheet", {**SHEET, "games": [{"turns": [{"seat": -1}]}]}, 422, "bad-request"),
    ("sheet", {**SHEET, "games": [{"left": ["x" * 300]}]}, 422, "bad-request"),
    ("sheet", {**SHEET, "games": [{"surprise": 1}]}, 422, "bad-request"),
    ("sheet", {**SHEET, "games": "none"}, 422, "bad-request"),
    ("sheet", {**SHEET, "rounds": 0}, 422, "bad-request"),
    ("book", {"rulebook": "word-2023", "language": "tlh"}, 400, "bad-table"),
    ("begin", {**BOOK, "seats": 9}, 422, "bad-request"),
    ("words", {**BOOK, "words": ["huis"]}, 400, "no-words-here"),
    ("words", {"rulebook": "word-2023", "words": []}, 422, "bad-request"),
]


@pytest.mark.parametrize(("what", "said", "status", "code"), RUBBISH)
def test_rubbish_is_refused_with_a_reason(
    server: Server, what: str, said: dict[str, Any], status: int, code: str
) -> None:
    for lang in ("en", "nl"):
        answer = ask(server, what, lang=lang, **said)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert "{ $" not in answer.json()["message"]
