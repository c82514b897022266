"""What a seat is shown: what the game lets out, and around it the table's life."""

from typing import Any

from optafel.game.view import own, shared
from optafel.rules.rulebooks import RULEBOOKS
from optafel.table.clock import left_ms
from optafel.table.due_actions import Pace, Presence, not_before_ms
from optafel.table.table import Table


def shared_view(table: Table, presence: Presence, pace: Pace, now_ms: int) -> dict[str, Any]:
    """What everybody at the table may see, ready for JSON: worked out once, however many there are."""
    game = table.game
    shown = shared(game) if game else _waiting(table)
    for at, line in enumerate(shown["seats"]):
        line.update(_seat(table, at, presence))
    left = left_ms(table, now_ms, not_before_ms(table, presence, pace))
    shown.update(
        id=table.id,
        number=table.number,
        phase=table.phase,
        round=_round(table),
        clock=None if left is None else {"seconds": table.opened.clock_seconds, "left_ms": left},
        sheet=_sheet(table),
        games=table.match_games,
        hints=table.opened.hints,
        rematch=sorted(table.asked),
    )
    if game is None or game.result:
        shown["next_commit" if game else "commit"] = table.next_commitment
    return shown


def own_view(table: Table, seat: int | None, draft: list[str] | str | None) -> dict[str, Any]:
    """What only this seat (None: a spectator) may see."""
    if table.game is None:
        return {"seat": seat, "moves": [], "draft": None, **({} if seat is None else {"rack": []})}
    shown = {**own(table.game, seat), "draft": draft}
    if table.phase == "paused":
        shown["moves"] = [move for move in shown["moves"] if move == "resign"]
    return shown


def summary(table: Table) -> dict[str, Any]:
    """What anybody who knows the table's name may know."""
    opened = table.opened
    return {
        "table": table.id,
        "rulebook": opened.rulebook,
        "family": RULEBOOKS[opened.rulebook].family,
        "language": opened.language,
        "options": dict(opened.options or {}),
        "clock_seconds": opened.clock_seconds,
        "away": opened.away,
        "games": opened.games,
        "hints": opened.hints,
        "phase": table.phase,
        "begun": table.begun > 0,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in table.seats],
    }


def _seat(table: Table, at: int, presence: Presence) -> dict[str, Any]:
    seat = table.seats[at]
    line: dict[str, Any] = {
        "name": seat.name,
        "kind": seat.kind,
        "here": seat.kind == "bot" or at in presence.here,
        "away": seat.away,
    }
    if seat.level:
        line["level"] = seat.level
    return line


def _sheet(table: Table) -> dict[str, Any]:
    """The score sheet with who leads: by games won where the rulebook plays rounds, else by points."""
    by_games = bool(getattr(RULEBOOKS[table.opened.rulebook], "rounds", False))
    return {**table.sheet.to_json(), "leaders": list(table.sheet.leaders(by_games))}


def _round(table: Table) -> int:
    """A round is as many games as there are players; counted from 1, anew in every match."""
    at = len(table.sheet.games) - (not table.playing)
    return max(at, 0) // max(len(table.seats), 1) + 1


def _waiting(table: Table) -> dict[str, Any]:
    """Before the first tile is drawn there is nothing to hide."""
    book = RULEBOOKS[table.opened.rulebook]
    return {
        "game": book.id,
        "family": book.family,
        "language": table.opened.language,
        "options": dict(table.opened.options or {}),
        "turn": None,
        "seats": [{"tiles": 0, "opened": False, "score": 0, "resigned": False} for _ in table.seats],
        "table": [],
        "pot": 0,
        "piles": None,
        "last": None,
        "turns": [],
        "words": [],
        "start_draw": [],
        "entropy": [at.entropy for at in table.seats if at.entropy],
        "result": None,
    }
