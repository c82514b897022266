"""A game looked at again: the best play of each turn, what was missed, and what turned it."""

from optafel import Game, Setup, bots
from optafel.review import played_game, review, turning_points

game = Game.start(Setup("rummikub-sabra", seed=b"any thirty-two bytes will do now"))
while (seat := game.to_act) is not None:
    level = "beginner" if seat == 0 else "master"
    game = game.play(seat, bots.choose(game.view(seat), level, nodes=5_000))

turns = list(review(game, seconds=0.2))
for seat in range(2):
    print(f"seat {seat} missed {sum(each.missed for each in turns if each.turn.seat == seat)} tiles")

worst = max(turns, key=lambda each: each.missed)
print(f"most in turn {worst.turn.number}: {worst.turn.play}")
if worst.best is not None:
    print(f"best was {worst.best.play}, {worst.best.got} tiles instead of {worst.turn.got}")

print("turning points:", [point.number for point in turning_points(played_game(game), turns)])
