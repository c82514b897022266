"""What a table refuses. `refuse-<code>` is the key of the sentence; the code itself never changes."""

from optafel.game import Refusal
from optafel.rules.ruling import Param


class Refused(Exception):
    """Something that was not done; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def refused(code: str, **params: Param) -> Refused:
    return Refused(Refusal(code, params))
