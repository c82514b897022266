"""`optafel keys`: what a server signs its records with, and a new key in its place."""

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from optafel.cli.batch import UNREADABLE
from optafel.cli.parts import needs
from optafel.cli.serve import guarded, server_config
from optafel.cli.spoken import command, language_of, option
from optafel.game.signature import key_id
from optafel.texts import say

if TYPE_CHECKING:
    from optafel.store import Store


@command("keys", examples=("optafel keys --rotate",))
@option("--rotate", is_flag=True, help="option-rotate")
@option("--forget", default=None, help="option-forget")
@option("--data", type=click.Path(file_okay=False, path_type=Path), help="option-data")
def keys(rotate: bool, forget: str | None, data: Path | None) -> None:
    lang = language_of()
    with needs("server", "keys", lang):
        import optafel.server.ed25519
        import optafel.server.run  # noqa: F401
    config, folder = server_config(data, lang)
    if config.database_url.startswith("postgres"):
        with needs("cluster", "keys", lang):
            import asyncpg  # noqa: F401
    guarded(lambda: asyncio.run(_keys(config.database_url, rotate, forget, lang)), folder, lang)


async def _keys(url: str, rotate: bool, forget: str | None, lang: str) -> None:
    from optafel.server.ed25519 import new_private_key
    from optafel.store import StoreUnavailable, open_store

    store = await open_store(url)
    try:
        now_ms = round(datetime.now(UTC).timestamp() * 1_000)
        kept = store.signing_keys
        if rotate:
            await kept.add(now_ms, new_private_key())
        else:
            await kept.begin(now_ms, new_private_key())
        if forget is not None:
            await _forget(store, forget, lang)
        await _list(store, lang)
    except StoreUnavailable as wrong:
        click.echo(say(lang, "serve-bad-database", why=str(wrong)), err=True)
        sys.exit(UNREADABLE)
    finally:
        await store.close()


async def _forget(store: "Store", wanted: str, lang: str) -> None:
    """A key that is in use cannot be forgotten: nothing would sign then."""
    from optafel.server.ed25519 import public_of

    *older, _in_use = await store.signing_keys.all()
    found = next((key for key in older if key_id(public_of(key.private)) == wanted), None)
    if found is None:
        click.echo(say(lang, "keys-not-older", id=wanted[:40]), err=True)
        sys.exit(UNREADABLE)
    await store.signing_keys.forget(found.number)


async def _list(store: "Store", lang: str) -> None:
    from optafel.server.ed25519 import public_of

    listed = await store.signing_keys.all()
    ends = [*(key.made_ms for key in listed[1:]), None]
    for key, end in reversed(list(zip(listed, ends, strict=True))):
        since = datetime.fromtimestamp(key.made_ms / 1_000, UTC).date().isoformat()
        public = public_of(key.private)
        if end is None:
            click.echo(say(lang, "keys-in-use", id=key_id(public), since=since, public=public.hex()))
        else:
            until = datetime.fromtimestamp(end / 1_000, UTC).date().isoformat()
            click.echo(say(lang, "keys-older", id=key_id(public), since=since, until=until))
