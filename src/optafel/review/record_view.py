"""What a seat saw at a turn of a recorded crossword, so that the turn can be weighed as at a table."""

from optafel.game import View
from optafel.game.view import SeatSeen
from optafel.gcg import Report
from optafel.positions import CrosswordPosition, MoveKind
from optafel.rules.rulebooks.scrabble_nl import SCRABBLE_NL

_MOVES: tuple[MoveKind, ...] = ("play", "exchange", "pass")


def view_in_record(
    done: Report, at: int, position: CrosswordPosition, standing: tuple[int, ...]
) -> View | None:
    """`standing` are the points before the line; None where the record leaves open what the others hold."""
    scored = done.scored[at]
    seat = done.record.seat(scored.line.player)
    if not position.pot and position.other_rack is None:
        return None
    held = [SCRABBLE_NL.rack_size] * len(standing) if position.pot else [len(position.other_rack or ())] * 2
    held[seat] = len(position.rack)
    return View(
        game=SCRABBLE_NL.id,
        family="crossword",
        language=position.language,
        options=dict(position.options),
        number=at,
        phase="playing",
        turn=seat,
        seats=tuple(
            SeatSeen(tiles, opened=True, score=score, resigned=False)
            for tiles, score in zip(held, standing, strict=True)
        ),
        pot=position.pot or 0,
        piles=None,
        owed=0,
        last=None,
        turns=(),
        words=(),
        start_draw=(),
        commit="",
        entropy=(),
        result=None,
        seat=seat,
        moves=_MOVES,
        at=position,
    )
