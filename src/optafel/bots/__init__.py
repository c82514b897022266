"""Bots: from what a seat may see to a move. A bot gets a view, never the game.

>>> from optafel import Game, Setup, bots
>>> game = Game.start(Setup("rummikub-sabra", seed=b"any thirty-two bytes will do now"))
>>> while (seat := game.to_act) is not None:
...     game = game.play(seat, bots.choose(game.view(seat), "master", nodes=20_000))
>>> game.result.reason
'went-out'
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from optafel.bots.champions import champion_move
from optafel.bots.doubt import doubts
from optafel.bots.levels import DEFAULT, LEVELS, OPEN, Level, UnknownLevel, level_named
from optafel.game.view import View
from optafel.positions import ACCEPT, CHALLENGE, PASS, Move, Position, Wishes
from optafel.rules.rulebook import OptionValue
from optafel.rules.rulebooks import RULEBOOKS
from optafel.tiles import read_letters

__all__ = [
    "DEFAULT",
    "LEVELS",
    "OPEN",
    "Bot",
    "Level",
    "UnknownLevel",
    "bot",
    "choose",
    "choose_as",
    "level_named",
    "position_for",
    "prepare",
    "wishes_of",
]

Bot = Callable[[View], Move]


def choose(view: View, level: str = DEFAULT, *, nodes: int | None = None) -> Move:
    """The move that a bot of this level makes. It thinks for up to the level's time, or so many nodes: with
    those, the same view always gets the same move. Raises UnknownLevel."""
    return bot(level, nodes=nodes)(view)


def bot(level: str = DEFAULT, *, nodes: int | None = None) -> Bot:
    """A bot of this level, as a function from views to moves. Raises UnknownLevel."""
    knobs = level_named(level)
    if nodes is not None:
        knobs = replace(knobs, nodes=nodes)
    return lambda view: choose_as(view, knobs)


def choose_as(view: View, level: Level) -> Move:
    """The move of a bot with these knobs."""
    moves = view.moves
    if "accept" in moves:
        return CHALLENGE if doubts(view, level) else ACCEPT
    if "take" in moves:
        return Move("take", pile=_best_pile(view))
    if "play" in moves and level.for_the_game and (wise := champion_move(view, level)) is not None:
        return wise
    if "play" in moves:
        best = position_for(view, level).ask(wishes_of(level, view.family))
        if "exchange" in moves and best.play is None and _nobody_lays(view):
            # Any word of the dictionary will do then, however rare or low.
            best = view.position.ask(Wishes(seconds=level.seconds, nodes=level.nodes))
        if best.move.kind in ("play", "exchange"):
            return best.move
        if best.gain is not None:
            return PASS  # the end is reckoned through: to wait is best
    elif "draw" not in moves and "pass" not in moves:
        raise ValueError(f"it is not this seat's turn: {', '.join(moves)}")
    if "draw" in moves:
        return Move("draw", pile=_best_pile(view))
    if "exchange" in moves:
        # No word in these: others may have one.
        return Move("exchange", tiles=read_letters(" ".join((view.rack or ())[: view.pot])))
    return PASS


def position_for(view: View, level: Level) -> Position:
    """What a bot of this level reckons with: not all know what the other must hold at the end."""
    position = view.position
    if level.endgame or all(other.rack is None for other in position.others):
        return position
    return replace(position, others=tuple(replace(other, rack=None) for other in position.others))


def wishes_of(level: Level, family: str) -> Wishes:
    """How a bot of this level searches."""
    return Wishes(
        objective="equity" if family == "crossword" else "",
        seconds=level.seconds,
        nodes=level.nodes,
        breaks=level.breaks,
        frequency=level.frequency,
    )


def prepare(rulebook: str, language: str, options: Mapping[str, OptionValue], level: str) -> None:
    """Opens the dictionary that a bot of this level searches, by letting it look for a word once: after that
    nobody waits for it in a turn. It takes a moment: run it in a thread."""
    family = RULEBOOKS[rulebook].family
    if family == "numbers":
        return
    position = Position.read(rulebook, rack="A", language=language, options=options, pot=1)
    position.ask(wishes_of(level_named(level), family))


def _nobody_lays(view: View) -> bool:
    """Whether all have exchanged, passed or let their time run out twice over."""
    rounds = 2 * len(view.seats)
    last = view.turns[-rounds:]
    return len(last) == rounds and all(turn.kind in ("exchanged", "passed", "timed-out") for turn in last)


def _best_pile(view: View) -> int:
    """The first pile that still has a tile, vowels and jokers before others where the pot lies open."""
    wanted = [(tile not in "@AEIOU", at) for at, tile in enumerate(view.piles or ("@",)) if tile]
    return min(wanted)[1] if wanted else 0
