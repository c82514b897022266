"""The end of a game on the sheet: what is left on the racks, and why it is over."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from optafel.companion.games import CountedGame, Remark, WrittenGame, unreadable
from optafel.companion.turns import TurnsSoFar, by_hand, why_over
from optafel.game.families import family_of
from optafel.game.setup import Setup
from optafel.game.state import Result
from optafel.texts import QuotedTiles
from optafel.tiles import NotationError, Tile, read_letters

NOTHING = ("0", "-", "–")  # ways to write that a rack is empty


@dataclass(frozen=True, slots=True)
class RackLeft:
    """What one player has left; nothing is known where `points` is None."""

    points: int | None = None
    tiles: tuple[Tile, ...] | None = None  # None: only the points were written


def read_left(
    setup: Setup,
    entry: WrittenGame,
    read: Callable[[str], tuple[Tile, ...]],
    worth: Callable[[Sequence[Tile]], int],
) -> tuple[tuple[RackLeft, ...], list[Remark]]:
    """By seat what is left, and what of it cannot be so."""
    checks: list[Remark] = []
    most = worth(family_of(setup).box(setup))
    racks = tuple(_read(entry, seat, read, worth, most, checks) for seat in range(setup.seats))
    checks += _more_than_box(setup, racks)
    return racks, checks


def _read(
    entry: WrittenGame,
    seat: int,
    read: Callable[[str], tuple[Tile, ...]],
    worth: Callable[[Sequence[Tile]], int],
    most: int,
    checks: list[Remark],
) -> RackLeft:
    text = entry.left_of(seat)
    if seat == entry.out:
        if text and text not in NOTHING:
            checks.append(Remark("check-out-but-left", "wrong", "score", seat, params={"read": text[:60]}))
        return RackLeft(0, ())
    if not text:
        return RackLeft()
    if text in NOTHING:
        return RackLeft(0, ())
    if text.isdecimal():
        points = int(text)
        if points > most:
            checks.append(Remark("check-too-many-points", "wrong", "box", seat, params={"most": most}))
            return RackLeft()
        return RackLeft(points)
    try:
        tiles = read(text)
    except NotationError as wrong:
        checks.append(unreadable(wrong, seat))
        return RackLeft()
    return RackLeft(worth(tiles), tiles)


def _more_than_box(setup: Setup, racks: Sequence[RackLeft]) -> list[Remark]:
    """Tiles of which more were typed, all racks together, than the box holds."""
    box = Counter(family_of(setup).box(setup))
    there = Counter(tile for held in racks for tile in held.tiles or ())
    return [
        Remark(
            "check-more-than-box",
            "wrong",
            "box",
            params={"tile": QuotedTiles(tile), "count": count, "most": box[tile]},
        )
        for tile, count in sorted(there.items(), key=lambda item: str(item[0]))
        if count > box[tile]
    ]


def missing_left(racks: Sequence[RackLeft], wrong: Sequence[Remark]) -> list[Remark]:
    """Racks that nobody has counted yet; one that could not be read is said already."""
    said = {check.seat for check in wrong}
    return [
        Remark("check-left-missing", "missing", "score", seat)
        for seat, held in enumerate(racks)
        if held.points is None and seat not in said
    ]


def read_rack(text: str) -> tuple[Tile, ...]:
    """Letters as people write them: nobody means a joker by a small letter on a rack."""
    return read_letters(text.upper())


def close(
    setup: Setup,
    entry: WrittenGame,
    found: TurnsSoFar,
    worth: Callable[[Sequence[Tile]], int],
    *,
    racks_count: bool,
) -> tuple[str | None, tuple[RackLeft, ...]]:
    """Why the game is over, if it is to be counted, and what is left; remarks go to the run."""
    if entry.ended:
        racks: tuple[RackLeft, ...] = ()
        if racks_count:
            racks, checks = read_left(setup, entry, read_rack, worth)
            found.checks += [*checks, *missing_left(racks, checks)]
        return found.over or _ended_by_hand(setup, entry, found), racks
    if found.over and not racks_count:
        return found.over, ()
    if found.over:
        found.checks.append(Remark("check-count-left", "missing", "end"))
    elif found.last_turns:
        found.checks.append(Remark("check-last-turns", "note", "end", params={"turns": found.last_turns}))
    return None, ()


def _ended_by_hand(setup: Setup, entry: WrittenGame, found: TurnsSoFar) -> str:
    """Who went out ends the game by the book; otherwise the players end it where the book would go on."""
    last = entry.turns[-1].seat if entry.turns else entry.first
    pot_empty = entry.out is not None or entry.pot_empty is not None
    reason = why_over(setup, by_hand(setup, entry.first, found, last, pot_empty, out=entry.out))
    if reason is None:
        turns = {"turns": found.last_turns or 0}
        found.checks.append(Remark("check-ended-early", "odd", "end", params=turns))
    return reason or ("blocked" if entry.out is None else "went-out")


def counted_game(
    setup: Setup, found: TurnsSoFar, racks: Sequence[RackLeft], result: Result | None
) -> CountedGame:
    return CountedGame(
        scores=result.scores if result else tuple(found.scores),
        opened=tuple(seat in found.opened for seat in range(setup.seats)),
        due=found.due,
        turns=found.turns,
        result=result,
        lines=tuple(found.lines),
        last_turns=found.last_turns,
        ahead=found.ahead,
        penalties=tuple(found.penalties),
        over=found.over,
        held=tuple(tuple(map(str, held.tiles or ())) for held in racks),
        points=tuple(held.points for held in racks),
        checks=tuple(found.checks),
    )
