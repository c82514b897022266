"""A number game on the sheet: the racks at the end, or the scores that the players worked out."""

from collections.abc import Sequence
from typing import cast

from optafel.companion.end import RackLeft, missing_left, read_left
from optafel.companion.games import CountedGame, Remark, WrittenGame, spoilt
from optafel.companion.turns import TurnScore, TurnsSoFar, run
from optafel.game.families.numbers import blocked, rack_points, went_out
from optafel.game.setup import Setup
from optafel.game.state import Result
from optafel.rules.numbers import NumbersRulebook
from optafel.rules.ruling import Param
from optafel.tiles.numbers import read_tiles


def count(setup: Setup, entry: WrittenGame) -> CountedGame:
    book = cast(NumbersRulebook, setup.book)
    seats = range(setup.seats)
    racks, checks = read_left(setup, entry, read_tiles, lambda tiles: rack_points(book, tiles))
    checks += _opened(book, entry, racks)
    found = run(setup, entry, [TurnScore(None)] * len(entry.turns))
    checks += _turns(setup, entry, found)
    by_racks = None
    if entry.ended:
        written = any(text.strip() for text in entry.scores)
        still_missing = missing_left(racks, checks)
        if not written:
            checks += still_missing
        checks += _empty_racks(entry, racks)
        if not still_missing and not spoilt(checks):
            by_racks = _by_racks(setup, entry, racks)
            checks.append(_how(entry, racks, by_racks))
        if written:
            by_hand, remarks = _by_hand(setup, entry, by_racks)
            checks += remarks
            by_racks = by_hand or by_racks
    result = None if spoilt(checks) else by_racks
    return CountedGame(
        scores=result.scores if result else (0,) * setup.seats,
        opened=tuple(seat in entry.opened for seat in seats),
        due=found.due,
        turns=found.turns,
        penalties=tuple(found.penalties),
        over=found.over,
        result=result,
        held=tuple(tuple(map(str, held.tiles or ())) for held in racks),
        points=tuple(held.points for held in racks),
        checks=tuple(checks),
    )


def _by_racks(setup: Setup, entry: WrittenGame, racks: Sequence[RackLeft]) -> Result:
    points = [held.points or 0 for held in racks]
    return blocked(points, range(setup.seats)) if entry.out is None else went_out(points, entry.out)


def _turns(setup: Setup, entry: WrittenGame, found: TurnsSoFar) -> list[Remark]:
    """What the turns tell: who took penalty tiles, and that nobody can play any more."""
    blocked_now = [] if entry.ended or not found.over else [Remark("check-blocked", "missing", "blocked")]
    order = [check for check in found.checks if check.key in ("check-out-of-order", "check-turn-lost")]
    return [*order, *_penalties(found), *blocked_now]


def _penalties(found: TurnsSoFar) -> list[Remark]:
    checks = []
    for seat, (tiles, spared) in enumerate(zip(found.penalties, found.spared, strict=True)):
        if spared:
            params = {"tiles": tiles, "due": tiles + spared}
            checks.append(Remark("check-penalty-fewer", "note", "clock", seat, params=params))
        elif tiles:
            checks.append(Remark("check-penalty-tiles", "note", "clock", seat, params={"tiles": tiles}))
        if seat in found.unsure:
            checks.append(Remark("check-penalty-pot-ran-out", "note", "clock", seat))
    return checks


def _how(entry: WrittenGame, racks: Sequence[RackLeft], result: Result) -> Remark:
    """How the winner's score came about."""
    (winner, *others) = result.winners
    paid = " + ".join(str(-score) for score in result.scores if score < 0) or "0"
    params: dict[str, Param] = {"paid": paid, "score": result.scores[winner]}
    if entry.out is not None:
        return Remark("check-how-went-out", "note", "score", winner, params=params)
    if others:
        return Remark("check-how-shared", "note", "blocked", winner, others[0])
    least = racks[winner].points or 0
    return Remark("check-how-blocked", "note", "blocked", winner, params={**params, "least": least})


def _empty_racks(entry: WrittenGame, racks: Sequence[RackLeft]) -> list[Remark]:
    """One rack is empty at most, and that one went out."""
    empty = [seat for seat, held in enumerate(racks) if held.points == 0 and seat != entry.out]
    if entry.out is None:
        return [Remark("check-empty-rack", "wrong", "score", seat) for seat in empty]
    return [Remark("check-two-out", "wrong", "score", seat, entry.out) for seat in empty]


def _opened(book: NumbersRulebook, entry: WrittenGame, racks: Sequence[RackLeft]) -> list[Remark]:
    """Who has not opened still has what was dealt, and nobody goes out without; where openings are marked."""
    if not entry.opened:
        return []
    checks = []
    if entry.ended and entry.out is not None and entry.out not in entry.opened:
        checks.append(Remark("check-out-not-opened", "odd", "opening", entry.out))
    for seat, held in enumerate(racks):
        if seat != entry.out and seat not in entry.opened and held.tiles and len(held.tiles) < book.rack_size:
            params = {"count": len(held.tiles), "dealt": book.rack_size}
            checks.append(Remark("check-not-opened-few", "odd", "opening", seat, params=params))
    return checks


def _by_hand(setup: Setup, entry: WrittenGame, by_racks: Result | None) -> tuple[Result | None, list[Remark]]:
    """The players' own scores: they add up to 0, one wins, and the racks say the same."""
    checks: list[Remark] = []
    scores: list[int] = []
    for seat in range(setup.seats):
        text = (entry.scores[seat] if seat < len(entry.scores) else "").strip().replace("−", "-")
        if not text:
            checks.append(Remark("check-score-missing", "missing", "score", seat))
        elif text.lstrip("+-").isdecimal() and len(text) <= 6:
            scores.append(int(text))
        else:
            checks.append(
                Remark("check-score-unreadable", "wrong", "score", seat, params={"read": text[:60]})
            )
    if checks:
        return None, checks
    if total := sum(scores):
        way = "high" if total > 0 else "low"
        params: dict[str, Param] = {"total": total, "by": abs(total), "way": way}
        checks.append(Remark("check-not-zero", "wrong", "score", params=params))
    elif sum(score > 0 for score in scores) != 1:
        checks.append(Remark("check-one-winner", "odd", "score"))
    for seat, score in enumerate(scores):
        if by_racks and score != by_racks.scores[seat]:
            params = {"wrote": score, "counted": by_racks.scores[seat]}
            checks.append(Remark("check-other-score", "wrong", "score", seat, params=params))
    return Result.highest(scores, range(setup.seats), "by-hand"), checks
