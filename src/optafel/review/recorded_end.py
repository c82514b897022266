"""The end of a recorded crossword game for two: what a record tells of both racks once the pot is empty."""

from collections import Counter
from typing import Any

from optafel.gcg import Kind, Report, Scored
from optafel.gcg.record import TURNS
from optafel.rules.crossword import rack_sign
from optafel.rules.rulebooks.scrabble_nl import SCRABBLE_NL
from optafel.tiles import NotationError, read_letters

_SIZE = SCRABBLE_NL.rack_size


def pot_of(done: Report, scored: Scored) -> int:
    """Tiles in the pot before a line: while there are any, every rack is full."""
    return max(0, _not_laid(done, scored).total() - _SIZE * len(done.record.players))


def end_of_record(done: Report, at: int) -> dict[str, Any]:
    """Fields of a case with both racks; none while the pot has tiles, more than two play, or the record
    leaves it open whether the rack of this line is whole."""
    scored = done.scored[at]
    held = Counter(map(rack_sign, scored.rack))
    if len(done.record.players) != 2 or not held or pot_of(done, scored) or _is_taken_back(done, at):
        return {}
    unseen = _not_laid(done, scored)
    other = unseen - held
    whole = held.total() == _SIZE or _is_told(done, at, other)
    if held - unseen or not other or other.total() > _SIZE or not whole:
        return {}
    before = done.scored[at - 1].line if at else None
    passed = before is not None and before.kind is Kind.PASS
    return {"other_rack": " ".join(sorted(other.elements())), "passed": passed}


def _not_laid(done: Report, scored: Scored) -> Counter[str]:
    """The tiles of the box that do not lie on the board, as a rack shows them."""
    box = Counter(rack_sign(tile) for tile in done.letters.box)
    laid = Counter("?" if tile.joker else rack_sign(tile) for tile in scored.board.tiles if tile)
    return box - laid


def _is_taken_back(done: Report, at: int) -> bool:
    return at + 1 < len(done.scored) and done.scored[at + 1].line.kind is Kind.WITHDRAWN


def _is_told(done: Report, at: int, other: Counter[str]) -> bool:
    """Whether a later line says that the other holds exactly this: on a turn, or as left at the end."""
    mine = done.scored[at].line.player
    for later in done.scored[at + 1 :]:
        line = later.line
        if line.kind is Kind.END_RACK:
            return _read(line.tiles) == other
        if line.kind in TURNS:
            return line.player != mine and Counter(map(rack_sign, later.rack)) == other
    return False


def _read(tiles: str) -> Counter[str]:
    try:
        return Counter(rack_sign(tile) for tile in read_letters(tiles.upper()))
    except NotationError:
        return Counter()
