"""Who can sit in a bot's seat: our own levels, and programs of whoever runs the server."""

from collections.abc import Sequence

from optafel.bots import DEFAULT, LEVELS, OPEN, choose, prepare, word_weighing
from optafel.bots.champions import champion_move
from optafel.bots.process import ProcessBot, named
from optafel.bots.weighing import weigher_for
from optafel.game import View
from optafel.positions import Move
from optafel.table.open_tables import Bots


def house_bots(programs: Sequence[ProcessBot] = ()) -> Bots:
    """Our own levels, weakest first, and after them each program under its own name."""
    by_name = named(programs)
    return Bots(choose, (*LEVELS, *by_name), DEFAULT, prepare, OPEN, by_name, _for_the_game)


def _for_the_game(view: View) -> Move | None:
    """What wins, where turns can be weighed against each other: elsewhere a trifle would look like advice."""
    if view.family == "words":
        return word_weighing.for_the_game(view)  # other words alone are no advice
    if weigher_for(view.family) is None:
        return None
    return champion_move(view, LEVELS["champion"])
