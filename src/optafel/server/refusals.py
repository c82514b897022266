"""Refusals over HTTP: a stable code, a sentence in the reader's language, a fitting status."""

from fastapi import Request
from fastapi.responses import JSONResponse

from optafel.game import Refusal, spoken_refusal
from optafel.texts import chosen_language
from optafel.wire import to_json

_STATUS = {
    "unknown-key": 403,
    "unknown-invite": 403,
    "unknown-watch": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-past-game": 404,
    "not-found": 404,
    "no-such-puzzle": 404,
    "puzzle-not-yet": 404,
    "method-not-allowed": 405,
    **dict.fromkeys(
        ("no-seat-open", "seat-taken", "last-person", "not-begun", "has-begun", "game-not-over"), 409
    ),
    "body-too-long": 413,
    "bad-request": 422,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "internal": 500,
    "try-again": 503,
}
OTHERWISE = 400


def language_of(request: Request) -> str:
    return chosen_language(request.query_params.get("lang") or request.headers.get("accept-language"))


def refusal_response(refusal: Refusal, language: str, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse(
        to_json(spoken_refusal(refusal, language)), _STATUS.get(refusal.code, OTHERWISE), headers
    )
