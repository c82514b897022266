"""Rummikub with special jokers (rulebook 001). Only what it declares otherwise than the Sabra way."""

from dataclasses import replace

from optafel.rules.rulebook import Clock, Option, Place
from optafel.rules.rulebooks.rummikub_sabra import RUMMIKUB_SABRA
from optafel.tiles.numbers import Joker

_BOOK = "001"

RUMMIKUB_JOKERS = replace(
    RUMMIKUB_SABRA,
    id="rummikub-jokers",
    shelf=2,
    drawing=("* D C M", "R2 R3 M R3 R2"),
    # Inhoud: the 104 numbered tiles and two of each kind of joker.
    jokers={Joker.CLASSIC: 2, Joker.DOUBLE: 2, Joker.COLOUR_CHANGE: 2, Joker.MIRROR: 2},
    # Tijdens het spel: in the turn of the opening nothing that lies on the table is used.
    opening_goes_on=False,
    # Tijdslimiet, Onvolledige series: one minute; untouched, draw one; else all goes back, draw three.
    clock=Clock(seconds=60, optional=False),
    time_out="put-all-back",
    # Puntentelling: every joker on a rack, of any kind, counts 30.
    joker_penalty=30,
    # Voorbereiding: rounds of as many games as there are players.
    rounds=True,
    options=(
        Option("opening_value", 30, "opening", choices=(0, 20, 25, 30, 40, 50)),
        Option("opening_goes_on", False, "opening"),
        Option("joker_penalty", 30, "score", choices=(20, 25, 30)),
        Option("time_out_penalty", 3, "clock", choices=(0, 1, 2, 3)),
    ),
    places={
        "box": Place(_BOOK, "Inhoud"),
        "set": Place(_BOOK, "Combinaties"),
        "run": Place(_BOOK, "Combinaties"),
        "group": Place(_BOOK, "Combinaties"),
        "start": Place(_BOOK, "Voorbereiding"),
        "opening": Place(_BOOK, "Tijdens het spel"),
        "turn": Place(_BOOK, "Stenen verleggen"),
        "draw": Place(_BOOK, "Tijdens het spel"),
        "joker": Place(_BOOK, "Speciale Jokers"),
        "double": Place(_BOOK, "Dubbele Joker"),
        "colour-change": Place(_BOOK, "Kleurverander Joker"),
        "mirror": Place(_BOOK, "Spiegel Joker"),
        "clock": Place(_BOOK, "Tijdslimiet"),
        "score": Place(_BOOK, "Puntentelling"),
        "blocked": Place(_BOOK, "Tijdens het spel"),
        "match": Place(_BOOK, "Winnaar"),
    },
)
