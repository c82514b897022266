"""Who plays for the game and not for the turn: one player a family."""

from optafel.bots.levels import Level
from optafel.game.view import View
from optafel.positions import Move


def champion_move(view: View, level: Level) -> Move | None:
    """The move that a family's champion makes; None where it has none, and the best turn is as good."""
    # Each is read in with the first game that needs it.
    match view.family:
        case "numbers":
            from optafel.bots import number_champion

            try:
                return number_champion.choose(view, nodes=level.nodes, seconds=level.seconds)
            except ValueError:
                return None  # a box that is not whole, as in a game from a position, cannot be dealt anew
        case "words":
            from optafel.bots import word_champion

            return word_champion.choose(view, nodes=level.nodes, seconds=level.seconds)
        case "crossword":
            from optafel.bots import crossword_champion

            try:
                return crossword_champion.choose(view, nodes=level.nodes, seconds=level.seconds)
            except ValueError:
                return None  # the same


def passes_in_a_row(view: View) -> int:
    """Turns in a row, up to now, that were passed."""
    count = 0
    for turn in reversed(view.turns):
        if turn.kind != "passed":
            break
        count += 1
    return count
