"""Structured logs: one JSON object a line on standard error. Keys, names and tiles never go into them."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        said.update({name: value for name, value in vars(record).items() if name not in _OWN})
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def log_to_standard_error(level: int) -> None:
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[lines], force=True)
    # Uvicorn says at level "info" what the access log below says with more sense.
    logging.getLogger("uvicorn").setLevel(max(level, logging.WARNING))
