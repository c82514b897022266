"""The unfinished turn: kept while the turn lasts, for coming back to it and for the clock."""

import json
from typing import Any

from optafel.game import Game
from optafel.table.refusals import RequestRefused

SETS_MAX = 120  # more than any box has tiles
LETTERS_MAX = 800  # of a play: a whole box, written out, is shorter


def read_draft(said: Any) -> list[str] | str | None:
    """A draft as the page sends it: the table as a list, a crossword play, or nothing laid."""
    if said is None or isinstance(said, str):
        check_length({"draft": said})
        return said
    if isinstance(said, list) and len(said) <= SETS_MAX and all(isinstance(item, str) for item in said):
        check_length({"draft": " | ".join(said)})
        return said
    raise RequestRefused("draft-unreadable", read=json.dumps(said)[:80])


def check_length(said: Any) -> None:
    """Refuse a move that no table has the tiles for, before anybody thinks about it."""
    for text in said.values() if isinstance(said, dict) else ():
        if isinstance(text, str) and len(text) > LETTERS_MAX:
            raise RequestRefused("play-too-long", letters=len(text), most=LETTERS_MAX)


def notation(game: Game, draft: list[str] | str | None) -> str:
    """The draft as the referee and the clock read it; nothing laid is the table as it lies."""
    if isinstance(draft, str):
        return draft
    family = game.setup.book.family
    if draft is None:
        draft = [] if family == "crossword" else list(game.family.shown_table(game.state.table))
    return (" | " if family == "numbers" else " ").join(draft)
