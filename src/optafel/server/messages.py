"""What a page may send, checked once, at the edge."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from optafel.server.field_errors import field_error
from optafel.server.limits import Limits
from optafel.table.refusals import RequestRefused

_LIMITS = Limits()
MoveId = Annotated[str, Field(pattern=r"^[\w.:-]+$", max_length=_LIMITS.move_id_letters)]
Entropy = Annotated[str, Field(max_length=_LIMITS.entropy_letters)]
Secret = Annotated[str, Field(max_length=64)]


class _Message(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True, frozen=True)


class HelloMessage(_Message):
    type: Literal["hello"]
    key: Secret | None = None
    watch: Secret | None = None
    lang: Annotated[str, Field(max_length=100)] | None = None
    entropy: Entropy = ""


class MoveMessage(_Message):
    type: Literal["move"]
    id: MoveId
    number: Annotated[int, Field(ge=0)]
    move: dict[str, Any]


class DraftMessage(_Message):
    type: Literal["draft"]
    id: MoveId | None = None
    table: list[str] | str | None


class HintMessage(_Message):
    type: Literal["hint"]
    id: MoveId | None = None
    step: Literal[1, 2, 3]


class LifeMessage(_Message):
    type: Literal["start", "rematch", "pause", "resume"]
    entropy: Entropy = ""


class StirMessage(_Message):
    type: Literal["stir"]
    entropy: Annotated[Entropy, Field(min_length=1)]


class SayMessage(_Message):
    type: Literal["say"]
    phrase: Annotated[str, Field(max_length=40)]


class PingMessage(_Message):
    type: Literal["ping"]
    t: float | int | str | None = None


Message = (
    HelloMessage
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
    size = len(text.encode())
    if size > limits.message_bytes:
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
