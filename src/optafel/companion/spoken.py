"""What is told beside the box, in a reader's language: the counted sheet, what the book says, who begins."""

from collections.abc import Sequence
from dataclasses import dataclass

from optafel.companion.games import CountedGame, CountedTurn, Remark, TurnKind, Weight
from optafel.companion.rulebook import Needs, ways_time_is_up, what_to_write_down, when_time_is_up
from optafel.companion.sheet import ScoreSheet
from optafel.companion.sums import Sums, sums_of
from optafel.game.setup import Setup
from optafel.rules.rulebook import Place
from optafel.rules.ruling import Reason
from optafel.rules.spoken import Piece, in_pieces
from optafel.texts import say, say_in_pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenRemark:
    """Something on the sheet that somebody should look at again."""

    code: str
    weight: Weight  # cannot be so and is not counted, look again, still to be written, how it was counted
    seat: int | None
    message: str
    pieces: tuple[Piece, ...]  # the message, with tiles to be drawn
    place: Place | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenTurn:
    """A turn, counted."""

    seat: int
    points: int | None  # null: cannot be counted
    total: int  # of this seat, up to here
    word: str | None
    late: bool  # the time ran out
    how: tuple[str, ...]  # how the points came about


@dataclass(frozen=True, slots=True)
class GameResult:
    """Who won a game on the sheet, and why it ended."""

    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenGame:
    """One game of the sheet, counted as far as it was written down."""

    scores: tuple[int, ...]  # so far; at the end those of the result
    opened: tuple[bool, ...]
    due: int  # whose turn it is
    turns: int  # that this was counted from
    result: GameResult | None  # only of a game of which nothing is wrong or missing
    lines: tuple[SpokenTurn, ...]
    last_turns: int | None  # turns left, once the end is in sight
    ahead: tuple[int, ...]  # whose turns those are, in their order
    penalties: tuple[int, ...]  # by seat: tiles taken because the time ran out
    over: str | None  # why the game has ended by the book, as far as the turns tell
    held: tuple[tuple[str, ...], ...]  # by seat: the tiles left, as they were read
    points: tuple[int | None, ...]  # by seat: what they come to
    checks: tuple[SpokenRemark, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSheet:
    """The games that have a result."""

    games: tuple[tuple[int, ...], ...]  # scores by game, then by seat
    rounds: tuple[tuple[int, ...], ...]  # the totals of each round
    totals: tuple[int, ...]
    won: tuple[int, ...]  # games won by seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenSheet:
    """The score sheet, counted by the book."""

    games: tuple[SpokenGame, ...]
    match: MatchSheet
    leaders: tuple[int, ...]
    by_games: bool  # whether games won count before points
    games_agreed: int | None  # how many games the match has, where the players agreed on rounds
    over: bool  # whether the match has as many games as was agreed


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenLateTurn:
    """One way in which a turn can end whose time has run out, as it is written on the sheet."""

    kind: TurnKind
    late: bool  # whether the book punishes it
    says: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenClock:
    """What the book says of the clock."""

    seconds: int
    optional: bool
    says: tuple[str, ...]  # what happens when the time has run out
    ways: tuple[SpokenLateTurn, ...]
    place: Place | None


@dataclass(frozen=True, slots=True)
class SpokenPlaces:
    """Where the book speaks of turns and of words."""

    turn: Place | None
    words: Place | None


@dataclass(frozen=True, slots=True)
class SpokenBeginning:
    """What the book says of who begins."""

    says: str
    place: Place | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BookSays:
    """What the book says aloud at a real table."""

    clock: SpokenClock
    places: SpokenPlaces
    begin: SpokenBeginning
    needs: Needs
    sums: Sums


def spoken_book(setup: Setup, language: str) -> BookSays:
    def said(reasons: Sequence[Reason]) -> tuple[str, ...]:
        return tuple(say(language, line.key, **line.params) for line in reasons)

    clock, places = setup.book.clock, setup.book.places
    kind = "numbers" if setup.book.family == "numbers" else "letters"
    return BookSays(
        clock=SpokenClock(
            seconds=clock.seconds,
            optional=clock.optional,
            says=said(when_time_is_up(setup)),
            ways=tuple(
                SpokenLateTurn(kind=way.kind, late=way.late, says=said(way.says))
                for way in ways_time_is_up(setup)
            ),
            place=places.get("clock"),
        ),
        places=SpokenPlaces(places.get("turn"), places.get("words")),
        begin=SpokenBeginning(say(language, f"begin-{kind}"), places.get("start")),
        needs=what_to_write_down(setup),
        sums=sums_of(setup, language),
    )


def spoken_sheet(setup: Setup, kept: ScoreSheet, names: Sequence[str], language: str) -> SpokenSheet:
    match = kept.match
    return SpokenSheet(
        games=tuple(_game(setup, game, names, language) for game in kept.games),
        match=MatchSheet(games=match.games, rounds=match.rounds, totals=match.totals, won=match.won),
        leaders=kept.leaders,
        by_games=kept.by_games,
        games_agreed=kept.games_agreed,
        over=kept.over,
    )


def _game(setup: Setup, game: CountedGame, names: Sequence[str], language: str) -> SpokenGame:
    result = game.result
    return SpokenGame(
        scores=game.scores,
        opened=game.opened,
        due=game.due,
        turns=game.turns,
        result=GameResult(result.winners, result.reason) if result else None,
        lines=tuple(_turn(line, language) for line in game.lines),
        last_turns=game.last_turns,
        ahead=game.ahead,
        penalties=game.penalties,
        over=game.over,
        held=game.held,
        points=game.points,
        checks=tuple(_remark(setup, check, names, language) for check in game.checks),
    )


def _turn(line: CountedTurn, language: str) -> SpokenTurn:
    return SpokenTurn(
        seat=line.seat,
        points=line.points,
        total=line.total,
        word=line.word,
        late=line.late,
        how=tuple(say(language, reason.key, **reason.params) for reason in line.how),
    )


def _remark(setup: Setup, check: Remark, names: Sequence[str], language: str) -> SpokenRemark:
    known = {"name": check.seat, "other": check.other}
    people = {key: names[seat] for key, seat in known.items() if seat is not None}
    quoted = {**people, **check.params}
    return SpokenRemark(
        code=check.key,
        weight=check.weight,
        seat=check.seat,
        message=say(language, check.key, **quoted),
        pieces=in_pieces(say_in_pieces(language, check.key, **quoted)),
        place=setup.book.places.get(check.rule),
    )
