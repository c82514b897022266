"""Everything that can be wrong with a table of words, each with the rule it rests on."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from optafel.rules.ruling import Param, Violation
from optafel.rules.words.rest_words import claimed
from optafel.rules.words.rulebook import WordsRulebook
from optafel.rules.words.scoring import UNNAMED, compare, twice
from optafel.rules.words.unnamed import Words
from optafel.texts import QuotedTiles
from optafel.tiles.letters import JOKER, LetterTile, Word, write_word


def _quoted(word: str) -> str:
    """A word is read as it is written, unless a sign in it is a joker's."""
    return QuotedTiles(word) if str(JOKER) in word or word != word.upper() else word


def not_in_box(book: WordsRulebook, table: Words) -> list[Violation]:
    """Letters that no tile of this edition shows."""
    where: dict[str, list[int]] = {}
    for at, word in enumerate(table):
        for tile in word:
            if tile.letter and tile.letter not in book.letters:
                where.setdefault(tile.letter, []).append(at)
    return [
        Violation("letter-not-in-box", "box", (letter,), tuple(places), {"letter": QuotedTiles(letter)})
        for letter, places in sorted(where.items())
    ]


def not_conserved(gone: Counter[LetterTile], foreign: Counter[LetterTile]) -> list[Violation]:
    """Nothing leaves the table, and nothing comes onto it but from the rack."""
    found = []
    jokers = gone.pop(JOKER, 0)
    if jokers:
        found.append(Violation("joker-off-table", "joker", ("@",) * jokers, params={"count": jokers}))
    for code, tiles in (("tile-left-table", gone), ("not-on-rack", foreign)):
        if signs := sorted(str(tile) for tile in tiles.elements()):
            quoted: dict[str, Param] = {"tiles": QuotedTiles(" ".join(signs)), "count": len(signs)}
            found.append(Violation(code, "turn", tuple(signs), params=quoted))
    return found


def no_words(book: WordsRulebook, read: Sequence[str], reasons: Sequence[str | None]) -> list[Violation]:
    """Letters that lie loose, rows that are too short, rows that are no words, with the reason."""
    found = []
    for at, (word, reason) in enumerate(zip(read, reasons, strict=True)):
        if reason == "loose":
            found.append(Violation("letter-loose", "turn", (word,), (at,), {"letter": QuotedTiles(word)}))
        elif reason == "too-short":
            least: dict[str, Param] = {"word": _quoted(word), "least": book.fewest_letters}
            found.append(Violation("word-too-short", "words", (word,), (at,), least))
        elif reason:
            rule = "theme" if reason == "not-in-theme" else "words"
            found.append(
                Violation("no-word", rule, (word,), (at,), {"word": _quoted(word), "reason": reason})
            )
    return found


def no_rest_words(book: WordsRulebook, before: Words, after: Words) -> list[Violation]:
    """Words that were dissolved where a rest word must stay."""
    if not book.rest_words:
        return []
    least = book.fewest_letters
    return [
        Violation("no-rest-word", "rest-word", (text,), params={"word": _quoted(text), "least": least})
        for word, claim in zip(before, claimed(before, after, least), strict=True)
        if claim is None
        for text in (write_word(word),)
    ]


def unbound_jokers(
    book: WordsRulebook, before: Words, after: Words, played: Counter[LetterTile]
) -> list[Violation]:
    """Jokers that stand for another letter than they did, with no tile that has come for them: one that was
    played, or one of a word that lay there and no longer does."""
    if not book.bound_jokers:
        return []
    come = Counter(tile.letter for tile in played.elements() if tile.letter and not tile.joker)
    broken = (before[at] for at in compare(before, after).broken)
    come.update(tile.letter for word in broken for tile in word if tile.letter and not tile.joker)
    lacking = _joker_letters(before) - _joker_letters(after) - come
    # A joker of which nothing is said may still stand for its old letter.
    unnamed = sum(word.count(JOKER) for word in after)
    where = tuple(_renamed(before, after))
    return [
        Violation("joker-bound", "joker", (letter.lower(),), where, {"letter": letter})
        for letter in sorted(lacking.elements())[unnamed:]
    ]


def unlawful_jokers(book: WordsRulebook, before: Words, after: Words) -> list[int]:
    """Words of an unfinished table that hold a joker that should have kept its letter.

    Jokers that lie in no word any more have left the question.
    """
    gone = sum(tile.joker for word in before for tile in word) - sum(
        tile.joker for word in after for tile in word
    )
    played = Counter(tile.face for word in after for tile in word) - Counter(
        tile.face for word in before for tile in word
    )
    unlawful = unbound_jokers(book, before, after, played)[max(0, gone) :]
    return list(_renamed(before, after)) if unlawful else []


def _renamed(before: Words, after: Words) -> Iterator[int]:
    """The places of words with a joker that stands for a letter no joker stood for."""
    new = _joker_letters(after) - _joker_letters(before)
    for at, word in enumerate(after):
        if any(tile.joker and tile.letter in new for tile in word):
            yield at


def _joker_letters(table: Words) -> Counter[str]:
    return Counter(tile.letter for word in table for tile in word if tile.joker and tile.letter)


def opening_words(before: Words, after: Words) -> tuple[list[Word], list[int]]:
    """The old words that no longer lie as they lay, and the places of the words laid besides."""
    own = list(range(len(after)))
    touched = []
    for old in before:
        at = next((i for i in own if _untouched(old, after[i])), None)
        if at is None:
            touched.append(old)
        else:
            own.remove(at)
    return touched, own


def _untouched(old: Word, new: Word) -> bool:
    """Tile for tile the same; a joker keeps its letter, if it was said."""
    return len(old) == len(new) and all(
        tile == now or (tile.joker and now.joker and None in (tile.letter, now.letter))
        for tile, now in zip(old, new, strict=True)
    )


def no_opening(book: WordsRulebook, touched: Iterable[Word], letters: int) -> list[Violation]:
    """What an opening lacks: a word long enough, from the rack alone, with the table left as it lay."""
    found = []
    if words := tuple(write_word(word) for word in touched):
        found.append(
            Violation(
                "opening-touches-table", "opening", words, params={"sets": QuotedTiles(" ".join(words))}
            )
        )
    if letters < book.opening_letters:
        need: dict[str, Param] = {"need": book.opening_letters, "letters": letters}
        found.append(Violation("opening-too-short", "opening", params=need))
    return found


def equal_words(book: WordsRulebook, read: Sequence[str]) -> list[Violation]:
    """Words that lie there twice where each may lie there once."""
    if book.equal_words:
        return []
    found = []
    for word in twice([word for word in read if UNNAMED not in word]):
        where = tuple(at for at, other in enumerate(read) if other == word)
        found.append(Violation("equal-words", "equal-words", (word,), where, {"word": word}))
    return found
