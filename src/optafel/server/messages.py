"""What a page may send, checked once, at the edge."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from optafel.server.field_errors import field_error
from optafel.server.limits import Limits
from optafel.table.refusals import RequestRefused
from optafel.wire import Json

_LIMITS = Limits()
MoveId = Annotated[str, Field(pattern=r"^[\w.:-]+$", max_length=_LIMITS.move_id_letters)]
Entropy = Annotated[str, Field(max_length=_LIMITS.entropy_letters)]
Secret = Annotated[str, Field(max_length=64)]


class _Message(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True, frozen=True)


class HelloMessage(_Message):
    """Takes a seat (`key`) or looks on (`watch`); `entropy` is stirred into a shuffle still to come. With
    `changes` every view after the first comes as what has changed since."""

    type: Literal["hello"]
    key: Secret | None = None
    watch: Secret | None = None
    lang: Annotated[str, Field(max_length=100)] | None = None
    entropy: Entropy = ""
    changes: bool = False


class LookMessage(_Message):
    """Asks for the whole view: somebody has missed a change."""

    type: Literal["look"]


class MoveMessage(_Message):
    """A move. `id` is the page's own and makes resending safe; `number` is the view's it was made on."""

    type: Literal["move"]
    id: MoveId
    number: Annotated[int, Field(ge=0)]
    move: dict[str, Json]


class DraftMessage(_Message):
    """The unfinished turn: the whole table as it lies now, on a board the play, `null` for nothing. It is
    kept for reconnecting and for the clock, and answered by `ruling`."""

    type: Literal["draft"]
    id: MoveId | None = None
    table: Annotated[list[str], Field(fail_fast=True)] | str | None  # of many errors one is told


class HintMessage(_Message):
    """Where to look, which tiles, the whole play; refused (`hints-off`) where the table plays without."""

    type: Literal["hint"]
    id: MoveId | None = None
    step: Literal[1, 2, 3]


class LifeMessage(_Message):
    """Table life. `rematch`, also on to the next game of the match, begins when every person who is here has
    asked; who has only just gone is waited for, ten seconds."""

    type: Literal["start", "rematch", "pause", "resume"]
    entropy: Entropy = ""


class StirMessage(_Message):
    """Something of one's own for the shuffle of the next game, instead of what hello brought; refused
    (`has-begun`) once that game is dealt."""

    type: Literal["stir"]
    entropy: Annotated[Entropy, Field(min_length=1)]


class SayMessage(_Message):
    """A set phrase or a face, out of `company.json`; more than a few at once are refused (`too-fast`)."""

    type: Literal["say"]
    phrase: Annotated[str, Field(max_length=40)]


class PingMessage(_Message):
    """Answered by `pong`."""

    type: Literal["ping"]
    t: Annotated[float, Field(allow_inf_nan=False)] | int | str | None = None


Message = (
    HelloMessage
    | LookMessage
    | MoveMessage
    | DraftMessage
    | HintMessage
    | LifeMessage
    | StirMessage
    | SayMessage
    | PingMessage
)
_READER: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


def read_message(text: str, limits: Limits) -> Message:
    """The message, or a refusal that says what was wrong with it."""
    # A character is four bytes at the most: what is short is not counted.
    if 4 * len(text) > limits.message_bytes and (size := len(text.encode())) > limits.message_bytes:
        raise RequestRefused("message-too-long", size=size, most=limits.message_bytes)
    try:
        return _READER.validate_json(text)
    except ValidationError as wrong:
        raise _unreadable(wrong, text) from None


def _unreadable(wrong: ValidationError, text: str) -> RequestRefused:
    error = wrong.errors(include_url=False)[0]
    if error["type"] == "json_invalid":
        return RequestRefused("not-json", read=text[:60])
    if not error["loc"]:
        return RequestRefused("unknown-message", read=text[:60])
    return RequestRefused("bad-field", **field_error(error, error["loc"][1:]))
