"""Rummikub without jokers: a seventh rulebook, in one declaration. Only what differs from the Sabra way."""

from dataclasses import replace

from optafel.learn import Drawing, Example, Lesson
from optafel.rules.rulebook import Option, Place
from optafel.rules.rulebooks.rummikub_sabra import RUMMIKUB_SABRA

_WITHOUT = {"joker", "mirror", "colour-change"}

RUMMIKUB_PLAIN = replace(
    RUMMIKUB_SABRA,
    id="rummikub-plain",
    shelf=3,
    drawing=("R7 R8 R9", "K4 B4 Y4"),
    # The 104 numbered tiles and nothing else; twelve each, and twenty points to open with.
    jokers={},
    rack_size=12,
    opening_value=20,
    options=(Option("opening_value", 20, "opening", choices=(0, 20, 30)),),
    places={rule: Place("plain", rule) for rule in RUMMIKUB_SABRA.places if rule not in _WITHOUT},
)

LESSON = Lesson(
    drawings=(Drawing("run", "sets", "R8 R9 R10", good=True),),
    examples=(Example("combine", "turn", "B8 B9 B10", "B11 K8 Y8", "B9 B10 B11 | B8 K8 Y8"),),
)
