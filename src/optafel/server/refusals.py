"""Refusals over HTTP: a stable code, a sentence in the reader's language, a fitting status."""

import json

from fastapi import Request
from starlette.responses import Response

from optafel.game import Refusal, spoken_refusal
from optafel.texts import chosen_language
from optafel.wire import to_json

_STATUS = {
    "unknown-key": 403,
    "unknown-invite": 403,
    "unknown-watch": 403,
    "only-opener": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-past-game": 404,
    "no-such-code": 404,
    "not-found": 404,
    "no-such-puzzle": 404,
    "puzzle-not-yet": 404,
    "method-not-allowed": 405,
    **dict.fromkeys(
        (
            *("no-seat-open", "seat-taken", "last-person", "not-begun", "has-begun", "game-not-over"),
            *("table-closed", "handover-asked", "no-guest", "enough-for-now", "too-many-invites"),
            *("game-over", "opener-has-no-seat", "table-full"),
            "note-changed",
        ),
        409,
    ),
    "body-too-long": 413,
    "bad-request": 422,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "internal": 500,
    "try-again": 503,
    "took-too-long": 503,
    "body-too-slow": 408,
    "wrong-host": 421,
}
OTHERWISE = 400


def language_of(request: Request) -> str:
    return chosen_language(request.query_params.get("lang") or request.headers.get("accept-language"))


def refusal_response(refusal: Refusal, language: str, headers: dict[str, str] | None = None) -> Response:
    said = json.dumps(to_json(spoken_refusal(refusal, language)), ensure_ascii=False, separators=(",", ":"))
    # A refusal quotes what was read, and that may hold half of a surrogate pair.
    body = said.encode("utf-8", "replace")
    return Response(body, _STATUS.get(refusal.code, OTHERWISE), headers, "application/json")
