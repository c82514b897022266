"""Help in three steps: where to look, which tiles, the whole play."""

from collections import Counter
from dataclasses import dataclass, fields, replace
from typing import Literal, cast

from optafel.bots.word_reasons import word_reasons
from optafel.game import Game
from optafel.positions import Laid, Move, MoveKind, NumbersPosition, Solved, WordsPosition
from optafel.positions.openings import smallest_opening
from optafel.rules.crossword import Board, Play, place, rack_sign, settled
from optafel.rules.crossword.placement import words_made
from optafel.table.asking import seat_at
from optafel.table.connections import Connection
from optafel.table.judging import bare
from optafel.table.open_table import OpenTable, Thought
from optafel.table.refusals import RequestRefused
from optafel.tiles.numbers import Sets

LAST_STEP = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """As much of a move as a step tells."""

    step: int  # 1: where to look, 2: which tiles, 3: the whole play
    move: MoveKind  # play, draw, pass, exchange
    where: tuple[int, ...] | None = None  # sets, words or squares that a play changes or joins
    tiles: tuple[str, ...] | None = None  # of the rack
    play: str | None = None
    common: str | None = None  # step 3: the best play with common words, where that is another one
    common_word: str | None = None  # the word that scores in it
    common_score: int | None = None
    for_the_game: str | None = None  # step 3: what wins the game more often, where that is another move
    why: str | None = None  # the key of the reason, `reviewed-why-…`, where one can be told


@dataclass(frozen=True, slots=True, kw_only=True)
class HintTold(Hint):
    """As much of the best move as was asked for."""

    type: Literal["hint"]
    id: str | None  # of the message that asked


def hint_told(told: Hint, message_id: str | None) -> HintTold:
    parts = {each.name: getattr(told, each.name) for each in fields(Hint)}
    return HintTold(type="hint", id=message_id, **parts)


async def hint(live: OpenTable, connection: Connection, step: int) -> Hint:
    """What is best for now in this seat, as far as the step goes; with the last one, what is best for the
    game where that is something else."""
    async with live.lock:
        table = await live.fresh()
        seat, game = seat_at(connection), table.game
    if game is None:
        raise RequestRefused("not-begun")
    if not table.opened.hints:
        raise RequestRefused("hints-off")
    if game.turn != seat or table.phase != "playing":
        raise RequestRefused("not-your-turn")
    thought = await _thought(live, table.changed, seat, game, whole=step == LAST_STEP)
    asked = (bare(game), seat, thought.move, step, thought.common, thought.for_the_game)
    return await live.ask("quick", hint_of, *asked)


async def _thought(live: OpenTable, changed: int, seat: int, game: Game, *, whole: bool) -> Thought:
    """Thought of once in a turn: every further step is of the same move, and comes at once. What it would be
    with common words is looked for with the last step."""
    thought = live.thought
    if thought is None or (thought.changed, thought.seat) != (changed, seat):
        view = game.view(seat)
        move = await live.services.think(live, view, live.services.strongest)
        if isinstance(view.position, NumbersPosition) and not view.position.opened and move.play is not None:
            # Who learns to open is shown how little it takes, not all that the rack could lay.
            smallest = await live.ask("quick", smallest_opening, view.position, cast(Sets, move.play))
            move = Move("play", smallest)
        thought = Thought(changed, seat, move)
    if whole and not thought.whole:
        common = await live.services.think_in_common_words(live, game.view(seat), thought.move)
        wise = await _for_the_game(live, game, seat, thought.move)
        thought = replace(thought, whole=True, common=common, for_the_game=wise)
    live.thought = thought
    return thought


async def _for_the_game(live: OpenTable, game: Game, seat: int, now: Move) -> Move | None:
    """What the champion would do, where that is not what is best for now."""
    if game.setup.seats < 2:
        return None  # alone there is nobody to win against
    move = await live.services.think_for_the_game(live, game.view(seat))
    return None if move is None or _same(move, now) else move


def _same(one: Move, other: Move) -> bool:
    """Whether two moves do the same, in whatever order the sets are told."""
    if one.play is None or other.play is None or isinstance(one.play, Play) or isinstance(other.play, Play):
        return one == other
    return Counter(one.play) == Counter(other.play)


def hint_of(
    game: Game,
    seat: int,
    move: Move,
    step: int,
    common: Solved | None = None,
    for_the_game: Move | None = None,
) -> Hint:
    """As much of a move as this step tells; with the last one, what it would be with common words, and what
    is better for the game."""
    wise = str(for_the_game) if for_the_game is not None and step == LAST_STEP else None
    if move.play is not None:
        also = common if step == LAST_STEP else None
        return Hint(
            step,
            "play",
            where=_where(game, move.play),
            tiles=game.judge(seat, move.play).played if step > 1 else None,
            play=str(move) if step == LAST_STEP else None,
            common=str(also) if also else None,
            common_word=_main_word(game, seat, also) if also else None,
            common_score=also.score if also else None,
            for_the_game=wise,
            why=_why(game, seat, move, for_the_game) if wise else None,
        )
    tiles = tuple(map(rack_sign, move.tiles)) if move.kind == "exchange" and step > 1 else None
    return Hint(step, move.kind, tiles=tiles, for_the_game=wise)


def _why(game: Game, seat: int, now: Move, wise: Move | None) -> str | None:
    """Why another move is better for the game, where that is more than to wait."""
    view = game.view(seat)
    if wise is None or wise.play is None or not isinstance(view.position, WordsPosition):
        return None
    return word_reasons(view, view.position, wise, now)[0]


def _main_word(game: Game, seat: int, found: Solved) -> str | None:
    if found.word or found.play is None:
        return found.word
    return game.view(seat).position.words_made(found.play)[0]  # a board's main word comes first


def _where(game: Game, play: Laid) -> tuple[int, ...]:
    """The sets or words on the table that the play changes; none where it only adds new ones. On a board: the
    squares of the letters that it joins, counted row by row, or the middle one while there are none."""
    if isinstance(play, Play):
        return _squares(cast(Board, game.state.table), play)
    after = Counter(game.family.shown_table(play))
    touched = []
    for at, lying in enumerate(game.family.shown_table(game.state.table)):
        if after[lying]:
            after[lying] -= 1
        else:
            touched.append(at)
    return tuple(touched)


def _squares(board: Board, play: Play) -> tuple[int, ...]:
    placement = place(board, settled(board, play))
    joined = {square for word in words_made(placement) for square in word} - set(placement.laid)
    squares = joined or {board.layout.centre}
    return tuple(sorted(map(board.index, squares)))
