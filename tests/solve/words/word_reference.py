"""The best play the slow way: lay every table there is and judge each by the letter of the rules."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from optafel.solve.words import TurnRules, Wishes, WordPosition

Table = tuple[str, ...]


@dataclass(frozen=True)
class Judged:
    score: int
    tiles: int
    scorers: frozenset[str]  # every word that brings the score
    broken: int
    outdone: bool  # a longer new word lies there twice

    @property
    def worth(self) -> tuple[int, int]:
        return self.score, self.tiles


def all_plays(
    words: Sequence[str], rules: TurnRules, position: WordPosition, wishes: Wishes | None = None
) -> Iterator[tuple[Table, Judged]]:
    """Every table that is allowed after the turn."""
    jokers = sum(tile == "@" for tile in faces(position.table) + list(position.rack))
    usable = sorted({word for word in words if len(word) >= rules.word_letters})
    for spelled in _tables(usable, Counter(faces(position.table) + list(position.rack)), jokers, 0):
        places = [(at, place) for at, word in enumerate(spelled) for place in range(len(word))]
        for count in range(jokers + 1):
            for chosen in combinations(places, count):
                table = tuple(_with_jokers(word, at, set(chosen)) for at, word in enumerate(spelled))
                judged = judge(table, words, rules, position)
                if judged and _as_wished(judged, wishes):
                    yield table, judged


def best_worth(
    words: Sequence[str], rules: TurnRules, position: WordPosition, wishes: Wishes | None = None
) -> tuple[int, int] | None:
    return max((judged.worth for _, judged in all_plays(words, rules, position, wishes)), default=None)


def ranked(
    words: Sequence[str], rules: TurnRules, position: WordPosition
) -> dict[str | None, tuple[int, int]]:
    """The best that each word can bring as the one that scores.

    Nobody lays a long new word twice so that a shorter one scores: such tables are left out.
    """
    best: dict[str | None, tuple[int, int]] = {}
    for _, judged in all_plays(words, rules, position):
        if judged.outdone:
            continue
        for scorer in judged.scorers or {None}:
            best[scorer] = max(judged.worth, best.get(scorer, (0, 0)))
    return best


def judge(after: Table, words: Sequence[str], rules: TurnRules, position: WordPosition) -> Judged | None:
    """What a table is worth, or nothing if it is not allowed."""
    before = position.table
    played = Counter(faces(after))
    played.subtract(faces(before))
    if any(count < 0 for count in played.values()) or +played - Counter(position.rack) or not +played:
        return None
    spelled = [word.upper() for word in after]
    if any(word not in words or len(word) < rules.word_letters for word in spelled):
        return None
    if not rules.equal_words and len(set(spelled)) < len(spelled):
        return None
    if not position.opened and not _opens(after, rules, position):
        return None
    pairs = _paired(before, after)
    if rules.bound_jokers and not _jokers_bound(before, after, +played, pairs):
        return None
    lay, lies = Counter(word.upper() for word in before), Counter(spelled)
    broken: int | None = sum((lay - lies).values())
    if rules.rest_words:
        broken = _fewest_broken(list(before), [[False] * len(word) for word in after], after, rules)
    if broken is None:
        return None
    new = _new(before, after, pairs, rules, position)
    scorers = [word for word in new if rules.old_words_score or lies[word] == 1]
    longest = max((len(word) for word in scorers), default=0)
    outdone = any(len(word) > longest for word in new)
    tiles = sum(played.values())
    twice = 2 if rules.doubling and tiles == len(position.rack) else 1
    best = frozenset(word for word in scorers if len(word) == longest)
    return Judged(longest * twice, tiles, best, broken, outdone)


def faces(table: Table) -> list[str]:
    return [tile if tile.isupper() else "@" for word in table for tile in word]


@dataclass(frozen=True)
class Paired:
    """Which words lie there that lay there."""

    reads: frozenset[int]  # words that read as one did that lay there
    unmoved: tuple[str, ...]  # tiles that nobody moved, with a joker that is read otherwise
    broken: tuple[str, ...]  # words that no longer lie there, as they lay


def _paired(before: Table, after: Table) -> Paired:
    """The same tiles first, then the same word, then the same tiles but for what a joker is said to be."""
    left, reads = list(before), set[int]()
    for seen_as in (str, str.upper):
        for old in list(left):
            at = next(
                (at for at, new in enumerate(after) if at not in reads and seen_as(new) == seen_as(old)), None
            )
            if at is not None:
                reads.add(at)
                left.remove(old)
    faces_left = Counter("".join(faces((new,))) for at, new in enumerate(after) if at not in reads)
    unmoved: list[str] = []
    broken: list[str] = []
    for old in left:
        face = "".join(faces((old,)))
        (unmoved if faces_left[face] > 0 else broken).append(old)
        faces_left[face] -= 1
    return Paired(frozenset(reads), tuple("".join(faces((old,))) for old in unmoved), tuple(broken))


def _new(before: Table, after: Table, pairs: Paired, rules: TurnRules, position: WordPosition) -> list[str]:
    """The words that would score if each lay there once. Of those that look like tiles nobody moved, as many
    as there were are the old ones, first those that score nothing anyway."""
    lay = {word.upper() for word in before}
    pieces = [old.upper() for old in pairs.broken]
    spelled = [word.upper() for word in after]

    def scores(at: int) -> bool:
        word = spelled[at]
        old = word in position.history or any(word in one for one in pieces)
        return word not in lay and (rules.old_words_score or not old)

    found = [scores(at) for at in range(len(after))]
    unmoved = Counter(pairs.unmoved)
    silent_first = sorted(
        (at for at in range(len(after)) if at not in pairs.reads),
        key=lambda at: found[at] and (rules.old_words_score or spelled.count(spelled[at]) == 1),
    )
    for at in silent_first:
        face = "".join(faces((after[at],)))
        if unmoved[face] > 0:
            unmoved[face] -= 1
            found[at] = False
    return [word for word, new in zip(spelled, found, strict=True) if new]


def _opens(after: Table, rules: TurnRules, position: WordPosition) -> bool:
    laid = Counter(after)
    laid.subtract(position.table)
    return min(laid.values()) >= 0 and any(
        len(word) >= rules.opening_letters for word, count in laid.items() if count
    )


def _jokers_bound(before: Table, after: Table, played: Counter[str], pairs: Paired) -> bool:
    """A joker that stands for another letter now needs a tile of its old letter that has come: from the rack,
    or from a word that no longer lies there."""
    was = Counter(tile.upper() for word in before for tile in word if tile.islower())
    now = Counter(tile.upper() for word in after for tile in word if tile.islower())
    tiles = played + Counter(tile for word in pairs.broken for tile in word if tile.isupper())
    return all(tiles[letter] >= count for letter, count in (was - now).items())


def _fewest_broken(old: list[str], claimed: list[list[bool]], after: Table, rules: TurnRules) -> int | None:
    """Each old word lies there, has a rest word of its own there, or is taken up unbroken.

    How many do not simply lie there, at least; nothing if some word has none of these.
    """
    if not old:
        return 0
    word, *others = old
    fewest: int | None = None
    for at, new in enumerate(after):
        if len(new) >= len(word):  # it lies there, or is taken up
            stretches = [(start, word) for start in range(len(new) - len(word) + 1)]
        elif len(new) >= rules.word_letters:  # a rest word
            stretches = [(0, word[start : start + len(new)]) for start in range(len(word) - len(new) + 1)]
        else:
            continue
        for start, piece in stretches:
            places = range(start, start + len(piece))
            if any(claimed[at][place] for place in places) or not _same(piece, new[start : places.stop]):
                continue
            now = [list(row) for row in claimed]
            now[at][start : places.stop] = [True] * len(piece)
            more = _fewest_broken(others, now, after, rules)
            if more is not None:
                broken = more + (len(new) != len(word))
                fewest = broken if fewest is None else min(fewest, broken)
    return fewest


def _same(old: str, new: str) -> bool:
    return all(was.islower() or was == now for was, now in zip(old, new, strict=True))


def _as_wished(judged: Judged, wishes: Wishes | None) -> bool:
    return wishes is None or wishes.most_broken is None or judged.broken <= wishes.most_broken


def _tables(words: Sequence[str], tiles: Counter[str], jokers: int, first: int) -> Iterator[Table]:
    """Every choice of words that these tiles could lay."""
    yield ()
    for at in range(first, len(words)):
        rest = Counter(tiles)
        rest.subtract(words[at])
        lacking = -sum(count for tile, count in rest.items() if tile != "@" and count < 0)
        if lacking <= jokers:
            for more in _tables(words, rest, jokers, at):
                yield (words[at], *more)


def _with_jokers(word: str, at: int, chosen: set[tuple[int, int]]) -> str:
    return "".join(letter.lower() if (at, place) in chosen else letter for place, letter in enumerate(word))
