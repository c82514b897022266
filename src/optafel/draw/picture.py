"""A whole picture: the table or the board on the felt, and the rack below it."""

import textwrap
import unicodedata
from collections.abc import Iterator
from html import escape

from optafel.draw.board import SQUARE, board
from optafel.draw.drawings import FONT, colour, paint, paints
from optafel.draw.scene import Scene, tiles_of
from optafel.draw.tiles import HEIGHT, WIDTH, letter_face, number_face, tile

_ACROSS, _LEAST = 16, 10  # tiles in a line of the picture, at most and at least
_MARGIN, _GAP, _PAD = 24, 22, 6
_CAPTION, _CAPTION_SIZE = 26, 18  # the line and the letters of what is written over it
_LETTER = 0.6  # how wide a letter is, on the average and for its size: every font should fit
_CORNER = 16
_TRAY = "#092d30"
_LINE = HEIGHT + _GAP


def draw(scene: Scene, caption: str = "") -> str:
    """The scene as SVG. What a play has laid is honey-coloured; the rows that it changed have an edge."""
    caption = _writable(caption)
    rows = [] if scene.family == "crossword" else list(_lines(scene))
    inside = (
        len(scene.rows) * SQUARE
        if scene.family == "crossword"
        else max([_LEAST * WIDTH, *(_width(scene, line) for line in rows)])
    )
    said = textwrap.wrap(caption, int(inside / (_CAPTION_SIZE * _LETTER)))
    top = _MARGIN + (len(said) * _CAPTION + 10 if said else 0)
    if scene.family == "crossword":
        drawn, bottom = board(scene, _MARGIN, top), top + inside
    else:
        drawn = "".join(_line(scene, line, top + at * _LINE) for at, line in enumerate(rows))
        bottom = top + max(1, len(rows)) * _LINE - _GAP
    width = inside + 2 * _MARGIN
    rack, height = _rack(scene, width, bottom + _MARGIN)
    size = f'width="{width}" height="{height}"'
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size} '
            f'font-family="{FONT}" role="img">',
            f"<title>{escape(caption or 'optafel')}</title>",
            paints(),
            f'<clipPath id="optafel-card"><rect {size} rx="{_CORNER}"/></clipPath>',
            f'<g clip-path="url(#optafel-card)"><rect {size} fill="{paint("felt")}"/>',
            *(_said(line, at) for at, line in enumerate(said)),
            drawn,
            rack,
            "</g></svg>",
        )
    )


def _writable(caption: str) -> str:
    """With spaces for signs that no XML may hold, and no line but ours."""
    breaks = ("Cc", "Cs", "Zl", "Zp")
    return "".join(
        " " if unicodedata.category(sign) in breaks or ord(sign) & 0xFFFE == 0xFFFE else sign
        for sign in caption
    )


def _said(line: str, at: int) -> str:
    ink = f'font-size="{_CAPTION_SIZE}" fill="{colour("on-felt")}"'
    where = f'x="{_MARGIN}" y="{_MARGIN + 16 + at * _CAPTION}" {ink}'
    return f'<text {where} font-weight="700">{escape(line)}</text>'


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
        edge = f' stroke="{colour("amber")}" stroke-width="2"' if at in scene.changed else ""
        size = f'width="{len(tiles) * WIDTH + 2 * _PAD}" height="{HEIGHT + 2 * _PAD + 2}"'
        drawn.append(
            f'<rect x="{x - _PAD:g}" y="{y - _PAD:g}" {size} rx="9" fill="{_TRAY}" fill-opacity=".34"{edge}/>'
        )
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
    height = lines * (HEIGHT + 14) + 6
    drawn = [
        f'<rect y="{y:g}" width="{width}" height="{height}" fill="{paint("wood")}"/>',
        f'<rect y="{y:g}" width="{width}" height="3" fill="{colour("wood-edge")}" opacity=".45"/>',
    ]
    for at, sign in enumerate(scene.rack):
        line, place = divmod(at, across)
        face = (
            number_face(sign)
            if scene.family == "numbers"
            else letter_face(sign, scene.values.get(sign.strip("[]")))
        )
        drawn.append(tile(_MARGIN + place * WIDTH, y + 8 + line * (HEIGHT + 14), face, False))
    # The wood in front holds the tiles.
    for at in range(lines):
        foot = y + (at + 1) * (HEIGHT + 14) - 4
        drawn.append(f'<rect y="{foot:g}" width="{width}" height="10" fill="{colour("wood-deep")}"/>')
    return "".join(drawn), round(y + height)
