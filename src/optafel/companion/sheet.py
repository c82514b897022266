"""The score sheet kept by hand: every game counted by its rulebook, the match, and what is still missing."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from optafel.companion import crossword, numbers, words
from optafel.companion.games import CountedGame, CountedTurn, Remark, WrittenGame
from optafel.game.setup import Setup
from optafel.match import Sheet
from optafel.texts import pieces_to_json, say, say_in_pieces

_COUNT: Mapping[str, Callable[[Setup, WrittenGame], CountedGame]] = {
    "crossword": crossword.count,
    "numbers": numbers.count,
    "words": words.count,
}


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The sheet as it stands."""

    games: tuple[CountedGame, ...]
    match: Sheet  # of the games that have a result
    by_games: bool  # whether games won count before points
    games_agreed: int | None  # how many games the match has, where the players agreed on rounds

    @property
    def leaders(self) -> tuple[int, ...]:
        return self.match.leaders(self.by_games) if self.match.games else ()

    @property
    def over(self) -> bool:
        """Whether the match has as many games as was agreed."""
        return self.games_agreed is not None and len(self.match.games) >= self.games_agreed


def count_sheet(setup: Setup, entries: Sequence[WrittenGame], rounds: int | None = None) -> ScoreSheet:
    """Counts every game. A round is as many games as there are players, where the book plays rounds."""
    counted = tuple(_COUNT[setup.book.family](setup, entry) for entry in entries)
    by_games = setup.book.rounds
    agreed = rounds * setup.seats if rounds and by_games else None
    match = Sheet(setup.seats)
    for game in counted:
        # A match that is over is over: what is played after it changes nothing.
        if game.result and (agreed is None or len(match.games) < agreed):
            match = match.with_game(game.result)
    return ScoreSheet(counted, match, by_games, agreed)


def sheet_to_json(setup: Setup, kept: ScoreSheet, names: Sequence[str], language: str) -> dict[str, Any]:
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


def _game(setup: Setup, game: CountedGame, names: Sequence[str], language: str) -> dict[str, Any]:
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


def _line(line: CountedTurn, language: str) -> dict[str, Any]:
    return {
        "seat": line.seat,
        "points": line.points,
        "total": line.total,
        "word": line.word,
        "late": line.late,
        "how": [say(language, reason.key, **reason.params) for reason in line.how],
    }


def _check(setup: Setup, check: Remark, names: Sequence[str], language: str) -> dict[str, Any]:
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
