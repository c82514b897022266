"""How often somebody may ask: a bucket that fills up at a steady rate."""

import time
from collections import OrderedDict


class Bucket:
    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket an address; the address not seen for longest is forgotten first."""

    def __init__(self, per_minute: int, most: int) -> None:
        self._per_minute = per_minute
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._per_minute / 60, self._per_minute)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
