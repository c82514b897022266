"""Is it legal, and if not: what is wrong, by which rule, printed where?"""

from optafel import Position

position = Position.read("rummikub-sabra", table="B8 B9 B10", rack="B11 K8 Y8 R1")

for play in ("B9 B10 B11 | B8 K8 Y8", "B8 B9 B10 B11 | K8 Y8", "B8 B9 B10 | R1 R2 R3"):
    ruling = position.judge(play)
    print(f"{play}: {'legal' if ruling else 'not allowed'}")
    for violation in ruling.violations:  # every one of them, not the first
        place = position.book.places[violation.rule]
        print(f"  {violation} (rulebook {place.book}, “{place.heading}”)")

# The referee speaks six languages.
print(position.judge("B8 B9 B10 | K8 Y8").sentence("nl"))
