"""The crossword played to win: turns weighed by how the game may go on, the end searched to its end.

It knows what its seat may see. Tiles that it does not see are dealt by chance, which comes from what the view
shows: the same view and number of nodes give the same move.
"""

from typing import cast

from optafel.bots.champions import passes_in_a_row
from optafel.game.view import View
from optafel.positions import PASS, CrosswordPosition, Move, Wishes
from optafel.solve.crossword_boxes import packed_board, packed_rack, placed
from optafel.solve.crossword_games import Exchange, Known, Weighed, weigh
from optafel.solve.crossword_leads import leads_of
from optafel.solve.crossword_learned_leaves import leaves_of
from optafel.tiles.letters import JOKER, LetterTile

_NODES_A_SEARCH = 5  # what a search for a best play counts, beside a position of an endgame
_NEVER = 1_000  # tiles are never in the pot


def choose(view: View, *, nodes: int | None = None, seconds: float = 0.2) -> Move:
    """What somebody does who wants to win. With nodes the same view gets the same move, always."""
    position = cast(CrosswordPosition, view.position)
    if position.other_rack is not None:
        return position.ask(Wishes(objective="equity", seconds=seconds, nodes=nodes)).move
    moves = map(move_of, weighed_turns(view, nodes=nodes, seconds=seconds))
    # What somebody who resigned holds is not seen either, but nobody draws it.
    return next((move for move in moves if len(move.tiles) <= view.pot), PASS)


def weighed_turns(view: View, *, nodes: int | None = None, seconds: float = 0.2) -> list[Weighed]:
    """What the turns of a view's seat promise that are worth weighing, the best one first."""
    position = cast(CrosswordPosition, view.position)
    worths = leaves_of(position.letters, pot_is_empty=False), leads_of(position.letters)
    searches = None if nodes is None else max(1, nodes // _NODES_A_SEARCH)
    seed = view.number * len(view.seats) + (view.seat or 0)
    solver = position.solver(Wishes())
    return weigh(solver, worths, known_of(view), seconds=seconds, searches=searches, seed=seed)


def known_of(view: View) -> Known:
    """What a view's seat knows, as the solver takes it."""
    position = cast(CrosswordPosition, view.position)
    solver = position.solver(Wishes())
    assert view.seat is not None
    in_turn = view.seats[view.seat :] + view.seats[: view.seat]
    staying = [seat for seat in in_turn if not seat.resigned]
    return Known(
        board=packed_board(solver, position.board),
        rack=packed_rack(solver, position.rack),
        unseen=packed_rack(solver, position.unseen),
        others=tuple(seat.tiles for seat in staying[1:]),
        points=tuple(seat.score for seat in staying),
        passes=passes_in_a_row(view) if not view.pot else 0,
        exchange_pot=max(1, position.book.exchange_pot) if "exchange" in view.moves else _NEVER,
    )


def move_of(weighed: Weighed) -> Move:
    """A turn as a game takes it."""
    turn = weighed.turn
    if not isinstance(turn, Exchange):
        return Move("play", placed(turn))
    if not turn.tiles:
        return PASS
    tiles = tuple(JOKER if face == "?" else LetterTile(face) for face in turn.tiles)
    return Move("exchange", tiles=tiles)
