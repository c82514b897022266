"""`python -m tools.fair write` writes what a stranger needs to check a shuffle: the order of every box, which
the page works with too, and games with all that was drawn in them. `check` says whether the boxes are stale.

The games are random ones, so each writing gives others; whatever they are, Python and the page must agree
with the file (tests/game/test_fair_vectors.py, web/test/fair.test.ts).
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from optafel import bots
from optafel.game import Game, Refusal, Setup, record
from optafel.game.families import family_of
from optafel.game.proof import prove
from optafel.game.record_text import signed_bytes
from optafel.rules.crossword import LETTER_SETS
from optafel.rules.rulebook import Rulebook
from optafel.rules.rulebooks import RULEBOOKS

ROOT = Path(__file__).parents[1]
BOXES = ROOT / "src" / "optafel" / "game" / "boxes.json"
GAMES = ROOT / "tests" / "vectors" / "fair.jsonl"
TURNS = 45

# What is played, for how many, under which house rules: every way in which tiles leave the pot or go back.
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("rummikub-sabra", 2, {}),
    ("rummikub-sabra", 4, {"options": {"opening_value": 0}}),
    ("rummikub-jokers", 3, {"options": {"opening_value": 0}, "first": 1}),
    ("woord-sabra", 2, {}),
    ("woord-sabra", 3, {"language": "de", "options": {"challenge": True}}),
    ("woord-sabra", 2, {"language": "fr", "options": {"open_pot": True, "challenge": True}}),
    ("woord-international", 2, {"language": "en"}),
    ("woord-international", 3, {"options": {"open_pot": True}}),
    ("word-2023", 2, {"language": "en", "options": {"only_useful_letters": True}}),
    ("word-2023", 4, {"language": "de", "options": {"challenge": True}}),
    ("word-2023", 2, {"language": "pt"}),
    ("scrabble-nl", 2, {}),
    ("scrabble-nl", 3, {"language": "es", "options": {"challenge": True}}),
    ("scrabble-nl", 4, {"language": "fr", "options": {"letters": "en"}}),
)
STIRS = ("salt of Ada", "pepper of Bob", "a\u2028b\u0085c\0 é 😀", "")


def boxes() -> dict[str, Any]:
    return {book.id: _declared(book) for book in RULEBOOKS.values()}


def _declared(book: Rulebook) -> dict[str, Any]:
    """What decides how many tiles are drawn, and the order of the box before it is shuffled."""
    words = book.family == "words"
    return {
        "family": book.family,
        "players": list(book.players),
        "rack": book.rack_size,
        "refill": getattr(book, "refill", "up-to" if book.family == "crossword" else "none"),
        "refill_tiles": getattr(book, "refill_tiles", book.rack_size),
        "challenge_penalty": book.challenge_penalty,
        "languages": list(book.languages),
        "boxes": {
            **{language: _box(book, language) for language in book.languages or ("",)},
            **{f"letters {name}": _box(book, "", letters=name) for name in _letter_sets(book)},
            **(
                {
                    f"{language} only_useful_letters": _box(book, language, only_useful_letters=True)
                    for language in book.languages
                }
                if words and any(option.name == "only_useful_letters" for option in book.options)
                else {}
            ),
        },
    }


def _letter_sets(book: Rulebook) -> list[str]:
    return list(LETTER_SETS) if any(option.name == "letters" for option in book.options) else []


def _box(book: Rulebook, language: str, **options: Any) -> str:
    """Every tile and how often it is there, in the order of the box."""
    setup = Setup(book.id, max(2, book.players[0]), b"any", language=language, options=options)
    family = family_of(setup)
    tiles = [family.write_tile(tile) for tile in family.box(setup)]
    return " ".join(f"{tile} {len(list(same))}" for tile, same in groupby(tiles))


def vectors() -> Iterator[dict[str, Any]]:
    for number, (rulebook, seats, more) in enumerate(TABLES):
        chance = Random(number)  # noqa: S311 no secret
        stirs = STIRS[: number % 4]
        setup = Setup(rulebook, seats, chance.randbytes(32), stirs, **more)
        game = _played(Game.start(setup), chance)
        text = record.write(game, [f"Player {seat + 1}" for seat in range(seats)])
        proof = prove(game)
        yield {
            "record": text,
            "shown": proof.commitment,
            "start": [[seat, tile] for seat, tile in proof.start_draw],
            "draws": [[draw.event, draw.seat, " ".join(draw.tiles)] for draw in proof.draws],
            "left": [[family_of(setup).write_tile(tile) for tile in rack] for rack in game.state.racks],
            "signed": hashlib.sha256(signed_bytes(text)).hexdigest(),
        }


def _played(game: Game, chance: Random) -> Game:
    for _ in range(TURNS * game.setup.seats):
        if game.to_act is None:
            return game
        after = _moved(game, game.to_act, chance)
        game = game if isinstance(after, Refusal) else after
    while (seat := game.to_act) is not None:
        game = game.play(seat, "resign")
    return game


def _moved(game: Game, seat: int, chance: Random) -> Game | Refusal:
    moves, drawn = game.moves(seat), chance.random()
    rack = [game.family.write_tile(tile) for tile in game.state.racks[seat]]
    if "take" in moves:
        return game.try_play(seat, {"take": chance.randrange(4)})
    if "accept" in moves:
        return game.try_play(seat, "challenge" if drawn < 0.3 else "accept")
    if drawn < 0.01 and len(game.state.inside) > 2:
        return game.try_play(seat, "resign")
    if drawn < 0.15:
        between = " | " if game.setup.book.family == "numbers" else " "
        lying = game.family.shown_table(game.state.table)
        return game.time_out(between.join((*lying, *rack[: chance.randrange(3)])))
    if drawn < 0.3 and "exchange" in moves:
        tiles = chance.sample(rack, min(len(rack), game.state.pot, chance.randrange(1, 4)))
        return game.try_play(seat, {"exchange": " ".join(tiles)})
    if drawn < 0.5 and game.setup.book.challenge:
        word = "".join(chance.sample(rack, min(len(rack), 6))).replace("@", "e").replace("?", "e")
        crossword = game.setup.book.family == "crossword"
        return game.try_play(seat, {"play": f"8H {word}" if crossword else word})
    return game.try_play(seat, bots.choose(game.view(seat), "beginner", nodes=2_000))


def main(asked: list[str]) -> int:
    if asked not in (["write"], ["check"]):
        print("python -m tools.fair write|check", file=sys.stderr)
        return 2
    wanted = json.dumps(boxes(), ensure_ascii=False, indent=1) + "\n"
    if asked == ["check"]:
        if BOXES.read_text("utf-8") != wanted:
            print("The boxes have changed: run `python -m tools.fair write`.", file=sys.stderr)
            return 1
        return 0
    BOXES.write_text(wanted, encoding="utf-8")
    lines = [json.dumps(vector, ensure_ascii=True) for vector in vectors()]
    GAMES.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
