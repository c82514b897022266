"""The examples of Word Rummikub of 2023 (rulebook 003), edition by edition.

A tile more than the book's stands on most racks, so that the whole rack is not played and nothing doubles.
"""

from optafel.learn.lesson import Drawing, Example, Lesson

_TURN = {
    "nl": "Woorden aanpassen: voorbeeld {}",
    "fr": "Exemple {}",
    "de": "Wörter verändern: Beispiel {}",
    "es": "Cómo cambiar las palabras: ejemplo {}",
    "pt": "Manipular palavras: {}.º exemplo",
}
_SCORE = {
    "nl": "Punten toekennen", "fr": "Scores", "de": "Punktevergabe", "es": "Puntuación", "pt": "Pontuação",
}  # fmt: skip


def _turn(language: str, number: int, table: str, rack: str, play: str, score: int | None) -> Example:
    """A printed example of a turn; without a score it does not hold."""
    return Example(
        f"{language}-{number}", "turn", table, rack, play, _TURN[language].format(number),
        language=language, score=score, legal=score is not None, rule="" if score is not None else "turn",
    )  # fmt: skip


def _scores(language: str, rack: str, play: str) -> Example:
    """Four words in one turn: the longest has seven letters."""
    return Example(f"{language}-score", "score", "", rack, play, _SCORE[language], language=language, score=7)


LESSON = Lesson(
    drawings=(
        Drawing("nearest", "start", "MEB"),
        Drawing("three", "words", "ZEE", good=True),
        Drawing("two", "words", "OP", good=False),
        Drawing("left", "end", "AE@"),
    ),
    examples=(
        Example(
            "nl-open", "opening", "", "MATROOSABCDEFG", "MATROOS",
            language="nl", opened=False, printed=None, score=7,
        ),
        Example(
            "nl-open-short", "opening", "", "ZWAARABCDEFGHI", "ZWAAR", "Tijdens het spel",
            language="nl", opened=False, printed=False, legal=False, rule="opening",
        ),
        Example(
            "en-open", "opening", "", "GARDENABCEFHIL", "GARDEN",
            language="en", opened=False, printed=None, score=6,
        ),
        Example(
            "en-open-short", "opening", "", "WATERABCDEFGHI", "WATER",
            language="en", opened=False, printed=None, legal=False, rule="opening",
        ),
        Example(
            "es-open", "opening", "", "AVLRBDEGUPOMFS", "FLEMAS", "Fusión",
            language="es", opened=False, score=6,
        ),
        Example(
            "es-open-erratum", "opening", "", "AVLRBDEGUPOMFS", "AVALAR", "Fusión",
            language="es", opened=False, legal=False, rule="turn",
        ),
        Example(
            "pt-open-erratum", "opening", "", "LEGUSMARTOIMFS", "REGULAR", "Combinação",
            language="pt", opened=False, legal=False, rule="turn",
        ),
        _turn("nl", 1, "KENNEN", "HERX", "HERKENNEN", 9),
        _turn("nl", 2, "AAP", "LTHX", "HAP LAT", 3),
        _turn("nl", 3, "KLAP PEER", "IHX", "PAP HEER KIL", 4),
        _turn("fr", 2, "APTE", "TRHX", "PART THE", 4),
        _turn("fr", 3, "APRE CALME", "CP", "AME CHAR PILE", None),
        Example(
            "fr-3-mended", "turn", "APRE CALME", "HIX", "AME CHAR PILE",
            language="fr", printed=None, score=4, mends="fr-3",
        ),
        _turn("de", 1, "GEHEN", "WEGX", "WEGGEHEN", 8),
        _turn("de", 2, "TAT", "NORX", "RAT TON", 3),
        _turn("de", 3, "AUTO FREI", "ELX", "TOR AUF EILE", 4),
        Example(
            "en-1", "turn", "CARE", "TAKERX", "CARETAKER", language="en", printed=None, score=9,
        ),
        Example("en-2", "turn", "TOP", "HANX", "HOP TAN", language="en", printed=None, score=3),
        _turn("es", 1, "APARECER", "DESX", "DESAPARECER", 11),
        _turn("es", 2, "SOL", "PAUZX", "SOPA LUZ", 4),
        _turn("es", 3, "TELA CUNA", "UPN", "TUL CUNA PEÑA", None),
        Example(
            "es-3-mended", "turn", "TELA CUNA", "UPÑX", "TUL CUNA PEÑA",
            language="es", printed=None, score=4, mends="es-3",
        ),
        _turn("pt", 1, "APARECER", "DESX", "DESAPARECER", 11),
        _turn("pt", 2, "MEU", "VIT", "TEU VIU", None),
        Example(
            "pt-2-mended", "turn", "MEU", "VIT", "TEU VIM",
            language="pt", printed=None, score=6, mends="pt-2",
        ),
        _turn("pt", 3, "TELA NUCA", "PNIO", "TIO NUCA PENNA", None),
        Example(
            "pt-3-mended", "turn", "TELA NUCA", "PNIO", "TIO NUCA PENAL",
            language="pt", printed=None, score=10, mends="pt-3",
        ),
        Example(
            "nl-equal", "words", "ROOD", "ROODX", "ROOD ROOD", "Do's & Don't's",
            language="nl", printed=False, legal=False, rule="equal-words",
        ),
        Example(
            "nl-joker-bound", "joker", "PAk TOP", "SX", "PAn STOP", "De joker",
            language="nl", printed=False, legal=False, rule="joker",
        ),
        Example(
            "nl-joker-freed", "joker", "RINg TOP", "GX", "RING sTOP", "De joker", language="nl", score=4
        ),
        Example(
            "nl-joker-rests", "joker", "RINg SOP", "GTX", "RING SOP", "De joker",
            language="nl", printed=False, legal=False, rule="joker",
        ),
        Example("de-double", "score", "GEHEN", "WEG", "WEGGEHEN", "Doppelte Punkte", language="de", score=16),
        _scores("nl", "ZEEWEER@WAARMATROOSX", "ZEE WEER zWAAR MATROOS"),
        _scores("fr", "TOICAPELOURDREGARDSX", "TOI CAPE LOURD REGARDS"),
        _scores("de", "TONHERDGABELGENETIKX", "TON HERD GABEL GENETIK"),
        Example(
            "en-score", "score", "", "SEAROSEBREADMACHINEX", "SEA ROSE BREAD MACHINE",
            language="en", printed=None, score=7,
        ),
        _scores("es", "MARROJOTODOSSIEMPREX", "MAR ROJO TODOS SIEMPRE"),
        _scores("pt", "PASCAPAPESOSRECOBROX", "PAS CAPA PESOS RECOBRO"),
    ),
)  # fmt: skip
