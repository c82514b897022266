"""Who may open a table that runs on this machine: only whoever sits at it, or every device in the house."""

import json
import socket
from contextlib import suppress
from pathlib import Path

ONLY_HERE = "127.0.0.1"
WHOLE_HOUSE = "0.0.0.0"  # noqa: S104
HERE = (ONLY_HERE, "localhost", "::1")
FILE = "house.json"

# An address that is kept for examples: asking for the way there finds our own address, and sends nothing.
_SOMEWHERE = ("192.0.2.1", 9)


def house_address() -> str | None:
    """The address of this machine in its network; None where it has none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_SOMEWHERE)
        found = str(probe.getsockname()[0])
        return None if found.startswith(("127.", "0.")) else found
    return None


def answered(folder: Path) -> bool | None:
    """What was said when it was asked; None: it was not asked yet."""
    try:
        said = json.loads((folder / FILE).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    house = said.get("house") if isinstance(said, dict) else None
    return house if isinstance(house, bool) else None


def remember(folder: Path, house: bool) -> None:
    with suppress(OSError):  # it is asked again
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_text(json.dumps({"house": house}) + "\n", encoding="utf-8")
