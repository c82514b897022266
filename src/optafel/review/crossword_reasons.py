"""Why a turn of the crossword is better for the game than the one that was made."""

from collections import Counter

from optafel.positions import CrosswordPosition, Move, Wishes
from optafel.tiles.letters import LetterTile

_TELLING = 2.0  # points: what differs by less is no reason


def crossword_reasons(position: CrosswordPosition, best: Move, made: Move, ahead: float) -> tuple[str, ...]:
    """At most two, the weightiest first. `ahead`: points that the better turn brings more by the end. What
    neither the score nor the tiles kept explain of them, the board does."""
    kept, kept_made = _kept(position, best), _kept(position, made)
    if not kept and not position.pot:
        return ("goes-out",)
    if position.other_rack is not None:
        return ("ends-better",)
    if best.kind == "exchange":
        return ("exchanges",)
    scored = _score(position, best) - _score(position, made)
    wishes = Wishes(objective="equity")
    keeps = position.worth_of_keeping(kept, wishes) - position.worth_of_keeping(kept_made, wishes)
    joker = _jokers(kept) > _jokers(kept_made)
    weights = {
        "scores-more": scored,
        "keeps-blank" if joker else "keeps-better": keeps,
        "leaves-less": ahead - scored - keeps,
    }
    found = sorted((why for why in weights if weights[why] > _TELLING), key=lambda why: -weights[why])
    return tuple(found[:2]) or ("leaves-less",)


def _kept(position: CrosswordPosition, move: Move) -> list[LetterTile]:
    """What is left on the rack before anything is drawn."""
    if move.play is not None:
        return list(position.after(move.play).rack)
    return list((Counter(position.rack) - Counter(move.tiles)).elements())


def _score(position: CrosswordPosition, move: Move) -> int:
    return 0 if move.play is None else position.judge(move.play).score or 0


def _jokers(tiles: list[LetterTile]) -> int:
    return sum(tile.joker for tile in tiles)
