"""Who can sit in a bot's seat: our own levels, and programs of whoever runs the server."""

from collections.abc import Mapping, Sequence

from optafel.bots import DEFAULT, LEVELS, choose, prepare
from optafel.bots.process import ProcessBot, named
from optafel.game import View
from optafel.positions import Move
from optafel.rules.rulebook import OptionValue
from optafel.table.open_tables import Bots


def house_bots(programs: Sequence[ProcessBot] = ()) -> Bots:
    """Our own levels, weakest first, and after them each program under its own name."""
    by_name = named(programs)

    def chosen(view: View, level: str) -> Move:
        return by_name[level](view) if level in by_name else choose(view, level)

    def prepared(rulebook: str, language: str, options: Mapping[str, OptionValue], level: str) -> None:
        if level not in by_name:
            prepare(rulebook, language, options, level)

    *_, strongest = LEVELS
    return Bots(chosen, (*LEVELS, *by_name), DEFAULT, prepared, strongest)
