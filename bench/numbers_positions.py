"""Positions of the number games for the benchmark: from games of bots, and drawn at random."""

import random
from collections import Counter

from optafel._native import numbers as native

Table = list[list[int]]
Position = tuple[Table, list[int]]

COLOURS = range(4)
TOP = 13
JOKER, DOUBLE, CHANGE, MIRROR = 52, 53, 54, 55
CLASSIC_JOKERS = (JOKER, JOKER)
SPECIAL_JOKERS = (JOKER, JOKER, DOUBLE, DOUBLE, CHANGE, CHANGE, MIRROR, MIRROR)


def box(special: bool) -> list[int]:
    numbered = [code for code in range(52) for _ in range(2)]
    return numbered + list(SPECIAL_JOKERS if special else CLASSIC_JOKERS)


def bot_game(rng: random.Random, special: bool, players: int) -> list[Position]:
    """The positions of one game in which everybody lays as much as can be laid."""
    pot = box(special)
    rng.shuffle(pot)
    racks = [[pot.pop() for _ in range(14)] for _ in range(players)]
    opened = [False] * players
    table: Table = []
    seen: list[Position] = []
    idle = seat = 0
    while idle < players and all(racks):
        rack = racks[seat]
        if opened[seat]:
            seen.append(([list(tiles) for tiles in table], list(rack)))
            play = native.solve(table, rack, False, None, 5.0, 0.01)[0]
        else:
            play = native.open(table, rack, False, 30, not special, 5.0, 0.01)[0]
        idle = 0 if play or pot else idle + 1
        if play:
            opened[seat] = True
            laid = Counter(code for tiles in play[0] for code in tiles)
            laid -= Counter(code for tiles in table for code in tiles)
            racks[seat] = sorted((Counter(rack) - laid).elements())
            table = [list(tiles) for tiles in play[0]]
        elif pot:
            rack.append(pot.pop())
        seat = (seat + 1) % players
    return seen


def bot_positions(rng: random.Random, special: bool, count: int) -> list[Position]:
    found: list[Position] = []
    while len(found) < count:
        found += bot_game(rng, special, rng.randint(2, 4))
    return rng.sample(found, count)


def random_position(rng: random.Random, special: bool) -> Position:
    """A table of 0 to 104 tiles, a rack of 1 to 30, and some of the jokers."""
    jokers = SPECIAL_JOKERS if special else CLASSIC_JOKERS
    left = Counter(code for code in range(52) for _ in range(2))
    left.update(rng.sample(jokers, rng.randint(0, len(jokers))))
    table: Table = []
    wanted = rng.randint(0, 104)
    for _ in range(60 * 40):
        if sum(map(len, table)) >= wanted:
            break
        tiles = _random_set(rng, special)
        if not Counter(tiles) - left:
            left -= Counter(tiles)
            table.append(tiles)
    rest = sorted(left.elements())
    return table, rng.sample(rest, rng.randint(1, min(30, len(rest))))


def _random_set(rng: random.Random, special: bool) -> list[int]:
    kind = rng.choices(["group", "run", "mirror"], [3, 6, 0.3 if special else 0])[0]
    if kind == "group":
        number = rng.randint(1, TOP)
        tiles = [colour * TOP + number - 1 for colour in rng.sample(COLOURS, rng.choice([3, 3, 4]))]
        if rng.random() < 0.1:
            tiles[-1] = JOKER
        elif special and len(tiles) == 4 and rng.random() < 0.1:
            tiles[2:] = [DOUBLE]
        return tiles
    if kind == "mirror":
        length = rng.randint(1, 3)
        first, colour = rng.randint(1, TOP + 1 - length), rng.choice(COLOURS)
        side = [colour * TOP + first - 1 + i for i in range(length)]
        return [*side, MIRROR, *side[::-1]]
    length = rng.choice([3, 3, 4, 4, 5, 6, 7])
    first, colour = rng.randint(1, TOP + 1 - length), rng.choice(COLOURS)
    tiles = [colour * TOP + first - 1 + i for i in range(length)]
    at = rng.randrange(length)
    chance = rng.random()
    if chance < 0.1:
        tiles[at] = JOKER
    elif special and chance < 0.2:
        other = rng.choice([new for new in COLOURS if new != colour])
        after = [code + (other - colour) * TOP for code in tiles[at + 1 :]]
        tiles = [*tiles[:at], CHANGE, *after]
    elif special and chance < 0.3 and length > 3 and at + 1 < length:
        tiles[at : at + 2] = [DOUBLE]
    return tiles
