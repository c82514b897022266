"""A view that came over a wire, as a value again: with the position that its seat has before it.

What a seat cannot see is not in a view, so nothing of it is needed here: other racks and the pot are as many
tiles as there are, with nothing on them.
"""

import json

from optafel.game.families import Family, family_of
from optafel.game.setup import Setup
from optafel.game.state import Drawn, State, Table
from optafel.game.view import View
from optafel.positions import Position
from optafel.rules.crossword import Board, CrosswordRulebook
from optafel.tiles import NotationError, Tile, read_sets
from optafel.tiles.letters import JOKER, read_words
from optafel.tiles.numbers import ALL_FACES
from optafel.wire import Json, WireError, from_json

_UNSEEN = b"unseen"  # stands where a game has its secret
_TILES_MOST = 1_000  # no box has so many


def read_view(said: Json) -> View:
    """The view that was written as JSON: text, or what `json.loads` makes of it. Raises WireError."""
    if isinstance(said, (str, bytes)):
        try:
            said = json.loads(said)
        except (ValueError, RecursionError) as wrong:
            raise WireError("", said, "a view as JSON") from wrong
    view = from_json(View, said)
    if view.seat is None or view.rack is None or view.phase == "waiting":
        return view
    return view.with_position(_position(view, view.seat, view.rack))


def _position(view: View, seat: int, rack: tuple[str, ...]) -> Position:
    try:
        setup = Setup(view.game, len(view.seats), _UNSEEN, language=view.language, options=view.options)
    except ValueError as wrong:
        raise WireError("game", view.game, str(wrong)) from wrong
    if seat not in range(setup.seats):
        raise WireError("seat", seat, f"a seat from 0 to {setup.seats - 1}")
    if not all(0 <= tiles <= _TILES_MOST for tiles in (view.pot, *(seen.tiles for seen in view.seats))):
        raise WireError("pot or tiles", view.pot, f"a number from 0 to {_TILES_MOST}")
    family = family_of(setup)
    try:
        return family.position(setup, _state(view, setup, family, seat, rack), seat)
    except NotationError as wrong:
        raise WireError("rack or table", wrong.read, str(wrong)) from wrong


def _state(view: View, setup: Setup, family: Family, seat: int, rack: tuple[str, ...]) -> State:
    blank: Tile = ALL_FACES[0] if view.family == "numbers" else JOKER
    own = tuple(family.read_tile(sign) for sign in rack)
    count = len(view.seats)
    return State(
        key=_UNSEEN,
        shuffles=0,
        piles=((blank,) * view.pot,),
        racks=tuple(own if at == seat else (blank,) * seen.tiles for at, seen in enumerate(view.seats)),
        table=_table(view, setup),
        turn=view.turn or 0,
        first=0,
        opened=tuple(seen.opened for seen in view.seats),
        scores=tuple(seen.score for seen in view.seats),
        resigned=tuple(seen.resigned for seen in view.seats),
        skips=(0,) * count,
        drawn=(Drawn(),) * count,
        words=frozenset(view.words),
        turns=view.turns,
    )


def _table(view: View, setup: Setup) -> Table:
    match view.family:
        case "numbers":
            return read_sets(" | ".join(view.table or ()))
        case "words":
            return read_words(" ".join(view.table or ()))
        case "crossword":
            book = setup.book
            assert isinstance(book, CrosswordRulebook)
            return Board.read("/".join(view.board or ()), book.layout)
