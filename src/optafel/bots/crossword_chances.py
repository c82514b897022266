"""What a turn of the crossword promises: chances to win and points ahead, from what a seat may see.

While tiles are hidden they are dealt anew and played on with; once the pot is empty and two play, both racks
are known and every turn is followed to its end.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from optafel.bots.crossword_champion import known_of, move_of, weighed_turns
from optafel.bots.weighing import Chances
from optafel.game.view import View
from optafel.positions import CrosswordPosition, Move, Other, Wishes
from optafel.rules.crossword import Board, settled
from optafel.rules.crossword import Play as PlacedPlay
from optafel.rules.crossword.plays import Cell
from optafel.solve.crossword import THROUGH, Play
from optafel.solve.crossword_boxes import faces
from optafel.solve.crossword_games import Exchange, weigh
from optafel.solve.crossword_leads import leads_of
from optafel.solve.crossword_learned_leaves import leaves_of
from optafel.tiles.letters import Word

CANDIDATES = 5  # turns that are looked at twice
_NODES = 8_000  # to find those
_SEARCHES_A_GAME = 16  # a game is played on for a round, which takes two: so it is dealt anew eight times
_POSITIONS_A_GAME = 400  # of an endgame, where nothing is dealt


def candidates(view: View) -> tuple[Move, ...]:
    """The turns that may be best."""
    position = _position(view)
    if position.other_rack is not None:
        return (position.ask(Wishes(nodes=_POSITIONS_A_GAME * 24)).move,)
    return tuple(map(move_of, weighed_turns(view, nodes=_NODES)[:CANDIDATES]))


def chances(view: View, moves: Sequence[Move], games: int, seed: int) -> tuple[Chances, ...]:
    """What each of these turns promises. Raises ValueError for one that cannot be made."""
    position = _position(view)
    if position.other_rack is not None:
        nodes = max(1, games // len(moves)) * _POSITIONS_A_GAME
        return tuple(_at_the_end(view, position, position.other_rack, move, nodes) for move in moves)
    worths = leaves_of(position.letters, pot_is_empty=False), leads_of(position.letters)
    turns = [_turn_of(position, move) for move in moves]
    searches = games * _SEARCHES_A_GAME
    found = weigh(position.solver(Wishes()), worths, known_of(view), turns, searches=searches, seed=seed)
    promised = {_mark(each.turn): Chances(each.chance, each.ahead) for each in found}
    return tuple(promised[_mark(turn)] for turn in turns)


def _at_the_end(view: View, position: CrosswordPosition, other: Word, move: Move, nodes: int) -> Chances:
    """Where a turn leads, both playing as well as can be found."""
    assert view.seat is not None
    lead = view.seats[view.seat].score - view.seats[1 - view.seat].score + _gain(position, other, move, nodes)
    return Chances(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0, lead)


def _gain(position: CrosswordPosition, other: Word, move: Move, nodes: int) -> int:
    """What a turn gains on the other until the end."""
    value = position.letters.value_of
    if move.play is None and position.passed:
        return value(other) - value(position.rack)
    after = position if move.play is None else position.after(move.play)
    got = 0 if move.play is None else position.judge(move.play).score or 0
    if not after.rack:
        return got + 2 * value(other)
    mine = (Other(len(after.rack), rack=after.rack),)
    answer = replace(after, rack=other, others=mine, passed=move.play is None)
    return got - (answer.ask(Wishes(nodes=nodes)).gain or 0)


def _position(view: View) -> CrosswordPosition:
    return cast(CrosswordPosition, view.position)


def _turn_of(position: CrosswordPosition, move: Move) -> Play | Exchange:
    """A move of the game as the solver takes it."""
    if move.play is None:
        return Exchange(tuple(faces(move.tiles)) if move.kind == "exchange" else ())
    board = position.board
    play = settled(board, cast(PlacedPlay, move.play))
    laid = [square for square, cell in zip(play.squares, play.cells, strict=True) if not cell.through]
    if len(laid) == 1 and not play.across:
        play = _across(board, play, laid[0])
    tiles = (THROUGH if cell.tile is None else str(cell.tile).strip("[]") for cell in play.cells)
    return Play(*play.square, play.across, tuple(tiles), 0, 0)


def _across(board: Board, play: PlacedPlay, square: tuple[int, int]) -> PlacedPlay:
    """One tile that makes words both ways is one play: the solver knows it as the one across."""
    row, column = square
    first, last = column, column
    while first > 0 and board[row, first - 1]:
        first -= 1
    while last + 1 < board.layout.width and board[row, last + 1]:
        last += 1
    if first == last:
        return play
    cell = next(cell for cell in play.cells if not cell.through)
    cells = (cell if at == column else Cell(None, True) for at in range(first, last + 1))
    return PlacedPlay((row, first), True, tuple(cells))


def _mark(turn: Play | Exchange) -> object:
    """By what a turn is known again: an exchange in any order."""
    if isinstance(turn, Exchange):
        return tuple(sorted(turn.tiles))
    return turn.row, turn.column, turn.across, turn.tiles
