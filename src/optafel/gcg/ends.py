"""The tiles left at the end, in both styles of counting them.

Either each player loses what is left on the rack and who went out gains it (`>Ann: (T) +1 360` and
`>Bea: T (T) -1 452`), or, between two, who went out gains it twice and the other loses nothing
(`>Ann: (T) +2 361`).
"""

from collections import Counter

from optafel.gcg.record import Kind, Line
from optafel.gcg.replay import Replay, signs
from optafel.tiles.letters import Word


def end_rack(game: Replay, line: Line, rack: Word) -> int:
    """What the line is worth by the rules; notes where its tiles or points cannot be."""
    tiles = game.read_tiles(line.tiles)
    loses = (line.score or 0) < 0
    _check_tiles(game, line, tiles, rack, loses)
    if loses:
        game.left += Counter(tiles)
    expected = _expected(game, line, game.letters.value_of(tiles), loses)
    if line.score is not None and line.score != expected:
        game.differ(line, "end-score", f"{line.score:+d}", f"{expected:+d}")
    game.ended = True
    return expected


def _expected(game: Replay, line: Line, value: int, loses: bool) -> int:
    if loses:
        return -value
    others_lose = any(
        other.kind is Kind.END_RACK and other.player != line.player and (other.score or 0) < 0
        for other in game.record.lines
    )
    if others_lose:
        return value
    # Among three or four some count once and some twice where nobody loses: the record decides.
    return value if game.seats > 2 and line.score == value else 2 * value


def _check_tiles(game: Replay, line: Line, tiles: Word, rack: Word, loses: bool) -> None:
    left = Counter(tiles)
    unseen = game.unseen - game.left if loses else game.unseen
    whole = not loses and game.seats == 2  # the other's rack is all that has not been seen
    if left != unseen if whole else bool(left - unseen):
        game.differ(line, "end-tiles", line.tiles, signs(unseen.elements()))
    elif loses and rack and Counter(rack) != left:
        game.differ(line, "end-tiles", line.tiles, line.rack)
