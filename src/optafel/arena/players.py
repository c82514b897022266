"""Who can be named in a contest: the levels of our bots, and plain players to measure them against."""

from dataclasses import replace

from optafel.bots import LEVELS, Bot, choose_as, level_named
from optafel.bots.levels import Level
from optafel.game import View
from optafel.positions import DRAW, PASS, Move, NumbersPosition, Solved, Wishes
from optafel.positions.solved import SECONDS
from optafel.rules.rulebook import Family

NODES = 20_000  # steps of the search for a turn, unless told
_HOARD = 20  # tiles that are enough for who hoards up to twenty
_PLAIN = ("greedy", "hoarder", "hoarder-20")
_OF_THE_CORE = ("closer", "sleeper")


def names_for(family: Family) -> tuple[str, ...]:
    """The players that there are for a family of games."""
    match family:
        case "numbers":
            return (*LEVELS, *_PLAIN, *_OF_THE_CORE)
        case "words":
            return (*LEVELS, "greedy")
        case "crossword":
            return (*LEVELS, "greedy", "static")


def player(name: str, family: Family, *, nodes: int | None = NODES, seconds: float | None = None) -> Bot:
    """A player by name, thinking for so many nodes or seconds. Raises UnknownLevel."""
    if name in LEVELS:
        return _of_level(level_named(name), nodes, seconds)
    match name:
        case "greedy":
            return _of_level(LEVELS["master"], nodes, seconds)
        case "static":
            # The best of score and leave, as a master has it; the end is played like any other turn.
            return _of_level(replace(LEVELS["master"], endgame=False), nodes, seconds)
        case "hoarder" | "hoarder-20":
            wishes = Wishes(nodes=nodes, seconds=SECONDS if seconds is None else seconds)
            return _hoarder(wishes, _HOARD if name == "hoarder-20" else None)
    if family == "numbers" and name in _OF_THE_CORE:
        return _of_the_core(name, nodes, seconds)
    return _of_level(level_named(name), nodes, seconds)


def _of_level(level: Level, nodes: int | None, seconds: float | None) -> Bot:
    knobs = replace(level, nodes=nodes, seconds=level.seconds if seconds is None else seconds)
    return lambda view: choose_as(view, knobs)


def _hoarder(wishes: Wishes, enough: int | None) -> Bot:
    """Opens when it can, then draws until its whole rack goes at once; or until it holds enough tiles, and
    then lays all that go but jokers. With an empty pot it lays what it can."""

    def choose(view: View) -> Move:
        position = view.position
        assert isinstance(position, NumbersPosition)
        best = position.ask(wishes)
        if not position.opened or best.tiles == len(position.rack):
            return _laid(best, view)
        if view.pot and (enough is None or len(position.rack) < enough):
            return DRAW
        if enough is None:
            return _laid(best, view)
        plain = tuple(tile for tile in position.rack if tile.joker is None)
        return _laid(replace(position, rack=plain).ask(wishes), view)

    return choose


def _laid(best: Solved, view: View) -> Move:
    if best.play is not None:
        return best.move
    return DRAW if "draw" in view.moves else PASS


def _of_the_core(name: str, nodes: int | None, seconds: float | None) -> Bot:
    """A player of the native core, measured against and never met at a table."""
    from optafel.bots import number_champion

    seconds = SECONDS if seconds is None else seconds
    return lambda view: number_champion.choose(view, name, nodes=nodes, seconds=seconds)
