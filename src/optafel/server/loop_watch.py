"""How long the loop that all tables share was held: by what runs on it, and by a machine that is busy."""

import asyncio
import time

BEAT_SECONDS = 0.01


class LoopWatch:
    """A beat every hundredth of a second. What it is late by, everybody was kept waiting."""

    def __init__(self) -> None:
        self.late_seconds = 0.0  # the latest beat since somebody last asked
        self.busy_seconds = 0.0  # the most processor time of the loop's thread between two beats, since then

    async def run(self) -> None:
        while True:
            began, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(BEAT_SECONDS)
            late = time.monotonic() - began - BEAT_SECONDS
            busy = time.thread_time() - worked
            self.late_seconds = max(self.late_seconds, late)
            # More than the wait itself was there for: no beat could come between.
            self.busy_seconds = max(self.busy_seconds, min(busy, late + BEAT_SECONDS))

    def take_late(self) -> float:
        """What somebody waited, and begin anew."""
        taken, self.late_seconds = self.late_seconds, 0.0
        return taken

    def take_busy(self) -> float:
        """What it worked, and begin anew."""
        taken, self.busy_seconds = self.busy_seconds, 0.0
        return taken
