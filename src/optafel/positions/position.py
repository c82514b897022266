"""What one seat has before it: a value that the referee and the solvers are asked about."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from typing import Self

from optafel.draw import Scene, draw
from optafel.positions.errors import PositionError
from optafel.positions.move import Laid, Move
from optafel.positions.solved import SECONDS, Solved, Wishes, check_count
from optafel.rules.rulebook import OptionValue, Rulebook
from optafel.rules.rulebooks import RULEBOOKS, with_options
from optafel.rules.ruling import Ruling
from optafel.tiles import Tile

Options = tuple[tuple[str, OptionValue], ...]  # house rules by name, in order


class GivenWords(tuple[str, ...]):
    """Exactly these words count, whatever a dictionary has. A whole list of them is hashed only once."""

    def __hash__(self) -> int:
        known: int | None = self.__dict__.get("hash")
        if known is None:
            known = self.__dict__["hash"] = super().__hash__()
        return known


@dataclass(frozen=True, slots=True)
class Other:
    """What a seat knows of another one."""

    tiles: int
    opened: bool = True
    rack: tuple[Tile, ...] | None = None  # where it can be known what they are


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(ABC):
    """Rulebook and house rules, what lies there, one's own rack, and what is known of the rest.

    >>> from optafel import Position
    >>> position = Position.read("rummikub-sabra", table="B8 B9 B10", rack="B11 K8 Y8")
    >>> position.judge("B9 B10 B11 | B8 K8 Y8").legal
    True
    >>> print(position.judge("B8 B9 B10 | K8 Y8"))
    K8 Y8: two tiles are not a set yet. A run or a group has at least three.
    >>> position.best().tiles
    3
    >>> Position.parse(str(position)) == position
    True
    """

    rulebook: str
    options: Options = ()
    language: str = ""  # of the words; empty in number games
    rack: tuple[Tile, ...] = ()
    opened: bool = True  # whether this seat has opened in an earlier turn
    history: frozenset[str] = frozenset()  # words formed earlier in the game
    pot: int | None = None  # tiles in it, where that is known
    others: tuple[Other, ...] = ()  # the other seats, in the order of play; none where nothing is known
    passed: bool = False  # whether the other has just passed
    only_words: GivenWords | None = None  # exactly these count, instead of the dictionary's
    extra_words: frozenset[str] = frozenset()  # these count besides

    @staticmethod
    def read(
        rulebook: str,
        *,
        table: str = "",
        board: str | Iterable[str] = (),
        rack: str = "",
        opened: bool = True,
        language: str = "",
        options: Mapping[str, OptionValue] | None = None,
        history: Iterable[str] = (),
        pot: int | None = None,
        others: tuple[Other, ...] = (),
        passed: bool = False,
        words: Iterable[str] | None = None,
        extra_words: Iterable[str] = (),
        values: Mapping[str, int] | None = None,
    ) -> "Position":
        """A position from the notation of the rulings. Raises NotationError or PositionError."""
        from optafel.positions.reading import read_position

        return read_position(
            rulebook,
            table=table,
            board=board,
            rack=rack,
            opened=opened,
            language=language,
            options=options or {},
            history=history,
            pot=pot,
            others=others,
            passed=passed,
            words=words,
            extra_words=extra_words,
            values=values or {},
        )

    @staticmethod
    def parse(line: str) -> "Position":
        """The position that a line of text is (docs/positions.md). Raises NotationError or PositionError."""
        from optafel.positions.line import parse_line

        return parse_line(line)

    def __str__(self) -> str:
        """One line of text, as `parse` takes it."""
        from optafel.positions.line import write_line

        return write_line(self)

    def __repr__(self) -> str:
        return f"<Position {self}>"

    def _repr_svg_(self) -> str:
        """How a notebook shows it."""
        return draw(self.scene())

    @property
    def book(self) -> Rulebook:
        """The rulebook with this table's house rules."""
        return book_with(self.rulebook, self.options)

    def best(
        self,
        *,
        objective: str = "",
        seconds: float = SECONDS,
        nodes: int | None = None,
        breaks: int | None = None,
        frequency: float = 0.0,
        every_word: bool = False,
    ) -> Solved:
        """The best play, proved or the best that was found in time. `Wishes` says what each knob does."""
        return self.ask(
            Wishes(
                objective=objective,
                seconds=seconds,
                nodes=nodes,
                breaks=breaks,
                frequency=frequency,
                every_word=every_word,
            )
        )

    def best_plays(
        self,
        count: int,
        *,
        objective: str = "",
        seconds: float = SECONDS,
        nodes: int | None = None,
        breaks: int | None = None,
        frequency: float = 0.0,
        every_word: bool = False,
    ) -> tuple[Solved, ...]:
        """The best plays that are different answers, best first; fewer where there are no more, or time ran
        out. Answers differ in the tiles they lay (numbers), the word that scores (words) or the placement
        (crossword)."""
        check_count("count", count)
        wishes = Wishes(
            objective=objective,
            seconds=seconds,
            nodes=nodes,
            breaks=breaks,
            frequency=frequency,
            every_word=every_word,
        )
        return self.ask_for(count, wishes)

    @property
    def has_words_of_its_own(self) -> bool:
        """Whether other words count here than its game knows, or letters are worth something else."""
        return self.only_words is not None or bool(self.extra_words)

    @property
    @abstractmethod
    def box(self) -> Mapping[Tile, int]:
        """How many of each tile the box of this edition holds."""

    @property
    @abstractmethod
    def lying(self) -> Iterable[Tile]:
        """The tiles on the table or board, each as it comes out of the box."""

    def check_box(self) -> None:
        """Raises PositionError where more of a tile is there than the box holds."""
        box = self.box
        there = Counter(chain(self.lying, self.rack, *(other.rack or () for other in self.others)))
        for tile, count in there.items():
            if count > (most := box.get(tile, 0)):
                raise PositionError("too-many-of-a-tile", tile=str(tile), count=count, most=most)

    @abstractmethod
    def read_play(self, text: str) -> Laid:
        """A play from its notation. Raises NotationError."""

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """A play from its notation, or `draw`, `pass`, `exchange ABC`. Raises NotationError."""

    @abstractmethod
    def judge(self, play: Laid | Move | str) -> Ruling:
        """The referee's word on a play, or on doing something else. Text is read as `read_move` does."""

    @abstractmethod
    def counts(self, word: str) -> bool:
        """Whether a word counts here, whatever is checked before a turn ends."""

    @abstractmethod
    def zipf(self, word: str) -> float | None:
        """How common a word is (7: very, 2: hardly); None where nobody has counted it."""

    @abstractmethod
    def words_made(self, play: Laid) -> tuple[str, ...]:
        """The words that a play makes or changes, as one reads them."""

    @abstractmethod
    def ask(self, wishes: Wishes) -> Solved:
        """The best play, as it is wished."""

    @abstractmethod
    def ask_for(self, count: int, wishes: Wishes) -> tuple[Solved, ...]:
        """So many of the best plays, as they are wished."""

    @abstractmethod
    def plays(self) -> tuple[Solved, ...]:
        """Every legal play, the best first (crossword). Raises PositionError where there are too many."""

    def after(self, play: Laid | Move | str) -> Self:
        """What the seat has before it once the play, or what is done instead, is made and nothing is drawn
        yet. It is taken as it is: ask the referee first. Text is read as `read_move` does."""
        if isinstance(play, str):
            play = self.read_move(play)
        if not isinstance(play, Move):
            return self._after(play)
        if play.play is not None:
            return self._after(play.play)
        left = list(self.rack)
        for tile in play.tiles:
            if tile in left:
                left.remove(tile)
        return replace(self, rack=tuple(left))

    @abstractmethod
    def _after(self, play: Laid) -> Self:
        """The same after a play."""

    @abstractmethod
    def scene(self, play: Laid | str | None = None) -> Scene:
        """What lies there as something to look at, and with a play what it laid and changed."""


@lru_cache(maxsize=1_000)
def book_with(rulebook: str, options: Options) -> Rulebook:
    """A rulebook with house rules. Raises UnknownOption."""
    return with_options(RULEBOOKS[rulebook], dict(options))
