"""Puzzles over HTTP: the answer stays on the server until it is found or asked for."""

import json
from typing import Any

import httpx
import pytest
from served import Server

from optafel.puzzle import Name, Puzzle, puzzle_named, sealed

NUMBERS, WORDS, BOARD = "rummikub-sabra.hard.1", "woord-sabra.nl.easy.1", "scrabble-nl.nl.easy.1"
ALL = [NUMBERS, WORDS, BOARD]


def call(server: Server, method: str, path: str, **rest: Any) -> httpx.Response:
    return httpx.request(method, f"{server.url}/api/puzzles{path}", timeout=60, **rest)


def solution(name: str) -> Puzzle:
    return puzzle_named(Name.read(name))


def new_words(name: str) -> list[str]:
    """What an answer adds to the table: sets or words that do not lie there, or the play."""
    puzzle = solution(name)
    if puzzle.family == "crossword":
        return [puzzle.play, puzzle.play.split()[1]]
    parts = puzzle.play.split(" | " if puzzle.family == "numbers" else None)
    return [part for part in parts if part not in puzzle.table]


def test_the_day_has_three_puzzles_and_the_same_for_everybody(server: Server) -> None:
    once = call(server, "GET", "", params={"date": "2026-11-16", "language": "nl"}).json()
    assert [daily["family"] for daily in once["daily"]] == ["numbers", "words", "crossword"]
    assert {daily["level"] for daily in once["daily"]} == {"gentle"}
    assert call(server, "GET", "", params={"date": "2026-11-16", "language": "nl"}).json() == once
    other = call(server, "GET", "", params={"date": "2026-11-17", "language": "nl"}).json()
    assert other["daily"] != once["daily"]
    assert {shelf["rulebook"] for shelf in once["shelves"]} >= {
        "rummikub-sabra",
        "woord-sabra",
        "scrabble-nl",
    }


@pytest.mark.parametrize("name", ALL)
def test_the_answer_is_in_nothing_that_is_told_before_it_is_asked_for(server: Server, name: str) -> None:
    overview = call(server, "GET", "").text
    shown = call(server, "GET", f"/{name}")
    first = call(server, "POST", f"/{name}/hint", json={"step": 1}).text
    second = call(server, "POST", f"/{name}/hint", json={"step": 2}).text
    lying = shown.json()["view"]
    draft = "8A A" if lying["family"] == "crossword" else lying["table"]
    ruled = call(server, "POST", f"/{name}/ruling", json={"table": draft}).text
    for secret in new_words(name):
        for told in (overview, shown.text, first, second, ruled):
            assert f'"{secret}"' not in told  # as a set or word of its own
            assert solution(name).play not in told
    assert "play" not in shown.json()
    assert "worth" not in shown.text
    given_up = call(server, "POST", f"/{name}/hint", json={"step": 3}).json()
    assert given_up["play"] == solution(name).play


@pytest.mark.parametrize("name", ALL)
def test_the_best_play_is_right(server: Server, name: str) -> None:
    puzzle = solution(name)
    said = call(server, "POST", f"/{name}/answer", json={"play": puzzle.play}).json()
    assert (said["right"], said["got"], said["best"]) == (True, puzzle.worth, puzzle.worth)
    assert str(puzzle.worth) in said["message"]


def test_what_is_legal_but_less_says_how_much_of_how_much(server: Server) -> None:
    puzzle = solution("rummikub-sabra.easy.1")
    case = {"game": puzzle.rulebook, "table": " | ".join(puzzle.table)}
    # The best play without one of the tiles is legal with all of them, too.
    for left_out in puzzle.rack:
        rack = [tile for tile in puzzle.rack if tile != left_out]
        solved = httpx.post(
            f"{server.url}/api/solve", json={**case, "rack": " ".join(rack)}, timeout=60
        ).json()
        if 0 < solved["tiles"] < puzzle.worth:
            break
    said = call(server, "POST", "/rummikub-sabra.easy.1/answer?lang=nl", json={"play": solved["play"]}).json()
    assert (said["right"], said["legal"], said["got"], said["best"]) == (
        False,
        True,
        solved["tiles"],
        puzzle.worth,
    )
    assert "Er kan meer" in said["message"]


def test_what_is_not_legal_is_told_why_and_not_what_the_best_is(server: Server) -> None:
    said = call(server, "POST", f"/{NUMBERS}/answer", json={"play": "R1 B2 K3"}).json()
    assert (said["right"], said["legal"], said["best"]) == (False, False, None)
    assert said["ruling"]["violations"][0]["place"]["book"] == "004"


RUBBISH: list[tuple[str, str, Any, str]] = [
    ("GET", "/rummikub-sabra.easy.0", None, "no-such-puzzle"),
    ("GET", "/poker.easy.1", None, "no-such-puzzle"),
    ("GET", "/" + 59 * "9", None, "no-such-puzzle"),
    ("GET", "/" + 61 * "9", None, "bad-request"),
    ("GET", "?date=tomorrow", None, "bad-request"),
    ("GET", "?date=2999-01-01", None, "puzzle-not-yet"),
    ("GET", "?language=123456789", None, "bad-request"),
    ("POST", f"/{NUMBERS}/answer", {}, "bad-request"),
    ("POST", f"/{NUMBERS}/answer", {"play": 5}, "bad-request"),
    ("POST", f"/{NUMBERS}/answer", {"play": "Q99"}, "no-such-tile"),
    ("POST", f"/{NUMBERS}/answer", {"play": 999 * "R1 "}, "play-too-long"),
    ("POST", f"/{BOARD}/answer", {"play": "nowhere"}, "no-such-play"),
    ("POST", f"/{NUMBERS}/ruling", {"table": 500 * ["R1"]}, "draft-unreadable"),
    ("POST", f"/{NUMBERS}/hint", {"step": 4}, "bad-request"),
    ("POST", f"/{NUMBERS}/hint", {"step": 1, "more": True}, "bad-request"),
]


@pytest.mark.parametrize(("method", "path", "body", "code"), RUBBISH)
def test_rubbish_is_refused(server: Server, method: str, path: str, body: Any, code: str) -> None:
    answer = call(server, method, path, json=body) if body is not None else call(server, method, path)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert "{ $" not in answer.json()["message"]


def test_a_bag_holds_the_next_days_and_no_answer(server: Server) -> None:
    bag = call(server, "GET", "/bag", params={"date": "2026-11-16", "language": "nl"})
    days = bag.json()["days"]
    assert [day["date"] for day in days] == ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"]
    for day in days:
        told = call(server, "GET", "", params={"date": day["date"], "language": "nl"}).json()["daily"]
        assert [packed["shown"]["puzzle"] for packed in day["puzzles"]] == [daily["puzzle"] for daily in told]
        for packed in day["puzzles"]:
            name = packed["shown"]["puzzle"]
            assert packed["seal"] == sealed(name, solution(name))
            assert call(server, "GET", f"/{name}").json() == packed["shown"]
            # Elsewhere in the bag the same word may lie on a table.
            assert not any(f'"{secret}"' in json.dumps(packed) for secret in new_words(name))


def test_a_bag_of_days_that_are_far_off_is_refused(server: Server) -> None:
    said = call(server, "GET", "/bag", params={"date": "2199-01-01"})
    assert (said.status_code, said.json()["code"]) == (404, "puzzle-not-yet")
