"""The examples of Rummikub, the Sabra way (rulebook 004), with a spare tile on the rack here and there."""

from optafel.learn.lesson import Drawing, Example, Lesson, ScoreTable

LESSON = Lesson(
    drawings=(
        Drawing("highest", "start", "K4 R11 B7"),
        Drawing("run", "sets", "R8 R9 R10", good=True),
        Drawing("group", "sets", "Y13 R13 B13", good=True),
        Drawing("wrap", "sets", "R12 R13 R1", good=False),
        Drawing("same-colour", "sets", "Y7 R7 R7", good=False),
        Drawing("joker-run", "joker", "B4 * B6", good=True),
        Drawing("left", "end", "R7 K11 *"),
    ),
    examples=(
        Example(
            "open-30", "opening", "", "R9 R10 R11 K1", "R9 R10 R11",
            opened=False, opening_value=30, printed=None,
        ),
        Example(
            "open-27", "opening", "", "R8 R9 R10 K1", "R8 R9 R10",
            opened=False, opening_value=27, printed=None, legal=False, rule="opening",
        ),
        Example(
            "open-joker", "opening", "", "R10 R11 * K1", "R10 R11 *",
            opened=False, opening_value=33, printed=None,
        ),
        Example(
            "open-then-add", "opening", "K4 K5 K6", "R9 R10 R11 K7", "R9 R10 R11 | K4 K5 K6 K7",
            "Spelregels 3", opened=False, opening_value=30,
        ),
        Example("add-run", "turn", "R4 R5 R6", "R7 K1", "R4 R5 R6 R7", "Manipuleren: bijleggen"),
        Example("add-group", "turn", "R10 B10 Y10", "K10 K1", "R10 B10 Y10 K10", "Manipuleren: bijleggen"),
        Example(
            "combine", "turn", "B8 B9 B10", "B11 K8 Y8", "B9 B10 B11 | B8 K8 Y8", "Manipuleren: kombineren"
        ),
        Example(
            "split", "turn", "R4 R5 R6 R7 R8", "R6", "R4 R5 R6 | R6 R7 R8", "Manipuleren: splitsen"
        ),
        Example(
            "three-runs", "turn", "Y5 Y6 Y7 | R5 R6 R7 | K5 K6 K7 K8 K9", "K10 B5",
            "Y5 R5 K5 B5 | Y6 R6 K6 | Y7 R7 K7 | K8 K9 K10", "Manipuleren: voorbeeld",
        ),
        Example(
            "only-moved", "turn", "R4 R5 R6 R7 R8 R9", "K1", "R4 R5 R6 | R7 R8 R9",
            printed=None, legal=False, rule="turn",
        ),
        Example("joker-group", "joker", "B3 R3 *", "Y3 K5 K6", "B3 R3 Y3 | K5 K6 *", "Joker"),
        Example(
            "joker-split", "joker", "R2 R3 * R5 R6", "R1 R7 K9 K10", "R1 R2 R3 | R5 R6 R7 | K9 K10 *", "Joker"
        ),
        Example("joker-moved", "joker", "B6 B7 *", "B4", "B4 * B6 B7", "Joker"),
        Example(
            "joker-freed", "joker", "K1 K2 * | B1 Y1 R1 | B2 Y2 R2", "K7 K8",
            "B1 Y1 R1 K1 | B2 Y2 R2 K2 | K7 K8 *", "Joker",
        ),
        Example(
            "joker-kept", "joker", "B3 R3 *", "Y3", "B3 R3 Y3", "Joker",
            printed=False, legal=False, rule="joker",
        ),
    ),
    score_tables=(
        ScoreTable(
            "end", "Voorbeeld puntentelling", ((24, -5, -16, -3), (-6, -11, 22, -5)), (18, -16, 6, -8)
        ),
    ),
)  # fmt: skip
