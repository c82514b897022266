"""One tile: ink on ivory, with the mark that tells colours apart without colour."""

from html import escape
from typing import Any

from optafel.draw.drawings import DRAWINGS, colour, joker, paint
from optafel.tiles import Colour
from optafel.tiles.numbers import NumberTile

WIDTH, HEIGHT = 40, 53  # the box that a face is drawn in
_SIGNS = {Colour.BLACK: "K", Colour.RED: "R", Colour.BLUE: "B", Colour.YELLOW: "Y"}
BLACK, JOKER, IVORY_SIDE = colour("ink-k"), colour("ink-joker"), colour("ivory-side")


def text(x: float, y: float, size: float, ink: str, said: str, more: str = "") -> str:
    where = f'x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{ink}"{more}'
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
    said, mark = DRAWINGS["numeral"], DRAWINGS["mark"]
    place = said["one_digit" if read.number < 10 else "two_digits"]
    drawn = _numeral(place["x"], place["y"], place["size"], read.colour, read.number)
    if read.number in said["line_under"]:  # so that they cannot be mistaken for each other
        drawn += _rect(said["line"], _ink(read.colour))
    return drawn + _mark(read.colour, mark["x"], mark["y"], mark["radius"])


def _ink(tile_colour: Colour) -> str:
    return colour(f"ink-{_SIGNS[tile_colour].lower()}")


def _numeral(x: float, y: float, size: float, tile_colour: Colour, number: int) -> str:
    spacing = f' letter-spacing="{DRAWINGS["numeral"]["spacing"]}"'
    return text(x, y, size, _ink(tile_colour), str(number), spacing)


def _rect(said: dict[str, Any], ink: str) -> str:
    place = " ".join(f'{name}="{value}"' for name, value in said.items())
    return f'<rect {place} fill="{ink}"/>'


def _mark(tile_colour: Colour, x: float, y: float, radius: float) -> str:
    place = f"translate({x:g} {y:g}) scale({radius:g})"
    return (
        f'<path transform="{place}" d="{DRAWINGS["marks"][_SIGNS[tile_colour]]}" fill="{_ink(tile_colour)}"/>'
    )


def _stands(stands: str) -> str:
    """`R8`, `8` where the colour is open, `R8 R9` for a double."""
    said = DRAWINGS["stands"]
    drawn = [_rect(said["plate"], colour("plate"))]
    signs = stands.split()
    close = len(signs) > 1
    for at, sign in enumerate(signs):
        x = 20 + (at - (len(signs) - 1) / 2) * said["step"]
        read = None if sign.isdigit() else NumberTile.read(sign)
        number = int(sign) if read is None else read.number or 0
        wide = number > 9
        size = said["size_close" if wide and close else "size"]
        if read is None or read.colour is None:
            drawn.append(_numeral(x, said["y"], size, Colour.BLACK, number))
            continue
        drawn.append(_numeral(x - said["left"], said["y"], size, read.colour, number))
        right = said["mark_right_wide" if wide else "mark_right"]
        radius = said["mark_radius_close" if close else "mark_radius"]
        drawn.append(_mark(read.colour, x + right, said["mark_y"], radius))
    return "".join(drawn)


def letter_face(sign: str, value: int | None = None) -> str:
    """A letter, with its worth where that is printed on it; the letter of a joker or blank in another ink."""
    if sign == "?":
        return ""  # a blank is blank
    if sign == "@":
        return joker(sign, small=False)
    said = DRAWINGS["letter"]
    letter = sign.strip("[]")
    if letter != letter.upper():
        line = f'stroke="{JOKER}" stroke-width="{said["joker_foot_width"]}" stroke-linecap="round"'
        foot = f'<path d="{said["joker_foot"]}" {line}/>'
        return text(said["x"], said["y_of_joker"], said["size"], JOKER, letter.upper()) + foot
    size = said["size" if len(letter) == 1 else "size_of_two"]
    worth = "" if value is None else text(33, 48, 11, BLACK, str(value))
    return text(said["x"], said["y"], size, BLACK, letter) + worth
