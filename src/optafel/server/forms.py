"""What HTTP requests carry: checked here, described on the API page."""

from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator
from pydantic_core import PydanticKnownError

from optafel.server.limits import Limits
from optafel.table.from_position import Playable
from optafel.table.new_table import SeatOrder, TableOrder
from optafel.table.refusals import RequestRefused
from optafel.wire import Json

_LIMITS = Limits()


Name = Annotated[str, Field(max_length=_LIMITS.name_letters)]
Secret = Annotated[str, Field(max_length=64, pattern=r"^[\w-]*$")]
Level = Annotated[str, Field(max_length=40)]
OptionValue = bool | int | Annotated[str, Field(max_length=2_000)]


def _not_too_many(said: Any) -> Any:
    """Counted before any of them is looked at."""
    if isinstance(said, dict) and len(said) > _LIMITS.options:
        told = {"field_type": "Dictionary", "max_length": _LIMITS.options, "actual_length": len(said)}
        raise PydanticKnownError("too_long", told)
    return said


OptionValues = Annotated[
    dict[str, OptionValue], BeforeValidator(_not_too_many), Field(max_length=_LIMITS.options)
]


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _with_one_unknown_field(cls, said: Any) -> Any:
        """Of the fields that no form has only the first: each would be an error to be written down, on the
        loop that all tables share, and only one is told."""
        known = cls.model_fields
        if isinstance(said, dict) and len(said) > len(known):
            unknown = next(name for name in said if name not in known)
            return {name: value for name, value in said.items() if name in known or name == unknown}
        return said


class ChairForm(Form):
    kind: Literal["me", "bot", "open", "hotseat"]
    name: Name | None = None
    level: Level | None = None


class OrderForm(Form):
    rulebook: Annotated[str, Field(max_length=40, examples=["rummikub-sabra"])]
    language: Annotated[str, Field(max_length=8)] | None = None
    options: OptionValues = Field(default_factory=dict)
    clock_seconds: (
        Annotated[int, Field(ge=_LIMITS.clock_seconds_least, le=_LIMITS.clock_seconds_most)]
        | Literal["book"]
        | None
    ) = "book"
    seats: Annotated[list[ChairForm], Field(min_length=1, max_length=4)]
    away: Literal["bot", "skip", "wait"] = "wait"
    games: Annotated[int, Field(ge=1, le=_LIMITS.games)] = 1
    first: Annotated[int, Field(ge=0, le=3)] | None = None
    hints: bool = Field(True, description="whether a seat may ask for hints")
    position: Annotated[str, Field(max_length=_LIMITS.position_letters)] | None = Field(
        None,
        description="the line of a position (docs/positions.md) that the first seat has before it; language "
        "and house rules are those of the line",
    )

    def order(self) -> TableOrder:
        chairs = tuple(SeatOrder(chair.kind, chair.name, chair.level) for chair in self.seats)
        return TableOrder(
            self.rulebook,
            chairs,
            self.language or "",
            self.options,
            self.clock_seconds,
            self.away,
            self.games,
            self.first,
            self.hints,
        )

    def order_from(self, start: Playable) -> TableOrder:
        """The same table, going on from a position."""
        if start.rulebook != self.rulebook:
            raise RequestRefused("position-of-another-game", read=self.rulebook, rulebook=start.rulebook)
        return replace(
            self.order(),
            language=start.language,
            options=dict(start.options),
            games=1,
            first=0,
            position=start.line,
        )


class JoinForm(Form):
    invite: Secret
    name: Name | None = None


class SeatForm(Form):
    key: Secret
    kind: Literal["bot", "open"]
    level: Level | None = None


class KeyForm(Form):
    key: Secret


class ClosedForm(Form):
    key: Secret
    closed: bool = Field(description="whether newcomers are let in no more")


class MutedForm(Form):
    key: Secret
    muted: bool = Field(description="whether what they say is passed on no more")


class LinkForm(Form):
    key: Secret
    link: Literal["invite", "watch"]
    renew: bool = Field(True, description="whether there is a new one instead")


CaseForm = dict[
    str, Json
]  # a case of `optafel judge` or `optafel solve`, every field checked when it is read


class ReviewForm(Form):
    record: Annotated[
        str, Field(max_length=_LIMITS.record_letters, description="of a finished game, or in GCG")
    ]


class RecordForm(Form):
    record: Annotated[
        str, Field(max_length=_LIMITS.record_letters, description="as the record of a finished game has it")
    ]
    commit: Annotated[str, Field(max_length=100)] | None = Field(
        None, description="the hash that was shown before the first tile"
    )
