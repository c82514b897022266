"""What a table refuses. `refuse-<code>` is the key of the sentence; the code itself never changes."""

from optafel.game import Refusal
from optafel.rules.ruling import Param


class RequestRefused(Exception):
    """Something that was not done; nothing has changed."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, params)

    @classmethod
    def of(cls, refusal: Refusal) -> "RequestRefused":
        """With a refusal of the game's own, and the ruling in it."""
        made = cls(refusal.code)
        made.refusal = refusal
        return made
