"""A connection to a table: somebody at a seat, or a spectator."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from optafel.table.shown import Shown, encode


class Post(Protocol):
    """Takes a message to be sent, or what writes it when it is: None then means that there is nothing to say.
    Of messages that may be skipped only the latest need arrive."""

    def __call__(self, text: "str | Callable[[], str | None]", skippable: bool = False) -> None: ...


@dataclass(eq=False, slots=True)
class Connection:
    post: Post
    lang: str = "en"
    seat: int | None = None
    key: str | None = None  # the digest under which the seat was taken
    held: dict[str, int] = field(default_factory=dict)  # keys shown on this device, and their seats
    watching: bool = False
    address: str = ""  # where it comes from: what is thought about for it counts for that address
    watch: str | None = None  # the digest of the link that lets one watch
    changes: bool = False  # whether it asked to be sent only what has changed
    seen: Shown | None = None  # what it was sent last

    @property
    def admitted(self) -> bool:
        return self.watching or self.seat is not None

    def tell(self, message: object) -> None:
        """Send one of the messages of docs/protocol.md."""
        self.post(encode(message))

    def show(self, shown: Shown, skippable: bool = True) -> None:
        """Send what is shown: the whole, or what is new to who asked for that and has the rest."""
        if self.changes:
            # What is new is known when it is sent: of views that wait only the latest one is.
            self.post(partial(self._news, shown), skippable)
        else:
            self.post(shown.whole, skippable)

    def show_whole(self, shown: Shown, skippable: bool = False) -> None:
        """Send all of it, to who may have nothing yet."""
        self.seen = None
        self.show(shown, skippable)

    def _news(self, shown: Shown) -> str | None:
        seen, self.seen = self.seen, shown
        if seen is None:
            return shown.whole
        return None if seen is shown else shown.since(seen)
