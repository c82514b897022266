"""What tiles and jokers look like: shapes and colours of `drawings.json`, which the page is built from."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

DRAWINGS: Mapping[str, Any] = json.loads(Path(__file__).with_name("drawings.json").read_text("utf-8"))
FONT = "'Atkinson Hyperlegible', Verdana, 'DejaVu Sans', sans-serif"

# Light falls from above: each material is a little brighter there.
_PAINTS = {
    "felt": ("felt-lit", "felt", "felt-deep"),
    "wood": ("wood-lit", "wood", "wood-deep"),
    "ivory": ("ivory-lit", "ivory", "ivory-deep"),
    "honey": ("honey-lit", "honey", "honey-deep"),
}


def colour(name: str) -> str:
    """A colour by its name; of two, the one by day: a picture does not know how late it is."""
    said = DRAWINGS["colours"][name]
    return str(said if isinstance(said, str) else said[0])


def paint(name: str) -> str:
    return f"url(#optafel-{name})"


def paints() -> str:
    """The definitions that a picture begins with."""
    drawn = "".join(
        f'<linearGradient id="optafel-{name}" x2=".25" y2="1"><stop stop-color="{colour(lit)}"/>'
        f'<stop offset=".5" stop-color="{colour(plain)}"/>'
        f'<stop offset="1" stop-color="{colour(deep)}"/></linearGradient>'
        for name, (lit, plain, deep) in _PAINTS.items()
    )
    return f"<defs>{drawn}</defs>"


def joker(sign: str, small: bool) -> str:
    """A joker in the box of a tile; small leaves room for what it stands for."""
    shapes = DRAWINGS["jokers"]["*" if sign == "@" else sign]
    place = DRAWINGS["joker_places"]["small" if small else "whole"]
    return f'<g transform="{place}">{"".join(map(_shape, shapes))}</g>'


def _shape(said: Mapping[str, Any]) -> str:
    attributes = "".join(
        f' {name}="{colour(value) if value in DRAWINGS["colours"] else value}"'
        for name, value in said.items()
        if name != "shape"
    )
    return f"<{said['shape']}{attributes}/>"
