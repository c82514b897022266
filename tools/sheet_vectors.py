"""Sheets that the server has counted, for the page to count alike: `python -m tools.sheet_vectors`.

The page adds a sheet up by itself while there is no network (web/src/companion/sums). So that the two never
drift apart, both are held to the same sheets: the server's tests see that these are what it counts, the
page's tests that it counts the same.
"""

import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

from optafel.companion import CountedGame, Remark, ScoreSheet, WrittenGame, WrittenTurn, count_sheet
from optafel.companion.rulebook import what_to_write_down
from optafel.companion.sums import sums_of
from optafel.game.families import family_of
from optafel.game.setup import Setup
from optafel.wire import Json, to_json

FILE = Path(__file__).parents[1] / "tests" / "vectors" / "sheets.json"
SHEETS = 20  # of each book
BOOKS: tuple[tuple[str, str, dict[str, bool | int | str]], ...] = (
    ("rummikub-sabra", "", {}),
    ("rummikub-jokers", "", {}),
    ("woord-sabra", "nl", {}),
    ("woord-sabra", "fr", {"strict_clock": True}),
    ("woord-international", "en", {}),
    ("word-2023", "de", {}),
    ("word-2023", "nl", {}),
    ("scrabble-nl", "nl", {}),
    ("scrabble-nl", "es", {"scoreless_to_end": 6}),
)
# Words that people write, with marks that no tile has and words that no dictionary knows.
WORDS = ("HOUTEN", "TAFEL", "houten", "ÉTÉ", "GRÜN", "garçon", "KOE TAFEL", "REGENBOOG", "XQZZ", "A", "DE DE")
PLAYS = ("8G TAFEL", "G8 TAFEL", "8H DE", "7H ZO", "H5 REgEN", "8G .AFEL", "K5 KAMElEN", "8A (TA)", "15O AB",
         "1A KAMELEN", "2A KAMELEN", "J8 LOS", "x", "8D [CH]ICO", "H8 FIETSER")  # fmt: skip


def sheets(seed: str = "sheets", count: int = SHEETS) -> list[Json]:
    """The same ones every time."""
    chance = random.Random(seed)  # noqa: S311 -- nothing secret
    found: list[Json] = []
    for rulebook, language, options in BOOKS:
        for _ in range(count):
            seats = chance.choice((2, 2, 3, 4))
            setup = Setup(rulebook, seats, b"sheet", language=language, options=options)
            games = [_game(chance, setup) for _ in range(chance.choice((1, 1, 2, 3)))]
            rounds = chance.choice((None, None, 1, 2))
            found.append(
                {
                    "book": f"{rulebook} {language}",
                    "seats": seats,
                    "rounds": rounds,
                    "games": [asdict(game) for game in games],
                    "counts": counted(count_sheet(setup, games, rounds)),
                }
            )
    return found


def books() -> Json:
    """What the page is told of each book."""
    return {
        f"{rulebook} {language}": {
            "sums": to_json(sums_of(setup := _setup(rulebook, language, options), "en")),
            "needs": to_json(what_to_write_down(setup)),
        }
        for rulebook, language, options in BOOKS
    }


def _setup(rulebook: str, language: str, options: dict[str, bool | int | str]) -> Setup:
    return Setup(rulebook, 2, b"sheet", language=language, options=options)


def _game(chance: random.Random, setup: Setup) -> WrittenGame:
    seats, family = setup.seats, setup.book.family
    tidy = chance.random() < 0.5  # as people write who take care
    first = chance.randrange(seats)
    made = chance.choice((0, 1, 2, 5, 9, 14))
    turns = []
    for at in range(made):
        seat = (first + at) % seats if chance.random() < 0.93 else chance.randrange(seats)
        kind: Any = chance.choices(("laid", "none", "exchanged"), (7, 4, 1 if family == "crossword" else 0))[
            0
        ]
        text = _text(chance, family, tidy) if kind == "laid" else ""
        whole, late = chance.random() < 0.1, chance.random() < 0.2
        turns.append(WrittenTurn(seat, text, kind, whole, late))
    ended = chance.random() < 0.7
    out = chance.choice((None, chance.randrange(seats)))
    by_hand = ended and family == "numbers" and chance.random() < 0.25
    return WrittenGame(
        first=first,
        turns=tuple(turns),
        pot_empty=chance.randint(1, made) if made and chance.random() < 0.5 else None,
        opened=tuple(seat for seat in range(seats) if chance.random() < 0.3),
        ended=ended,
        out=out if ended and not (by_hand and tidy) else None,
        left=tuple("" if tidy and seat == out else _left(chance, setup, tidy) for seat in range(seats))
        if ended and not (by_hand and tidy)
        else (),
        scores=_scores(chance, seats) if by_hand else (),
    )


def _text(chance: random.Random, family: str, tidy: bool) -> str:
    if family == "numbers" or (not tidy and chance.random() < 0.05):
        return ""
    if chance.random() < 0.45 or (tidy and family == "crossword"):
        return chance.choice(("3", "6", "12", "0", "27", "51") if tidy else ("4", "2001"))
    return chance.choice(WORDS if family == "words" else PLAYS)


def _left(chance: random.Random, setup: Setup, tidy: bool) -> str:
    box = family_of(setup).box(setup)
    tiles = [str(tile) for tile in chance.choices(box, k=chance.randint(1, 5))]
    between = " " if setup.book.family == "numbers" else ""
    typed = between.join(tiles).replace("@", chance.choice("@?"))
    others = ("0", "-", "", "7", "999999", between.join([tiles[0]] * 13), "R77 §", typed.lower())
    return typed if tidy or chance.random() < 0.6 else chance.choice(others)


def _scores(chance: random.Random, seats: int) -> tuple[str, ...]:
    paid = [chance.randint(0, 60) for _ in range(seats - 1)]
    right = [f"{sum(paid)}", *(f"−{points}" for points in paid)]
    if chance.random() < 0.3:
        right[-1] = chance.choice(("", "x", "+4", "1234567"))
    return tuple(right)


# What only the dictionary or the referee can say; the page leaves it to them.
_DICTIONARY = ("check-word-doubtful",)


def counted(sheet: ScoreSheet) -> Json:
    """All that the page can add up by itself."""
    return {
        "games": [_told(game) for game in sheet.games],
        "match": sheet.match.to_json(),
        "leaders": list(sheet.leaders),
        "by_games": sheet.by_games,
        "games_agreed": sheet.games_agreed,
        "over": sheet.over,
    }


def _told(game: CountedGame) -> Json:
    plain = ("scores", "opened", "due", "turns", "last_turns", "ahead", "penalties", "over", "held", "points")
    return {
        **{name: getattr(game, name) for name in plain},
        "result": asdict(game.result) if game.result else None,
        "lines": [[one.seat, one.points, one.total, one.word, one.late] for one in game.lines],
        "checks": _once([_check(check) for check in game.checks if not _asks_the_dictionary(check)]),
    }


def _once(checks: list[Json]) -> list[Json]:
    """The referee may have much to say of one play that cannot lie there."""
    return [check for check, before in zip(checks, [None, *checks], strict=False) if check != before]


def _asks_the_dictionary(check: Remark) -> bool:
    return check.key in _DICTIONARY or (check.key.startswith("refuse-") and check.weight == "odd")


def _check(check: Remark) -> Json:
    """Why something cannot be read is the referee's to say; that it cannot, the page knows."""
    if check.key.startswith("refuse-"):
        return ["unreadable", check.weight, check.seat, None, {}]
    params = {name: value if isinstance(value, int) else str(value) for name, value in check.params.items()}
    return [check.key, check.weight, check.seat, check.other, params]


def text() -> str:
    """As it is kept: a sheet a line, so that one sees which has changed."""
    lines = ",\n".join(json.dumps(sheet, ensure_ascii=False, separators=(",", ":")) for sheet in sheets())
    return f'{{"books":{json.dumps(books(), ensure_ascii=False)},\n"sheets":[\n{lines}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size // 1000} KB")
