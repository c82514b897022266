"""A whole picture: the table or the board on the felt, and the rack below it."""

from collections.abc import Iterator
from html import escape

from optafel.draw.board import SQUARE, board
from optafel.draw.inks import AMBER, FELT, FONT, ON_FELT, TRAY, WOOD, WOOD_DEEP
from optafel.draw.scene import Scene, tiles_of
from optafel.draw.tiles import HEIGHT, WIDTH, letter_face, number_face, tile

_ACROSS, _LEAST = 16, 10  # tiles in a line of the picture, at most and at least
_MARGIN, _GAP, _PAD = 24, 22, 6
_CAPTION = 34
_LINE = HEIGHT + _GAP


def draw(scene: Scene, caption: str = "") -> str:
    """The scene as SVG. What a play has laid is honey-coloured; the rows that it changed have an edge."""
    top = _MARGIN + (_CAPTION if caption else 0)
    if scene.family == "crossword":
        inside = len(scene.rows) * SQUARE
        drawn, bottom = board(scene, _MARGIN, top), top + inside
    else:
        lines = list(_lines(scene))
        inside = max([_LEAST * WIDTH, *(_width(scene, line) for line in lines)])
        drawn = "".join(_line(scene, line, top + at * _LINE) for at, line in enumerate(lines))
        bottom = top + max(1, len(lines)) * _LINE - _GAP
    width = inside + 2 * _MARGIN
    rack, height = _rack(scene, width, bottom + _MARGIN)
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" font-family="{FONT}" role="img">',
            f"<title>{escape(caption or 'optafel')}</title>",
            f'<rect width="{width}" height="{height}" fill="{FELT}"/>',
            _said(caption, width) if caption else "",
            drawn,
            rack,
            "</svg>",
        )
    )


def _said(caption: str, width: float) -> str:
    size = max(10, min(18, 1.7 * (width - 2 * _MARGIN) / max(1, len(caption))))
    where = f'x="{_MARGIN}" y="{_MARGIN + 14}" font-size="{size:.1f}" fill="{ON_FELT}"'
    return f'<text {where} font-weight="700">{escape(caption)}</text>'


def _lines(scene: Scene) -> Iterator[list[int]]:
    """Rows side by side, as long as a line has room for them."""
    line: list[int] = []
    for at in range(len(scene.rows)):
        if line and _width(scene, [*line, at]) > _ACROSS * WIDTH:
            yield line
            line = []
        line.append(at)
    if line:
        yield line


def _width(scene: Scene, line: list[int]) -> int:
    """The tiles of the rows, and a tile's room between two."""
    return WIDTH * (sum(len(tiles_of(scene.family, scene.rows[at])) for at in line) + len(line) - 1)


def _line(scene: Scene, line: list[int], y: float) -> str:
    x, drawn = float(_MARGIN), []
    for at in line:
        tiles = tiles_of(scene.family, scene.rows[at])
        edge = f' stroke="{AMBER}" stroke-width="2"' if at in scene.changed else ""
        size = f'width="{len(tiles) * WIDTH + 2 * _PAD}" height="{HEIGHT + 2 * _PAD + 2}"'
        drawn.append(f'<rect x="{x - _PAD:g}" y="{y - _PAD:g}" {size} rx="9" fill="{TRAY}"{edge}/>')
        stands = scene.stands[at] if at < len(scene.stands) else ()
        fresh = scene.fresh[at] if at < len(scene.fresh) else ()
        for place, sign in enumerate(tiles):
            face = (
                number_face(sign, stands[place] if place < len(stands) else "")
                if scene.family == "numbers"
                else letter_face(sign)
            )
            drawn.append(tile(x + place * WIDTH, y, face, place in fresh))
        x += len(tiles) * WIDTH + WIDTH
    return "".join(drawn)


def _rack(scene: Scene, width: int, y: float) -> tuple[str, int]:
    """The rack, as many lines as it needs; how high the picture is with it."""
    across = max(1, (width - 2 * _MARGIN) // WIDTH)
    lines = max(1, -(-len(scene.rack) // across))
    height = lines * (HEIGHT + 14) + 8
    drawn = [f'<rect y="{y:g}" width="{width}" height="{height}" fill="{WOOD}"/>']
    for at in range(lines):
        foot = y + (at + 1) * (HEIGHT + 14) - 3
        drawn.append(f'<rect y="{foot:g}" width="{width}" height="7" fill="{WOOD_DEEP}"/>')
    for at, sign in enumerate(scene.rack):
        line, place = divmod(at, across)
        face = (
            number_face(sign)
            if scene.family == "numbers"
            else letter_face(sign, scene.values.get(sign.strip("[]")))
        )
        drawn.append(tile(_MARGIN + place * WIDTH, y + 8 + line * (HEIGHT + 14), face, False))
    return "".join(drawn), round(y + height)
