"""The examples of Word Rummikub, the International way (rulebook 000, second half). No slur here either."""

from optafel.learn.lesson import Drawing, Example, Lesson

_TURN = "De Internationale manier: voorbeeld {}"
_JOKER = "De Internationale manier: Het gebruik van de joker, voorbeeld {}"
_GOES_ON = "De Internationale manier: Verder verloop van het spel"
_SCORE = "De Internationale manier: Wel- en niet toegestane woorden, voorbeeld {}"

LESSON = Lesson(
    drawings=(
        Drawing("nearest", "start", "MEB"),
        Drawing("three", "words", "VEL", good=True),
        Drawing("two", "words", "OP", good=False),
        Drawing("left", "end", "AE@"),
    ),
    examples=(
        Example(
            "open-alone", "opening", "BEST", "ANDERTS", "BESTAND",
            "De Internationale manier: Het begin van het spel",
            opened=False, printed=False, legal=False, rule="opening",
        ),
        Example("lay-out", "turn", "BEST", "BUITENK", "BEST BUITEN", _GOES_ON, score=6),
        Example("combine", "turn", "SOEP", "ELK", "SOEPEL", _GOES_ON, score=6),
        Example("1", "turn", "BEST", "AND", "BESTAND", _TURN.format(1), score=7),
        Example("2", "turn", "ROOD", "B", "BROOD", _TURN.format(2), score=5),
        Example("3", "turn", "KANTOOR", "DM", "KANT DROOM", _TURN.format(3), score=5),
        Example("4", "turn", "PELOTON", "S", "LOT SNOEP", _TURN.format(4), score=5),
        Example("5", "turn", "KOETS HEN", "G", "KOE HENGST", _TURN.format(5), score=6),
        Example(
            "6", "turn", "VOORBEELD UITVOER", "GANG", "BEELD VOER VOORUITGANG", _TURN.format(6), score=11
        ),
        Example("7", "turn", "LIEVELING", "RTN", "VEL LERING TIN", _TURN.format(7), score=6),
        Example("rest", "turn", "OPENBAAR", "T", "OPEN RABAT", _GOES_ON, score=5),
        Example("whole", "turn", "GANG UIT ROOD", "B", "UITGANG BROOD", _GOES_ON, score=7),
        Example("veer", "turn", "VER", "E", "VEER", _GOES_ON, printed=False, legal=False, rule="rest-word"),
        Example(
            "dissolve", "turn", "HUT", "OEN", "HOUTEN", printed=None, legal=False, rule="rest-word"
        ),
        Example("joker-1", "joker", "OOR", "@", "OORd", _JOKER.format(1), score=4),
        Example("joker-2", "joker", "", "KEER@UNT", "KEERpUNT", _JOKER.format(2), score=8),
        Example("joker-3", "joker", "PAk", "NAL", "PAN dAL", _JOKER.format(3), score=3),
        Example("joker-4", "joker", "PLAATs", "OP", "PLAAT sOP", _JOKER.format(4), score=3),
        Example("joker-5", "joker", "rAdIO TUIN", "SOP", "pAtIOTUIN SOP", _JOKER.format(5), score=9),
        Example(
            "joker-6", "joker", "VELd ARBEID OVEREENKOMST", "G", "VELG ARBEIDsOVEREENKOMST",
            _JOKER.format(6), score=19,
        ),
        Example("joker-7", "joker", "TAfELKLEED", "KUND", "KLEED TAaLKUNDE", _JOKER.format(7), score=9),
        Example("rest-1", "score", "TEKENTAFEL MAN", "D", "MAND TAFEL KETEN", _SCORE.format(1), score=5),
        Example("rest-3", "score", "KOKSMAAT", "OP", "KOK MAAT SOP", _SCORE.format(3), score=3),
    ),
)  # fmt: skip
