"""People who keep what they are sent, and a bot that is easy to foresee."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from optafel.game import View
from optafel.positions import DRAW, PASS, Move
from optafel.table import requests
from optafel.table.connections import Connection
from optafel.table.due_actions import Pace
from optafel.table.new_table import SeatOrder, TableOrder
from optafel.table.open_table import OpenTable

QUICK = Pace(bot_least=0, bot_most=5, away=150, empty=150, doubt=100, grace=0, handover=40)


def draws(view: View, level: str) -> Move:
    """The plainest bot there is: never lays a tile."""
    return DRAW if "draw" in view.moves else PASS


class Person:
    """Somebody at a table, with everything that was sent to them."""

    def __init__(self, lang: str = "en") -> None:
        self.heard: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.connection = Connection(self._post, lang)
        self._news = asyncio.Event()

    def _post(self, text: str | Callable[[], str | None], skippable: bool = False) -> None:
        said = text if isinstance(text, str) else text()
        if said is None:
            return
        self.texts.append(said)
        self.heard.append(json.loads(said))
        self._news.set()

    @property
    def view(self) -> dict[str, Any]:
        shown: dict[str, Any] = [said for said in self.heard if said["type"] == "view"][-1]["view"]
        return shown

    async def sits(self, live: OpenTable, key: str, entropy: str = "") -> None:
        await requests.hello(live, self.connection, key=key, entropy=entropy)

    async def sees(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = 60) -> dict[str, Any]:
        """The first view, now or later, of which something holds."""
        async with asyncio.timeout(seconds):
            while not (any(said["type"] == "view" for said in self.heard) and wanted(self.view)):
                self._news.clear()
                await self._news.wait()
        return self.view


def order(*kinds: str, **rest: Any) -> TableOrder:
    chairs = tuple(SeatOrder(kind, f"{kind}{at}") for at, kind in enumerate(kinds))  # type: ignore[arg-type]
    return TableOrder(rest.pop("rulebook", "rummikub-sabra"), chairs, **rest)
