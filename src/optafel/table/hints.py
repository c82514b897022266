"""Help in three steps: where to look, which tiles, the whole play."""

from collections import Counter
from typing import Any

from optafel.game import Game
from optafel.rules.crossword import Board, place, rack_sign, read_play, settled
from optafel.rules.crossword.placement import words_made
from optafel.table.connections import Connection
from optafel.table.open_table import OpenTable
from optafel.table.refusals import RequestRefused
from optafel.table.requests import seat_at
from optafel.tiles import read_letters


async def hint(live: OpenTable, connection: Connection, step: int) -> dict[str, Any]:
    """What the strongest bot would do in this seat, as far as the step goes."""
    async with live.lock:
        table = await live.fresh()
        seat, game = seat_at(connection), table.game
    if game is None:
        raise RequestRefused("not-begun")
    if not table.opened.hints:
        raise RequestRefused("hints-off")
    if game.turn != seat or table.phase != "playing":
        raise RequestRefused("not-your-turn")
    said = await _thought(live, table.changed, seat, game)
    return {"step": step, **hint_of(game, seat, said, step)}


async def _thought(live: OpenTable, changed: int, seat: int, game: Game) -> dict[str, Any]:
    """Thought of once in a turn: every further step is of the same move, and comes at once."""
    if live.thought is None or live.thought[:2] != (changed, seat):
        said = await live.services.think(game.view(seat), live.services.strongest)
        live.thought = (changed, seat, said)
        return said
    return live.thought[2]


def hint_of(game: Game, seat: int, said: dict[str, Any], step: int) -> dict[str, Any]:
    """As much of a move as this step tells."""
    ((kind, what),) = said.items()
    part: dict[str, Any] = {"move": kind}
    if kind == "play":
        part["where"] = _where(game, what)
        if step > 1:
            part["tiles"] = list(game.judge(seat, what).played)
        if step > 2:
            part["play"] = what
    elif kind == "exchange" and step > 1:
        part["tiles"] = [rack_sign(tile) for tile in read_letters(what)]
    return part


def _where(game: Game, play: str) -> list[int]:
    """The sets or words on the table that the play changes; none where it only adds new ones. On a board: the
    squares of the letters that it joins, counted row by row, or the middle one while there are none."""
    family = game.setup.book.family
    if family == "crossword":
        return _squares(game.state.table, play)
    after = Counter(part.strip() for part in play.split("|" if family == "numbers" else None))
    touched = []
    for at, lying in enumerate(game.family.shown_table(game.state.table)):
        if after[lying]:
            after[lying] -= 1
        else:
            touched.append(at)
    return touched


def _squares(board: Board, play: str) -> list[int]:
    placement = place(board, settled(board, read_play(play)))
    joined = {square for word in words_made(placement) for square in word} - set(placement.laid)
    squares = joined or {board.layout.centre}
    return sorted(map(board.index, squares))
