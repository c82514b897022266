"""What things are made of, as on the page."""

BLACK, RED, BLUE, YELLOW, JOKER = "#1d2023", "#c4162f", "#0a56b8", "#c26a00", "#6b2d73"
IVORY, IVORY_SIDE = "#fbf5e7", "#b9a883"
FELT_DEEP, TRAY, AMBER = "#174b4f", "#092d30", "#ffbe4d"
WOOD_DEEP, WOOD_EDGE, ON_FELT = "#87592e", "#6b4422", "#f3f5ee"
PLATE = "#efe4cb"
SQUARES = {"l": "#3a7488", "L": "#1f6fae", "w": "#a9545e", "W": "#b13640", ".": "#335f62"}
# Light falls from above: each material is a little brighter there.
PAINTS = (
    ("felt", "#2b7277", "#1a5458"),
    ("wood", "#cb9a63", "#a87341"),
    ("ivory", "#fffdf6", "#f3ead5"),
    ("honey", "#fff2c9", "#ffdf8f"),
)


def paint(name: str) -> str:
    return f"url(#optafel-{name})"


def paints() -> str:
    """The definitions that a picture begins with."""
    drawn = "".join(
        f'<linearGradient id="optafel-{name}" x2=".25" y2="1"><stop stop-color="{lit}"/>'
        f'<stop offset="1" stop-color="{deep}"/></linearGradient>'
        for name, lit, deep in PAINTS
    )
    return f"<defs>{drawn}</defs>"


FONT = "'Atkinson Hyperlegible', Verdana, 'DejaVu Sans', sans-serif"
