"""GCG, the crossword's own notation: a game of ours written in it, and a record of others checked."""

from optafel import Game, Setup, bots, gcg

game = Game.start(Setup("scrabble-nl", seed=b"any thirty-two bytes will do now"))
while (seat := game.to_act) is not None:
    game = game.play(seat, bots.choose(game.view(seat), "strong", nodes=2_000))

text = gcg.write(gcg.of_game(game, names=("Anna", "Bram")))
print(text)

ours = gcg.report(gcg.read(text))
assert game.result is not None
assert ours.points == game.result.scores
assert not ours.differences

# Somebody has added up wrongly: the points of the rules and those of the record are both kept.
line = ours.record.lines[0]
wrong = text.replace(f"+{line.score} {line.total}", f"+{line.score}1 {line.total}1", 1)
for difference in gcg.report(gcg.read(wrong)).differences[:3]:
    print(f"line {difference.at}: {difference.kind}, {difference.found} instead of {difference.expected}")
