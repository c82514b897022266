"""Typed tables of the word games, as odd as people type them: what the solver says, the referee says too.

Words over few letters, jokers named or not, rows that are no words, letters that lie loose, house rules. Of
every table that could be laid the referee takes none that is better than what the solver calls the best.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from optafel.positions.case import judge_case, read_case, solve_case
from optafel.rules.rulebooks import RULEBOOKS

CASES = int(os.environ.get("WORD_CASES", "60"))  # a rulebook; thousands were run before each release
TILES_MAX = 9
TABLES_MAX = 400  # that are judged for one case
NO_HURRY = 600


def typed_case(seed: int, game: str) -> dict[str, Any]:
    chance = random.Random(f"{game} {seed}")
    options = {"children": True} if game == "woord-international" and chance.random() < 0.3 else {}
    shortest = 2 if options else RULEBOOKS[game].word_letters  # type: ignore[attr-defined]
    letters = "ABCDE"[: chance.randint(2, 5)]

    def row(least: int, most: int) -> str:
        return "".join(chance.choices(letters, k=chance.randint(least, most)))

    words = {row(shortest, 7) for _ in range(chance.randint(3, 10))}
    pieces = {word[: chance.randint(shortest, len(word))] for word in words if chance.random() < 0.5}
    listed = sorted(words | pieces)
    table: list[str] = []
    for _ in range(chance.randint(0, 3)):
        word = row(1, 4) if chance.random() < 0.1 else chance.choice(listed)
        if sum(map(len, table)) + len(word) < TILES_MAX:
            table.append(word)
    most = max(1, min(4 if table else 7, TILES_MAX - sum(map(len, table))))
    rack = chance.choices(letters, k=chance.randint(1, most))
    for _ in range(chance.choices([0, 1, 2], [2, 4, 2])[0]):
        if table and chance.random() < 0.7:
            at = chance.randrange(len(table))
            place = chance.randrange(len(table[at]))
            joker = "@" if chance.random() < 0.6 else table[at][place].lower()
            table[at] = table[at][:place] + joker + table[at][place + 1 :]
        else:
            rack[chance.randrange(len(rack))] = "@"
    return {
        "game": game,
        "table": " ".join(table),
        "rack": "".join(rack),
        "words": listed,
        "options": options,
        "opened": chance.random() < 0.8,
        "history": chance.sample(listed, chance.choice([0, 0, 1])),
        "seconds": NO_HURRY,
    }


def worth_by_referee(case: dict[str, Any], play: str) -> tuple[int, int] | None:
    judged = judge_case({**case, "play": play})
    return (judged["score"], len(judged["played"])) if judged["legal"] else None


def all_tables(case: dict[str, Any]) -> Iterator[str]:
    """Every table of words that the tiles of table and rack can lay, with every choice of jokers."""
    lying = case["table"].split()
    known = {*case["words"], *(word.upper() for word in lying)}
    tiles = [sign if sign.isupper() else "@" for sign in "".join(lying) + case["rack"]]
    letters, jokers = Counter(tile for tile in tiles if tile != "@"), tiles.count("@")
    on_table = Counter(sign if sign.isupper() else "@" for sign in "".join(lying))
    for words in _choices(sorted(known), letters, jokers, 0):
        text = " ".join(words)
        places = [at for at, sign in enumerate(text) if sign.isalpha()]
        for count in range(jokers - text.count("@") + 1):
            for chosen in combinations(places, count):
                play = "".join(sign.lower() if at in chosen else sign for at, sign in enumerate(text))
                lies = Counter(
                    sign if sign.isupper() else "@" for sign in play if sign.isalpha() or sign == "@"
                )
                if not on_table - lies and not lies - Counter(tiles):
                    yield play


def _choices(words: Any, letters: Any, jokers: Any, first: Any) -> Iterator[tuple[str, ...]]:
    yield ()
    for at in range(first, len(words)):
        left = Counter(letters)
        left.subtract(words[at].replace("@", ""))
        lacking = -sum(count for count in left.values() if count < 0)
        free = jokers - words[at].count("@")
        if lacking <= free:
            yield from ((words[at], *more) for more in _choices(words, left, free, at))


@pytest.mark.parametrize("game", ["woord-sabra", "woord-international", "word-2023"])
def test_the_solver_and_the_referee_agree_on_every_typed_table(game: str) -> None:
    proven = 0
    for seed in range(CASES):
        case = typed_case(seed, game)
        solved = solve_case(case)
        found = None
        if solved["play"] != "draw":
            found = solved["score"], solved["tiles"]
            assert worth_by_referee(case, solved["play"]) == found, (case, solved)
        tables = list(all_tables(case))
        if solved["optimal"] and len(tables) <= TABLES_MAX:
            worths = filter(None, (worth_by_referee(case, play) for play in tables))
            assert max(worths, default=None) == found, (case, solved)
            proven += 1
        limits = {"breaks": seed % 3} if seed % 2 else {}
        asked = read_case({**case, **limits}, needs_play=False)
        for play in asked.position.ask_for(4, asked.wishes):
            assert worth_by_referee(case, str(play)) == (play.score, play.tiles), (case, limits, play)
    assert proven > CASES // 2
