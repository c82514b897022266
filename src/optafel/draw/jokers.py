"""The four jokers, drawn so that one sees what they do: any tile, two tiles, another colour, a mirror."""

from optafel.draw.inks import BLACK, BLUE, IVORY, JOKER, RED, YELLOW

_STAR = "l1.5 3.4 3.6.3-2.8 2.4.9 3.6-3.2-2-3.2 2 .9-3.6-2.8-2.4 3.6-.3Z"


def _path(data: str, fill: str) -> str:
    return f'<path d="{data}" fill="{fill}"/>'


def _dot(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>'


def _line(data: str, more: str = "") -> str:
    stroke = f'stroke="{JOKER}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{data}" fill="none" {stroke}{more}/>'


_CAP = "".join(
    (
        _path("M20 29C16 29 9.5 27.5 7 19.5 6.2 16.8 7.6 14.6 9.6 15.6 13 17.4 15.4 20.4 18 22Z", BLUE),
        _path("M20 29C24 29 30.5 27.5 33 19.5 33.8 16.8 32.4 14.6 30.4 15.6 27 17.4 24.6 20.4 22 22Z", RED),
        _path("M13.6 29C14 21 16 14.5 20 9.5 24 14.5 26 21 26.4 29Z", YELLOW),
        f'<rect x="9.5" y="27.6" width="21" height="5.6" rx="2.4" fill="{BLACK}"/>',
        _dot(7.6, 15.2, 2.6, BLUE),
        _dot(32.4, 15.2, 2.6, RED),
        _dot(20, 9, 2.8, YELLOW),
        *(_dot(x, 30.4, 1, IVORY) for x in (14.5, 20, 25.5)),
    )
)
_DOUBLE = "".join(
    (
        *(_line(f"M{x} 9.5h13.5v17.5h-13.5Z") for x in (5.5, 21)),
        *(_path(f"M{x} 13.2{_STAR}", JOKER) for x in (12.2, 27.8)),
        _line("M6.5 30.2v2.6h27v-2.6"),
    )
)
_COLOUR_CHANGE = "".join(
    (
        _path("M5 21a15 12.5 0 0 1 15-12.5V33.5A15 12.5 0 0 1 5 21Z", RED),
        _path("M35 21a15 12.5 0 0 0-15-12.5V33.5A15 12.5 0 0 0 35 21Z", BLUE),
        _dot(12.6, 21, 3.2, IVORY),
        _path("M27.4 17.5l3.7 6.3h-7.4Z", IVORY),
        _path("M17.2 18.4h2.9v-2.7l4.3 5.3-4.3 5.3v-2.7h-2.9Z", IVORY),
    )
)
_MIRROR = "".join(
    (
        _line("M20 7.5V34.5", ' stroke-dasharray="3 3"'),
        _path("M16.5 11.5V31H5Z", JOKER),
        _line("M23.5 12.5V30.4H34Z"),
    )
)
_DRAWINGS = {"*": _CAP, "@": _CAP, "D": _DOUBLE, "C": _COLOUR_CHANGE, "M": _MIRROR}


def joker(sign: str, small: bool) -> str:
    """A joker in the box of a tile; small leaves room for what it stands for."""
    moved = "translate(3.4 -2.6) scale(.83 1)" if small else "translate(0 5.4)"
    return f'<g transform="{moved}">{_DRAWINGS[sign]}</g>'
