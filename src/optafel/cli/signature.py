"""The signature of a record, as `optafel verify --key` checks it."""

import sys
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import click

from optafel.cli.batch import UNREADABLE
from optafel.cli.parts import needs
from optafel.game.signature import KEYS_ADDRESS, PublicKey, SignatureSays, read_keys, signature_says
from optafel.texts import say

_KEYS_BYTES_MAX = 100_000
_SECONDS_MAX = 10


def checked_signature(text: str, where: str, lang: str) -> SignatureSays:
    """What the signature of a record says by the keys of a server: at its address, in a file, or one itself.
    Ends the program where there are none."""
    with needs("server", "verify --key", lang):
        from optafel.server.ed25519 import fits
    return signature_says(text, _keys(where, lang), fits)


def _keys(where: str, lang: str) -> tuple[PublicKey, ...]:
    try:
        return read_keys(_text(where))
    except (OSError, URLError, ValueError) as wrong:
        why = str(getattr(wrong, "reason", None) or getattr(wrong, "strerror", None) or wrong)
        click.echo(say(lang, "verify-no-keys", where=where[:200], why=why[:200]), err=True)
        sys.exit(UNREADABLE)


def _text(where: str) -> str:
    if where.startswith(("http://", "https://")):
        parts = urlsplit(where)
        address = f"{parts.scheme}://{parts.netloc}{KEYS_ADDRESS}"
        with urlopen(address, timeout=_SECONDS_MAX) as answer:  # noqa: S310 the scheme was looked at
            return str(answer.read(_KEYS_BYTES_MAX).decode())
    file = Path(where)
    return file.read_text("utf-8") if len(where) < 1_000 and file.is_file() else where
