"""What is new on the table, and what the turn scores."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from optafel.rules.ruling import Reason
from optafel.rules.words.rulebook import WordsRulebook

UNNAMED = "@"


@dataclass(frozen=True, slots=True)
class Compared:
    """The table before and after a turn, word by word as it is read."""

    before: tuple[str, ...]
    after: tuple[str, ...]
    kept: tuple[bool, ...]  # one a word that lies there now: whether it lay there
    broken: tuple[str, ...]  # the words that no longer lie there


def compare(before: Sequence[str], after: Sequence[str]) -> Compared:
    """Pairs equal words off; a joker that stood for nothing in particular may have been any letter."""
    kept = [False] * len(after)
    broken = []
    for old in sorted(before, key=lambda word: UNNAMED in word):
        at = next((i for i, new in enumerate(after) if not kept[i] and reads_as(old, new)), None)
        if at is None:
            broken.append(old)
        else:
            kept[at] = True
    return Compared(tuple(before), tuple(after), tuple(kept), tuple(broken))


def reads_as(old: str, new: str) -> bool:
    """Whether two words are the same as far as is said."""
    return old == new or (
        len(old) == len(new)
        and (UNNAMED in old or UNNAMED in new)
        and all(a == b or UNNAMED in (a, b) for a, b in zip(old, new, strict=True))
    )


def is_rest(compared: Compared, word: str) -> bool:
    """An unbroken piece of a word that was broken up."""
    return any(
        reads_as(old[start : start + len(word)], word)
        for old in compared.broken
        for start in range(len(old) - len(word) + 1)
    )


def why_not_new(book: WordsRulebook, compared: Compared, word: str, history: frozenset[str]) -> str | None:
    """Why a word that lies there scores nothing; `how-<reason>` says so. None: it scores."""
    if any(reads_as(old, word) for old in compared.before):
        return "lay-there"
    if book.old_words_score:
        return None
    if is_rest(compared, word):
        return "rest-word"
    if word in history:
        return "formed-before"
    return "lies-twice" if compared.after.count(word) > 1 else None


def score(
    book: WordsRulebook, compared: Compared, history: frozenset[str], whole_rack: bool
) -> tuple[int, str | None, tuple[Reason, ...]]:
    """The points of a legal turn, the word that scores them, and how that came about."""
    why = {word: why_not_new(book, compared, word, history) for word in compared.after}
    new = [word for word in compared.after if why[word] is None]
    longest = max(new, key=len, default=None)
    points = len(longest) if longest else 0
    how = [
        Reason(f"how-{reason}", {"word": word})
        for word, reason in why.items()
        if reason and reason != "lay-there" and len(word) > points
    ]
    if longest:
        how.append(Reason("how-longest", {"word": longest, "score": points}))
    else:
        how.append(Reason("how-nothing-new"))
    if longest and whole_rack and book.whole_rack_factor > 1:
        points *= book.whole_rack_factor
        how.append(Reason("how-whole-rack", {"score": points}))
    return points, longest, tuple(how)


def twice(words: Sequence[str]) -> list[str]:
    """The words that lie there more than once."""
    return [word for word, count in Counter(words).items() if count > 1]
