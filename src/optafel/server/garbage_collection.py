"""When Python looks for garbage.

A full collection looks at every tile of every open table: with 5,000 players connected it stopped the server
for 300 to 690 ms, again and again (measured), and was all of the 99th percentile. What tables are made of
has no cycles and goes without it. So full collections are left to a timer; young ones go on as ever.
"""

import asyncio
import gc

FULL_EVERY_SECONDS = 20 * 60
YOUNG, MIDDLE = 10_000, 20
NEVER = 1_000_000_000


async def collect_garbage_rarely() -> None:
    gc.collect()
    gc.freeze()  # what start-up has loaded stays
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    while True:
        await asyncio.sleep(FULL_EVERY_SECONDS)
        gc.collect()
