"""One case for the referee or the solver: the same object from the shell, over HTTP and in the tests."""

from collections.abc import Callable, Mapping
from typing import Any

from optafel.cases import crossword, numbers, words
from optafel.cases.case import Case, CaseError, Solved, read_case
from optafel.cases.characters import whole
from optafel.rules.ruling import Ruling
from optafel.texts import say
from optafel.texts.rulings import ruling_to_json, sentence
from optafel.tiles import NotationError

__all__ = [
    "Case",
    "CaseError",
    "judge_case",
    "ranked",
    "read_case",
    "refusal_of",
    "rule_on",
    "ruling_of",
    "solve_case",
    "solved",
]

_JUDGE: Mapping[str, Callable[[Case], Ruling]] = {
    "crossword": crossword.judge,
    "numbers": numbers.judge,
    "words": words.judge,
}
_SOLVE: Mapping[str, Callable[[Case], Solved]] = {
    "crossword": crossword.solve,
    "numbers": numbers.solve,
    "words": words.solve,
}
_RANK: Mapping[str, Callable[[Case, int], tuple[Solved, ...]]] = {
    "crossword": crossword.ranked,
    "numbers": numbers.ranked,
    "words": words.ranked,
}


def ruling_of(case: Case) -> Ruling:
    """The referee's word on a case. Raises CaseError or NotationError on what cannot be read."""
    return _JUDGE[case.book.family](case)


def solved(case: Case) -> Solved:
    """The solver's answer to a case."""
    return _SOLVE[case.book.family](case)


def ranked(case: Case, count: int) -> tuple[Solved, ...]:
    """The best plays that are different answers, best first; fewer where there are no more or time ran out.

    Answers differ in the tiles they lay (numbers), the word that scores (words) or the placement (crossword).
    """
    return _RANK[case.book.family](case, count)


def judge_case(said: Any, language: str = "en") -> dict[str, Any]:
    """Answers a case as `optafel judge --json` does; what cannot be read is answered with an error."""
    said = whole(said)
    try:
        case = read_case(said, needs_play=True)
        ruling = ruling_of(case)
    except (CaseError, NotationError) as wrong:
        return _error(said, wrong, language)
    return {
        "id": case.id,
        "legal": ruling.legal,
        "score": ruling.score if ruling.legal else None,
        "longest": ruling.longest,
        "opening_value": ruling.opening_value,
        "played": list(ruling.played),
        "rule": ruling.rule,
        "message": " ".join(sentence(violation, language) for violation in ruling.violations)
        or say(language, "judge-legal"),
    }


def rule_on(said: Any, language: str = "en") -> dict[str, Any]:
    """The whole ruling on a case, as a table gets it for an unfinished turn."""
    said = whole(said)
    try:
        return ruling_to_json(ruling_of(read_case(said, needs_play=True)), language)
    except (CaseError, NotationError) as wrong:
        return _error(said, wrong, language)


def solve_case(said: Any, language: str = "en") -> dict[str, Any]:
    """Answers a case as `optafel solve --json` does."""
    said = whole(said)
    try:
        case = read_case(said, needs_play=False)
        best = solved(case)
    except (CaseError, NotationError) as wrong:
        return _error(said, wrong, language)
    answer: dict[str, Any] = {
        "id": case.id,
        "play": best.play,
        "score": best.score,
        "tiles": best.tiles,
        "value": best.value,
        "optimal": best.optimal,
        "seconds": round(best.seconds, 6),
    }
    if best.word is not None:
        answer["word"] = best.word
    if best.worth is not None:
        answer["worth"] = round(best.worth, 1)
    if best.gain is not None:
        answer |= {"gain": best.gain, "line": list(best.line)}
    return answer


def _error(said: Any, wrong: CaseError | NotationError, language: str) -> dict[str, Any]:
    name = said.get("id") if isinstance(said, Mapping) else None
    return {"id": name, "error": refusal_of(wrong, language), "code": wrong.code}


def refusal_of(wrong: CaseError | NotationError, language: str) -> str:
    """Why a case cannot be read, in the reader's language."""
    if isinstance(wrong, NotationError):
        return say(language, f"refuse-{wrong.code}", read=wrong.read, where=wrong.where + 1)
    return say(language, f"case-{wrong.code}", **wrong.params)
