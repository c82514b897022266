"""What the calls of the puzzles take and say."""

from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from optafel.rules.rulebook import Family
from optafel.rules.spoken import SpokenRuling
from optafel.server.forms import Form
from optafel.table.view import SeatView

Level = Literal["gentle", "easy", "medium", "hard", "fiendish"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyPuzzle:
    """A puzzle of the day."""

    family: Family
    puzzle: str
    rulebook: str
    language: str
    level: Level


@dataclass(frozen=True, slots=True, kw_only=True)
class ShelfShown:
    """What there is to train on."""

    rulebook: str
    family: Family
    language: str
    levels: dict[str, int]  # by level: how many puzzles of each level are there at once


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    """The puzzles of a day and the shelves: the same for everybody."""

    date: str
    daily: tuple[DailyPuzzle, ...]  # one a family
    shelves: tuple[ShelfShown, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleShown:
    """A puzzle: a view with one turn to make."""

    puzzle: str
    rulebook: str
    family: Family
    language: str
    level: Level
    again: bool  # whether it has stood on the shelf under another number: no new one was found
    view: SeatView


@dataclass(frozen=True, slots=True, kw_only=True)
class PackedPuzzle:
    """A puzzle of the day to be taken along."""

    shown: PuzzleShown
    seal: str  # what tells a right answer from another where nobody can be asked


@dataclass(frozen=True, slots=True, kw_only=True)
class PackedDay:
    """The puzzles of one day, to be taken along."""

    date: str
    puzzles: tuple[PackedPuzzle, ...]  # one a family


@dataclass(frozen=True, slots=True, kw_only=True)
class Bag:
    """The puzzles of some days, for who will be without a network."""

    language: str  # of the words, as it was asked for
    days: tuple[PackedDay, ...]  # from the day asked for on


class DraftForm(Form):
    table: list[str] | str | None = Field(description="as the draft of a turn")


class AnswerForm(Form):
    play: str = Field(examples=["K7 K8 K9 | R1 B1 Y1"])


class HintForm(Form):
    step: Literal[1, 2, 3] = Field(description="where to look, which tiles, the answer")


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """What an answer to a puzzle is worth."""

    right: bool
    legal: bool
    got: int  # tiles (numbers) or points
    best: int | None  # what the best play gives; not told for what is not legal
    message: str
    ruling: SpokenRuling
