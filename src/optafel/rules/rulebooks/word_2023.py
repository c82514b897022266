"""Word Rummikub of 2023 (rulebook 003), in its five editions."""

from optafel.languages import language, with_words
from optafel.rules.rulebook import Clock, Option, Place, home_first
from optafel.rules.words.rulebook import AGREEMENTS, Edition, WordsRulebook

_BOOK = "003"
_BOX = {
    "A": 10, "B": 2, "C": 4, "D": 4, "E": 10, "F": 2, "G": 3, "H": 3, "I": 7, "J": 1, "K": 2, "L": 8, "M": 3,
    "N": 6, "O": 8, "P": 4, "Q": 1, "R": 8, "S": 7, "T": 8, "U": 4, "V": 1, "W": 2, "X": 1, "Y": 2, "Z": 1,
    "Ç": 4, "Ñ": 2,
}  # fmt: skip

WORD_2023 = WordsRulebook(
    id="word-2023",
    shelf=3,
    drawing=("LETTERS", "ZES"),
    family="words",
    # Two to four players; one alone may practise.
    players=(1, 4),
    # Letterverdeling: 118 letters and two jokers in every edition.
    letters=_BOX,
    jokers=2,
    # Some editions take letters out of the box (Mise en place, Hinweis); the others say nothing, and play
    # with all; an option takes out what their alphabet lacks. Each stands with its language.
    languages=home_first("nl"),
    editions={code: Edition(**language(code).editions.get("word-2023", {})) for code in with_words()},
    # Voorbereiding: fourteen tiles each.
    rack_size=14,
    # Tijdens het spel: a first word of six letters, then words of three; everything may be rearranged.
    opening_letters=6,
    word_letters=3,
    rest_words=False,
    # Do's & don't's: no word that already lies there; a word that does not stand costs one tile.
    equal_words=False,
    challenge_penalty=1,
    # De joker: replaced by a tile of its letter, then used in the same turn; 30 points off on a rack.
    bound_jokers=True,
    joker_penalty=30,
    tile_penalty=0,
    # Punten toekennen: the longest word laid in the turn, and nothing is said of rest words or of words laid
    # before. Dubbele punten: twice that for the whole rack.
    old_words_score=True,
    whole_rack_factor=2,
    # Tijdens het spel: up to seven tiles at the end of every turn.
    refill="up-to",
    # Einde van het spel: pot and a rack empty. The book forgets the case that nobody can play: that ends it.
    end="out",
    # Tijdslimiet: one minute at most. Letters in no word go to the pot; the words that are left stay, and the
    # turn scores nothing. Who has not opened takes all back: the book is silent, and a word of fewer than six
    # letters cannot stay as an opening.
    clock=Clock(seconds=60),
    time_out="loose-to-pot",
    options=(Option("only_useful_letters", False, "box"), *AGREEMENTS),
    places={
        "box": Place(_BOOK, "Letterverdeling"),
        "start": Place(_BOOK, "Voorbereiding"),
        "opening": Place(_BOOK, "Tijdens het spel"),
        "turn": Place(_BOOK, "Woorden aanpassen"),
        "draw": Place(_BOOK, "Tijdens het spel"),
        "words": Place(_BOOK, "Do's & Don't's"),
        "equal-words": Place(_BOOK, "Do's & Don't's"),
        "challenge": Place(_BOOK, "Do's & Don't's"),
        "theme": Place(_BOOK, "Voor nog meer spelplezier"),
        "joker": Place(_BOOK, "De joker"),
        "score": Place(_BOOK, "Punten toekennen"),
        "double": Place(_BOOK, "Dubbele punten"),
        "clock": Place(_BOOK, "Tijdslimiet"),
        "end": Place(_BOOK, "Einde van het spel"),
    },
)
