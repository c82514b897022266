"""A bot that plays over the wire: it opens a table on a server, sits down and plays one of the server's bots.

python examples/websocket_bot.py http://127.0.0.1:8420
"""

import json
import sys
import uuid
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from optafel import Position


def move_for(view: dict[str, Any]) -> dict[str, Any]:
    """Lays the most tiles that it can, as the server's JSON says what it sees."""
    table, rack = " | ".join(view["table"]), " ".join(view["rack"])
    position = Position.read(view["game"], table=table, rack=rack, opened=view.get("opening") is None)
    move = position.best(nodes=5_000).move
    return move.to_json() if move.kind in view["moves"] else {"pass": True}


def play(server: str) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Robot"}, {"kind": "bot", "level": "beginner"}]
    wanted = json.dumps({"rulebook": "rummikub-sabra", "seats": seats}).encode()
    with urlopen(Request(f"{server}/api/tables", wanted, {"Content-Type": "application/json"})) as answer:
        table = json.load(answer)
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table['table']}/play") as socket:
        socket.send(json.dumps({"type": "hello", "key": table["key"]}))
        asked = -1  # the number of the view that was answered last
        for text in socket:
            said = json.loads(text)
            view = said.get("view", {})
            if view.get("phase") == "over":
                return dict(view["result"])
            if view and view["turn"] == view["seat"] and view["number"] > asked:
                asked = view["number"]
                move = {"type": "move", "id": str(uuid.uuid4()), "number": asked, "move": move_for(view)}
                socket.send(json.dumps(move))
            assert said["type"] != "refused", said["message"]
    raise ConnectionError("the server went away before the game was over")


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/")))
