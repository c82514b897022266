"""A connection to a table: somebody at a seat, or a spectator."""

from dataclasses import dataclass, field
from typing import Protocol

from pydantic_core import to_json as as_text

from optafel.wire import to_json


class Post(Protocol):
    """Takes a message to be sent. Of messages that may be skipped only the latest need arrive."""

    def __call__(self, text: str, skippable: bool = False) -> None: ...


@dataclass(eq=False, slots=True)
class Connection:
    post: Post
    lang: str = "en"
    seat: int | None = None
    key: str | None = None  # the digest under which the seat was taken
    held: dict[str, int] = field(default_factory=dict)  # keys shown on this device, and their seats
    watching: bool = False

    @property
    def admitted(self) -> bool:
        return self.watching or self.seat is not None

    def tell(self, message: object) -> None:
        """Send one of the messages of docs/protocol.md."""
        self.post(encode(message))


def encode(message: object) -> str:
    """A typed value as the text of its JSON."""
    return as_text(to_json(message)).decode()
