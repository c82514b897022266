"""A game from a record as somebody has it, in our own notation or in GCG. GCG often leaves racks out: such
turns are only shown. Once the pot is empty, a record for two may tell both racks."""

import re
from collections import Counter
from dataclasses import replace

from optafel.draw import Scene
from optafel.game import record
from optafel.game.record import RecordError
from optafel.gcg import Kind, Record, Report, ScoredLine, report
from optafel.gcg import read as read_gcg
from optafel.gcg.reading import decode, lines_of
from optafel.gcg.record import TURNS
from optafel.positions import CrosswordPosition, Other
from optafel.positions.crossword import board_scene
from optafel.review.from_game import played_game
from optafel.review.record_view import view_in_record
from optafel.review.turns import PlayedGame, PlayedTurn
from optafel.rules.crossword import LETTER_SETS, rack_sign, read_play
from optafel.rules.rulebooks.scrabble_nl import SCRABBLE_NL
from optafel.texts.expected import Expected
from optafel.tiles import NotationError, read_letters
from optafel.tiles.letters import Word

_GCG = re.compile(r"\s*(>|#\s*player)", re.IGNORECASE)
_TURN_LINE = re.compile(r"\s*(>|\d)")
_GCG_TURN = ">Ann: AEINRST 8D TRAINES +68 68"


def read_played_game(text: str | bytes, turns_max: int | None = None) -> PlayedGame:
    """The game of a record, of at most so many turns. Raises RecordError."""
    said = (decode(text)[0] if isinstance(text, bytes) else text).removeprefix("\ufeff")
    lines = lines_of(said)
    turns = [at for at, line in enumerate(lines, 1) if _TURN_LINE.match(line)]
    if turns_max is not None and len(turns) > turns_max:
        at = turns[turns_max]
        raise RecordError(at, lines[at - 1].strip(), Expected("turns-at-most", most=turns_max))
    if not any(_GCG.match(line) for line in lines):
        game = record.read(said)
        try:
            return played_game(game, record.names_of(said))
        except ValueError as wrong:
            raise RecordError(1, lines[0].strip(), Expected("possible-game", why=str(wrong))) from wrong
    played = game_of_record(read_gcg(said))
    if not played.turns:
        raise RecordError(1, lines[0].strip(), Expected("turn-like", example=_GCG_TURN))
    return played


_KINDS = {Kind.PLAY: "played", Kind.PASS: "passed", Kind.EXCHANGE: "exchanged"}


def game_of_record(record: Record) -> PlayedGame:
    done = report(record)
    turns: list[PlayedTurn] = []
    totals = [0] * len(record.players)
    for at, scored in enumerate(done.scored):
        before = tuple(totals)
        totals[record.seat(scored.line.player)] = scored.recorded_total
        if scored.line.kind in TURNS:
            turns.append(_turn(done, scored, at, before))
        elif scored.line.kind is Kind.WITHDRAWN and turns:
            turns[-1] = replace(turns[-1], kind="taken-back", got=0)
        if turns:
            turns[-1] = replace(turns[-1], standing=tuple(totals))
    most = max(totals, default=0)
    ended = bool(turns) and not record.incomplete
    return PlayedGame(
        rulebook=SCRABBLE_NL.id,
        family="crossword",
        language=done.letters.language,
        names=tuple(player.name for player in record.players),
        turns=tuple(turns),
        scores=tuple(totals),
        winners=tuple(seat for seat, total in enumerate(totals) if total == most) if ended else (),
        ended=ended,
        notation="gcg",
        differences=len(done.differences),
    )


def _turn(done: Report, scored: ScoredLine, at: int, standing: tuple[int, ...]) -> PlayedTurn:
    line = scored.line
    play = _play(scored)
    position, unsolved = _position(done, scored, at), _unsolved(done, scored)
    return PlayedTurn(
        number=line.at,
        seat=done.record.seat(line.player),
        kind=_KINDS[line.kind],
        play=play,
        got=scored.points if line.kind is Kind.PLAY else 0,
        position=position,
        before=board_scene(scored.board, done.letters, scored.rack),
        after=_after(done, scored, play),
        standing=(),
        unsolved=unsolved,
        view=view_in_record(done, at, position, standing) if position is not None and not unsolved else None,
    )


def _play(scored: ScoredLine) -> str:
    line = scored.line
    match line.kind:
        case Kind.PLAY:
            return f"{line.place} {line.word}"
        case Kind.EXCHANGE:
            return f"exchange {line.tiles}".rstrip()
    return "pass"


def _after(done: Report, scored: ScoredLine, play: str) -> Scene:
    played = play if scored.line.kind is Kind.PLAY else ""
    try:
        return board_scene(scored.board, done.letters, scored.rack, read_play(played) if played else None)
    except NotationError:  # what the report calls `unread-play`
        return board_scene(scored.board, done.letters, scored.rack)


def _position(done: Report, scored: ScoredLine, at: int) -> CrosswordPosition | None:
    letters = done.letters
    if letters.id not in LETTER_SETS:
        return None
    end = end_of_record(done, at)
    return CrosswordPosition(
        rulebook=SCRABBLE_NL.id,
        options=() if letters.id == letters.language else (("letters", letters.id),),
        language=letters.language,
        board=scored.board,
        rack=scored.rack,
        pot=pot_of(done, scored),
        others=() if end is None else (Other(len(end[0]), rack=end[0]),),
        passed=end is not None and end[1],
    )


def _unsolved(done: Report, scored: ScoredLine) -> str:
    """While the pot is not empty every rack is full: a shorter one is not all that the player had."""
    if done.letters.id not in LETTER_SETS:
        return "dictionary"
    full = len(scored.rack) == SCRABBLE_NL.rack_size
    return "" if full or (scored.rack and pot_of(done, scored) == 0) else "rack"


_SIZE = SCRABBLE_NL.rack_size


def pot_of(done: Report, scored: ScoredLine) -> int:
    """Tiles in the pot before a line: while there are any, every rack is full."""
    return max(0, _not_laid(done, scored).total() - _SIZE * len(done.record.players))


def end_of_record(done: Report, at: int) -> tuple[Word, bool] | None:
    """What the other holds and whether they have just passed; None while the pot has tiles, more than two
    play, or the record leaves it open whether the rack of this line is whole."""
    scored = done.scored[at]
    held = Counter(map(rack_sign, scored.rack))
    if len(done.record.players) != 2 or not held or pot_of(done, scored) or _is_taken_back(done, at):
        return None
    unseen = _not_laid(done, scored)
    other = unseen - held
    whole = held.total() == _SIZE or _is_told(done, at, other)
    if held - unseen or not other or other.total() > _SIZE or not whole:
        return None
    before = done.scored[at - 1].line if at else None
    passed = before is not None and before.kind is Kind.PASS
    return read_letters(" ".join(sorted(other.elements()))), passed


def _not_laid(done: Report, scored: ScoredLine) -> Counter[str]:
    """The tiles of the box that do not lie on the board, as a rack shows them."""
    box = Counter(rack_sign(tile) for tile in done.letters.box)
    laid = Counter("?" if tile.joker else rack_sign(tile) for tile in scored.board.tiles if tile)
    return box - laid


def _is_taken_back(done: Report, at: int) -> bool:
    return at + 1 < len(done.scored) and done.scored[at + 1].line.kind is Kind.WITHDRAWN


def _is_told(done: Report, at: int, other: Counter[str]) -> bool:
    """Whether a later line says that the other holds exactly this: on a turn, or as left at the end."""
    mine = done.scored[at].line.player
    for later in done.scored[at + 1 :]:
        line = later.line
        if line.kind is Kind.END_RACK:
            return _tiles_of(line.tiles) == other
        if line.kind in TURNS:
            return line.player != mine and Counter(map(rack_sign, later.rack)) == other
    return False


def _tiles_of(tiles: str) -> Counter[str]:
    try:
        return Counter(rack_sign(tile) for tile in read_letters(tiles.upper()))
    except NotationError:
        return Counter()
