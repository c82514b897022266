"""A review as lines of JSON: the game, its turns, the best play of each as it is found, and the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from optafel.draw.scene import SceneShown
from optafel.review.accuracy import Kept, accuracy
from optafel.review.best import TurnReview
from optafel.review.chances import ForTheGame
from optafel.review.turning import TurningPoint, turning_points
from optafel.review.turns import BestPlay, CommonPlay, Measure, PlayedGame, PlayedTurn
from optafel.rules.rulebook import Family
from optafel.texts import FALLBACK, say


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game of a table."""

    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchShown:
    """All finished games of a table, and which of them this is."""

    number: int  # from 1
    games: tuple[PastGame, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLine:
    """The first line of a review: all but the turns."""

    type: Literal["game"]
    game: str  # the rulebook
    family: Family
    language: str  # of the words; empty in number games
    names: tuple[str, ...]  # empty where nobody said them
    seats: int
    unit: Literal["tiles", "points"]  # what turns are measured in
    turns: int  # how many follow
    scores: tuple[int, ...]  # at the end
    winners: tuple[int, ...]
    ended: bool  # whether the game was played to its end
    notation: Literal["own", "gcg"]  # of the record
    differences: int  # places where a record and the rules differ
    match: MatchShown | None = None  # of a table; a record has none
    you: int | None = None  # the seat of whoever asks; a record has none


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnLine:
    """One turn as it was made."""

    type: Literal["turn"]
    number: int
    seat: int
    kind: str  # of the event; `taken-back` for a play that was doubted and did not stand
    play: str  # in the form that judge takes
    got: int  # points, or tiles in a number game
    position: str | None  # before the turn, as a line; null where it is not known
    before: SceneShown
    after: SceneShown
    standing: tuple[int, ...]  # after the turn: points, or in a number game the tiles left on each rack
    unsolved: str  # why no best play can be looked for: `rack` not known, no `dictionary`; mostly empty
    word: str  # word games: the one that scored


@dataclass(frozen=True, slots=True, kw_only=True)
class CommonShown:
    """The best play of a turn with words that people know."""

    play: str  # in the form that judge takes
    got: int
    word: str  # word games: the one that scores
    scene: SceneShown  # what it would have made of the table


@dataclass(frozen=True, slots=True, kw_only=True)
class BestShown:
    """The best play of a turn."""

    play: str  # in the form that judge takes
    got: int  # what it would have given in that turn
    proved: bool  # whether no better one exists
    by: Measure  # the turn itself, its points with the tiles that it keeps, or where the game leads
    word: str  # word games: the one that scores
    value: int | None  # number games: what the tiles laid count together
    scene: SceneShown  # what it would have made of the table
    worth: float | None = None  # by that measure; not said where only the turn counts
    made: float | None = None  # the same of the play that was made
    common: CommonShown | None = None  # with common words, where that is another one


@dataclass(frozen=True, slots=True, kw_only=True)
class ForTheGameShown:
    """The turn that wins most often, the hidden tiles dealt anew and played out."""

    play: str  # in the form that judge takes, or `draw`, `pass`
    scene: SceneShown  # what it would have made of the table
    chance: float  # to win with it, played on well; between 0 and 1
    made: float  # to win with the turn that was made
    cost: float  # what that gave away
    points: float  # expected at the end, with it
    points_made: float
    now: float  # to win with the play that is best for now
    is_now: bool  # whether that is the same play
    why: tuple[str, ...]  # keys of the reasons
    reason: str  # the reasons in a sentence; empty where the turn that was made is as good


@dataclass(frozen=True, slots=True, kw_only=True)
class BestLine:
    """What is known of the best play of a turn."""

    type: Literal["best"]
    number: int  # of the turn
    missed: int  # tiles or points
    best: BestShown | None  # null where it cannot be known
    game: ForTheGameShown | None = None  # best for the game; not said where that is not weighed


@dataclass(frozen=True, slots=True, kw_only=True)
class EndLine:
    """The last line of a review."""

    type: Literal["end"]
    turning_points: tuple[TurningPoint, ...]
    accuracy: tuple[float | None, ...] = ()  # percent that each seat had of what there was to have
    accuracy_of: Kept = "chance"  # of the chance to win; where turns are not weighed, of points or tiles
    stopped: bool | None = None  # in the shell: whether somebody stopped it before all turns were looked at


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorLine:
    """A review that could not be brought to its end."""

    type: Literal["error"]
    code: str
    message: str


def game_line(played: PlayedGame, match: MatchShown | None = None, you: int | None = None) -> GameLine:
    return GameLine(
        type="game",
        game=played.rulebook,
        family=played.family,
        language=played.language,
        names=played.names,
        seats=played.seats,
        unit=played.unit,
        turns=len(played.turns),
        scores=played.scores,
        winners=played.winners,
        ended=played.ended,
        notation=played.notation,
        differences=played.differences,
        match=match,
        you=you,
    )


def turn_line(turn: PlayedTurn) -> TurnLine:
    return TurnLine(
        type="turn",
        number=turn.number,
        seat=turn.seat,
        kind=turn.kind,
        play=turn.play,
        got=turn.got,
        position=None if turn.position is None else str(turn.position),
        before=turn.before.shown(),
        after=turn.after.shown(),
        standing=turn.standing,
        unsolved=turn.unsolved,
        word=turn.word,
    )


def best_line(found: TurnReview, language: str = FALLBACK) -> BestLine:
    best = None if found.best is None else _best(found.best)
    game = None if found.game is None else _game(found.game, language)
    return BestLine(type="best", number=found.turn.number, missed=found.missed, best=best, game=game)


def end_line(played: PlayedGame, turns: Sequence[TurnReview], stopped: bool | None = None) -> EndLine:
    kept = accuracy(played, turns)
    return EndLine(
        type="end",
        turning_points=tuple(turning_points(played, turns)),
        accuracy=kept.percent,
        accuracy_of=kept.of,
        stopped=stopped,
    )


def reason_of(found: ForTheGame, language: str) -> str:
    """Why it is better, in one sentence."""
    said = "; ".join(say(language, f"reviewed-why-{reason}") for reason in found.why)
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def _game(found: ForTheGame, language: str) -> ForTheGameShown:
    return ForTheGameShown(
        play=found.play,
        scene=found.scene.shown(),
        chance=round(found.chance, 3),
        made=round(found.made, 3),
        cost=round(found.cost, 3),
        points=round(found.points, 1),
        points_made=round(found.points_made, 1),
        now=round(found.now, 3),
        is_now=found.is_now,
        why=found.why,
        reason=reason_of(found, language),
    )


def _best(best: BestPlay) -> BestShown:
    measured = best.by != "turn"
    return BestShown(
        play=best.play,
        got=best.got,
        proved=best.proved,
        by=best.by,
        word=best.word,
        value=best.value,
        scene=best.scene.shown(),
        worth=best.worth if measured else None,
        made=best.made if measured else None,
        common=None if best.common is None else _common(best.common),
    )


def _common(play: CommonPlay) -> CommonShown:
    return CommonShown(play=play.play, got=play.got, word=play.word, scene=play.scene.shown())
