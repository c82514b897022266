"""The crossword's board: premium squares and the tiles on them."""

from optafel.draw.inks import BLACK, FELT_DEEP, IVORY_SIDE, JOKER, SQUARES, paint
from optafel.draw.scene import Scene, tiles_of
from optafel.draw.tiles import text

SQUARE = 38
_TIMES = {"l": "2L", "L": "3L", "w": "2W", "W": "3W"}


def board(scene: Scene, left: float, top: float) -> str:
    wide = len(scene.premiums[0]) * SQUARE + 6
    high = len(scene.premiums) * SQUARE + 6
    place = f'x="{left - 3:g}" y="{top - 3:g}" width="{wide}" height="{high}"'
    drawn = [f'<rect {place} rx="8" fill="{FELT_DEEP}"/>']
    for row, signs in enumerate(scene.rows):
        fresh = scene.fresh[row] if row < len(scene.fresh) else ()
        for column, sign in enumerate(tiles_of("crossword", signs)):
            x, y = left + column * SQUARE, top + row * SQUARE
            if sign == ".":
                drawn.append(_square(x, y, scene.premiums[row][column]))
            else:
                drawn.append(_tile(x, y, sign, scene, column in fresh))
    return "".join(drawn)


def _square(x: float, y: float, premium: str) -> str:
    side = f'width="{SQUARE - 2}" height="{SQUARE - 2}" rx="4"'
    said = text(x + SQUARE / 2, y + 24, 12, "#fff", _TIMES[premium]) if premium in _TIMES else ""
    return f'<rect x="{x + 1:g}" y="{y + 1:g}" {side} fill="{SQUARES[premium]}"/>{said}'


def _tile(x: float, y: float, sign: str, scene: Scene, fresh: bool) -> str:
    letter = sign.strip("[]")
    blank = letter != letter.upper()
    side = f'width="{SQUARE - 2}" height="{SQUARE - 3}" rx="5"'
    worth = "" if blank else text(x + 30, y + 33, 10, BLACK, str(scene.values.get(letter, 0)))
    return (
        f'<rect x="{x + 1:g}" y="{y + 3:g}" {side} fill="{IVORY_SIDE}"/>'
        f'<rect x="{x + 1:g}" y="{y + 1:g}" {side} fill="{paint("honey" if fresh else "ivory")}"/>'
        + text(
            x + 18,
            y + 27,
            24 if len(letter) == 1 else 16,
            JOKER if blank else BLACK,
            letter.upper(),
        )
        + worth
    )
