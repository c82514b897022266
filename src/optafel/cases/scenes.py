"""A case as something to look at: the position, or what its play has made of it."""

from collections import Counter
from collections.abc import Iterable
from typing import cast

from optafel.cases.case import Case, CaseError
from optafel.cases.crossword import board_of
from optafel.draw import Scene, laid
from optafel.draw.scene import faces
from optafel.rules.crossword import (
    Board,
    CrosswordRulebook,
    LetterSet,
    place,
    rack_sign,
    read_play,
    settled,
)
from optafel.rules.numbers import read_set
from optafel.tiles.letters import LetterTile, read_letters, read_words, write_word
from optafel.tiles.numbers import read_sets, read_tiles, write_tiles

_TILES_MAX = 400  # on table and rack: more than three boxes


def scene_of(case: Case) -> Scene:
    """What lies there, and with a play what it laid and changed. Raises CaseError or NotationError."""
    match case.book.family:
        case "crossword":
            return _crossword(case)
        case "numbers":
            rows = [write_tiles(tiles) for tiles in read_sets(case.table)]
            rack = [str(tile) for tile in read_tiles(case.rack)]
        case "words":
            rows = [write_word(word) for word in read_words(case.table)]
            rack = [str(tile) for tile in read_letters(case.rack)]
    if len(rack) + sum(len(faces(case.book.family, row)) for row in rows) > _TILES_MAX:
        raise CaseError("too-many-tiles", name="table", most=_TILES_MAX)
    return _rows(case, rows, rack)


def lays(play: str) -> bool:
    """Whether a play lays tiles. Small letters are jokers, so only the small words can be meant."""
    return play.strip() != "" and play.split(maxsplit=1)[0] not in ("draw", "pass", "exchange")


def _rows(case: Case, before: list[str], rack: list[str]) -> Scene:
    family = case.book.family
    after = before
    fresh: tuple[tuple[int, ...], ...] = ()
    changed: tuple[int, ...] = ()
    if lays(case.play):
        if family == "numbers":
            after = [write_tiles(tiles) for tiles in read_sets(case.play)]
        else:
            after = [write_word(word) for word in read_words(case.play)]
        fresh, changed = laid(family, before, after)
        rack = _without(rack, (Counter(faces(family, *after)) - Counter(faces(family, *before))).elements())
    stands: list[tuple[str, ...]] = []
    if family == "numbers":
        for tiles in read_sets(" | ".join(after)):
            reading = read_set(tiles)
            stands.append(reading.stands if reading else ("",) * len(tiles))
    return Scene(family, tuple(after), tuple(rack), tuple(stands), fresh, changed)


def _crossword(case: Case) -> Scene:
    book = cast(CrosswordRulebook, case.book)
    letters = book.letter_set(case.language).with_values(case.values)
    rack = read_letters(case.rack.upper())
    return board_scene(board_of(case), letters, rack, case.play if lays(case.play) else "")


def board_scene(board: Board, letters: LetterSet, rack: Iterable[LetterTile], play: str = "") -> Scene:
    """A board and a rack, with a play on it as far as it can lie there."""
    signs = [rack_sign(tile) for tile in rack]
    fresh: list[list[int]] = [[] for _ in range(board.layout.height)]
    if play:
        placement = place(board, settled(board, read_play(play)))
        signs = _without(signs, (rack_sign(tile) for tile in placement.laid.values()))
        for row, column in placement.laid:
            fresh[row].append(column)
        board = placement.after
    return Scene(
        "crossword",
        tuple(board.rows()),
        tuple(signs),
        fresh=tuple(tuple(sorted(columns)) for columns in fresh),
        premiums=board.layout.rows,
        values=dict(letters.values),
    )


def _without(rack: list[str], tiles: Iterable[str]) -> list[str]:
    left = list(rack)
    for tile in tiles:
        if tile in left:
            left.remove(tile)
    return left
