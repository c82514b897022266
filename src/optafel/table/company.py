"""Who bots are called and what people may say to each other: `company.json`, which the page is built from.

What is said are set phrases and faces without words: every page shows them in its own language.
"""

import json
from importlib.resources import files
from typing import Any

_COMPANY: dict[str, Any] = json.loads((files(__package__) / "company.json").read_text("utf-8"))

PHRASES: tuple[str, ...] = (*_COMPANY["phrases"], *_COMPANY["faces"])
BOT_NAMES: tuple[str, ...] = tuple(_COMPANY["bot_names"])
