"""The best play with its proof, the next best ones, and what is left after it."""

from optafel import Position

position = Position.read("rummikub-sabra", table="B8 B9 B10 | R1 R2 R3", rack="B11 K8 Y8 R4 K13")

best = position.best()
print(f"{best}: {best.tiles} tiles, {'proved' if best.optimal else 'the best so far'}")

for each in position.best_plays(3):
    print(f"  {each.tiles} tiles, {each.value} points: {each}")

# A limit in nodes instead of seconds gives the same answer on every machine.
quick = position.best(nodes=500)
assert quick.play is not None
print("left on the rack:", *position.after(quick.play).rack)
