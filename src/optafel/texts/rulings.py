"""Rulings and refusals in a reader's language, ready for JSON."""

from typing import Any

from optafel.game.moves import Refusal
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.ruling import Ruling, Violation
from optafel.texts import pieces_to_json, say, say_in_pieces


def sentence(violation: Violation, language: str) -> str:
    """What is wrong and what would mend it."""
    return say(language, f"refuse-{violation.code}", **violation.params)


def sentence_in_pieces(violation: Violation, language: str) -> list[str]:
    """The same, its tiles in pieces of their own."""
    return say_in_pieces(language, f"refuse-{violation.code}", **violation.params)


def ruling_to_json(ruling: Ruling, language: str) -> dict[str, Any]:
    return {
        "legal": ruling.legal,
        "score": ruling.score,
        "longest": ruling.longest,
        "opening_value": ruling.opening_value,
        "played": list(ruling.played),
        "violations": [_violation(ruling, violation, language) for violation in ruling.violations],
        "marks": list(ruling.marks),
        "stands": [list(stands) for stands in ruling.stands],
        "how": [say(language, reason.key, **reason.params) for reason in ruling.how],
    }


def _violation(ruling: Ruling, violation: Violation, language: str) -> dict[str, Any]:
    place = RULEBOOKS[ruling.rulebook].places.get(violation.rule)
    return {
        "code": violation.code,
        "rule": f"{ruling.rulebook}/{violation.rule}",
        "place": {"book": place.book, "heading": place.heading} if place else None,
        "message": sentence(violation, language),
        "pieces": pieces_to_json(sentence_in_pieces(violation, language)),
        "tiles": list(violation.tiles),
        "where": list(violation.where),
    }


def refusal_to_json(refusal: Refusal, language: str) -> dict[str, Any]:
    """A refused move: its own sentence, or the first one of the referee's."""
    answer: dict[str, Any] = {"code": refusal.code}
    if refusal.ruling and refusal.ruling.violations:
        first = refusal.ruling.violations[0]
        answer["message"] = sentence(first, language)
        answer["pieces"] = pieces_to_json(sentence_in_pieces(first, language))
        answer["ruling"] = ruling_to_json(refusal.ruling, language)
    else:
        answer["message"] = say(language, f"refuse-{refusal.code}", **refusal.params)
        answer["pieces"] = pieces_to_json(say_in_pieces(language, f"refuse-{refusal.code}", **refusal.params))
    return answer
