"""Who can sit in a bot's seat: our own levels, and programs of whoever runs the server."""

from collections.abc import Mapping, Sequence

from optafel.bots import DEFAULT, LEVELS, Bot, choose, prepare
from optafel.bots.process import ProcessBot
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


def named(programs: Sequence[ProcessBot]) -> dict[str, Bot]:
    """Each program by its name; two of the same name are told apart by a number."""
    by_name: dict[str, Bot] = {}
    for program in programs:
        name, count = program.name, 1
        while name in by_name or name in LEVELS:
            count += 1
            name = f"{program.name}-{count}"
        by_name[name] = program
    return by_name
