"""A folded table as text, kept beside its log: opening a table costs as much as its game that is on, however
much was played, paused and stirred at it before.

The log stays the truth. A snapshot is read only by the program that wrote it, since another one may fold
otherwise, and only where its last entry still stands in the log.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from optafel.game import Game, replay
from optafel.game.events import from_json as game_event_from_json
from optafel.game.events import to_json as game_event_to_json
from optafel.match import Sheet
from optafel.store import Entry, Snapshot
from optafel.store.entries import entry_digest
from optafel.table.events import Opened, read_event, seat_from_json, seat_to_json, write_event
from optafel.table.happenings import Happening
from optafel.table.table_state import GamePlayed, Handover, Pause, Table

SNAPSHOT_EVERY = 60  # entries: as many are folded again at most
_ROOMS = ("table", "game", "match", "rules", "tiles")  # what folding goes through
_AS_THEY_ARE = ("begun", "changed", "turn_at_ms", "woken", "invite", "watch", "once", "closed")


@cache
def program() -> str:
    """This program, to the letter: its version and the hash of what it folds with."""
    sources = hashlib.sha256()
    package = Path(__file__).parent.parent
    for room in _ROOMS:
        for file in sorted((package / room).rglob("*.py")):
            sources.update(file.read_bytes())
    return f"{version('optafel')} {sources.hexdigest()[:32]}"


def snapshot_of(table: Table, last: Entry) -> Snapshot:
    """The table after its last entry."""
    said: dict[str, Any] = {name: getattr(table, name) for name in _AS_THEY_ARE}
    said |= {
        "opened": write_event(table.opened),
        "seats": [seat_to_json(seat) for seat in table.seats],
        "sheet": asdict(table.sheet),
        "game": [game_event_to_json(event) for event in table.game.events] if table.game else None,
        "paused": asdict(table.paused) if table.paused else None,
        "asked": sorted(table.asked),
        "handovers": [{**asdict(each), "agreed": sorted(each.agreed)} for each in table.handovers],
        "past": [asdict(each) for each in table.past],
        "happenings": [asdict(each) for each in table.happenings],
    }
    body = json.dumps(said, separators=(",", ":"))
    return Snapshot(table.id, table.number, program(), entry_digest(last), body)


def read_snapshot(snapshot: Snapshot) -> Table | None:
    """The table that it is; None where another program wrote it."""
    if snapshot.program != program():
        return None
    said: Mapping[str, Any] = json.loads(snapshot.body)
    opened = read_event(said["opened"])
    assert isinstance(opened, Opened)
    handovers = tuple(Handover(**{**each, "agreed": frozenset(each["agreed"])}) for each in said["handovers"])
    sheet = said["sheet"]
    return Table(
        snapshot.table,
        snapshot.number,
        opened,
        tuple(seat_from_json(seat) for seat in said["seats"]),
        Sheet(sheet["players"], tuple(map(tuple, sheet["games"])), tuple(sheet["won"])),
        _game(said["game"]),
        paused=Pause(**said["paused"]) if said["paused"] else None,
        asked=frozenset(said["asked"]),
        handovers=handovers,
        past=tuple(_played(each) for each in said["past"]),
        happenings=tuple(Happening(**each) for each in said["happenings"]),
        **{name: said[name] for name in _AS_THEY_ARE if name != "once"},
        once=tuple(said["once"]),
    )


def _played(said: Mapping[str, Any]) -> GamePlayed:
    lists = {name: tuple(said[name]) for name in ("names", "scores", "winners")}
    return GamePlayed(said["ended_ms"], **lists)


def _game(events: list[Mapping[str, Any]] | None) -> Game | None:
    return replay(game_event_from_json(each) for each in events) if events else None
