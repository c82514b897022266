"""How much work a call is, counted in lines of Python that it runs: the same however busy a machine is."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def lines_run(call: Callable[..., object], *given: object) -> int:
    """The lines that run inside our own package while something is called."""
    count = 0

    def inside(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        count += event == "line"
        return inside

    def entered(frame: FrameType, event: str, _: Any) -> Any:
        return inside if "optafel" in frame.f_code.co_filename else None

    before = sys.gettrace()
    sys.settrace(entered)
    try:
        call(*given)
    finally:
        sys.settrace(before)
    return count
