"""What holds for every table of words, and an oracle for the words that may not be dissolved."""

from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from optafel.rules.rulebooks.woord_international import WOORD_INTERNATIONAL
from optafel.rules.rulebooks.woord_sabra import WOORD_SABRA
from optafel.rules.rulebooks.word_2023 import WORD_2023
from optafel.rules.words import Before, judge
from optafel.rules.words.rest_words import claimed
from optafel.rules.words.rulebook import WordsRulebook
from optafel.tiles.letters import JOKER, LetterTile, read_words, spelled

BOOKS = [WOORD_SABRA, WOORD_INTERNATIONAL, WORD_2023.edition("nl")]
LETTERS = "ABN"  # few, so that words meet each other
SMALL_BOOKS = [replace(book, letters=dict.fromkeys(LETTERS, 9)) for book in BOOKS]
INTERNATIONAL = SMALL_BOOKS[1]

letters = st.sampled_from(LETTERS).map(LetterTile)
jokers = st.sampled_from([*LETTERS, None]).map(lambda letter: LetterTile(letter, True))
tiles = st.one_of(letters, letters, letters, jokers)
words = st.lists(tiles, min_size=1, max_size=6).map(tuple)
tables = st.lists(words, max_size=5).map(tuple)


def any_word(word: str) -> None:
    return None


def faces(table: Any) -> Counter[str]:
    return Counter(tile.face for word in table for tile in word)


@st.composite
def turns(draw: st.DrawFn) -> Any:
    """A table, a rack, and a table made of both by cutting and gluing: mostly near to legal."""
    before = draw(st.lists(st.lists(tiles, min_size=3, max_size=6).map(tuple), max_size=4).map(tuple))
    rack = draw(st.lists(letters, min_size=1, max_size=4).map(tuple))
    pieces = []
    for word in before:
        cut = draw(st.integers(0, len(word)))
        pieces += [piece for piece in (word[:cut], word[cut:]) if piece]
    pieces += [(tile,) for tile in rack[: draw(st.integers(0, len(rack)))]]
    pieces = draw(st.permutations(pieces))
    after: list[Any] = []
    for piece in pieces:
        if after and draw(st.booleans()):  # type: ignore[arg-type]
            after[-1] += piece
        else:
            after.append(piece)
    return before, rack, tuple(after)


@given(st.sampled_from(SMALL_BOOKS), tables, words, tables, st.booleans())
def test_legal_means_conserved_and_of_words_whatever_lies_there(
    book: WordsRulebook, table: Any, rack: Any, after: Any, opened: bool
) -> None:
    ruling = judge(book, Before(table, rack, opened), after, any_word)
    assert len(ruling.marks) == len(ruling.stands) == len(after)
    assert (ruling.score is None) == bool(ruling.violations)
    conserved = not faces(table) - faces(after) and not faces(after) - faces(table) - faces([rack])
    if ruling.legal:
        assert conserved
        assert ruling.played
        assert all(len(word) >= book.fewest_letters for word in after)
        assert Counter(ruling.played) == Counter(map(str, (faces(after) - faces(table)).elements()))
        assert (ruling.score > 0) == (ruling.longest is not None)  # type: ignore[operator]


@st.composite
def legal_turns(draw: st.DrawFn) -> Any:
    """A turn that is legal by all three books: old words kept or made longer, and perhaps a new one."""
    many = st.sampled_from("ABDEGINORST").map(LetterTile)
    named = st.one_of(many, many, many, many.map(lambda tile: LetterTile(tile.letter, True)))
    rows = st.lists(named, min_size=3, max_size=6).map(tuple)
    before = draw(st.lists(rows, min_size=1, max_size=4, unique_by=spelled))
    after, rack = [], []
    for word in before:
        front, back = draw(st.lists(many, max_size=2)), draw(st.lists(many, max_size=2))
        after.append((*front, *word, *back))
        rack += front + back
    own = draw(st.lists(many, min_size=3, max_size=5))
    if draw(st.booleans()) or not rack:
        after.append(tuple(own))
        rack += own
    assume(len({spelled(word) for word in after}) == len(after))
    return Before(tuple(before), tuple(rack)), tuple(draw(st.permutations(after)))


@given(st.sampled_from(BOOKS), legal_turns())
def test_longer_words_and_own_words_are_legal(book: WordsRulebook, turn: Any) -> None:
    position, after = turn
    ruling = judge(book, position, after, any_word)
    assert ruling.violations == ()
    assert Counter(ruling.played) == Counter(map(str, position.rack))
    lay = {spelled(word) for word in position.table}
    longest = max(len(word) for word in after if spelled(word) not in lay)
    assert ruling.score == longest * book.whole_rack_factor
    assert len(ruling.longest) == longest  # type: ignore[arg-type]


@given(st.sampled_from(BOOKS), legal_turns())
def test_a_word_that_does_not_count_makes_the_table_illegal(book: WordsRulebook, turn: Any) -> None:
    position, after = turn
    lay = {spelled(word) for word in position.table}
    for at, word in enumerate(after):
        ruling = judge(book, position, after, {spelled(word): "banned"}.get)
        if spelled(word) in lay:
            assert ruling.legal  # it was judged when it was laid
            continue
        assert [(v.code, v.tiles, v.where) for v in ruling.violations] == [
            ("no-word", (spelled(word),), (at,))
        ]
        assert ruling.rule == f"{book.id}/words"
        assert ruling.marks[at] == "not-a-word"


@given(st.sampled_from(BOOKS), legal_turns(), st.data())
def test_a_tile_that_is_missing_from_rack_or_table_makes_the_table_illegal(
    book: WordsRulebook, turn: Any, data: st.DataObject
) -> None:
    position, after = turn
    at = data.draw(st.integers(0, len(position.rack) - 1))
    left = position.rack[:at] + position.rack[at + 1 :]
    ruling = judge(book, replace(position, rack=left), after, any_word)
    assert [(v.code, v.tiles) for v in ruling.violations] == [("not-on-rack", (str(position.rack[at]),))]
    at = data.draw(st.integers(0, len(after) - 1))
    shorter = (*after[:at], after[at][1:], *after[at + 1 :])
    gone = {v.code for v in judge(book, position, shorter, any_word).violations}
    tile = after[at][0].face
    missing = faces(position.table)[tile] > faces(shorter)[tile]
    assert missing == bool(gone & {"joker-off-table", "tile-left-table"})


@given(turns())
def test_whatever_rest_words_allow_dissolving_allows_with_the_same_score(turn: Any) -> None:
    before, rack, after = turn
    strict = judge(INTERNATIONAL, Before(before, rack), after, any_word)
    lax = judge(replace(INTERNATIONAL, rest_words=False), Before(before, rack), after, any_word)
    assert {v.code for v in strict.violations} - {v.code for v in lax.violations} <= {"no-rest-word"}
    assert not strict.legal or strict == lax


@given(turns())
def test_an_opening_is_legal_where_it_leaves_the_table_and_lays_words_of_its_own(turn: Any) -> None:
    before, rack, _ = turn
    assume(all(word.count(JOKER) <= INTERNATIONAL.jokers for word in before))
    laid = judge(INTERNATIONAL, Before(before, rack, opened=False), (*before, rack), any_word)
    assert laid.legal == (len(rack) >= INTERNATIONAL.opening_letters)
    assert laid.opening_value == (len(rack) if len(rack) >= 3 else 0)


def oracle(before: Any, after: Any, rest_letters: int) -> Any:
    """How many old words can be accounted for at most: every choice of every word, tried."""

    def fits(old: Any, new: Any) -> bool:
        return all(a.joker or a == b for a, b in zip(old, new, strict=True))

    choices = []
    for old in before:
        possible: list[frozenset[tuple[int, int]]] = [frozenset()]  # dissolved
        for at, new in enumerate(after):
            whole = frozenset((at, i) for i in range(len(new)))
            pieces = [
                old[i:j] for i in range(len(old)) for j in range(i + 1, len(old) + 1) if j - i == len(new)
            ]
            if any(
                fits(piece, new) and (len(piece) == len(old) or len(piece) >= rest_letters)
                for piece in pieces
            ):
                possible.append(whole)
            for start in range(len(new) - len(old) + 1):
                if len(new) > len(old) and fits(old, new[start : start + len(old)]):
                    possible.append(frozenset((at, start + i) for i in range(len(old))))
        choices.append(possible)
    best = 0
    for chosen in product(*choices):
        if len(frozenset().union(*chosen)) == sum(map(len, chosen)):
            best = max(best, sum(map(bool, chosen)))
    return best


@settings(max_examples=300)
@given(turns(), st.integers(2, 3))
def test_claims_agree_with_trying_everything(turn: Any, rest_letters: int) -> None:
    before, _, after = turn
    found = claimed(before, after, rest_letters)
    assert sum(claim is not None for claim in found) == oracle(before, after, rest_letters)
    tiles = [(claim.word, claim.start + i) for claim in found if claim for i in range(claim.length)]
    assert len(tiles) == len(set(tiles))


def test_equal_words_and_long_rows_do_not_make_the_search_endless() -> None:
    before = read_words("AAA " * 30)
    assert sum(claim is not None for claim in claimed(before, read_words("A" * 29 + " A" * 61), 3)) <= 9
    assert all(claimed(before, read_words("AAA " * 30 + "BBB"), 3))
    assert all(claimed(before, read_words("A" * 90), 3))
