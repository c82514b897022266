"""Turns written down by hand, one after the other: totals, who is next, whether the end is in sight."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from optafel.companion.games import CountedTurn, Remark, WrittenGame, WrittenTurn
from optafel.companion.rulebook import penalty_tiles, scores_nothing, turns_lost, when_time_is_up
from optafel.game.families import family_of
from optafel.game.setup import Setup
from optafel.game.state import Drawn, State, next_seat
from optafel.rules.ruling import Reason


@dataclass(slots=True)
class Pot:
    """Nobody writes down every draw: there may be fewer tiles than this, never more."""

    most: int
    empty_after: int | None  # turns that had been made when its last tile was drawn; None: it is not empty

    @staticmethod
    def of(setup: Setup, entry: WrittenGame) -> "Pot":
        dealt = setup.seats * setup.book.rack_size
        return Pot(len(family_of(setup).box(setup)) - dealt, entry.pot_empty)

    def pay(self, tiles: int, made: int) -> int:
        """How many of these tiles come out of it in turn `made`, counted from 1."""
        if self.empty_after is not None and made > self.empty_after:
            return 0
        paid = min(tiles, self.most)
        self.most -= paid
        return paid

    def ran_out_in(self, made: int) -> bool:
        return self.empty_after == made

    def draw_for(self, turn: WrittenTurn, made: int) -> None:
        """A turn without a play draws one tile."""
        if turn.kind == "none" and not turn.late:
            self.pay(1, made)


POINTS_MOST = 2_000  # of one turn: far beyond any, and a slip of the finger


@dataclass(frozen=True, slots=True)
class TurnScore:
    """What one turn scored."""

    points: int | None
    word: str | None = None
    how: tuple[Reason, ...] = ()
    checks: tuple[Remark, ...] = ()


@dataclass(slots=True)
class TurnsSoFar:
    """Where the turns have led."""

    scores: list[int]
    due: int
    opened: set[int]
    skips: list[int]  # by seat: turns that are still to be lost
    penalties: list[int]  # by seat: tiles taken because the time ran out
    spared: list[int]  # by seat: such tiles that the pot had no more of
    unsure: set[int] = field(default_factory=set)  # seats that may have been spared one: the pot ran out then
    turns: int = 0
    ahead: tuple[int, ...] = ()
    lines: list[CountedTurn] = field(default_factory=list)
    checks: list[Remark] = field(default_factory=list)
    last_turns: int | None = None
    over: str | None = None


def points_of(text: str, seat: int) -> TurnScore | None:
    """A turn of which only the points were written; None: something else was."""
    if not text.isdecimal():
        return None
    if int(text) > POINTS_MOST:
        checks = (Remark("check-too-many-points", "wrong", "score", seat, params={"most": POINTS_MOST}),)
        return TurnScore(None, checks=checks)
    return TurnScore(int(text))


def too_late(setup: Setup, turn: WrittenTurn) -> TurnScore | None:
    """A turn of which nothing scores, because its time ran out."""
    if not (turn.late and scores_nothing(setup)):
        return None
    return TurnScore(0, how=when_time_is_up(setup)[:1])


def run(setup: Setup, entry: WrittenGame, scored: Sequence[TurnScore]) -> TurnsSoFar:
    """The turns in their order, asked after each by the book's own rules whether the game is over."""
    nothing = [0] * setup.seats
    found = TurnsSoFar([*nothing], entry.first, set(entry.opened), [*nothing], [*nothing], [*nothing])
    pot = Pot.of(setup, entry)
    idle = passes = scoreless = 0
    for made, (turn, one) in enumerate(zip(entry.turns, scored, strict=True), 1):
        if found.over:
            found.checks.append(Remark("check-turn-after-end", "odd", "end", turn.seat))
        elif turn.seat != found.due:
            found.checks.append(Remark("check-out-of-order", "odd", "turn", turn.seat, found.due))
        found.turns = made
        found.scores[turn.seat] += one.points or 0
        total = found.scores[turn.seat]
        found.lines.append(CountedTurn(turn.seat, one.points, total, one.word, one.how, turn.late))
        _remark(found, one.checks)
        if turn.kind == "laid" and turn.text.strip() and not too_late(setup, turn):
            found.opened.add(turn.seat)
        if turn.late:
            found.skips[turn.seat] += turns_lost(setup)
            _punish(found, pot, turn.seat, penalty_tiles(setup), made)
        pot.draw_for(turn, made)
        pot_empty = entry.pot_empty is not None and made >= entry.pot_empty
        # A turn without a play is a tile drawn as long as there is one; in the crossword it is a pass.
        passed = turn.kind == "none" and (pot_empty or setup.book.family == "crossword")
        idle = idle + 1 if passed else 0
        passes = passes + 1 if passed and not turn.late else 0
        scoreless = 0 if one.points else scoreless + 1
        state = by_hand(setup, entry.first, found, turn.seat, pot_empty, idle, passes, scoreless)
        found.last_turns = (
            family_of(setup).end_in_sight(setup, state) if found.last_turns is None else found.last_turns - 1
        )
        state = by_hand(setup, entry.first, found, turn.seat, pot_empty, idle, passes, scoreless)
        if not found.over:
            found.over = why_over(setup, state)
        _hand_on(found, state, last=made == len(entry.turns))
    return found


def _punish(found: TurnsSoFar, pot: Pot, seat: int, tiles: int, made: int) -> None:
    """Penalty tiles, as far as the pot has them."""
    paid = pot.pay(tiles, made)
    found.penalties[seat] += paid
    found.spared[seat] += tiles - paid
    if paid > 1 and pot.ran_out_in(made):
        found.unsure.add(seat)


def _remark(found: TurnsSoFar, checks: Sequence[Remark]) -> None:
    """Of turns that are still to be written the first is enough: it is the one to write."""
    for check in checks:
        if check.weight != "missing" or all(check.key != other.key for other in found.checks):
            found.checks.append(check)


def _hand_on(found: TurnsSoFar, state: State, *, last: bool) -> None:
    """Whose turn it is, and after whom, over those who lose theirs."""
    due = next_seat(state)
    lost = [seat for seat, skips in enumerate(due.skips) if skips < state.skips[seat]]
    found.due, found.skips = due.turn, list(due.skips)
    if not last:
        return
    ahead = []
    for _ in range(found.last_turns or 0):
        ahead.append(due.turn)
        due = next_seat(due)
    found.ahead = tuple(ahead)
    found.checks += [Remark("check-turn-lost", "note", "clock", seat) for seat in lost]


def by_hand(
    setup: Setup,
    first: int,
    found: TurnsSoFar,
    turn: int,
    pot_empty: bool,
    idle: int = 0,
    passes: int = 0,
    scoreless: int = 0,
    out: int | None = None,
) -> State:
    """A game of which only the sheet is known. A tile stands in for every rack and pot that is not empty."""
    family, seats = family_of(setup), setup.seats
    some = family.box(setup)[:1]
    return State(
        key=b"",
        shuffles=0,
        piles=(() if pot_empty else some,),
        racks=tuple(() if seat == out else some for seat in range(seats)),
        table=family.empty_table(setup),
        turn=turn,
        first=first,
        opened=tuple(seat in found.opened for seat in range(seats)),
        scores=tuple(found.scores),
        resigned=(False,) * seats,
        skips=tuple(found.skips),
        drawn=(Drawn(),) * seats,
        idle=idle,
        passes=passes,
        scoreless=scoreless,
        last_turns=found.last_turns,
    )


def why_over(setup: Setup, state: State) -> str | None:
    """Why the book says that the game is over; None: it is not."""
    result = family_of(setup).result(setup, state)
    return result.reason if result else None
