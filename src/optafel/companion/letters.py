"""What word games and the crossword share on the sheet: the end of a game, and what is left then."""

from collections.abc import Callable, Sequence

from optafel.companion.counted import Check, Counted
from optafel.companion.entries import Entry
from optafel.companion.left import Held, missing_left, read_left
from optafel.companion.turns import Run, by_hand, why_over
from optafel.game.setup import Setup
from optafel.game.state import Result
from optafel.tiles import Tile, read_letters


def read_rack(text: str) -> tuple[Tile, ...]:
    """Letters as people write them: nobody means a joker by a small letter on a rack."""
    return read_letters(text.upper())


def close(
    setup: Setup, entry: Entry, found: Run, worth: Callable[[Sequence[Tile]], int], *, racks_count: bool
) -> tuple[str | None, tuple[Held, ...]]:
    """Why the game is over, if it is to be counted, and what is left; remarks go to the run."""
    if entry.ended:
        racks: tuple[Held, ...] = ()
        if racks_count:
            racks, checks = read_left(setup, entry, read_rack, worth)
            found.checks += [*checks, *missing_left(racks, checks)]
        return found.over or _ended_by_hand(setup, entry, found), racks
    if found.over and not racks_count:
        return found.over, ()
    if found.over:
        found.checks.append(Check("check-count-left", "missing", "end"))
    elif found.last_turns:
        found.checks.append(Check("check-last-turns", "note", "end", params={"turns": found.last_turns}))
    return None, ()


def _ended_by_hand(setup: Setup, entry: Entry, found: Run) -> str:
    """Who went out ends the game by the book; otherwise the players end it where the book would go on."""
    last = entry.turns[-1].seat if entry.turns else entry.first
    pot_empty = entry.out is not None or entry.pot_empty is not None
    reason = why_over(setup, by_hand(setup, entry.first, found, last, pot_empty, out=entry.out))
    if reason is None:
        turns = {"turns": found.last_turns or 0}
        found.checks.append(Check("check-ended-early", "odd", "end", params=turns))
    return reason or ("blocked" if entry.out is None else "went-out")


def as_counted(setup: Setup, found: Run, racks: Sequence[Held], result: Result | None) -> Counted:
    return Counted(
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
