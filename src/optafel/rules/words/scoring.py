"""What is new on the table, and what the turn scores."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from optafel.rules.ruling import Reason
from optafel.rules.words.rulebook import WordsRulebook
from optafel.tiles.letters import Word, spelled

UNNAMED = "@"


@dataclass(frozen=True, slots=True)
class Compared:
    """The table before and after a turn, word by word as it is read."""

    before: tuple[str, ...]
    after: tuple[str, ...]
    faces: tuple[str, ...]  # one a word that lies there now: its tiles as they look, all jokers alike
    kept: tuple[bool, ...]  # one a word that lies there now: whether it lay there and read the same
    renamed: tuple[str, ...]  # the tiles of words that lie as they lay, with a joker read otherwise
    broken: tuple[int, ...]  # the words that no longer lie there, by their place on the table before


def compare(before: Sequence[Word], after: Sequence[Word]) -> Compared:
    """Pairs off what lay there and still does: the same tiles, else the same word, else tiles that nobody
    moved, of which only a joker is said to be another letter. A joker that stood for nothing in particular
    may have been any letter."""
    lay, lies = [spelled(word) for word in before], [spelled(word) for word in after]
    kept = [False] * len(after)
    gone = sorted(range(len(before)), key=lambda at: UNNAMED in lay[at])
    left: list[int] = []
    ways: tuple[Callable[[int, int], bool], ...] = (
        lambda old, new: before[old] == after[new],
        lambda old, new: reads_as(lay[old], lies[new]),
    )
    for same in ways:
        left = []
        for old in gone:
            at = next((new for new in range(len(after)) if not kept[new] and same(old, new)), None)
            if at is None:
                left.append(old)
            else:
                kept[at] = True
        gone = left
    faces = tuple(_faces(word) for word in after)
    unmoved = Counter(face for face, stays in zip(faces, kept, strict=True) if not stays)
    renamed, broken = [], []
    for old in left:
        face = _faces(before[old])
        if unmoved[face]:
            unmoved[face] -= 1
            renamed.append(face)
        else:
            broken.append(old)
    return Compared(tuple(lay), tuple(lies), faces, tuple(kept), tuple(renamed), tuple(sorted(broken)))


def _faces(word: Word) -> str:
    return "".join(str(tile.face) for tile in word)


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
        for old in (compared.before[at] for at in compared.broken)
        for start in range(len(old) - len(word) + 1)
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """What a word that lies there after the turn is to the score."""

    untouched: bool  # it lay there: nobody moved, added or took a tile
    why_not: str | None  # why it scores nothing; `how-<reason>` says so. None: it scores


def standings(book: WordsRulebook, compared: Compared, history: frozenset[str]) -> tuple[Standing, ...]:
    """What each word scores, and why not. Where tiles lie as they lay but are read otherwise, and as many
    words look like them as there are and more, those that score nothing anyway count as the old ones."""
    found = [
        Standing(stays, _why_not_new(book, compared, word, history))
        for word, stays in zip(compared.after, compared.kept, strict=True)
    ]
    unmoved = Counter(compared.renamed)
    for at in sorted(range(len(found)), key=lambda at: found[at].why_not is None):
        face = compared.faces[at]
        if not compared.kept[at] and unmoved[face]:
            unmoved[face] -= 1
            found[at] = Standing(True, "lay-there")
    return tuple(found)


def _why_not_new(book: WordsRulebook, compared: Compared, word: str, history: frozenset[str]) -> str | None:
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
    book: WordsRulebook, compared: Compared, words: Sequence[Standing], whole_rack: bool
) -> tuple[int, str | None, tuple[Reason, ...]]:
    """The points of a legal turn, the word that scores them, and how that came about."""
    read = list(zip(compared.after, words, strict=True))
    longest = max((word for word, standing in read if not standing.why_not), key=len, default=None)
    points = len(longest) if longest else 0
    silent = {
        word: standing.why_not
        for word, standing in read
        if standing.why_not and standing.why_not != "lay-there" and len(word) > points
    }
    how = [Reason(f"how-{reason}", {"word": word}) for word, reason in silent.items()]
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
