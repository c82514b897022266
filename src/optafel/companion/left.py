"""Reading what is left on the racks: tiles, or what they come to."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from optafel.companion.counted import Check, unreadable
from optafel.companion.entries import Entry
from optafel.game.families import family_of
from optafel.game.setup import Setup
from optafel.rules.ruling import QuotedTiles
from optafel.tiles import NotationError, Tile

NOTHING = ("0", "-", "–")  # ways to write that a rack is empty


@dataclass(frozen=True, slots=True)
class Held:
    """What one player has left; nothing is known where `points` is None."""

    points: int | None = None
    tiles: tuple[Tile, ...] | None = None  # None: only the points were written


def read_left(
    setup: Setup,
    entry: Entry,
    read: Callable[[str], tuple[Tile, ...]],
    worth: Callable[[Sequence[Tile]], int],
) -> tuple[tuple[Held, ...], list[Check]]:
    """By seat what is left, and what of it cannot be so."""
    checks: list[Check] = []
    most = worth(family_of(setup).box(setup))
    racks = tuple(_read(entry, seat, read, worth, most, checks) for seat in range(setup.seats))
    checks += _more_than_box(setup, racks)
    return racks, checks


def _read(
    entry: Entry,
    seat: int,
    read: Callable[[str], tuple[Tile, ...]],
    worth: Callable[[Sequence[Tile]], int],
    most: int,
    checks: list[Check],
) -> Held:
    text = entry.left_of(seat)
    if seat == entry.out:
        if text and text not in NOTHING:
            checks.append(Check("check-out-but-left", "wrong", "score", seat, params={"read": text[:60]}))
        return Held(0, ())
    if not text:
        return Held()
    if text in NOTHING:
        return Held(0, ())
    if text.isdecimal():
        points = int(text)
        if points > most:
            checks.append(Check("check-too-many-points", "wrong", "box", seat, params={"most": most}))
            return Held()
        return Held(points)
    try:
        tiles = read(text)
    except NotationError as wrong:
        checks.append(unreadable(wrong, seat))
        return Held()
    return Held(worth(tiles), tiles)


def _more_than_box(setup: Setup, racks: Sequence[Held]) -> list[Check]:
    """Tiles of which more were typed, all racks together, than the box holds."""
    box = Counter(family_of(setup).box(setup))
    there = Counter(tile for held in racks for tile in held.tiles or ())
    return [
        Check(
            "check-more-than-box",
            "wrong",
            "box",
            params={"tile": QuotedTiles(tile), "count": count, "most": box[tile]},
        )
        for tile, count in sorted(there.items(), key=lambda item: str(item[0]))
        if count > box[tile]
    ]


def missing_left(racks: Sequence[Held], wrong: Sequence[Check]) -> list[Check]:
    """Racks that nobody has counted yet; one that could not be read is said already."""
    said = {check.seat for check in wrong}
    return [
        Check("check-left-missing", "missing", "score", seat)
        for seat, held in enumerate(racks)
        if held.points is None and seat not in said
    ]
