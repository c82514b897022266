"""Bots: from what a seat may see to a move. A bot gets a view, never the game."""

from collections.abc import Mapping
from typing import Any

from optafel.bots.doubt import doubts
from optafel.bots.endgame import end_of_view
from optafel.bots.levels import DEFAULT, LEVELS, Level
from optafel.cases import Case, read_case, solved
from optafel.rules.rulebooks import RULEBOOKS

__all__ = ["DEFAULT", "LEVELS", "case_of_view", "choose", "choose_as", "position_of_view", "prepare"]

Move = dict[str, Any]


def choose(view: Mapping[str, Any], level: str = DEFAULT) -> Move:
    """The move that a bot of this level makes. It thinks for up to the level's time: run it in a thread."""
    return choose_as(view, LEVELS.get(level, LEVELS[DEFAULT]))


def choose_as(view: Mapping[str, Any], level: Level) -> Move:
    """The move of a bot with these knobs."""
    moves = view["moves"]
    if "accept" in moves:
        return {"challenge": True} if doubts(view, level) else {"accept": True}
    if "take" in moves:
        return {"take": _fullest(view["piles"])}
    if "play" in moves:
        best = solved(case_of_view(view, level))
        if "exchange" in moves and best.play.split()[0] in ("exchange", "pass") and _nobody_lays(view):
            best = solved(_any_play(view, level))
        if best.play.startswith("exchange"):
            return {"exchange": best.play.removeprefix("exchange").strip()}
        if best.play not in ("draw", "pass"):
            return {"play": best.play}
        if best.gain is not None:
            return {"pass": True}  # the end is reckoned through: to wait is best
    elif "draw" not in moves and "pass" not in moves:
        raise ValueError(f"it is not this seat's turn: {moves}")
    if "draw" in moves:
        return {"draw": _fullest(view["piles"])}
    if "exchange" in moves:
        return {"exchange": " ".join(view["rack"][: view["pot"]])}  # no word in these: others may have one
    return {"pass": True}


def _any_play(view: Mapping[str, Any], level: Level) -> Case:
    """Where nobody has laid anything for a while: any word of the dictionary will do, however rare or low."""
    knobs = {**_knobs(level, view["family"], view["pot"]), "objective": "tiles", "frequency": 0.0}
    return read_case({**position_of_view(view), **knobs}, needs_play=False)


def prepare(rulebook: str, language: str, options: Mapping[str, Any], level: str) -> None:
    """Opens the dictionary that a bot of this level searches, by letting it look for a word once: after that
    nobody waits for it in a turn. It takes a moment: run it in a thread."""
    if RULEBOOKS[rulebook].family == "numbers":
        return
    position = {"game": rulebook, "rack": "A", "options": dict(options)}
    knobs = _knobs(LEVELS.get(level, LEVELS[DEFAULT]), RULEBOOKS[rulebook].family, pot=1)
    solved(read_case({**position, **({"language": language} if language else {}), **knobs}, needs_play=False))


def _nobody_lays(view: Mapping[str, Any]) -> bool:
    """Whether all have exchanged, passed or let their time run out twice over."""
    last = view["turns"][-2 * len(view["seats"]) :]
    return len(last) == 2 * len(view["seats"]) and all(
        turn["kind"] in ("exchanged", "passed", "timed-out") for turn in last
    )


def _fullest(piles: list[str | None] | None) -> int:
    """The first pile that still has a tile, vowels and jokers before others where the pot lies open."""
    wanted = [(tile not in "@AEIOU", at) for at, tile in enumerate(piles or ["@"]) if tile]
    return min(wanted)[1] if wanted else 0


def position_of_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """What a seat has before it, as the fields of a case."""
    said: dict[str, Any] = {"game": view["game"], "rack": " ".join(view["rack"])}
    if view["language"]:
        said["language"] = view["language"]
    if view["options"]:
        said["options"] = dict(view["options"])
    if view["family"] == "crossword":
        return {**said, "board": ["/".join(view["board"])]}
    said["table"] = (" | " if view["family"] == "numbers" else " ").join(view["table"])
    said["opened"] = view["seats"][view["seat"]]["opened"]
    return {**said, "history": list(view["words"])} if view["words"] else said


def case_of_view(view: Mapping[str, Any], level: Level) -> Case:
    """The question that a seat's view puts to the solver."""
    position = position_of_view(view)
    end = end_of_view(position, view) if level.endgame else {}
    return read_case({**position, **end, **_knobs(level, view["family"], view["pot"])}, needs_play=False)


def _knobs(level: Level, family: str, pot: int) -> dict[str, Any]:
    """How a bot of this level searches, as the fields of a case."""
    crossword = family == "crossword"
    return {
        "objective": "equity" if crossword else "tiles",
        "seconds": level.seconds,
        "breaks": level.breaks,
        "frequency": level.frequency,
        "pot": pot if crossword else None,
    }
