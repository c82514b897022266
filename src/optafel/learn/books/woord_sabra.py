"""The examples of Word Rummikub, the Sabra way (rulebook 000, first half).

Example 2 under the words that do not score is left out: its word is now a slur, and example 1 shows the same.
"""

from optafel.learn.lesson import Drawing, Example, Lesson

_TURN = "De Sabra manier: voorbeeld {}"
_JOKER = "De Sabra manier: Het gebruik van de joker, voorbeeld {}"
_SCORE = "De Sabra manier: Wel en niet toegestane woorden, voorbeeld {}"

LESSON = Lesson(
    drawings=(
        Drawing("nearest", "start", "MEB"),
        Drawing("two", "words", "OP", good=True),
        Drawing("joker", "joker", "RINg", good=True),
        Drawing("left", "end", "AE@"),
    ),
    examples=(
        Example(
            "open-two", "opening", "", "OPENRST", "OP", "De Sabra manier: De regels voor het spelen",
            opened=False, printed=False, legal=False, rule="opening",
        ),
        Example(
            "open-alone", "opening", "HUT", "OENSTRA", "HOUTEN", "De Sabra manier: De regels voor het spelen",
            opened=False, printed=False, legal=False, rule="opening",
        ),
        Example("1", "turn", "HUT", "OEN", "HOUTEN", _TURN.format(1), score=6),
        Example("2", "turn", "POES LEER", "E", "EER SOEPEL", _TURN.format(2), score=6),
        Example("3", "turn", "DOOR", "KLEE", "OOR KLEED", _TURN.format(3), score=5),
        Example("4", "turn", "MENEER MAAR", "LEN", "EN AR MEERMALEN", _TURN.format(4), score=9),
        Example(
            "5", "turn", "ROOD TIK RUN GIET TIEN", "C", "INTRODUCTIEKORTING", _TURN.format(5),
            legal=False, rule="turn",
        ),
        Example(
            "5-mended", "turn", "ROOD TIK RUN GIET TIEN", "CN", "INTRODUCTIEKORTING EN",
            printed=None, score=18, mends="5",
        ),
        Example("6", "turn", "LUCHT WARM VIN TEER", "HGE", "HETELUCHTVERWARMING", _TURN.format(6), score=19),
        Example("7", "turn", "BEK EN", "D", "BEKEND", _TURN.format(7), score=6),
        Example("8", "turn", "STER SCHOEN VETE", "P", "STEP SCHOENVETER", _TURN.format(8), score=11),
        Example(
            "loose", "turn", "HUT", "OENSTRA", "HUT O", "De Sabra manier: voorbeeld 8, let op",
            printed=False, legal=False, rule="turn",
        ),
        Example("joker-1", "joker", "ZON", "@", "oZON", _JOKER.format(1), score=4),
        Example("joker-2", "joker", "RINg", "EL", "RELINg", _JOKER.format(2), score=6),
        Example("joker-3", "joker", "KORAAl", "DI", "RADIO KAt", _JOKER.format(3), score=5),
        Example("joker-4", "joker", "RINGSLAnG OP", "T", "RING SLAG sTOP", _JOKER.format(4), score=4),
        Example("joker-5", "joker", "PIAnO TIN", "T", "PATIOTuIN", _JOKER.format(5), score=9),
        Example("joker-6", "joker", "KOFFER DEEg", "OI", "pOEDERKOFFIE", _JOKER.format(6), score=12),
        Example("rest-1", "score", "TEKENTAFEL MAN", "D", "MAND TAFEL KETEN", _SCORE.format(1), score=5),
        Example("rest-3", "score", "KOKSMAAT", "OP", "KOK MAAT SOP", _SCORE.format(3), score=3),
        Example(
            "double", "score", "BROOD ROOD", "B", "BROOD BROOD", _SCORE.format(3), score=0
        ),
    ),
)  # fmt: skip
