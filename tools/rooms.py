"""The map of the rooms, drawn from the import contract: `python -m tools.rooms write`, or `check` it.

The contract in pyproject.toml says who may know whom; grimp (which import-linter is built on) says who does.
A line is drawn from a room to the nearest rooms that it really uses: those that it does not already reach
through another one.
"""

import sys
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "rooms.svg"
WIDTH, ROW, BOX_WIDTH, BOX_HEIGHT, EDGE = 960, 84, 112, 40, 24
FACES = ("lexicon", "solve")  # the rooms that know the native core: tests/rooms holds that

Links = dict[str, set[str]]


def layers() -> list[list[str]]:
    """The rooms as the contract stacks them, from the doors down to what knows nobody."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = next(each for each in said["tool"]["importlinter"]["contracts"] if each["type"] == "layers")
    return [[room.strip() for room in layer.split("|")] for layer in contract["layers"]]


def imports(rooms: list[str]) -> Links:
    """Which rooms each room imports, itself apart."""
    graph = grimp.build_graph("optafel")
    found: Links = {room: set() for room in rooms}
    for room in rooms:
        inside = {f"optafel.{room}", *graph.find_descendants(f"optafel.{room}")}
        for module in inside:
            for known in graph.find_modules_directly_imported_by(module):
                other = known.split(".")[1] if "." in known else ""
                if other in found and other != room:
                    found[room].add(other)
    return found


def nearest(links: Links) -> Links:
    """The links without those that go through another room as well."""

    def reached(room: str) -> set[str]:
        return links[room].union(*(reached(other) for other in links[room]))

    return {
        room: {to for to in known if not any(to in reached(other) for other in known - {to})}
        for room, known in links.items()
    }


def drawing() -> str:
    stacked = layers()
    links = nearest(imports([room for layer in stacked for room in layer]))
    stacked = [*stacked, ["native (Rust)"]]
    links |= {"native (Rust)": set()}
    for face in FACES:
        links[face] = links[face] | {"native (Rust)"}
    places = {
        room: (WIDTH * (2 * at + 1) / (2 * len(layer)), EDGE + row * ROW)
        for row, layer in enumerate(stacked)
        for at, room in enumerate(layer)
    }
    places["native (Rust)"] = (WIDTH / 12, EDGE + (len(stacked) - 1) * ROW)  # aside, where its lines are seen
    height = 2 * EDGE + (len(stacked) - 1) * ROW + BOX_HEIGHT
    lines = [_line(places[room], places[to]) for room, known in links.items() for to in sorted(known)]
    boxes = [_box(room, *place) for room, place in places.items()]
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
            'font-family="sans-serif" font-size="15" aria-label="The rooms and who knows whom">',
            f'<rect width="{WIDTH}" height="{height}" fill="#f6f1e7"/>',
            '<g stroke="#2f6b4f" stroke-width="1.5" fill="none" opacity="0.55">',
            *lines,
            "</g>",
            *boxes,
            "</svg>\n",
        )
    )


def _line(start: tuple[float, float], end: tuple[float, float]) -> str:
    x1, y1, x2, y2 = start[0], start[1] + BOX_HEIGHT, end[0], end[1]
    bend = (y1 + y2) / 2
    return f'<path d="M{x1:.0f} {y1:.0f} C{x1:.0f} {bend:.0f} {x2:.0f} {bend:.0f} {x2:.0f} {y2:.0f}"/>'


def _box(room: str, x: float, y: float) -> str:
    left = x - BOX_WIDTH / 2
    return (
        f'<rect x="{left:.0f}" y="{y:.0f}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="8" fill="#fffdf8" '
        f'stroke="#8a6d3b"/><text x="{x:.0f}" y="{y + 25:.0f}" text-anchor="middle">{escape(room)}</text>'
    )


def main(what: str) -> int:
    now = drawing()
    if what == "write":
        PICTURE.write_text(now, encoding="utf-8")
        return 0
    if not PICTURE.exists() or PICTURE.read_text(encoding="utf-8") != now:
        print("the map of the rooms is not as they are now: run `python -m tools.rooms write`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "check"))
