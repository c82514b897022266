"""What can happen in a game. The list of these is the game; everything else is derived from it."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from optafel.game.setup import Setup
from optafel.rules.rulebooks import not_retired


@dataclass(frozen=True, slots=True)
class Started:
    """The game is set up: seats, house rules, the seed. Dealing follows from these."""

    kind: ClassVar[str] = "started"
    setup: Setup


@dataclass(frozen=True, slots=True)
class Played:
    """A turn that laid tiles, already judged: replay asks no referee and no dictionary."""

    kind: ClassVar[str] = "played"
    seat: int
    play: str  # numbers, words: the whole table afterwards; crossword: the placement
    tiles: tuple[str, ...]  # what left the rack
    score: int | None = None
    word: str | None = None  # the word that scored
    words: tuple[str, ...] = ()  # words that now count as formed in this game


@dataclass(frozen=True, slots=True)
class Drew:
    """A turn without a play: one tile from the pot (from one of its piles, where the pot lies open)."""

    kind: ClassVar[str] = "drew"
    seat: int
    pile: int = 0


@dataclass(frozen=True, slots=True)
class Passed:
    kind: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Exchanged:
    """Tiles put back into the pot for as many others."""

    kind: ClassVar[str] = "exchanged"
    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The clock ended a turn. What stays, goes to the rack, goes to the pot or is drawn is written out."""

    kind: ClassVar[str] = "timed-out"
    seat: int
    table: str | None = None  # the table that stays; None: as it lay before the turn
    to_pot: tuple[str, ...] = ()  # tiles that went back to the pot
    drawn: int = 0  # tiles drawn
    skips: int = 0  # turns that the player loses after this one
    opened: bool = False  # whether what stays is this player's opening


@dataclass(frozen=True, slots=True)
class Challenged:
    """The last play was doubted. Where the doubt was right the play is taken back."""

    kind: ClassVar[str] = "challenged"
    seat: int
    words: tuple[str, ...]  # the words that do not stand; none: the doubt was wrong


@dataclass(frozen=True, slots=True)
class Accepted:
    """A player lets the last play stand."""

    kind: ClassVar[str] = "accepted"
    seat: int


@dataclass(frozen=True, slots=True)
class Resigned:
    kind: ClassVar[str] = "resigned"
    seat: int


Event = Started | Played | Drew | Passed | Exchanged | TimedOut | Challenged | Accepted | Resigned
_KINDS: Mapping[str, type[Any]] = {
    event.kind: event
    for event in (Started, Played, Drew, Passed, Exchanged, TimedOut, Challenged, Accepted, Resigned)
}


def to_json(event: Event) -> dict[str, Any]:
    """A plain object for the log: only what differs from the default, so that logs stay small."""
    if isinstance(event, Started):
        setup = event.setup
        said = {each.name: getattr(setup, each.name) for each in fields(setup) if each.init}
        said |= {"seed": setup.seed.hex(), "options": dict(setup.options), "entropy": list(setup.entropy)}
        if not setup.position:
            del said["position"]
        return {"kind": event.kind, **said}
    said = {f.name: getattr(event, f.name) for f in fields(event) if getattr(event, f.name) != f.default}
    return {"kind": event.kind, **said}


def from_json(said: Mapping[str, Any]) -> Event:
    """The event that `to_json` wrote."""
    rest: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in said.items()
    }
    kind = rest.pop("kind")
    if kind == Started.kind:
        options = not_retired(rest.get("options", {}))
        return Started(Setup(**{**rest, "seed": bytes.fromhex(rest["seed"]), "options": options}))
    event: Event = _KINDS[kind](**rest)
    return event
