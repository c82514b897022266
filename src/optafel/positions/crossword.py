"""A position of the crossword."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from time import perf_counter
from typing import Self, cast

from optafel.draw import Scene
from optafel.lexicon import HouseRules, UnknownLanguage
from optafel.positions.errors import PositionError
from optafel.positions.move import PASS, Laid, Move
from optafel.positions.position import GivenWords, Options, Position, book_with
from optafel.positions.rows import rack_without
from optafel.positions.solved import Solved, Wishes, check_count
from optafel.rules.crossword import (
    STANDARD,
    Before,
    Board,
    Check,
    CrosswordRulebook,
    LetterSet,
    Play,
    check_by,
    judge,
    judge_exchange,
    place,
    rack_sign,
    read_play,
    settled,
)
from optafel.rules.crossword.placement import words_made
from optafel.rules.ruling import Ruling, Violation
from optafel.solve.crossword import POINT, RACK_MAX, Solver
from optafel.solve.crossword import Play as FoundPlay
from optafel.solve.crossword_boxes import (
    SearchedWords,
    faces,
    laid_by,
    lexicon_of,
    packed_board,
    packed_rack,
    placed,
    solver_for,
)
from optafel.solve.crossword_learned_leaves import best_exchange, leaves_of
from optafel.solve.crossword_leaves import SCORE_ONLY, Leaves
from optafel.solve.crossword_setup import CrosswordError
from optafel.texts.expected import Expected
from optafel.tiles import Tile, read_letters
from optafel.tiles.letters import JOKER, LetterTile, Word, spelled

VALUE_MOST = 99  # what a position may make a letter worth
_EMPTY = Board.empty(STANDARD)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class CrosswordPosition(Position):
    """A board and a rack. Where the other's rack is known and the pot is empty, the end can be worked out."""

    board: Board = _EMPTY
    rack: Word = ()
    values: tuple[tuple[str, int], ...] = ()  # letters that are worth something else than in the set

    __str__ = Position.__str__

    @property
    def book(self) -> CrosswordRulebook:
        return cast(CrosswordRulebook, super(CrosswordPosition, self).book)

    @property
    def letters(self) -> LetterSet:
        """The letters that are played with."""
        return _letters(self.rulebook, self.options, self.language, self.values)

    @property
    def has_words_of_its_own(self) -> bool:
        return super(CrosswordPosition, self).has_words_of_its_own or bool(self.values)

    @property
    def other_rack(self) -> Word | None:
        """What the other holds, with two seats, where that is known."""
        return cast(Word | None, self.others[0].rack) if len(self.others) == 1 else None

    @property
    def box(self) -> Mapping[Tile, int]:
        return Counter(self.letters.box)

    @property
    def lying(self) -> Iterable[Tile]:
        return (tile.face for tile in self.board.tiles if tile)

    @property
    def unseen(self) -> Word:
        """The tiles of the box that lie neither on the board nor on this rack."""
        left = Counter(self.letters.box)
        left.subtract(cast(Iterable[LetterTile], self.lying))
        left.subtract(self.rack)
        return tuple(sorted(left.elements(), key=rack_sign))

    def read_play(self, text: str) -> Play:
        return read_play(text)

    def read_move(self, text: str) -> Move:
        word, _, rest = text.strip().partition(" ")
        match word.lower():
            case "pass":
                return PASS
            case "draw":
                return Move("draw")
            case "exchange":
                return Move("exchange", tiles=read_letters(rest.upper()))
        return Move("play", read_play(text))

    def judge(self, play: Laid | Move | str) -> Ruling:
        if isinstance(play, str):
            play = self.read_move(play)
        book = self.book
        if isinstance(play, Move):
            match play.kind:
                case "pass":
                    return Ruling(book.id, score=0)
                case "exchange":
                    return judge_exchange(book, self.rack, play.tiles)
                case "play":
                    play = cast(Play, play.play)
                case _:
                    return Ruling(book.id, (Violation("crossword-no-draw", "exchange"),))
        # Where the others may doubt words afterwards, nobody checks them before.
        check = None if book.challenge else self.check
        return judge(book, Before(self.board, self.rack, self.letters), cast(Play, play), check)

    @property
    def check(self) -> Check:
        """Does a word count here, and if not, why?"""
        return _check(
            self.rulebook, self.options, self.language, self.values, self.only_words, self.extra_words
        )

    def counts(self, word: str) -> bool:
        return self.check(word).counts

    def zipf(self, word: str) -> float | None:
        return self.check(word).zipf

    def words_made(self, play: Laid) -> tuple[str, ...]:
        placement = place(self.board, settled(self.board, cast(Play, play)))
        after = placement.after
        made = ([after[square] for square in squares] for squares in words_made(placement))
        return tuple(spelled(tile for tile in word if tile) for word in made)

    def ask(self, wishes: Wishes) -> Solved:
        """The highest score, or, where that is asked for, the most of score and what is kept. Where the
        other's rack is known, the best line to the end."""
        solver = self.solver(wishes)
        if self.other_rack is not None:
            return self._to_the_end(solver, self.other_rack, wishes)
        begin = perf_counter()
        leaves = self._leaves(wishes)
        found = solver.best(*self._packed(solver, self.rack), 1, leaves)
        if wishes.objective == "equity" and self.pot is not None and self._may_exchange:
            exchange = best_exchange(solver, faces(self.rack), leaves, self.pot)
            if exchange and (not found or exchange[1] > found[0].equity):
                tiles = tuple(JOKER if face == "?" else LetterTile(face) for face in exchange[0])
                worth, seconds = exchange[1] / POINT, perf_counter() - begin
                return Solved(Move("exchange", tiles=tiles), 0, False, seconds, score=0, worth=worth)
        seconds = perf_counter() - begin
        return _solved(found[0], wishes, seconds) if found else Solved(PASS, 0, True, seconds, score=0)

    def ask_for(self, count: int, wishes: Wishes) -> tuple[Solved, ...]:
        begin = perf_counter()
        solver = self.solver(wishes)
        found = solver.best(*self._packed(solver, self.rack), count, self._leaves(wishes))
        seconds = perf_counter() - begin
        return tuple(_solved(play, wishes, seconds) for play in found)

    def plays(self, *, frequency: float = 0.0, every_word: bool = True) -> tuple[Solved, ...]:
        """Every legal play, the highest score first; compounds that no list has are not looked for."""
        wishes = Wishes(frequency=frequency, every_word=every_word)
        begin = perf_counter()
        solver = self.solver(wishes)
        found = solver.plays(*self._packed(solver, self.rack))
        seconds = perf_counter() - begin
        return tuple(_solved(play, wishes, seconds) for play in found)

    def _after(self, play: Laid) -> Self:
        placement = place(self.board, cast(Play, play))
        left = list(self.rack)
        for tile in placement.laid.values():
            if tile.face in left:
                left.remove(tile.face)
        return replace(self, board=placement.after, rack=tuple(left), opened=True)

    def scene(self, play: Laid | str | None = None) -> Scene:
        read = read_play(play) if isinstance(play, str) else cast(Play | None, play)
        return board_scene(self.board, self.letters, self.rack, read)

    def worth_of_keeping(self, kept: Sequence[LetterTile], wishes: Wishes) -> float:
        """What it is worth to keep these tiles of the rack, in points: an estimate, as the solver makes it.

        Whoever keeps the whole rack has let the turn go by. No such rack was weighed; while there is a pot it
        counts as the best exchange would.
        """
        leaves = leaves_of(self.letters, self._pot_is_empty)
        if len(kept) == len(self.rack) and not self._pot_is_empty:
            best = self.solver(wishes).best_kept(faces(self.rack), len(self.rack), leaves)
            return best[1] / POINT if best else 0.0
        return leaves.kept(faces(tuple(kept))) / POINT

    def _to_the_end(self, solver: Solver, other: Word, wishes: Wishes) -> Solved:
        """The best line until the end; proved, or the best that was found in time."""
        begin = perf_counter()
        board, others = self._packed(solver, other)
        ending = solver.endgame(
            board,
            self._packed(solver, self.rack)[1],
            others,
            wishes.seconds,
            self.passed,
            nodes=wishes.nodes,
        )
        first = ending.line[0] if ending.line else None
        line = tuple(Move("play", placed(turn)) if turn else PASS for turn in ending.line)
        return Solved(
            line[0] if line else PASS,
            laid_by(first) if first else 0,
            ending.proven,
            perf_counter() - begin,
            score=first.score if first else 0,
            gain=ending.gain,
            line=line,
        )

    def solver(self, wishes: Wishes) -> Solver:
        """The solver of this box with the words that are wished for. Raises PositionError."""
        words = SearchedWords(
            self.language, self.only_words, self.extra_words, wishes.frequency, wishes.every_word
        )
        letters = self.letters
        try:
            return solver_for(self.book, letters, words)
        except UnknownLanguage as wrong:
            raise PositionError("no-dictionary", read=self.language) from wrong
        except CrosswordError as wrong:
            expected = Expected("letters-with-values", most=f"{VALUE_MOST}")
            read = " ".join(letters.values)
            raise PositionError("bad-field", name="values", read=read, expected=expected) from wrong

    def _packed(self, solver: Solver, rack: Word) -> tuple[bytes, bytes]:
        """The board and a rack as the solver takes them: all of it tiles of the letter set, and a rack a
        rack."""
        if len(rack) > RACK_MAX:
            raise PositionError("rack-too-long", most=RACK_MAX)
        try:
            return packed_board(solver, self.board), packed_rack(solver, rack)
        except CrosswordError as wrong:
            known = self.letters.values
            shown = {str(tile) for tile in (*self.board.tiles, *rack) if tile and tile.letter not in known}
            foreign = sorted(shown)
            raise PositionError("letter-not-in-set", letters=" ".join(foreign), count=len(foreign)) from wrong

    def _leaves(self, wishes: Wishes) -> Leaves:
        return leaves_of(self.letters, self._pot_is_empty) if wishes.objective == "equity" else SCORE_ONLY

    @property
    def _may_exchange(self) -> bool:
        return self.pot is not None and self.pot >= max(1, self.book.exchange_pot)

    @property
    def _pot_is_empty(self) -> bool:
        """As the position says it; or else whether all that is not seen fits on one other rack."""
        if self.pot is not None:
            return self.pot == 0
        seen = sum(tile is not None for tile in self.board.tiles) + len(self.rack)
        return self.letters.size - seen <= self.book.rack_size


def check_values(values: Mapping[str, int]) -> None:
    """What letters may be made worth. Raises PositionError."""
    for letter, value in values.items():
        check_count(f"values.{letter}", value, VALUE_MOST)


@lru_cache(maxsize=64)
def _letters(
    rulebook: str, options: Options, language: str, values: tuple[tuple[str, int], ...]
) -> LetterSet:
    book = cast(CrosswordRulebook, book_with(rulebook, options))
    return book.letter_set(language).with_values(dict(values))


@lru_cache(maxsize=64)
def _check(
    rulebook: str,
    options: Options,
    language: str,
    values: tuple[tuple[str, int], ...],
    only: GivenWords | None,
    extra: frozenset[str],
) -> Check:
    letters = _letters(rulebook, options, language, values)
    try:
        lexicon = lexicon_of(language, only, letters)
    except UnknownLanguage as wrong:
        raise PositionError("no-dictionary", read=language) from wrong
    compounds = cast(CrosswordRulebook, book_with(rulebook, options)).compounds
    return check_by(lexicon, HouseRules(extra_words=extra, compounds=compounds))


def _solved(play: FoundPlay, wishes: Wishes, seconds: float) -> Solved:
    proved = wishes.objective != "equity"
    return Solved(
        Move("play", placed(play)),
        laid_by(play),
        proved,
        seconds,
        score=play.score,
        worth=None if proved else play.equity / POINT,
    )


def board_scene(board: Board, letters: LetterSet, rack: Word, play: Play | None = None) -> Scene:
    """A board and a rack, with a play on it as far as it can lie there."""
    signs = [rack_sign(tile) for tile in rack]
    fresh: list[list[int]] = [[] for _ in range(board.layout.height)]
    if play:
        placement = place(board, settled(board, play))
        signs = rack_without(signs, (rack_sign(tile) for tile in placement.laid.values()))
        for row, column in placement.laid:
            fresh[row].append(column)
        board = placement.after
    return Scene(
        "crossword",
        tuple(board.rows()),
        tuple(signs),
        fresh=tuple(tuple(sorted(columns)) for columns in fresh),
        premiums=board.layout.rows,
        values=dict(letters.values),
    )
