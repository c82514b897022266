"""Calls that a worker answers. What was sent is read, checked and judged there: on the loop that all tables
share nothing of it is looked at.

A call is a plain function of what was sent, in a module; FastAPI describes it on the API page like any other.
Beside its form and what stands in the path it may take `language`, `limits` and the `keys` that records are
signed with.
"""

import asyncio
import inspect
import json
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Annotated, Any, get_type_hints

from fastapi import Depends, Request, Response
from pydantic import TypeAdapter, ValidationError

from optafel.game import Refusal
from optafel.game.signature import PublicKey
from optafel.server.answers import TypedRoute
from optafel.server.field_errors import field_error
from optafel.server.limits import Limits
from optafel.server.refusals import language_of
from optafel.server.state import address_of, limited, state_of
from optafel.table.refusals import RequestRefused
from optafel.table.shown import encode
from optafel.table.thinking import Lane

Call = Callable[..., Any]


def limits_of(request: Request) -> Limits:
    return state_of(request).config.limits


def keys_of(request: Request) -> tuple[PublicKey, ...]:
    return state_of(request).signing.public


TheLanguage = Annotated[str, Depends(language_of)]
TheLimits = Annotated[Limits, Depends(limits_of)]
TheKeys = Annotated[tuple[PublicKey, ...], Depends(keys_of)]


def asks(lane: Lane, media_type: str = "application/json") -> Callable[[Call], Call]:
    """In which lane a call is thought about, and what its answer is."""

    def marked(call: Call) -> Call:
        call.lane, call.media_type = lane, media_type  # type: ignore[attr-defined]
        return call

    return marked


class ThoughtRoute(TypedRoute):
    """A call that is answered by a worker."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        call: Any = self.endpoint
        taken = inspect.signature(call).parameters

        async def handle(request: Request) -> Response:
            server = limited(request)
            body, given = await request.body(), dict(request.path_params)
            ours = {"language": language_of(request), "limits": server.config.limits}
            if "keys" in taken:
                ours["keys"] = server.signing.public
            owner = (address_of(request),)
            thought = server.thinking.ask(call.lane, owner, answered, call, body, given, ours)
            answer = await _while_wanted(request, thought)
            return Response(answer, media_type=call.media_type)

        return handle


async def _while_wanted(request: Request, thought: Coroutine[Any, Any, bytes]) -> bytes:
    """The answer; or nothing more is thought about it, since whoever asked has hung up."""
    thinking = asyncio.ensure_future(thought)
    leaving = asyncio.ensure_future(_hung_up(request))
    try:
        await asyncio.wait({thinking, leaving}, return_when=asyncio.FIRST_COMPLETED)
        return await thinking if thinking.done() else b""
    finally:
        thinking.cancel()
        leaving.cancel()


async def _hung_up(request: Request) -> None:
    """The body has been read: what comes now is the end."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def answered(call: Call, body: bytes, given: dict[str, str], ours: dict[str, Any]) -> bytes:
    """The answer to a call, as it is sent. Raises RequestRefused."""
    taken = inspect.signature(call).parameters
    given |= {name: value for name, value in ours.items() if name in taken}
    for name in set(taken) - set(given):
        given[name] = _read(call, name, body)
    answer = call(**given)
    return answer if isinstance(answer, bytes) else encode(answer).encode()


@cache
def _reader(call: Call, name: str) -> TypeAdapter[Any]:
    return TypeAdapter(get_type_hints(call, include_extras=True)[name])


def _read(call: Call, name: str, body: bytes) -> Any:
    try:
        # As FastAPI does: what is read is a value of Python's before it is looked at.
        said = json.loads(body) if body else None
    except (ValueError, RecursionError) as wrong:
        raise RequestRefused("not-json", read=f"body.{getattr(wrong, 'pos', 0)}") from wrong
    try:
        return _reader(call, name).validate_python(said)
    except ValidationError as wrong:
        error = wrong.errors(include_url=False)[0]
        where = ("body", *error["loc"])
        if not body:
            error["type"] = "missing"
        raise RequestRefused.of(Refusal("bad-request", dict(field_error(error, where)))) from None
