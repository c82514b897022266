"""What things are made of, as on the page."""

BLACK, RED, BLUE, YELLOW, JOKER = "#1d2023", "#c4162f", "#0a56b8", "#c26a00", "#6b2d73"
IVORY, IVORY_SIDE, HONEY = "#fbf5e7", "#b9a883", "#ffe9ae"
FELT, FELT_DEEP, TRAY, AMBER = "#1f6064", "#174b4f", "#195357", "#ffbe4d"
WOOD, WOOD_DEEP, ON_FELT = "#b5814c", "#87592e", "#f3f5ee"
PLATE = "#efe4cb"
SQUARES = {"l": "#3a7488", "L": "#1f6fae", "w": "#a9545e", "W": "#b13640", ".": "#335f62"}
FONT = "'Atkinson Hyperlegible', Verdana, 'DejaVu Sans', sans-serif"
