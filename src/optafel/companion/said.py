"""The sheet in a reader's language, ready for JSON."""

from collections.abc import Sequence
from typing import Any

from optafel.companion.counted import Check, Counted, Line
from optafel.companion.sheet import Kept
from optafel.game.setup import Setup
from optafel.texts import pieces_to_json, say, say_in_pieces


def kept_to_json(setup: Setup, kept: Kept, names: Sequence[str], language: str) -> dict[str, Any]:
    return {
        "games": [_game(setup, game, names, language) for game in kept.games],
        "match": kept.match.to_json(),
        "leaders": list(kept.leaders),
        "by_games": kept.by_games,
        "games_agreed": kept.games_agreed,
        "over": kept.over,
    }


def place_of(setup: Setup, rule: str) -> dict[str, str] | None:
    place = setup.book.places.get(rule)
    return {"book": place.book, "heading": place.heading} if place else None


def _game(setup: Setup, game: Counted, names: Sequence[str], language: str) -> dict[str, Any]:
    result = game.result
    return {
        "scores": list(game.scores),
        "opened": list(game.opened),
        "due": game.due,
        "turns": game.turns,
        "result": {"winners": list(result.winners), "reason": result.reason} if result else None,
        "lines": [_line(line, language) for line in game.lines],
        "last_turns": game.last_turns,
        "ahead": list(game.ahead),
        "penalties": list(game.penalties),
        "over": game.over,
        "held": [list(tiles) for tiles in game.held],
        "points": list(game.points),
        "checks": [_check(setup, check, names, language) for check in game.checks],
    }


def _line(line: Line, language: str) -> dict[str, Any]:
    return {
        "seat": line.seat,
        "points": line.points,
        "total": line.total,
        "word": line.word,
        "late": line.late,
        "how": [say(language, reason.key, **reason.params) for reason in line.how],
    }


def _check(setup: Setup, check: Check, names: Sequence[str], language: str) -> dict[str, Any]:
    known = {"name": check.seat, "other": check.other}
    people = {key: names[seat] for key, seat in known.items() if seat is not None}
    quoted = {**people, **check.params}
    return {
        "code": check.key,
        "weight": check.weight,
        "seat": check.seat,
        "message": say(language, check.key, **quoted),
        "pieces": pieces_to_json(say_in_pieces(language, check.key, **quoted)),
        "place": place_of(setup, check.rule),
    }
