"""Who can be named in a contest: the levels of our bots, and plain players to measure them against."""

from collections import Counter
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
_WHOLE_GAME = ("closer", "sleeper", "champion")  # of the native core
_NODES_A_GAME = 50  # what a game counts that the core plays out in its mind
_GAMES_LEAST = 8


def names_for(family: Family) -> tuple[str, ...]:
    """The players that there are for a family of games."""
    match family:
        case "numbers":
            return (*LEVELS, *_PLAIN, *_WHOLE_GAME)
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
    if family == "numbers" and name in _WHOLE_GAME:
        return _whole_game(name, nodes, seconds)
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


def _whole_game(name: str, nodes: int | None, seconds: float | None) -> Bot:
    """A player of the native core, which knows what a seat may know and plays the rest of the game out."""
    from optafel.solve import number_games as games

    played_out = None if nodes is None else max(_GAMES_LEAST, nodes // _NODES_A_GAME)

    def choose(view: View) -> Move:
        position = view.position
        assert isinstance(position, NumbersPosition)
        assert view.seat is not None
        known = games.Known(
            table=position.table,
            rack=position.rack,
            seat=view.seat,
            opened=tuple(seat.opened for seat in view.seats),
            counts=tuple(seat.tiles for seat in view.seats),
            pot=view.pot,
            passes=_passes(view),
            waits=_waits(view),
        )
        seed = view.number * len(view.seats) + view.seat
        play = games.choose(name, position.book, known, nodes=played_out, seconds=seconds, seed=seed)
        if play is not None and Counter(play) != Counter(position.table):
            return Move("play", play)
        return DRAW if "draw" in view.moves else PASS

    return choose


def _passes(view: View) -> int:
    """Turns in a row, up to now, that were passed."""
    count = 0
    for turn in reversed(view.turns):
        if turn.kind != "passed":
            break
        count += 1
    return count


def _waits(view: View) -> tuple[int, ...]:
    """Turns that each seat drew or passed since it last laid something."""
    waits = [0] * len(view.seats)
    for turn in view.turns:
        waits[turn.seat] = 0 if turn.kind == "played" else waits[turn.seat] + 1
    return tuple(waits)
