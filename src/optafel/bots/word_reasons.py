"""Why a turn of a word game wins more often than another: keys of the sentences `reviewed-why-…`."""

from optafel.game.view import View
from optafel.positions import Move, WordsPosition
from optafel.tiles.letters import JOKER


def word_reasons(view: View, position: WordsPosition, best: Move, made: Move) -> tuple[str, ...]:
    """At most two, the weightiest first."""
    after, before = _after(position, best), _after(position, made)
    score, scored = position.judge(best).score or 0, position.judge(made).score or 0
    found = []
    if best.play is None:
        found.append("waits-words")
    elif made.play is None:
        found.append("scores")
    elif not after.rack and before.rack:
        found.append(_emptied(position))
    elif len(after.rack) > len(before.rack):
        found.append(_kept(view, position, before))
    if score > scored and "scores" not in found:
        found.append("longer-word")
    if _jokers(after) > _jokers(before):
        found.append("spares-joker")
    elif 0 < len(after.rack) < len(before.rack):
        found.append("fewer-left")
    return tuple(found[:2]) or ("better-letters",)


def _emptied(position: WordsPosition) -> str:
    book = position.book
    if book.whole_rack_factor > 1:
        return "whole-rack"
    return "draws-seven" if book.refill == "when-empty" else "fewer-left"


def _kept(view: View, position: WordsPosition, before: WordsPosition) -> str:
    """Why it is good to keep more tiles."""
    book = position.book
    if book.refill == "when-empty":
        return "no-seven" if not before.rack else "keeps-tiles"
    if book.ends == "out":
        # Without a pot each turn takes a word, however few tiles go into it; before that, fewer tiles drawn
        # move the end of the game.
        return "last-turn" if view.pot else "more-turns"
    return "last-round"


def _after(position: WordsPosition, move: Move) -> WordsPosition:
    return position if move.play is None else position.after(move.play)


def _jokers(position: WordsPosition) -> int:
    return position.rack.count(JOKER)
