"""Where a record has led, line by line, while it is played through again, and what is said about it."""

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field

from optafel.gcg.record import Line, Record
from optafel.rules.crossword import Board, CrosswordRulebook, LetterSet, Placement, rack_sign
from optafel.tiles import LetterTile, NotationError, read_letters
from optafel.tiles.letters import Word


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where the record and the rules differ."""

    at: int  # the number of the line in the file
    kind: str  # stable; `gcg-<kind>` is the key of its sentence
    found: str
    expected: str
    player: str = ""


@dataclass(frozen=True, slots=True)
class ScoredLine:
    """A line, counted again."""

    line: Line  # in its strict form: dots for tiles played through
    points: int  # by the rules; as recorded where they cannot say
    points_total: int
    recorded: int
    recorded_total: int
    known: bool  # whether the rules can say what it is worth
    board: Board  # before the line
    rack: Word  # as far as the line says


Tiles = Counter[LetterTile]


@dataclass(frozen=True, slots=True)
class RecordedPlay:
    """A play of the record, held against the board."""

    line: Line
    placement: Placement
    recorded: int  # its points in the record
    words: tuple[str, ...]


@dataclass
class Replay:
    book: CrosswordRulebook
    letters: LetterSet
    record: Record
    box: Tiles  # all that there are
    board: Board
    totals: list[int]  # as recorded, one a player
    points: list[int]  # by the rules
    plays: list[RecordedPlay] = field(default_factory=list)  # those that stayed
    may_go_back: bool = False  # whether the last of them may yet be taken back
    to_move: int | None = None  # whose turn it is; None before the first
    ended: bool = False
    too_many: set[LetterTile] = field(default_factory=set)  # spoken of before
    left: Tiles = field(default_factory=Counter)  # tiles that racks have lost at the end
    scored: list[ScoredLine] = field(default_factory=list)
    differences: list[Difference] = field(default_factory=list)

    @property
    def seats(self) -> int:
        return len(self.record.players)

    @property
    def on_board(self) -> Tiles:
        return Counter(tile.face for tile in self.board.tiles if tile)

    @property
    def unseen(self) -> Tiles:
        """The tiles that do not lie on the board."""
        return self.box - self.on_board

    def differ(self, line: Line, kind: str, found: object, expected: object) -> None:
        self.differences.append(Difference(line.at, kind, str(found), str(expected), line.player))

    def read_tiles(self, text: str) -> Word:
        """Tiles of a rack; what is no tile is left out."""
        tiles: list[LetterTile] = []
        spelled = self.with_digraphs(text)
        at = 0
        while at < len(spelled):
            end = spelled.find("]", at) + 1 if spelled[at] == "[" else 0
            with suppress(NotationError):  # a mark of some program: it is no tile
                tiles += read_letters(spelled[at : end or at + 1].upper())
            at = end or at + 1
        return tuple(tiles)

    def with_digraphs(self, text: str) -> str:
        """Some programs write tiles of two letters as digits, in the order of the alphabet."""
        for number, digraph in enumerate(self.letters.digraphs, 1):
            text = text.replace(str(number), f"[{digraph}]")
        return text


def signs(tiles: Iterable[LetterTile]) -> str:
    """Tiles as a rack writes them, in order."""
    return "".join(sorted(rack_sign(tile) for tile in tiles))
