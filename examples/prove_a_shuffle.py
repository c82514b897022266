"""Every tile of a rummikub-sabra deal, worked out from the seed without our library (docs/fair.md)."""

from hashlib import sha256

SEED = bytes(range(32))
STIRRED = ["salt of Ada", "pepper of Bob"]  # what the players added, in the order of the record's headers


def shuffled(tiles: list[str], key: bytes, shuffle: int) -> list[str]:
    tiles, numbers, block = list(tiles), list[int](), 0
    for last in range(len(tiles) - 1, 0, -1):
        limit = 2**32 // (last + 1) * (last + 1)
        drawn = limit
        while drawn >= limit:
            if not numbers:
                digest = sha256(key + shuffle.to_bytes(4, "big") + block.to_bytes(4, "big")).digest()
                numbers = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
                block += 1
            drawn = numbers.pop(0)
        other = drawn % (last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    return tiles


stirred = b"".join(len(raw).to_bytes(4, "big") + raw for raw in map(str.encode, STIRRED))
key = sha256(SEED + stirred).digest()
box = [f"{colour}{number}" for colour in "KRBY" for number in range(1, 14) for _ in range(2)] + ["*", "*"]

print("shown before the game:", sha256(SEED).hexdigest())
print("drawn to see who begins:", *shuffled(box, key, 0)[:2])
pot = shuffled(box, key, 1)
print("dealt to who begins:", *pot[:14])
print("dealt to the other:", *pot[14:28])
print("drawn next:", *pot[:-6:-1])
