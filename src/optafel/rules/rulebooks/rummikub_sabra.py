"""Rummikub, the Sabra way (rulebook 004)."""

from optafel.rules.numbers.rulebook import NumbersRulebook
from optafel.rules.rulebook import Clock, Option, Place
from optafel.tiles.numbers import Joker

_BOOK = "004"

RUMMIKUB_SABRA = NumbersRulebook(
    id="rummikub-sabra",
    shelf=1,
    drawing=("R7 R8 R9 *", "K4 B4 Y4  B11 B12"),
    family="numbers",
    # "Het spel": 106 tiles, two jokers among them; 2 to 4 players.
    players=(2, 4),
    copies=2,
    jokers={Joker.CLASSIC: 2},
    # Spelregels 2: fourteen tiles each.
    rack_size=14,
    # Spelregels 3: thirty points from the rack; then, "direct of later", the table is open to the player.
    opening_value=30,
    opening_goes_on=True,
    # Tijdslimiet: two minutes if the players want a clock. Whole sets stay, loose tiles go to the rack, and
    # three more with them. A player who had not opened and whose sets do not make an opening takes
    # everything back: the book is silent, and sets below thirty cannot stay.
    clock=Clock(seconds=120),
    time_out="keep-whole-sets",
    time_out_penalty=3,
    # Puntentelling: a joker on the rack counts 25.
    joker_penalty=25,
    options=(
        Option("opening_value", 30, "opening", choices=(0, 20, 25, 30, 40, 50)),
        Option("opening_goes_on", True, "opening"),
        Option("joker_penalty", 25, "score", choices=(20, 25, 30)),
        Option("time_out_penalty", 3, "clock", choices=(0, 1, 2, 3)),
    ),
    places={
        "box": Place(_BOOK, "De „Sabra” manier"),
        "set": Place(_BOOK, "Spelregels 2"),
        "run": Place(_BOOK, "Spelregels 2, serie"),
        "group": Place(_BOOK, "Spelregels 2, rijtje"),
        "start": Place(_BOOK, "Spelregels 1"),
        "opening": Place(_BOOK, "Spelregels 3"),
        "turn": Place(_BOOK, "Manipuleren"),
        "draw": Place(_BOOK, "Spelregels 3"),
        "joker": Place(_BOOK, "Joker"),
        "mirror": Place(_BOOK, "Joker"),
        "colour-change": Place(_BOOK, "Joker"),
        "clock": Place(_BOOK, "Tijdslimiet"),
        "score": Place(_BOOK, "Puntentelling"),
        "blocked": Place("001", "Tijdens het spel"),
    },
)
