"""The best play of a turn, beside the one that was made."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from optafel.cases import CaseError, read_case, solved
from optafel.cases.scenes import scene_of
from optafel.game import Game
from optafel.review.end import best_to_the_end
from optafel.review.keeping import best_with_what_is_kept
from optafel.review.story import Best, Story, Turn
from optafel.review.told import story_of_game
from optafel.tiles import NotationError

SECONDS = 1.0  # for a turn; most need a hundredth of it


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn beside the best one."""

    turn: Turn
    best: Best | None  # None where it cannot be known

    @property
    def missed(self) -> int:
        """Tiles or points, by the measure of the best play; what is less than a point is nothing."""
        if self.best is None:
            return 0
        best = self.best
        return best.got - self.turn.got if best.by == "turn" else round(best.worth - best.made)

    def to_json(self) -> dict[str, Any]:
        """What is known of the best play; the turn itself has its own."""
        best = None if self.best is None else self.best.to_json()
        return {"number": self.turn.number, "missed": self.missed, "best": best}


def review(game: Game | Story, seconds: float = SECONDS) -> Iterator[TurnReview]:
    """Every turn in order, as each is worked out: a long game takes its time, and can be stopped."""
    story = story_of_game(game) if isinstance(game, Game) else game
    for turn in story.turns:
        yield TurnReview(turn, best_of(turn, seconds))


def best_of(turn: Turn, seconds: float = SECONDS) -> Best | None:
    """The best play there was. Whoever did as well as the solver, or better, has made the best one known."""
    if turn.unsolved:
        return None
    try:
        if "other_rack" in turn.position:
            return best_to_the_end(turn, seconds)
        if "board" in turn.position:
            return best_with_what_is_kept(turn, seconds)
        return _best_of_the_turn(turn, seconds)
    except (CaseError, NotationError):
        return None  # a record can hold what no box does


def _best_of_the_turn(turn: Turn, seconds: float) -> Best:
    """Most tiles, or most points."""
    found = solved(read_case({**turn.position, "objective": "score", "seconds": seconds}, False))
    got = found.tiles if found.score is None else found.score
    if turn.got and got <= turn.got:
        proved = found.optimal and got == turn.got
        return Best(turn.play, turn.got, proved, turn.after, word=turn.word)
    scene = scene_of(read_case({**turn.position, "play": found.play}, True))
    return Best(found.play, got, found.optimal, scene, word=found.word or "", value=found.value)
