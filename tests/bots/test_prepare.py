"""Dictionaries are opened before a bot's first turn."""

from collections.abc import Callable, Hashable, Sized
from typing import cast

import pytest

from optafel.bots import choose, prepare
from optafel.game import Game, Setup
from optafel.solve import crossword_boxes, word_turns
from optafel.solve.cache import Cache

OPTIONS = {"woord-sabra": {"no_verbs": True}, "scrabble-nl": {}, "rummikub-sabra": {}}


@pytest.mark.parametrize("rulebook", OPTIONS)
def test_a_bot_opens_nothing_that_was_not_prepared(rulebook: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []

    class Noted(Cache[object]):
        def get(self, key: Hashable, make: Callable[[], object]) -> object:
            def noted() -> object:
                opened.append(key)
                return make()

            return super().get(key, noted)

    def size(made: object) -> int:
        return len(cast(Sized, made))

    monkeypatch.setattr(word_turns, "_indexes", Noted(size, 4_000_000))
    monkeypatch.setattr(crossword_boxes, "_graphs", Noted(size, 4_000_000))
    language = "" if rulebook == "rummikub-sabra" else "nl"
    prepare(rulebook, language, OPTIONS[rulebook], "casual")
    assert len(opened) == (1 if language else 0)
    game = Game.start(Setup(rulebook, 2, bytes(32), language=language, options=OPTIONS[rulebook], first=0))
    choose(game.view(0), "casual")
    assert len(opened) == (1 if language else 0)
