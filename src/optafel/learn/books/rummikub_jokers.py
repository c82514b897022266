"""The examples of Rummikub with special jokers (rulebook 001)."""

from optafel.learn.lesson import Drawing, Example, Lesson, ScoreTable

LESSON = Lesson(
    drawings=(
        Drawing("highest", "start", "K4 R11 B7"),
        Drawing("run", "sets", "R3 R4 R5 R6", good=True),
        Drawing("group", "sets", "K7 R7 B7 Y7", good=True),
        Drawing("wrap", "sets", "R12 R13 R1", good=False),
        Drawing("classic", "joker", "*"),
        Drawing("double", "joker", "D"),
        Drawing("change", "joker", "C"),
        Drawing("mirror", "joker", "M"),
        Drawing("left", "end", "R7 K11 M"),
    ),
    examples=(
        Example(
            "open-double", "opening", "", "R8 D R11 K1", "R8 D R11",
            opened=False, opening_value=38, printed=None,
        ),
        Example(
            "open-mirror", "opening", "", "R10 R11 M R11 R10 K1", "R10 R11 M R11 R10",
            opened=False, opening_value=42, printed=None,
        ),
        Example(
            "open-alone", "opening", "K4 K5 K6", "R9 R10 R11 K7", "R9 R10 R11 | K4 K5 K6 K7",
            "Tijdens het spel", printed=False, opened=False, legal=False, rule="opening",
        ),
        Example(
            "add", "turn", "B4 B5 B6 | R8 Y8 K8", "B3 B8", "B3 B4 B5 B6 | R8 Y8 K8 B8",
            "Stenen verleggen – voorbeelden",
        ),
        Example(
            "fourth", "turn", "B4 R4 Y4 K4", "B3 B5 B6", "R4 Y4 K4 | B3 B4 B5 B6",
            "Stenen verleggen – voorbeelden",
        ),
        Example("double-run", "joker", "", "R2 D R5 K1", "R2 D R5", "Dubbele Joker"),
        Example("double-group", "joker", "", "B3 R3 D K1", "B3 R3 D", "Dubbele Joker"),
        Example(
            "double-two", "joker", "", "R2 D K1", "R2 D", "Speciale Jokers",
            printed=False, legal=False, rule="set",
        ),
        Example(
            "double-low", "joker", "", "D R2 R3 K1", "D R2 R3", "Dubbele Joker",
            printed=False, legal=False, rule="run",
        ),
        Example(
            "double-freed", "joker", "R2 D R5", "R3 R4 K7 K10", "R2 R3 R4 R5 | K7 D K10", "Dubbele Joker"
        ),
        Example("change", "joker", "", "R3 R4 C B6 B7 K1", "R3 R4 C B6 B7", "Kleurverander Joker"),
        Example("change-end", "joker", "R4 R5 C", "B7 K1", "R4 R5 C B7", "Kleurverander Joker"),
        Example(
            "change-same", "joker", "", "R3 C R5 K1", "R3 C R5", "Kleurverander Joker",
            printed=False, legal=False, rule="colour-change",
        ),
        Example("mirror-run", "joker", "", "R2 R3 M R3 R2 K1", "R2 R3 M R3 R2", "Spiegel Joker"),
        Example("mirror-group", "joker", "", "B3 R3 M R3 B3 K1", "B3 R3 M R3 B3", "Spiegel Joker"),
        Example(
            "mirror-lame", "joker", "R2 M R2", "R3 K1", "R3 R2 M R2", "Spiegel Joker",
            printed=False, legal=False, rule="mirror",
        ),
        Example(
            "mirror-1", "joker", "", "R4 C B6 M B6 C R4 K1", "R4 C B6 M B6 C R4", "Spiegel Joker: voorbeeld 1"
        ),
        Example(
            "mirror-2", "joker", "", "R3 * R5 M R5 R4 R3 K1", "R3 * R5 M R5 R4 R3",
            "Spiegel Joker: voorbeeld 2",
        ),
    ),
    score_tables=(
        ScoreTable(
            "end", "Voorbeeld puntentelling",
            ((24, -5, -16, -3), (-6, -11, 22, -5), (-32, -13, -2, 47), (-10, -25, 41, -6)),
            (-24, -54, 45, 33),
        ),
    ),
)  # fmt: skip
