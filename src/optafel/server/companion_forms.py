"""What the page beside the box sends: a book with its house rules, and what was written down."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from optafel.companion import Entry, Turn
from optafel.server.forms import Name, OptionValue
from optafel.server.limits import Limits

_LIMITS = Limits()
SEATS_MAX = 4
TURNS_MAX = 400
WORDS_MAX = 100

Seat = Annotated[int, Field(ge=0, lt=SEATS_MAX)]
Text = Annotated[str, Field(max_length=200)]


class _Sent(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class BookForm(_Sent):
    rulebook: Annotated[str, Field(max_length=40, examples=["rummikub-sabra"])]
    language: Annotated[str, Field(max_length=8)] = ""
    options: dict[str, OptionValue] = Field(default_factory=dict, max_length=_LIMITS.options)


class TurnForm(_Sent):
    seat: Seat
    text: Text = ""
    kind: Literal["laid", "none", "exchanged"] = "laid"
    whole_rack: bool = False
    late: bool = Field(False, description="the time ran out with a table that was not finished")


class GameForm(_Sent):
    first: Seat = 0
    turns: Annotated[list[TurnForm], Field(max_length=TURNS_MAX)] = []
    pot_empty: Annotated[int, Field(ge=1, le=TURNS_MAX)] | None = Field(
        None, description="turns that had been made when the last tile of the pot was drawn"
    )
    opened: Annotated[list[Seat], Field(max_length=SEATS_MAX)] = []
    ended: bool = False
    out: Seat | None = None
    left: Annotated[list[Text], Field(max_length=SEATS_MAX)] = []
    scores: Annotated[list[Text], Field(max_length=SEATS_MAX)] = []

    @property
    def seats(self) -> set[int]:
        """Every seat that is spoken of."""
        turned = {turn.seat for turn in self.turns}
        return {self.first, *turned, *self.opened} | ({self.out} if self.out is not None else set())

    def entry(self) -> Entry:
        return Entry(
            first=self.first,
            turns=tuple(Turn(one.seat, one.text, one.kind, one.whole_rack, one.late) for one in self.turns),
            pot_empty=self.pot_empty,
            opened=tuple(self.opened),
            ended=self.ended,
            out=self.out,
            left=tuple(self.left),
            scores=tuple(self.scores),
        )


class SheetForm(BookForm):
    names: Annotated[list[Name], Field(min_length=1, max_length=SEATS_MAX)]
    games: Annotated[list[GameForm], Field(max_length=_LIMITS.games)] = []
    rounds: Annotated[int, Field(ge=1, le=25)] | None = None


class BeginForm(BookForm):
    seats: Annotated[int, Field(ge=1, le=SEATS_MAX)]
    drawn: Annotated[list[Annotated[str, Field(max_length=8)]], Field(max_length=SEATS_MAX)] | None = Field(
        None, description="by seat the tile that was drawn; left away: the tiles are drawn here"
    )


class WordsForm(BookForm):
    words: Annotated[list[Annotated[str, Field(max_length=200)]], Field(min_length=1, max_length=WORDS_MAX)]
