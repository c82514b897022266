"""The referee of the crossword: takes any play and says everything that is wrong with it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from optafel.lexicon import Reason, Verdict
from optafel.rules.crossword.board import Board, Square, square_name
from optafel.rules.crossword.dictionary import Check
from optafel.rules.crossword.letters import LetterSet, rack_sign
from optafel.rules.crossword.placement import Placement, place
from optafel.rules.crossword.plays import Play
from optafel.rules.crossword.rulebook import CrosswordRulebook
from optafel.rules.crossword.score import MadeWord, Score, score
from optafel.rules.ruling import Param, Ruling, Violation
from optafel.texts import QuotedTiles
from optafel.tiles.letters import JOKER, Word, spelled


@dataclass(frozen=True, slots=True)
class Before:
    """What a player has before a turn."""

    board: Board
    rack: Word
    letters: LetterSet


def judge(book: CrosswordRulebook, position: Before, play: Play, check: Check | None) -> Ruling:
    """Rules on a play. Without `check` words are left to the other players' doubt."""
    placement = place(position.board, play)
    counted = score(book, position.letters, placement) if placement.fits else None
    violations = [
        *_squares(placement),
        *_tiles(position, placement),
        *_lie(book, placement),
        *_words(position, placement, counted, check),
    ]
    main = counted.words[0].text if counted and counted.words else None
    return Ruling(
        rulebook=book.id,
        violations=tuple(violations),
        score=counted.points if counted and not violations else None,
        longest=main,
        played=tuple([rack_sign(tile) for tile in placement.laid.values()]),
        how=counted.how if counted and not violations else (),
    )


def judge_exchange(book: CrosswordRulebook, rack: Word, tiles: Word) -> Ruling:
    """Rules on an exchange as far as the rack goes; only a game knows its pot."""
    violations = _not_on_rack(rack, tiles, "exchange")
    if not tiles:
        violations.append(Violation("exchange-nothing", "exchange"))
    return Ruling(book.id, tuple(violations), score=0, played=tuple(rack_sign(tile) for tile in tiles))


def _squares(placement: Placement) -> list[Violation]:
    """Squares that the play cannot have."""
    board = placement.board
    wrong = []
    if placement.off_board:
        size: dict[str, Param] = {
            "squares": _named(placement.off_board),
            "rows": board.layout.height,
            "last": square_name((0, board.layout.width - 1))[0],
        }
        wrong.append(Violation("off-board", "turn", params=size))
    for square in placement.taken:
        lies = {"square": square_name(square), "letter": str(board[square])}
        wrong.append(Violation("square-taken", "fixed", where=(board.index(square),), params=lies))
    if placement.missing:
        where = _indexes(board, placement.missing)
        gap: dict[str, Param] = {"squares": _named(placement.missing), "count": len(placement.missing)}
        wrong.append(Violation("gap", "turn", where=where, params=gap))
    return wrong


def _named(squares: Iterable[Square]) -> str:
    return ", ".join(square_name(square) for square in squares)


def _tiles(position: Before, placement: Placement) -> list[Violation]:
    """Tiles that the player has not, or has not named."""
    laid = placement.laid
    wrong = []
    if not laid and placement.fits:
        wrong.append(Violation("nothing-laid", "turn"))
    known = position.letters.values
    foreign = sorted({tile.letter for tile in laid.values() if tile.letter and tile.letter not in known})
    if foreign:
        letters: dict[str, Param] = {"letters": " ".join(foreign), "count": len(foreign)}
        wrong.append(Violation("letter-not-in-set", "box", tuple(foreign), params=letters))
    wrong += _not_on_rack(position.rack, tuple(laid.values()), "turn")
    if unnamed := _indexes(placement.board, [square for square, tile in laid.items() if tile.letter is None]):
        wrong.append(Violation("blank-unnamed", "blank", where=unnamed))
    return wrong


def _not_on_rack(rack: Word, tiles: Word, rule: str) -> list[Violation]:
    left, missing = list(rack), []
    for tile in tiles:
        try:
            left.remove(tile.face)
        except ValueError:
            missing.append(tile.face)
    if not missing:
        return []
    missing.sort(key=rack_sign)
    signs = tuple(rack_sign(tile) for tile in missing)
    if JOKER in missing and any(tile.joker for tile in tiles):
        # A small letter may have been typed for a letter: say what it means.
        code = "blank-not-on-rack" if set(missing) == {JOKER} else "not-on-rack"
    else:
        code = "not-on-rack"
    return [Violation(code, rule, signs, params={"tiles": QuotedTiles(" ".join(signs)), "count": len(signs)})]


def _lie(book: CrosswordRulebook, placement: Placement) -> list[Violation]:
    """The first play covers the centre with at least two tiles; later ones join what lies there."""
    if not placement.laid:
        return []
    board = placement.board
    if not board.is_empty and placement.joined:
        return []
    where = _indexes(board, placement.laid)
    if not board.is_empty:
        return [Violation("not-joined", "join", where=where)]
    wrong = []
    centre = board.layout.centre
    if centre not in placement.laid:
        at = {"square": square_name(centre)}
        wrong.append(Violation("first-off-centre", "first", where=(board.index(centre),), params=at))
    if len(placement.laid) < book.first_tiles:
        wrong.append(Violation("first-too-short", "first", where=where, params={"fewest": book.first_tiles}))
    return wrong


def _words(
    position: Before, placement: Placement, counted: Score | None, check: Check | None
) -> list[Violation]:
    """Words that do not count, and words laid with other tiles than the set has for them."""
    if counted is None:
        return _written_word(placement, check)
    wrong = []
    for word in counted.words:
        if None in [tile.letter for tile in word.tiles]:
            continue  # an unnamed blank has been spoken of
        if check and not (verdict := check(word.text)).counts:
            wrong.append(_no_word(verdict, _indexes(placement.board, word.squares)))
        if apart := _apart(position.letters, word):
            pairs: dict[str, Param] = {"word": word.text, "tiles": " ".join(f"[{pair}]" for pair in apart)}
            where = _indexes(placement.board, word.squares)
            wrong.append(Violation("digraph-split", "box", (word.text,), where, pairs))
    return wrong


def _indexes(board: Board, squares: Iterable[Square]) -> tuple[int, ...]:
    return tuple(board.index(square) for square in squares)


def _written_word(placement: Placement, check: Check | None) -> list[Violation]:
    """Where the play does not fit there are no words on the board; the word as written is still judged."""
    tiles = [
        cell.tile or placement.board[square]
        for square, cell in zip(placement.play.squares, placement.play.cells, strict=True)
    ]
    named = [tile for tile in tiles if tile and tile.letter]
    word = spelled(named)
    if check is None or len(named) < len(tiles) or len(tiles) < 2:
        return []
    verdict = check(word)
    return [] if verdict.counts else [_no_word(verdict, ())]


def _no_word(verdict: Verdict, where: tuple[int, ...]) -> Violation:
    word: dict[str, Param] = {"word": verdict.word}
    if Reason.A_NAME in verdict.reasons:
        return Violation("word-is-a-name", "words", (verdict.word,), where, word)
    if Reason.VERB_WITH_PRONOUN in verdict.reasons:
        return Violation("word-has-pronoun", "words", (verdict.word,), where, word)
    return Violation("not-in-dictionary", "words", (verdict.word,), where, word)


def _apart(letters: LetterSet, word: MadeWord) -> list[str]:
    """Digraphs that have a tile of their own but were laid with two."""
    if not letters.digraphs:
        return []
    laid = Counter(tile.letter for tile in word.tiles)
    needed = Counter(letters.split(word.text))
    return [pair for pair in letters.digraphs if needed[pair] > laid[pair]]
