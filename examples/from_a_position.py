"""A game that goes on from a position: who wins from here, if what nobody sees is dealt again and again?"""

from collections import Counter

from optafel import Game, Position, bots


def played_on(position: Position, seed: bytes) -> Game:
    game = Game.at(position, seed=seed)
    while (seat := game.to_act) is not None:
        game = game.play(seat, bots.choose(game.view(seat), "casual", nodes=2_000))
    return game


# Two tiles in hand, the other holds nine; docs/positions.md explains the line.
position = Position.parse("rummikub-sabra B8B9B10/R3R4R5R6/K1K2K3 R7Y12 pot=40 others=9")

won: Counter[int] = Counter()
for deal in range(10):
    result = played_on(position, f"deal {deal}".encode()).result
    assert result is not None
    won.update(result.winners)

print(f"won by the seat to move: {won[0]} of 10")
