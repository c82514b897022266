"""Every legal play of a crossword position, best first."""

from optafel import Position

position = Position.read("scrabble-nl", board=["8D TAART", "D8 TAFEL"], rack="ENRSTI?", language="nl")

plays = position.plays()
print(f"{len(plays)} plays")
for play in plays[:5]:
    print(f"{play.score:4} {play}")

# The most points now are not always the best turn: good tiles that are kept count too.
best = position.best(objective="equity")
print(f"to play on: {best}, {best.score} points now, worth {best.worth}")

dozens = [play for play in plays if play.score is not None and play.score >= 12]
assert all(position.judge(str(play)) for play in dozens[:20])
