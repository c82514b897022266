"""Whole crossword games in which every turn is drawn by lot: any row of letters goes, nobody doubts."""

# mypy: disable-error-code="arg-type, call-overload, index, operator, union-attr"

import random

from optafel.game import Game, Refusal, Setup
from optafel.rules.crossword.board import square_name
from optafel.tiles import LetterTile


def chance_game(seed: int, seats: int = 2, language: str = "en", turns: int = 400) -> Game:
    chance = random.Random(seed)
    game = Game.start(
        Setup("scrabble-nl", seats, seed.to_bytes(32, "big"), language=language, options={"challenge": True})
    )
    for _ in range(turns):
        if game.result:
            break
        game = _turn(game, chance)
    return game


def _turn(game: Game, chance: random.Random) -> Game:
    if game.state.pending:
        # Most rows of letters are no words: a doubt takes them back.
        doubts = chance.random() < 0.1
        return _act(game, (game.turn + 1) % game.setup.seats, "challenge") if doubts else game.time_out()
    if game.state.pot and chance.random() < 0.04:
        rack = list(game.view(game.turn).rack)
        tiles = " ".join(chance.sample(rack, min(len(rack), game.state.pot, chance.randint(1, 7))))
        return _act(game, game.turn, "exchange", tiles)
    for _ in range(60):
        after = game.try_play(game.turn, {"play": _row(game, chance)})
        if not isinstance(after, Refusal):
            return after
    return _act(game, game.turn, "pass")


def _act(game: Game, seat: int, move: str, text: object = True) -> Game:
    after = game.try_play(seat, {move: text})
    assert isinstance(after, Game), after
    return after


def _row(game: Game, chance: random.Random) -> str:
    board, rack = game.state.table, list(game.state.racks[game.turn])
    taken = [divmod(at, 15) for at, tile in enumerate(board.tiles) if tile] or [(7, 7)]
    row, column = chance.choice(taken)
    across = chance.random() < 0.5
    back = chance.randint(0, 4)
    row, column = (row, max(0, column - back)) if across else (max(0, row - back), column)
    cells: list[str] = []
    for tile in chance.sample(rack, chance.randint(1, len(rack))):
        while board[_square(row, column, across, len(cells))]:
            cells.append(".")
        cells.append(str(LetterTile("E", True) if tile.joker else tile))
    name = square_name((row, column))
    return f"{name[1:] + name[0] if across else name} {''.join(cells)}"


def _square(row: int, column: int, across: bool, step: int) -> tuple[int, int]:
    return (row, column + step) if across else (row + step, column)
