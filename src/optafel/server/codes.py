"""Codes of tables that can be said aloud: six signs, none that looks like another."""

import secrets

from optafel.server.state import ServerState
from optafel.store import CodeTaken, StoreUnavailable
from optafel.table.refusals import RequestRefused

SIGNS = "BCDFGHJKMNPQRTVWXY34679"  # no vowels (they make words), none of 0 O, 1 I L, 2 Z, 5 S, 8
HEARD_AS = str.maketrans({"8": "B", "U": "V"})  # what a sign is mistaken for, where it is in no code
LENGTH = 6
DAYS = 7  # so long a code holds
ATTEMPTS_MAX = 5


async def give_code(server: ServerState, table: str, invite: str) -> str | None:
    """A code for a table that waits for people; none where the store does not answer: there is the link."""
    now_ms = server.open_tables.services.clock.now_ms()
    for _ in range(ATTEMPTS_MAX):
        code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
        try:
            await server.open_tables.store.people.keep_code(
                code, table, invite, now_ms, now_ms + DAYS * 86_400_000
            )
        except CodeTaken:
            continue
        except StoreUnavailable:
            break
        return code
    return None


async def table_of_code(server: ServerState, heard: str) -> tuple[str, str]:
    """The table and the invitation that a code stands for. Raises RequestRefused."""
    code = "".join(sign for sign in heard.upper() if sign.isalnum()).translate(HEARD_AS)
    fits = len(code) == LENGTH and not set(code) - set(SIGNS)
    now_ms = server.open_tables.services.clock.now_ms()
    found = await server.open_tables.store.people.find_code(code, now_ms) if fits else None
    if found is None:
        raise RequestRefused("no-such-code", read=heard[:20], length=LENGTH)
    return found
