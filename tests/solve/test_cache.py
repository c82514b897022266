"""What is made once: by whoever asks first, and only as long as there is room."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from optafel.solve.cache import Cache


def test_who_asks_meanwhile_waits_for_the_one_that_is_being_made() -> None:
    kept: Cache[str] = Cache(len, 100)
    all_asked = threading.Barrier(3)
    made: list[str] = []

    def make() -> str:
        made.append("index")
        return "index"

    def ask() -> str:
        all_asked.wait()
        return kept.get("nl", make)

    with ThreadPoolExecutor(3) as threads:
        asked = [threads.submit(ask) for _ in range(3)]
        assert {one.result() for one in asked} == {"index"}
    assert made == ["index"]


def test_what_was_not_asked_for_longest_makes_room() -> None:
    kept: Cache[str] = Cache(len, 10)
    made: list[str] = []

    def ask(key: str, size: int) -> None:
        kept.get(key, lambda: made.append(key) or "x" * size)  # type: ignore[func-returns-value]

    ask("small", 2)
    ask("large", 8)
    ask("small", 2)
    ask("other", 6)  # "large" goes: "small" was asked for later
    made.clear()
    ask("small", 2)
    ask("other", 6)
    assert made == []
    ask("large", 8)
    assert made == ["large"]


def test_what_could_not_be_made_is_tried_again() -> None:
    kept: Cache[str] = Cache(len, 10)

    def fails() -> str:
        raise OSError("no such dictionary")

    with pytest.raises(OSError, match="no such dictionary"):
        kept.get("nl", fails)
    assert kept.get("nl", lambda: "index") == "index"
