"""The unfinished turn: kept while the turn lasts, for coming back to it and for the clock."""

import json
from typing import Any

from optafel.table.refusals import refused
from optafel.table.table import Table

SETS_MAX = 120  # more than any box has tiles


def read_draft(said: Any) -> list[str] | str | None:
    """A draft as the page sends it: the table as a list, a crossword play, or nothing laid."""
    if said is None or isinstance(said, str):
        return said
    if isinstance(said, list) and len(said) <= SETS_MAX and all(isinstance(item, str) for item in said):
        return said
    raise refused("draft-unreadable", read=json.dumps(said)[:80])


def notation(table: Table, draft: list[str] | str | None) -> str | None:
    """The draft as the referee and the clock read it."""
    if isinstance(draft, list):
        assert table.game is not None
        return (" | " if table.game.setup.book.family == "numbers" else " ").join(draft)
    return draft
