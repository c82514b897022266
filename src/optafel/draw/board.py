"""The crossword's board: premium squares and the tiles on them."""

from optafel.draw.drawings import colour, paint
from optafel.draw.scene import Scene, tiles_of
from optafel.draw.tiles import BLACK, IVORY_SIDE, JOKER, text

SQUARE = 38
_PREMIUMS = {"l": ("2L", "letter-2"), "L": ("3L", "letter-3"), "w": ("2W", "word-2"), "W": ("3W", "word-3")}


def board(scene: Scene, left: float, top: float) -> str:
    wide = len(scene.premiums[0]) * SQUARE + 6
    high = len(scene.premiums) * SQUARE + 6
    place = f'x="{left - 3:g}" y="{top - 3:g}" width="{wide}" height="{high}"'
    drawn = [f'<rect {place} rx="8" fill="{colour("felt-deep")}"/>']
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
    place = f'<rect x="{x + 1:g}" y="{y + 1:g}" {side}'
    if premium not in _PREMIUMS:
        return f'{place} fill="#fff" fill-opacity=".09"/>'
    times, name = _PREMIUMS[premium]
    return f'{place} fill="{colour(name)}"/>' + text(x + SQUARE / 2, y + 24, 12, "#fff", times)


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
