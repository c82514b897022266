"""Scrabble, as a Dutch box of old describes it (rulebook 002, a damaged scan)."""

from optafel.rules.crossword import LETTER_SETS, STANDARD, CrosswordRulebook
from optafel.rules.crossword.rulebook import BY_LANGUAGE
from optafel.rules.rulebook import Clock, Option, Place, home_first

_BOOK = "002"

SCRABBLE_NL = CrosswordRulebook(
    id="scrabble-nl",
    shelf=1,
    drawing=("TAART", "TAFEL"),
    family="crossword",
    # "Spelregels": a word game for 2, 3 or 4 players.
    players=(2, 4),
    # Begin van het spel: seven tiles each.
    rack_size=7,
    # The scan does not print the letters. Today's Dutch set stands in; other languages bring their own.
    letters=BY_LANGUAGE,
    languages=home_first("nl", LETTER_SETS),
    # Telling 12 and 13: light and dark blue, light and dark red; the centre is light red.
    layout=STANDARD,
    # Het spel 1: two or more letters, one of them on the centre.
    first_tiles=2,
    # Het spel 7: any number of tiles for as many from the pot; no minimum is asked.
    exchange_pot=0,
    # Het spel 8: a word is doubted before the next player begins; if it does not stand the tiles go back and
    # the turn is lost. A wrong doubt costs nothing. By default words are checked before the turn ends.
    challenge=False,
    # Het spel 8 also: all words of an ordinary dictionary. What follows its rules for compounds counts too.
    compounds=True,
    # Het spel 9: the game ends when the pot is empty and a rack is, or nobody knows a word any more, that is,
    # all pass in a row. While the pot has tiles nothing ends it, unless a table wants the tournaments' way.
    scoreless_to_end=0,
    # Telling 17: fifty points for seven tiles at once.
    bingo=50,
    # The book has no clock. Where the players want one, a turn that runs out is lost and says nothing of what
    # could have been laid.
    clock=Clock(seconds=120, choices=(60, 120, 180, 300)),
    options=(
        Option("letters", BY_LANGUAGE, "box", choices=(BY_LANGUAGE, *LETTER_SETS)),
        Option("challenge", False, "challenge"),
        Option("compounds", True, "words"),
        Option("exchange_pot", 0, "exchange", choices=(0, 7)),
        Option("bingo", 50, "bingo", choices=(0, 25, 35, 50)),
        Option("scoreless_to_end", 0, "end", span=(0, 100)),
    ),
    places={
        "box": Place(_BOOK, "Begin van het spel"),
        "start": Place(_BOOK, "Begin van het spel"),
        "first": Place(_BOOK, "Het spel 1"),
        "draw": Place(_BOOK, "Het spel 2"),
        "turn": Place(_BOOK, "Het spel 3"),
        "join": Place(_BOOK, "Het spel 4"),
        "fixed": Place(_BOOK, "Het spel 5"),
        "blank": Place(_BOOK, "Het spel 6"),
        "exchange": Place(_BOOK, "Het spel 7"),
        "words": Place(_BOOK, "Het spel 8"),
        "challenge": Place(_BOOK, "Het spel 8"),
        "end": Place(_BOOK, "Het spel 9"),
        "score": Place(_BOOK, "Telling 11"),
        "premium": Place(_BOOK, "Telling 12, 13"),
        "bingo": Place(_BOOK, "Telling 17"),
        "clock": Place(_BOOK, "Het spel"),
    },
)
