"""What somebody sees at a glance: sets on the rack, and tiles that fit on to a set of the table.

No jokers, no rearranging: enough to play a game to its end without asking the solver.
"""

from collections.abc import Iterator

COLOURS = "KRBY"
Tile = tuple[str, int]


def read(face: str) -> Tile | None:
    return (face[0], int(face[1:])) if face[0] in COLOURS and face[1:] else None


def write(tiles: list[Tile]) -> str:
    return " ".join(f"{colour}{number}" for colour, number in tiles)


def _candidates(tiles: set[Tile]) -> Iterator[list[Tile]]:
    for colour in COLOURS:
        for first in range(1, 12):
            run: list[Tile] = []
            while (colour, first + len(run)) in tiles:
                run.append((colour, first + len(run)))
            if len(run) >= 3:
                yield run
    for number in range(1, 14):
        group = [(colour, number) for colour in COLOURS if (colour, number) in tiles]
        if len(group) >= 3:
            yield group


def sets_on_rack(rack: list[str]) -> list[list[Tile]]:
    """Sets that can be laid together, the most valuable first."""
    left = [tile for tile in map(read, rack) if tile]
    found: list[list[Tile]] = []
    while True:
        best = max(_candidates(set(left)), key=lambda tiles: sum(n for _, n in tiles), default=None)
        if best is None:
            return found
        found.append(best)
        for tile in best:
            left.remove(tile)


def _fits(tiles: list[Tile | None]) -> Iterator[tuple[Tile, bool]]:
    """Tiles that make this set longer, and whether they go in front. Sets with jokers are left alone."""
    known = [tile for tile in tiles if tile]
    if len(known) < len(tiles):
        return
    numbers = [number for _, number in known]
    colour = known[0][0]
    if len(set(numbers)) == 1:
        yield from (((other, numbers[0]), False) for other in COLOURS if (other, numbers[0]) not in known)
    else:
        yield (colour, numbers[0] - 1), True
        yield (colour, numbers[-1] + 1), False


def a_play(table: list[str], rack: list[str], need: int) -> str | None:
    """The whole table after a turn, or None: draw. While points are asked, the table is not touched."""
    found = sets_on_rack(rack)
    if need and sum(number for tiles in found for _, number in tiles) < need:
        return None
    after = [*table, *map(write, found)]
    left = list(rack)
    for tiles in found:
        for colour, number in tiles:
            left.remove(f"{colour}{number}")
    if not need:
        for at, notation in enumerate(after):
            for (colour, number), front in _fits([read(face) for face in notation.split()]):
                face = f"{colour}{number}"
                if face in left:
                    left.remove(face)
                    after[at] = f"{face} {notation}" if front else f"{notation} {face}"
                    break
    return " | ".join(after) if len(left) < len(rack) else None
