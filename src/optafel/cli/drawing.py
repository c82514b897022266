"""Tiles in a terminal: ink on ivory, with the mark that tells colours apart without colour."""

from rich.text import Text

from optafel.positions import NumbersPosition, Position, WordsPosition
from optafel.texts import QuotedTiles
from optafel.tiles import Colour, NotationError, read_sets
from optafel.tiles.letters import write_words
from optafel.tiles.numbers import Joker, NumberTile, write_sets

_INK = {Colour.BLACK: "black", Colour.RED: "red3", Colour.BLUE: "blue3", Colour.YELLOW: "dark_orange3"}
_MARK = {Colour.BLACK: "■", Colour.RED: "●", Colour.BLUE: "▲", Colour.YELLOW: "◆"}
# A star stands for any tile; the others show what they do: two tiles, two colours, the same on both sides.
_JOKER = {Joker.CLASSIC: "★", Joker.DOUBLE: "★2", Joker.COLOUR_CHANGE: "★◐", Joker.MIRROR: "★|★"}
_IVORY = "on cornsilk1"


def draw_number_tile(tile: NumberTile) -> Text:
    if tile.colour is None:
        sign = _JOKER[tile.joker] if tile.joker else str(tile)
        return Text(f" {sign} ", style=f"bold magenta {_IVORY}")
    return Text(f" {tile.number}{_MARK[tile.colour]} ", style=f"bold {_INK[tile.colour]} {_IVORY}")


def draw_sets(notation: str) -> Text:
    """A table of sets, side by side; text that cannot be read is shown as it was given."""
    try:
        sets = read_sets(notation)
    except NotationError:
        return Text(notation)
    return Text("   ").join(Text(" ").join(draw_number_tile(tile) for tile in tiles) for tiles in sets)


def draw_letters(notation: str) -> Text:
    """Words or a rack: a tile a letter, jokers in another ink."""
    drawn = Text()
    for sign in notation:
        if sign.isspace():
            drawn.append("  ")
        else:
            joker = sign in "@?" or sign.islower()
            drawn.append(f" {sign.upper()} ", style=f"bold {'magenta' if joker else 'black'} {_IVORY}")
            drawn.append(" ")
    return drawn


def draw_play(notation: str) -> Text:
    """A crossword play, its square before it; a rack has none."""
    square, _, word = notation.strip().rpartition(" ")
    return Text(f"{square} " if square else "") + draw_letters(word)


def draw_pieces(family: str, pieces: list[str], style: str = "") -> Text:
    """A sentence in which the tiles are drawn."""
    drawn = Text(style=style)
    for one in pieces:
        if isinstance(one, QuotedTiles):
            drawn.append_text(draw_sets(one) if family == "numbers" else draw_letters(one.strip()))
        else:
            drawn.append(one)
    return drawn


def draw(family: str, notation: str) -> Text:
    match family:
        case "numbers":
            return draw_sets(notation)
        case "crossword":
            return draw_play(notation)
    return draw_letters(notation)


def written_table(position: Position) -> str:
    """The rows that lie there, in notation; a board is drawn in another way."""
    match position:
        case NumbersPosition():
            return write_sets(position.table)
        case WordsPosition():
            return write_words(position.table)
    return ""


def written_rack(position: Position) -> str:
    return " ".join(map(str, position.rack))
