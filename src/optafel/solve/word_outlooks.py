"""What turns of a word game bring on the average, learned from games of two who play for the turn.

`tools/word_outlooks.py` plays them. One small file a rulebook, in the folder of its language.
"""

import json
from functools import lru_cache
from pathlib import Path

from optafel.languages import CODES, folder_of
from optafel.rules.words import WordsRulebook
from optafel.solve.word_games import Opening, Outlook, Usual

# Where nothing was learned: letters of the longest word grow so with the tiles there are, up to so many.
_GROWTH, _POWER, _LONGEST = 1.4, 0.72, 25.0
_TILES = 121
_OPENING = 6.0


def outlook_of(book: WordsRulebook, language: str) -> Outlook:
    """What was learned of a rulebook in a language; else in the language of the book itself, which is nearer
    to the truth than nothing; else a guess."""
    for code in (language, *book.languages[:1]):
        file = outlook_file(book.id, code)
        if file is not None and file.exists():
            return _read(file)
    return Outlook(tuple(min(_LONGEST, _GROWTH * tiles**_POWER) for tiles in range(_TILES)), _OPENING, 1)


def outlook_file(rulebook: str, language: str) -> Path | None:
    """Where it lies, or will; nothing for a language that has no folder."""
    return folder_of(language) / "outlook" / f"{rulebook}.json" if language in CODES else None


@lru_cache(maxsize=32)
def _read(file: Path) -> Outlook:
    said = json.loads(file.read_text())
    return Outlook(
        letters=tuple(said["letters"]),
        opening_letters=said["opening_letters"],
        opening_left=said["opening_left"],
        usual=tuple(
            Usual(each["letters"], each["letters_a_tile"], each["spread"], tuple(each["left"]))
            for each in said["usual"]
        ),
        keep=tuple(said["keep"].items()),
        spread=tuple(said.get("spread", ())),
        openings=tuple(Opening(**each) for each in said.get("openings", ())),
        dead=said.get("dead", ""),
        whole=said.get("whole", 1.0),
        beside=tuple(said.get("beside", ())),
        sticks=said.get("sticks", 0.5),
    )
