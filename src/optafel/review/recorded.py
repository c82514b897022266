"""The story of a recorded crossword game (GCG). Records often leave racks out: such turns are only shown."""

from dataclasses import replace
from typing import Any

from optafel.cases.scenes import board_scene
from optafel.draw import Scene
from optafel.gcg import Kind, Record, Report, Scored, report
from optafel.gcg.record import TURNS
from optafel.review.recorded_end import end_of_record, pot_of
from optafel.review.story import Story, Turn
from optafel.rules.crossword import LETTER_SETS, rack_sign
from optafel.rules.rulebooks.scrabble_nl import SCRABBLE_NL
from optafel.tiles import NotationError

_KINDS = {Kind.PLAY: "played", Kind.PASS: "passed", Kind.EXCHANGE: "exchanged"}


def story_of_record(record: Record) -> Story:
    done = report(record)
    turns: list[Turn] = []
    totals = [0] * len(record.players)
    for at, scored in enumerate(done.scored):
        totals[record.seat(scored.line.player)] = scored.recorded_total
        if scored.line.kind in TURNS:
            turns.append(_turn(done, scored, at))
        elif scored.line.kind is Kind.WITHDRAWN and turns:
            turns[-1] = replace(turns[-1], kind="taken-back", got=0)
        if turns:
            turns[-1] = replace(turns[-1], standing=tuple(totals))
    most = max(totals, default=0)
    ended = bool(turns) and not record.incomplete
    return Story(
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


def _turn(done: Report, scored: Scored, at: int) -> Turn:
    line = scored.line
    play = _play(scored)
    return Turn(
        number=line.at,
        seat=done.record.seat(line.player),
        kind=_KINDS[line.kind],
        play=play,
        got=scored.points if line.kind is Kind.PLAY else 0,
        position=_position(done, scored, at),
        before=board_scene(scored.board, done.letters, scored.rack),
        after=_after(done, scored, play),
        standing=(),
        unsolved=_unsolved(done, scored),
    )


def _play(scored: Scored) -> str:
    line = scored.line
    match line.kind:
        case Kind.PLAY:
            return f"{line.place} {line.word}"
        case Kind.EXCHANGE:
            return f"exchange {line.tiles}".rstrip()
    return "pass"


def _after(done: Report, scored: Scored, play: str) -> Scene:
    played = play if scored.line.kind is Kind.PLAY else ""
    try:
        return board_scene(scored.board, done.letters, scored.rack, played)
    except NotationError:  # what the report calls `unread-play`
        return board_scene(scored.board, done.letters, scored.rack)


def _position(done: Report, scored: Scored, at: int) -> dict[str, Any]:
    letters = done.letters
    if letters.id not in LETTER_SETS:
        return {}
    said: dict[str, Any] = {
        "game": SCRABBLE_NL.id,
        "language": letters.language,
        "board": [str(scored.board)],
        "rack": " ".join(map(rack_sign, scored.rack)),
        "pot": pot_of(done, scored),
        **end_of_record(done, at),
    }
    return said if letters.id == letters.language else {**said, "options": {"letters": letters.id}}


def _unsolved(done: Report, scored: Scored) -> str:
    """While the pot is not empty every rack is full: a shorter one is not all that the player had."""
    if done.letters.id not in LETTER_SETS:
        return "dictionary"
    full = len(scored.rack) == SCRABBLE_NL.rack_size
    return "" if full or (scored.rack and pot_of(done, scored) == 0) else "rack"
