"""What nodes tell each other about a table, as text."""

import json
from typing import Any

from optafel.table.open_tables import NodeNews


def write_news(node: str, news: NodeNews) -> str:
    said: dict[str, Any] = {"node": node, "number": news.number, "here": sorted(news.here)}
    if news.asking:
        said["asking"] = True
    if news.said:
        said["said"] = news.said
    return json.dumps(said)


def read_news(text: str | bytes) -> tuple[str, NodeNews]:
    """Which node tells what. Raises ValueError, KeyError or TypeError."""
    said = json.loads(text)
    return str(said["node"]), NodeNews(
        int(said["number"]),
        frozenset(int(seat) for seat in said["here"]),
        bool(said.get("asking")),
        tuple(said["said"]) if said.get("said") else None,
    )
