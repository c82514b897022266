"""A turn beside the one that is best for the game: what each gives in chances to win, and why.

Best for now is what lays or scores most in the turn; best for the game is what wins more often. They are told
apart wherever they differ.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from optafel.bots.weighing import Chances, Weigher, weigher_for
from optafel.bots.word_reasons import word_reasons
from optafel.draw import Scene
from optafel.game import View
from optafel.positions import DRAW, PASS, CrosswordPosition, Move, NumbersPosition, WordsPosition
from optafel.review.crossword_reasons import crossword_reasons
from optafel.review.turns import BestPlay, PlayedTurn
from optafel.tiles import NotationError

GAMES_A_TURN = 24  # played out for every candidate, to see which one promises most
GAMES_AGAIN = 40  # and again for the one that was made and those beside it: being chosen is luck too
ALIKE = 0.05  # of a chance: what two turns may differ in and still be equally good, counted as they are
_ALIKE = {"crossword": 0.02}  # where more deals are played, and played less far


@dataclass(frozen=True, slots=True)
class ForTheGame:
    """The turn that wins most often, beside the one that was made."""

    play: str  # in the form that judge takes, or `draw`, `pass`
    scene: Scene  # what it would have made of the table
    chance: float  # to win with it
    made: float  # to win with the turn that was made
    points: float  # at the end, with it
    points_made: float
    now: float  # to win with the play that is best for now
    is_now: bool  # whether that is the same play
    # Keys of the reasons, `reviewed-why-…`; none where the turn that was made is as good.
    why: tuple[str, ...]

    @property
    def cost(self) -> float:
        """What the turn that was made gave away of the chance to win."""
        return max(0.0, self.chance - self.made)


def alike(family: str) -> float:
    """What two turns of a family's games may differ in and still be equally good."""
    return _ALIKE.get(family, ALIKE)


def for_the_game(turn: PlayedTurn, best: BestPlay | None) -> ForTheGame | None:
    """None where a turn cannot be weighed: alone at the table, taken back, or a family without a weigher."""
    view = turn.view
    if view is None or len(view.seats) < 2 or turn.kind == "taken-back":
        return None
    weigher = weigher_for(view.family)
    made = _made(turn, view)
    if weigher is None or made is None:
        return None
    now = _move(view, best.play) if best else made
    try:
        moves = _different((made, now, *weigher.candidates(view)))
        return _weighed(turn, view, weigher, moves, now)
    except ValueError:
        return None  # a box that is not whole, as in a game from a position, cannot be dealt anew


def _weighed(turn: PlayedTurn, view: View, weigher: Weigher, moves: Sequence[Move], now: Move) -> ForTheGame:
    first = weigher.weigh(view, moves, games=GAMES_A_TURN * len(moves), seed=turn.number)
    made = moves[0]
    wisest = moves[max(range(len(moves)), key=lambda at: first[at].win)]
    few = _different((made, wisest, now))
    if len(moves) > 1:
        again = weigher.weigh(view, few, games=GAMES_AGAIN * len(few), seed=turn.number + 1)
    else:
        again = tuple(first[:1])
    chances = dict(zip(map(str, few), again, strict=True))
    best = _best_of(view, made, now, wisest, chances)
    chance, own, laid = chances[str(best)], chances[str(made)], chances.get(str(now), chances[str(made)])
    return ForTheGame(
        play=str(best),
        scene=turn.after if str(best) == str(made) else view.position.scene(best.play),
        chance=chance.win,
        made=own.win,
        points=chance.points,
        points_made=own.points,
        now=laid.win,
        is_now=str(best) == str(now),
        why=() if str(best) == str(made) else _why(turn, view, best, made, chance.points - own.points),
    )


def _best_of(view: View, made: Move, now: Move, wisest: Move, chances: dict[str, Chances]) -> Move:
    """What was made unless another is clearly better, and best for now before something cleverer. To go out
    is to have won with numbers, however good the rest looks."""
    if view.family == "numbers" and now.play is not None and not view.position.after(now.play).rack:
        return now
    best = made
    for other in (now, wisest):
        if chances[str(other)].win > chances[str(best)].win + alike(view.family):
            best = other
    return best


def _made(turn: PlayedTurn, view: View) -> Move | None:
    if turn.kind in ("drew", "passed", "timed-out", "played", "exchanged"):
        return _move(view, turn.play)
    return None


def _move(view: View, text: str) -> Move:
    try:
        move = view.position.read_move(text)
    except NotationError:
        move = PASS
    if view.family == "crossword":
        return PASS if move.kind == "draw" else move
    return move if move.play is not None else DRAW if view.pot else PASS


def _different(moves: Sequence[Move]) -> tuple[Move, ...]:
    return tuple({str(move): move for move in moves}.values())


def _why(turn: PlayedTurn, view: View, best: Move, made: Move, ahead: float) -> tuple[str, ...]:
    """Keys of the reasons, by family. `ahead`: the points that the better turn brings more at the end."""
    if isinstance(view.position, CrosswordPosition):
        return crossword_reasons(view.position, best, made, ahead)
    return _reasons(turn, view, best, made)


def _reasons(turn: PlayedTurn, view: View, best: Move, made: Move) -> tuple[str, ...]:
    """At most two, the weightiest first."""
    position = view.position
    if isinstance(position, WordsPosition):
        return word_reasons(view, position, best, made)
    assert isinstance(position, NumbersPosition)
    after = _after(position, best)
    before = _after(position, made)
    found = []
    if not after.rack:
        return ("goes-out",)
    if _jokers(after) > _jokers(before):
        found.append("keeps-joker")
    if _next_goes_out(turn, before) and not _next_goes_out(turn, after):
        found.append("stops-next")
    if best.play is None:
        found.append("waits")
    elif not position.opened and made.play is None:
        found.append("opens")
    elif len(after.rack) < len(before.rack):
        found.append("lays-more")
    elif len(after.rack) > len(before.rack):
        found.append("keeps-more")
    return tuple(found[:2]) or ("leaves-less",)


def _after(position: NumbersPosition, move: Move) -> NumbersPosition:
    return position if move.play is None else position.after(move.play)


def _jokers(position: NumbersPosition) -> int:
    return sum(tile.joker is not None for tile in position.rack)


def _next_goes_out(turn: PlayedTurn, left: NumbersPosition) -> bool:
    """Whether whoever comes next could have laid everything on what is left there."""
    following = turn.next_position
    if not isinstance(following, NumbersPosition) or not following.rack:
        return False
    there = replace(following, table=left.table, others=())
    return there.best(seconds=0.2).tiles == len(there.rack)
