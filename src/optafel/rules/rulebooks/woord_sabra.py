"""Word Rummikub, the Sabra way (rulebook 000, first half)."""

from optafel.rules.rulebook import Clock, Option, Place, home_first
from optafel.rules.words.rulebook import AGREEMENTS, GOALS, WordsRulebook

_BOOK = "000"
_DUTCH_BOX = {
    "A": 7, "B": 3, "C": 2, "D": 5, "E": 18, "F": 2, "G": 4, "H": 4, "I": 7, "J": 2, "K": 2, "L": 3, "M": 3,
    "N": 10, "O": 7, "P": 3, "Q": 1, "R": 6, "S": 3, "T": 6, "U": 3, "V": 2, "W": 2, "X": 1, "Y": 2, "Z": 2,
}  # fmt: skip

WOORD_SABRA = WordsRulebook(
    id="woord-sabra",
    shelf=1,
    drawing=("HOUTEN", "TAFEL"),
    family="words",
    # De Sabra manier: one to four players. The book is Dutch; nothing in it keeps other languages out.
    players=(1, 4),
    languages=home_first("nl"),
    # Letterverdeling: 110 letters and two jokers.
    letters=_DUTCH_BOX,
    jokers=2,
    # Voorbereidingen: seven tiles each.
    rack_size=7,
    # De regels voor het spelen: a first word of three letters, then words of two letters too.
    opening_letters=3,
    word_letters=2,
    # Hoofdregel: all words may be split, changed and dissolved.
    rest_words=False,
    # Het gebruik van de joker: it may stand for another letter in every new word.
    bound_jokers=False,
    # De regels voor het spelen: after every turn back to seven tiles.
    refill="up-to",
    # Einde van het spel: one last round after the one in which the pot became empty; then 1 point off for
    # every tile, 10 for a joker.
    end="last-tile",
    tile_penalty=1,
    joker_penalty=10,
    # Algemene opmerkingen: to 50 points, where the highest total wins, without taking anything off. The book
    # says "for instance 50". When the pot is empty first, the last round takes over, with what it takes off.
    goal_penalties=False,
    # Tijdslimiet: three minutes, if one likes; who overruns scores nothing, if one likes that too. A table
    # that is not complete goes back to how it lay, and the turn counts as one without a play.
    clock=Clock(seconds=180),
    time_out="put-all-back",
    options=(
        Option("to_50", False, "goal"),
        Option("goal", 50, "goal", span=GOALS),
        Option("strict_clock", False, "clock"),
        Option("open_pot", False, "open-pot"),
        *AGREEMENTS,
    ),
    places={
        "box": Place(_BOOK, "Letterverdeling"),
        "start": Place(_BOOK, "De Sabra manier: Voorbereidingen"),
        "opening": Place(_BOOK, "De Sabra manier: De regels voor het spelen"),
        "turn": Place(_BOOK, "De Sabra manier: De regels voor het spelen"),
        "draw": Place(_BOOK, "De Sabra manier: De regels voor het spelen"),
        "words": Place(_BOOK, "De Sabra manier: Wel en niet toegestane woorden"),
        "theme": Place(_BOOK, "De Sabra manier: Wel en niet toegestane woorden"),
        "challenge": Place(_BOOK, "De Sabra manier: Wel en niet toegestane woorden"),
        "joker": Place(_BOOK, "De Sabra manier: Het gebruik van de joker"),
        "score": Place(_BOOK, "De Sabra manier: Puntentelling"),
        "end": Place(_BOOK, "De Sabra manier: Einde van het spel"),
        "goal": Place(_BOOK, "De Sabra manier: Algemene opmerkingen"),
        "clock": Place(_BOOK, "De Sabra manier: Tijdslimiet"),
        "open-pot": Place(_BOOK, "De Sabra manier: Tip"),
        "solitaire": Place(_BOOK, "De Sabra manier: Solitair spelen"),
    },
)
