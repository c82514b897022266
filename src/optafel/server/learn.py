"""The lessons over HTTP: what each rulebook says, section by section, with its worked examples."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path

from optafel.learn import LESSONS, lesson_to_json
from optafel.server.forms import Json
from optafel.server.forms import Refused as RefusedForm
from optafel.server.house import House
from optafel.server.http import limited
from optafel.table.refusals import refused

learn = APIRouter(prefix="/api", responses={status: {"model": RefusedForm} for status in (404, 429)})


@learn.get("/rulebooks/{rulebook}/examples")
def examples(
    rulebook: Annotated[str, Path(max_length=40, examples=["rummikub-sabra"])],
    house: Annotated[House, Depends(limited)],
) -> Json:
    """The sections of a rulebook and its worked examples, those that do not hold among them."""
    if rulebook not in LESSONS:
        raise refused("not-found", path=rulebook)
    return lesson_to_json(rulebook)
