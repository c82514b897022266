"""The best play of a turn, beside the one that was made."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from optafel.cases import CaseError, read_case, solved
from optafel.cases.scenes import scene_of
from optafel.game import Game
from optafel.review.end import best_to_the_end
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
        if self.best is None:
            return 0
        return self.best.got - self.turn.got if self.best.by_the_end is None else self.best.by_the_end

    def to_json(self) -> dict[str, Any]:
        """What is known of the best play; the turn itself has its own."""
        said = {"number": self.turn.number, "missed": self.missed}
        if self.best is None:
            return {**said, "best": None}
        best = self.best
        return {
            **said,
            "best": {
                "play": best.play,
                "got": best.got,
                "proved": best.proved,
                "by_the_end": best.by_the_end is not None,
                "scene": best.scene.to_json(),
            },
        }


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
        found = solved(read_case({**turn.position, "objective": "score", "seconds": seconds}, False))
        play, proved = found.play, found.optimal
        got = found.tiles if found.score is None else found.score
        if turn.got and got <= turn.got:
            return Best(turn.play, turn.got, proved and got == turn.got, turn.after)
        return Best(play, got, proved, scene_of(read_case({**turn.position, "play": play}, True)))
    except (CaseError, NotationError):
        return None  # a record can hold what no box does
