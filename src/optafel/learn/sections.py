"""The sections of a lesson, and which rules of the book each of them explains."""

from collections.abc import Mapping

from optafel.rules.rulebook import Family, Place, Rulebook

Sections = Mapping[str, tuple[str, ...]]  # section -> headings of the rulebook's `places`

HOUSE = "house"  # the house rules: explained by the rulebook's own list of options

SECTIONS: Mapping[Family, Sections] = {
    "numbers": {
        "box": ("box",),
        "start": ("start",),
        "sets": ("set", "run", "group"),
        "opening": ("opening",),
        "turn": ("turn",),
        "joker": ("joker", "double", "colour-change", "mirror"),
        "draw": ("draw",),
        "clock": ("clock",),
        "end": ("score", "blocked", "match"),
        HOUSE: (),
    },
    "words": {
        "box": ("box",),
        "start": ("start",),
        "words": ("words", "equal-words", "challenge"),
        "opening": ("opening",),
        "turn": ("turn", "rest-word"),
        "joker": ("joker",),
        "draw": ("draw",),
        "score": ("score", "double"),
        "clock": ("clock",),
        "end": ("end", "goal", "solitaire"),
        HOUSE: ("theme", "children", "open-pot"),
    },
    "crossword": {
        "box": ("box",),
        "start": ("start",),
        "opening": ("first",),
        "turn": ("turn", "join", "fixed"),
        "words": ("words", "challenge"),
        "joker": ("blank",),
        "draw": ("draw", "exchange"),
        "score": ("score", "premium", "bingo"),
        "clock": ("clock",),
        "end": ("end",),
        HOUSE: (),
    },
}


def rules_of(book: Rulebook, section: str) -> list[str]:
    """The rules of this rulebook that a section explains."""
    return [rule for rule in SECTIONS[book.family][section] if rule in book.places]


def places_of(book: Rulebook, section: str) -> list[Place]:
    """Where a section's rules are printed, each place once."""
    return list(dict.fromkeys(book.places[rule] for rule in rules_of(book, section)))
