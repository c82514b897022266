"""The best play of a turn, beside the one that was made.

In a crossword for two a play is worth its points and the tiles that it keeps while there is a pot; after that
it is as good as the line that it leads to.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from optafel.cases import CaseError, read_case, solved
from optafel.cases.case import Solved
from optafel.cases.crossword import position_of, worth_of_keeping
from optafel.cases.scenes import scene_of
from optafel.game import Game
from optafel.review.from_game import played_game
from optafel.review.turns import BestPlay, PlayedGame, PlayedTurn
from optafel.rules.crossword import rack_sign
from optafel.tiles import NotationError, read_letters

SECONDS = 1.0  # for a turn; most need a hundredth of it


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn beside the best one."""

    turn: PlayedTurn
    best: BestPlay | None  # None where it cannot be known

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


def review(game: Game | PlayedGame, seconds: float = SECONDS) -> Iterator[TurnReview]:
    """Every turn in order, as each is worked out: a long game takes its time, and can be stopped."""
    played = played_game(game) if isinstance(game, Game) else game
    for turn in played.turns:
        yield TurnReview(turn, best_of(turn, seconds))


def best_of(turn: PlayedTurn, seconds: float = SECONDS) -> BestPlay | None:
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


def _best_of_the_turn(turn: PlayedTurn, seconds: float) -> BestPlay:
    """Most tiles, or most points."""
    found = solved(read_case({**turn.position, "objective": "score", "seconds": seconds}, False))
    got = found.tiles if found.score is None else found.score
    if turn.got and got <= turn.got:
        proved = found.optimal and got == turn.got
        return BestPlay(turn.play, turn.got, proved, turn.after, word=turn.word)
    scene = scene_of(read_case({**turn.position, "play": found.play}, True))
    return BestPlay(found.play, got, found.optimal, scene, word=found.word or "", value=found.value)


def best_to_the_end(turn: PlayedTurn, seconds: float) -> BestPlay:
    """The first play of the best line, and what it gains on the one that was made; both racks are known."""
    found = _solved_case({**turn.position, "seconds": seconds})
    own, sure = _gain_until_the_end(turn, seconds)
    best, proved = found.gain or 0, found.optimal and sure
    if own >= best:
        return BestPlay(turn.play, turn.got, proved, turn.after, by="end", worth=own, made=own)
    scene = scene_of(read_case({**turn.position, "play": found.play}, needs_play=True))
    return BestPlay(found.play, found.score or 0, proved, scene, by="end", worth=best, made=own)


def _gain_until_the_end(turn: PlayedTurn, seconds: float) -> tuple[int, bool]:
    """What the turn that was made gains on the other until the end, and whether that is proved."""
    position = turn.position
    held, other = position["rack"], position["other_rack"]
    if turn.kind != "played":
        if position["passed"]:
            return _value_of(position, other) - _value_of(position, held), True
        answer = _solved_case(
            {**position, "rack": other, "other_rack": held, "passed": True, "seconds": seconds}
        )
        return -(answer.gain or 0), answer.optimal
    left = turn.after.rack
    if not left:
        return turn.got + 2 * _value_of(position, other), True
    after = {**position, "board": [*position["board"], turn.play], "rack": other, "passed": False}
    answer = _solved_case({**after, "other_rack": " ".join(left), "seconds": seconds})
    return turn.got - (answer.gain or 0), answer.optimal


def _solved_case(said: dict[str, Any]) -> Solved:
    return solved(read_case(said, needs_play=False))


def _value_of(position: Any, tiles: str) -> int:
    letters = position_of(read_case(position, needs_play=False)).letters
    return letters.value_of(read_letters(tiles))


_ALIKE = 0.5  # points: what two plays may differ in and still be equally good, estimates as they are


def best_with_what_is_kept(turn: PlayedTurn, seconds: float) -> BestPlay:
    """The play that is worth most by the solver's estimate, and what the one that was made was worth."""
    case = read_case({**turn.position, "objective": "equity", "seconds": seconds}, needs_play=False)
    found = solved(case)
    made = round(turn.got + worth_of_keeping(case, _tiles_kept(turn)), 1)
    if found.worth is None:  # nothing can be laid or exchanged
        return BestPlay("pass", 0, proved=True, scene=turn.before, by="worth", worth=made, made=made)
    worth = round(found.worth, 1)
    if turn.kind in ("played", "exchanged") and made > worth - _ALIKE:
        return BestPlay(turn.play, turn.got, False, turn.after, by="worth", worth=made, made=made)
    scene = scene_of(read_case({**turn.position, "play": found.play}, needs_play=True))
    return BestPlay(
        found.play, found.score or 0, False, scene, by="worth", worth=worth, made=min(made, worth)
    )


def _tiles_kept(turn: PlayedTurn) -> list[str]:
    """The tiles that the turn left on the rack, before any were drawn."""
    if turn.kind == "played":
        return list(turn.after.rack)
    held = Counter(rack_sign(tile) for tile in read_letters(turn.position["rack"].upper()))
    if turn.kind == "exchanged":
        given = turn.play.removeprefix("exchange").strip().upper()
        held -= Counter(rack_sign(tile) for tile in read_letters(given))
    return list(held.elements())
