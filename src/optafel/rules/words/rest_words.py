"""What became of the words that lay on the table, where none of them may be dissolved.

Each old word claims tiles of one word that lies there now: the whole of it, if that word is the old one or a
rest word of it, or a stretch of it, if the old word was taken up. No tile is claimed twice. Which letter
came from where does not matter beyond that: the other letters are free, and all jokers are alike.

Claims are settled by an exact search. It stays small, since nearly every word on a table has one claim or
none; it gives up, and the play is refused, after far more steps than the letters of a box can ask for.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from optafel.tiles.letters import Word

_STEPS_MAX = 50_000

Kind = Literal["kept", "taken-up", "rest"]


@dataclass(frozen=True, slots=True)
class Claim:
    """The tiles that an old word holds on to."""

    kind: Kind
    word: int  # index of the word that lies there now
    start: int = 0  # where in that word
    length: int = 0

    @property
    def tiles(self) -> int:
        """The tiles claimed, one bit each."""
        return ((1 << self.length) - 1) << self.start


_JOKER = "@"
_Faces = str  # a word as its tiles look on a rack: all jokers are alike
Claimed = tuple[Claim | None, ...]  # one an old word, None where nothing is left of it
_Claims = dict[_Faces, list[Claim]]  # what each old word could claim
_Occupied = tuple[int, ...]  # one an end word: the tiles that are claimed


def claimed(before: Sequence[Word], after: Sequence[Word], rest_letters: int) -> Claimed:
    """A claim for as many old words as possible; what stayed as it was is preferred."""
    lay, lies = [_faces(word) for word in before], [_faces(word) for word in after]
    found: list[Claim | None] = [None] * len(lay)
    claims = {old: list(_claims(old, lies, rest_letters)) for old in set(lay)}
    unsettled = _settle_kept(lay, lies, claims, found)
    taken = {claim.word for claim in found if claim}
    for old, possible in claims.items():
        claims[old] = [claim for claim in possible if claim.word not in taken]
    doubtful = [at for at in unsettled if claims[lay[at]]]
    # Equal words stand together, so that the search need not try them in every order.
    doubtful.sort(key=lambda at: (len(claims[lay[at]]), lay[at]))
    search = _Search([lay[at] for at in doubtful], lies, claims)
    for at, claim in zip(doubtful, search.settled(), strict=True):
        found[at] = claim
    return tuple(found)


def _faces(word: Word) -> _Faces:
    return "".join(str(tile.face) for tile in word)


def _settle_kept(
    before: Sequence[_Faces],
    after: Sequence[_Faces],
    claims: _Claims,
    found: list[Claim | None],
) -> list[int]:
    """Settles the words that lie as they lay where nobody else can claim them; returns the others."""
    wanted = Counter(after[at] for possible in claims.values() for at in {claim.word for claim in possible})
    copies = Counter(after)
    places: dict[_Faces, list[int]] = {}
    for at, word in enumerate(after):
        places.setdefault(word, []).append(at)
    unsettled = []
    for at, word in enumerate(before):
        # `wanted` counts every copy once for each different old word that could claim it.
        if places.get(word) and wanted[word] == copies[word]:
            found[at] = Claim("kept", places[word].pop(0), 0, len(word))
        else:
            unsettled.append(at)
    return unsettled


def _claims(old: _Faces, after: Sequence[_Faces], rest_letters: int) -> Iterator[Claim]:
    """All claims of an old word: as it lay, taken up, as a rest word, the longest rest first."""
    taken_up, rests = [], []
    for at, new in enumerate(after):
        if len(new) == len(old):
            if _fits(old, new):
                yield Claim("kept", at, 0, len(old))
        elif len(new) > len(old):
            taken_up += [Claim("taken-up", at, start, len(old)) for start in _places(old, new)]
        elif len(new) >= rest_letters and _holds(old, new):
            rests.append(Claim("rest", at, 0, len(new)))
    yield from taken_up
    yield from sorted(rests, key=lambda claim: -claim.length)


def _fits(old: _Faces, new: _Faces) -> bool:
    """The same letters in the same order; where a joker lay, another joker or any letter may lie now."""
    return old == new or (
        _JOKER in old and all(lay in (_JOKER, lies) for lay, lies in zip(old, new, strict=True))
    )


def _places(old: _Faces, new: _Faces) -> list[int]:
    """Where in a longer word the old one lies, unbroken."""
    if _JOKER not in old and old not in new:
        return []
    length = len(old)
    return [at for at in range(len(new) - length + 1) if _fits(old, new[at : at + length])]


def _holds(old: _Faces, new: _Faces) -> bool:
    """Whether a shorter word is an unbroken piece of the old one."""
    length = len(new)
    return new in old or (
        _JOKER in old and any(_fits(old[at : at + length], new) for at in range(len(old) - length + 1))
    )


class _Search:
    """Depth first over the old words, remembering where it came to nothing."""

    def __init__(
        self, words: list[_Faces], after: Sequence[_Faces], claims: dict[_Faces, list[Claim]]
    ) -> None:
        self.words = words
        self.after = after
        self.claims = claims
        self.chosen: list[Claim | None] = []
        self.dead: set[tuple[int, int, int, _Occupied]] = set()  # states that came to nothing
        self.steps = 0

    def settled(self) -> list[Claim | None]:
        """A claim for all words but as few as can be."""
        nothing_claimed = (0,) * len(self.after)
        for spared in range(len(self.words)):
            if self._settle(0, 0, spared, nothing_claimed):
                return self.chosen
        return [None] * len(self.words)

    def _settle(self, at: int, first: int, spared: int, occupied: _Occupied) -> bool:
        """Whether all words from `at` on but `spared` find a claim.

        `first` is the claim to begin with: equal words take theirs in order.
        """
        if at == len(self.words):
            return True
        state = (at, first, spared, occupied)
        self.steps += 1
        if state in self.dead or self.steps > _STEPS_MAX:
            return False
        equal_follows = at + 1 < len(self.words) and self.words[at + 1] == self.words[at]
        for index, claim in self._choices(at, first, occupied):
            now = occupied[claim.word] | claim.tiles
            self.chosen.append(claim)
            if self._settle(
                at + 1,
                index if equal_follows else 0,
                spared,
                (*occupied[: claim.word], now, *occupied[claim.word + 1 :]),
            ):
                return True
            self.chosen.pop()
        if spared:
            self.chosen.append(None)
            none_left = len(self.claims[self.words[at]])
            if self._settle(at + 1, none_left if equal_follows else 0, spared - 1, occupied):
                return True
            self.chosen.pop()
        self.dead.add(state)
        return False

    def _choices(self, at: int, first: int, occupied: _Occupied) -> Iterator[tuple[int, Claim]]:
        """The claims that are free; of end words that are equal and claimed alike so far, one."""
        tried: set[tuple[_Faces, int, int]] = set()
        possible = self.claims[self.words[at]]
        for index in range(first, len(possible)):
            claim = possible[index]
            alike = (self.after[claim.word], occupied[claim.word], claim.start)
            if not occupied[claim.word] & claim.tiles and alike not in tried:
                tried.add(alike)
                yield index, claim
