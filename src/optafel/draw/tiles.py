"""One tile: ink on ivory, with the mark that tells colours apart without colour."""

from html import escape

from optafel.draw.inks import BLACK, BLUE, IVORY_SIDE, JOKER, PLATE, RED, YELLOW, paint
from optafel.draw.jokers import joker
from optafel.tiles import Colour
from optafel.tiles.numbers import NumberTile

WIDTH, HEIGHT = 40, 53  # the box that a face is drawn in
_INKS = {Colour.BLACK: BLACK, Colour.RED: RED, Colour.BLUE: BLUE, Colour.YELLOW: YELLOW}
_ROUND_THE_CLOCK = (6, 9)  # underlined, so that they cannot be mistaken for each other


def text(x: float, y: float, size: float, ink: str, said: str) -> str:
    where = f'x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{ink}"'
    return f'<text {where} font-weight="700" text-anchor="middle">{escape(said)}</text>'


def tile(x: float, y: float, drawn: str, fresh: bool) -> str:
    """A tile at a place, with what is printed on it."""
    body = (
        '<rect x=".8" y="5" width="38.4" height="50.6" rx="5.6" fill="#000" opacity=".18"/>'
        f'<rect x=".8" y="3" width="38.4" height="50.6" rx="5.6" fill="{IVORY_SIDE}"/>'
        f'<rect x=".8" width="38.4" height="50.6" rx="5.6" fill="{paint("honey" if fresh else "ivory")}"/>'
    )
    return f'<g transform="translate({x:g} {y:g})">{body}{drawn}</g>'


def number_face(sign: str, stands: str = "") -> str:
    """What is printed on a number tile; on a joker what it stands for, small at its foot."""
    read = NumberTile.read(sign)
    if read.colour is None or read.number is None:
        return joker(sign, small=bool(stands)) + (_stands(stands) if stands else "")
    ink, number = _INKS[read.colour], read.number
    numeral = text(20, 28.5, 29 if number < 10 else 25, ink, str(number))
    line = f'<rect x="12.5" y="32" width="15" height="2.2" rx="1.1" fill="{ink}"/>'
    return numeral + (line if number in _ROUND_THE_CLOCK else "") + _mark(read.colour, 20, 42, 4.3)


def _mark(colour: Colour, x: float, y: float, r: float) -> str:
    ink = f'fill="{_INKS[colour]}"'
    match colour:
        case Colour.BLACK:
            side = f'width="{r * 1.72:.2f}" height="{r * 1.72:.2f}"'
            return f'<rect x="{x - r * 0.86:.2f}" y="{y - r * 0.86:.2f}" {side} {ink}/>'
        case Colour.RED:
            return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {ink}/>'
        case Colour.BLUE:
            top, foot = f"{x:g} {y - r * 1.06:.2f}", f"{x + r * 1.14:.2f} {y + r * 0.9:.2f}"
            return f'<path d="M{top}L{foot}H{x - r * 1.14:.2f}Z" {ink}/>'
    wide, high = r * 1.1, r * 1.24
    corners = f"{x + wide:.2f} {y:g}L{x:g} {y + high:.2f}L{x - wide:.2f} {y:g}"
    return f'<path d="M{x:g} {y - high:.2f}L{corners}Z" {ink}/>'


def _stands(stands: str) -> str:
    """`R8`, `8` where the colour is open, `R8 R9` for a double."""
    drawn = [f'<rect x="2.5" y="36.5" width="35" height="13.5" rx="4" fill="{PLATE}"/>']
    signs = stands.split()
    for at, sign in enumerate(signs):
        x = 20 + (at - (len(signs) - 1) / 2) * 18
        if sign.isdigit():
            drawn.append(text(x, 47.3, 11, BLACK, sign))
            continue
        read = NumberTile.read(sign)
        assert read.colour is not None
        drawn.append(text(x - 4, 47.3, 10, _INKS[read.colour], str(read.number)))
        drawn.append(_mark(read.colour, x + 5.4, 43.4, 2.6))
    return "".join(drawn)


def letter_face(sign: str, value: int | None = None) -> str:
    """A letter, with its worth where that is printed on it; the letter of a joker or blank in another ink."""
    if sign == "?":
        return ""  # a blank is blank
    if sign == "@":
        return joker(sign, small=False)
    letter = sign.strip("[]")
    if letter != letter.upper():
        foot = f'<path d="M12 43h16" stroke="{JOKER}" stroke-width="2.4" stroke-linecap="round"/>'
        return text(20, 35, 30, JOKER, letter.upper()) + foot
    size = 30 if len(letter) == 1 else 21
    worth = "" if value is None else text(33, 48, 11, BLACK, str(value))
    return text(20, 36, size, BLACK, letter) + worth
