"""A bot at a table of a running server: over HTTP and a WebSocket, as a page would (docs/protocol.md).

>>> from optafel import bots, client
>>> client.sit("http://127.0.0.1:8420", table, invite, bots.bot("master"), name="Ada")  # doctest: +SKIP
Outcome(seat=1, scores=(-31, 31), winners=(1,), reason='went-out', games=((-31, 31),), won=(0, 1))
"""

from optafel.client.seat import Outcome, SeatLost, join, sit, take_seat

__all__ = ["Outcome", "SeatLost", "join", "sit", "take_seat"]
