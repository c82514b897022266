"""Somebody who knows what to do: sees what the page was told, and asks the solver."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from optafel.client.changes import changed
from seen import move_for

View = dict[str, Any]


def asking_for_whole_views(message: str | bytes) -> str:
    """What the page says to the server, for a test that stands between them: no view comes as changes."""
    said = json.loads(message)
    said.pop("changes", None)
    return json.dumps(said)


class Mind:
    """The latest view that the server sent to this page, and the move that a good player would make."""

    def __init__(self, page: Page) -> None:
        self.view: View = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "view":
            self.view = message["view"]
        elif message["type"] == "change":
            self.view = changed(self.view, message)

    def move(self, level: str = "casual") -> dict[str, Any]:
        return move_for(self.view, level)

    def rows_after(self, play: str) -> list[list[str]]:
        """The table after a play, as the faces that the page shows."""
        if self.view["family"] == "numbers":
            return [part.split() for part in play.split("|")]
        return [["@" if letter.islower() else letter for letter in word] for word in play.split()]

    def squares(self, play: str) -> list[tuple[int, str]]:
        """The free squares that a play of the crossword covers, with their letters (small: a blank)."""
        place, word = play.split(maxsplit=1)
        across = place[0].isdigit()
        row, column = (place[:-1], place[-1]) if across else (place[1:], place[0])
        at = [int(row) - 1, ord(column.upper()) - ord("A")]
        board: list[str] = self.view["board"]
        covered = []
        for letter in word:
            if board[at[0]][at[1]] == ".":
                covered.append((at[0] * len(board) + at[1], letter))
            at[1 if across else 0] += 1
        return covered
