"""The worked example of the crossword (rulebook 002): five turns, with the older letters that it implies."""

from optafel.learn.lesson import Drawing, Example, Lesson

_HEADING = "Voorbeelden van woordvormingen en tellingen: {}e beurt"
_OLDER = {"letters": "nl-older"}
_PLAYS = ("8D TAART", "E7 TAFEL", "12C POST", "F10 LATER", "13A GRAM")
_RACKS = ("TAARTEN", "TFELIND", "POSTENI", "LAEREND", "GRAMEND")
_SCORES = (12, 20, 23, 22, 26)
_SECTIONS = ("opening", "turn", "score", "score", "score")

LESSON = Lesson(
    drawings=(
        Drawing("nearest", "start", "MEB"),
        Drawing("blank", "joker", "?"),
        Drawing("left", "end", "QE"),
    ),
    examples=(
        *(
            Example(
                f"turn-{at + 1}", _SECTIONS[at], rack=_RACKS[at], play=play, heading=_HEADING.format(at + 1),
                score=_SCORES[at], board=_PLAYS[:at], options=_OLDER,
            )
            for at, play in enumerate(_PLAYS)
        ),
        Example("today", "score", rack="TAARTEN", play="8D TAART", printed=None, score=20),
        Example(
            "centre", "opening", rack="TAARTEN", play="1A TAART", heading="Het spel 1",
            printed=False, legal=False, rule="first",
        ),
        Example(
            "apart", "turn", rack="POSTENI", play="3A POST", board=_PLAYS[:1], heading="Het spel 3",
            printed=False, legal=False, rule="join", options=_OLDER,
        ),
        Example(
            "crossing", "turn", rack="GRAMEND", play="13B GRAM", board=_PLAYS[:4], heading="Het spel 3",
            printed=False, legal=False, rule="words", options=_OLDER,
        ),
        Example(
            "blank", "joker", rack="TAFE?ND", play="8D TAFEl", printed=None, score=20
        ),
    ),
)  # fmt: skip
