"""The best play of a turn, beside the one that was made.

In a crossword for two a play is worth its points and the tiles that it keeps while there is a pot; after that
it is as good as the line that it leads to.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from optafel.game import Game
from optafel.positions import CrosswordPosition, Other, Position, PositionError, Wishes, best_in_common_words
from optafel.review.chances import ForTheGame, for_the_game
from optafel.review.from_game import played_game
from optafel.review.turns import BestPlay, CommonPlay, PlayedGame, PlayedTurn
from optafel.tiles import NotationError, read_letters
from optafel.tiles.letters import LetterTile, Word

SECONDS = 1.0  # for a turn; most need a hundredth of it


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn beside the best one."""

    turn: PlayedTurn
    best: BestPlay | None  # None where it cannot be known
    game: ForTheGame | None = None  # what wins most often; None where that is not weighed

    @property
    def cost(self) -> float:
        """What the turn gave away of the chance to win; nothing where it was not weighed."""
        return self.game.cost if self.game else 0.0

    @property
    def missed(self) -> int:
        """Tiles or points, by the measure of the best play; what is less than a point is nothing."""
        if self.best is None:
            return 0
        best = self.best
        return best.got - self.turn.got if best.by == "turn" else round(best.worth - best.made)


def review(game: Game | PlayedGame, seconds: float = SECONDS) -> Iterator[TurnReview]:
    """Every turn in order, as each is worked out: a long game takes its time, and can be stopped."""
    played = played_game(game) if isinstance(game, Game) else game
    for turn in played.turns:
        yield reviewed_turn(turn, seconds)


def reviewed_turn(turn: PlayedTurn, seconds: float = SECONDS) -> TurnReview:
    """One turn beside what was best for now, and beside what was best for the game."""
    best = best_of(turn, seconds)
    return TurnReview(turn, best, for_the_game(turn, best))


def best_of(turn: PlayedTurn, seconds: float = SECONDS) -> BestPlay | None:
    """The best play there was. Whoever did as well as the solver, or better, has made the best one known."""
    position = turn.position
    if turn.unsolved or position is None:
        return None
    try:
        best = _best_of_all(turn, position, seconds)
        return replace(best, common=_in_common_words(turn, position, best, seconds))
    except (PositionError, NotationError):
        return None  # a record can hold what no box does


def _best_of_all(turn: PlayedTurn, position: Position, seconds: float) -> BestPlay:
    if not isinstance(position, CrosswordPosition):
        return _best_of_the_turn(turn, position, seconds)
    if position.other_rack is not None:
        return best_to_the_end(turn, position, position.other_rack, seconds)
    return best_with_what_is_kept(turn, position, seconds)


def _in_common_words(
    turn: PlayedTurn, position: Position, best: BestPlay, seconds: float
) -> CommonPlay | None:
    """What a player could have laid who does not know the words of the best play; nothing where the turn that
    was made was as good as that."""
    move = position.read_move(best.play)
    if move.play is None or best.play == turn.play:
        return None
    wishes = Wishes(objective="equity" if best.by == "worth" else "", seconds=seconds)
    found = best_in_common_words(position, move.play, wishes)
    if found is None or str(found) == turn.play:
        return None
    better = (found.worth or 0.0) > best.made if best.by == "worth" else found.got > turn.got
    return CommonPlay(str(found), found.got, position.scene(found.play), found.word or "") if better else None


def _best_of_the_turn(turn: PlayedTurn, position: Position, seconds: float) -> BestPlay:
    """Most tiles, or most points."""
    found = position.best(seconds=seconds)
    if turn.got and found.got <= turn.got:
        proved = found.optimal and found.got == turn.got
        return BestPlay(turn.play, turn.got, proved, turn.after, word=turn.word)
    scene = position.scene(found.play)
    return BestPlay(str(found), found.got, found.optimal, scene, word=found.word or "", value=found.value)


def best_to_the_end(turn: PlayedTurn, position: CrosswordPosition, other: Word, seconds: float) -> BestPlay:
    """The first play of the best line, and what it gains on the one that was made; both racks are known."""
    found = position.best(seconds=seconds)
    own, sure = _gain_until_the_end(turn, position, other, seconds)
    best, proved = found.gain or 0, found.optimal and sure
    if own >= best:
        return BestPlay(turn.play, turn.got, proved, turn.after, by="end", worth=own, made=own)
    scene = position.scene(found.play)
    return BestPlay(str(found), found.score or 0, proved, scene, by="end", worth=best, made=own)


def _gain_until_the_end(
    turn: PlayedTurn, position: CrosswordPosition, other: Word, seconds: float
) -> tuple[int, bool]:
    """What the turn that was made gains on the other until the end, and whether that is proved."""
    value = position.letters.value_of
    if turn.kind != "played":
        if position.passed:
            return value(other) - value(position.rack), True
        answer = _others_turn(position, other, passed=True).best(seconds=seconds)
        return -(answer.gain or 0), answer.optimal
    after = position.after(turn.play)
    if not after.rack:
        return turn.got + 2 * value(other), True
    answer = _others_turn(after, other, passed=False).best(seconds=seconds)
    return turn.got - (answer.gain or 0), answer.optimal


def _others_turn(position: CrosswordPosition, other: Word, passed: bool) -> CrosswordPosition:
    """The same table from the other side."""
    mine = (Other(len(position.rack), rack=position.rack),)
    return replace(position, rack=other, others=mine, passed=passed)


_ALIKE = 0.5  # points: what two plays may differ in and still be equally good, estimates as they are


def best_with_what_is_kept(turn: PlayedTurn, position: CrosswordPosition, seconds: float) -> BestPlay:
    """The play that is worth most by the solver's estimate, and what the one that was made was worth."""
    wishes = Wishes(objective="equity", seconds=seconds)
    found = position.ask(wishes)
    made = round(turn.got + position.worth_of_keeping(_tiles_kept(turn, position), wishes), 1)
    if found.worth is None:  # nothing can be laid or exchanged
        return BestPlay("pass", 0, proved=True, scene=turn.before, by="worth", worth=made, made=made)
    worth = round(found.worth, 1)
    if turn.kind in ("played", "exchanged") and made > worth - _ALIKE:
        return BestPlay(turn.play, turn.got, False, turn.after, by="worth", worth=made, made=made)
    scene = position.scene(found.play)
    return BestPlay(
        str(found), found.score or 0, False, scene, by="worth", worth=worth, made=min(made, worth)
    )


def _tiles_kept(turn: PlayedTurn, position: CrosswordPosition) -> list[LetterTile]:
    """The tiles that the turn left on the rack, before any were drawn."""
    if turn.kind == "played":
        return list(position.after(turn.play).rack)
    held = Counter(position.rack)
    if turn.kind == "exchanged":
        held -= Counter(read_letters(turn.play.removeprefix("exchange").strip().upper()))
    return list(held.elements())
