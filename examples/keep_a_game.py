"""A game as plain text: written, read back, and judged line by line while it is read."""

from optafel import Game, RecordError, Setup, bots, record

game = Game.start(Setup("woord-international", language="nl", seed=b"any thirty-two bytes will do now"))
for _ in range(8):
    assert game.to_act is not None
    game = game.play(game.to_act, bots.choose(game.view(game.to_act), "casual", nodes=5_000))

text = record.write(game, names=("Anna", "Bram"))
print(text)

again = record.read(text)
assert again.state == game.state
assert again.view(0) == game.view(0)

try:
    record.read(text + "\n9. B play XQXQX < X Q X Q X = 99 (XQXQX)")
except RecordError as refused:
    print("refused:", refused)
