"""A crossword while there is a pot: a play is worth its points and the tiles that it keeps."""

from collections import Counter

from optafel.cases import read_case, solved
from optafel.cases.crossword import worth_of_keeping
from optafel.cases.scenes import scene_of
from optafel.review.story import Best, Turn
from optafel.rules.crossword import rack_sign
from optafel.tiles import read_letters

_ALIKE = 0.5  # points: what two plays may differ in and still be equally good, estimates as they are


def best_with_what_is_kept(turn: Turn, seconds: float) -> Best:
    """The play that is worth most by the solver's estimate, and what the one that was made was worth."""
    case = read_case({**turn.position, "objective": "equity", "seconds": seconds}, needs_play=False)
    found = solved(case)
    made = round(turn.got + worth_of_keeping(case, _kept(turn)), 1)
    if found.worth is None:  # nothing can be laid or exchanged
        return Best("pass", 0, proved=True, scene=turn.before, by="worth", worth=made, made=made)
    worth = round(found.worth, 1)
    if turn.kind in ("played", "exchanged") and made > worth - _ALIKE:
        return Best(turn.play, turn.got, False, turn.after, by="worth", worth=made, made=made)
    scene = scene_of(read_case({**turn.position, "play": found.play}, needs_play=True))
    return Best(found.play, found.score or 0, False, scene, by="worth", worth=worth, made=min(made, worth))


def _kept(turn: Turn) -> list[str]:
    """The tiles that the turn left on the rack, before any were drawn."""
    if turn.kind == "played":
        return list(turn.after.rack)
    held = Counter(rack_sign(tile) for tile in read_letters(turn.position["rack"].upper()))
    if turn.kind == "exchanged":
        given = turn.play.removeprefix("exchange").strip().upper()
        held -= Counter(rack_sign(tile) for tile in read_letters(given))
    return list(held.elements())
