"""Word Rummikub, the International way (rulebook 000, second half). Only what differs from the Sabra way."""

from dataclasses import replace

from optafel.rules.rulebook import Clock, Option, Place
from optafel.rules.rulebooks.woord_sabra import WOORD_SABRA
from optafel.rules.words.rulebook import AGREEMENTS, GOALS

_BOOK = "000"

WOORD_INTERNATIONAL = replace(
    WOORD_SABRA,
    id="woord-international",
    shelf=2,
    drawing=("KANT OOR", "DROOM"),
    # Let op, under Het begin van het spel: words of three letters or more.
    word_letters=3,
    # Verder verloop van het spel: a word leaves a rest word, or is taken up whole; it is never dissolved.
    rest_words=True,
    # Leeg opzetplankje: seven tiles for who has none left, nothing for the others.
    refill="when-empty",
    # Einde van het spel: at 50 points the round is finished, then 1 point off for every tile, 10 for a joker.
    # When the pot is empty before that, the book's other way takes over: one last round after this one.
    end="goal",
    goal_penalties=True,
    # Tijdslimiet: two or three minutes.
    clock=Clock(seconds=180, choices=(120, 180)),
    options=(
        Option("goal", 50, "goal", span=GOALS),
        Option("to_last_tile", False, "end"),
        Option("children", False, "children"),
        Option("strict_clock", False, "clock"),
        Option("open_pot", False, "open-pot"),
        *AGREEMENTS,
    ),
    places={
        "box": Place(_BOOK, "Letterverdeling"),
        "start": Place(_BOOK, "De Internationale manier: Voorbereidingen"),
        "opening": Place(_BOOK, "De Internationale manier: Het begin van het spel"),
        "turn": Place(_BOOK, "De Internationale manier: Verder verloop van het spel"),
        "rest-word": Place(_BOOK, "De Internationale manier: Verder verloop van het spel"),
        "draw": Place(_BOOK, "De Internationale manier: Leeg opzetplankje"),
        "words": Place(_BOOK, "De Internationale manier: Wel- en niet toegestane woorden"),
        "theme": Place(_BOOK, "De Internationale manier: Wel- en niet toegestane woorden"),
        "challenge": Place(_BOOK, "De Internationale manier: Wel- en niet toegestane woorden"),
        "joker": Place(_BOOK, "De Internationale manier: Het gebruik van de joker"),
        "score": Place(_BOOK, "De Internationale manier: Puntentelling"),
        "end": Place(_BOOK, "De Internationale manier: Einde van het spel"),
        "goal": Place(_BOOK, "De Internationale manier: Einde van het spel"),
        "clock": Place(_BOOK, "De Internationale manier: Tijdslimiet"),
        "open-pot": Place(_BOOK, "De Internationale manier: Tip 1"),
        "children": Place(_BOOK, "De Internationale manier: Tip 2"),
        "solitaire": Place(_BOOK, "De Internationale manier: Solitair spelen"),
    },
)
