"""Two bots of one's own, playing each rulebook to the end.

A bot is a function from what its seat sees to a move. It never gets the game: what it cannot see, it
cannot use.
"""

from optafel import RULEBOOKS, Game, Move, Setup, View
from optafel.bots import Bot, choose


def gentle(view: View) -> Move:
    """Lays what changes nothing that lies there; leaves the rest to a beginner."""
    if "play" in view.moves:
        best = view.position.best(breaks=0, frequency=3.5, nodes=3_000)
        if best.play is not None:
            return best.move
    return choose(view, "beginner", nodes=3_000)


def patient(view: View) -> Move:
    """As strong as the master, but draws while there are many tiles and little to lay."""
    move = choose(view, "master", nodes=3_000)
    few = move.play is not None and view.position.best(nodes=3_000).tiles < 2
    return Move("draw") if few and view.pot > 60 and "draw" in view.moves else move


def play(rulebook: str, players: tuple[Bot, ...]) -> Game:
    seed = f"two bots play {rulebook}".encode()
    game = Game.start(Setup(rulebook, seats=len(players), seed=seed))
    while (seat := game.to_act) is not None:
        game = game.play(seat, players[seat](game.view(seat)))
    return game


if __name__ == "__main__":
    for rulebook in RULEBOOKS:
        print(play(rulebook, (gentle, patient)))
