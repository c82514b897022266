"""Puzzles from real games: bots play, and where the solver proves that one play is the best, there is one."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import cast

from optafel.bots import LEVELS, choose_as
from optafel.game import Game
from optafel.game.view import View
from optafel.lexicon import Lexicon
from optafel.positions import Other, Position, Solved, Wishes
from optafel.puzzle.grade import COMMON, KNOWN, RAREST, SMALL_RACK, Shape, is_small, level_of
from optafel.puzzle.puzzle import LEVELS as PUZZLE_LEVELS
from optafel.puzzle.puzzle import Puzzle, setup_of
from optafel.rules.crossword import CrosswordRulebook
from optafel.rules.crossword import dictionary as board_dictionary
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.words import WordsRulebook
from optafel.rules.words.dictionary import dictionary

# To prove a play; what takes longer is left alone. Hardly anything does, so that the same seed makes the same
# puzzles on a slower machine too.
SECONDS = 10.0
_PROVING = Wishes(seconds=SECONDS)
# Players who leave something lying: tables that are neither bare nor combed through.
_PLAYERS = {
    "numbers": ("beginner", "casual"),
    "words": ("beginner", "beginner"),
    "crossword": ("strong", "casual"),
}
_FEWEST_GENTLE = 15
_TURNS_BETWEEN = 3  # positions of one game are much alike
_ROWS_MAX = {"numbers": 11, "words": 4, "crossword": 15}  # a table that is fuller makes no puzzle any more
# How common all words of an answer are to be, tried in this order (Zipf).
_FLOORS = {"numbers": (0.0,), "words": (COMMON, KNOWN, RAREST), "crossword": (0.0,)}
_EVERYDAY = 8.0  # Zipf: where there are no words, none is rare


def collected(rulebook: str, seed: bytes, language: str, count: int, games: int) -> list[Puzzle]:
    """So many puzzles of each level, or as many as so many games have; the same ones for the same seed."""
    made: list[Puzzle] = []
    tally: Counter[str] = Counter()
    for game in range(games):
        for puzzle in puzzles_of_game(rulebook, seed, language, game):
            if tally[puzzle.level] < count:
                tally[puzzle.level] += 1
                made.append(puzzle)
        if all(tally[level] >= count for level in PUZZLE_LEVELS if level != "gentle"):
            break
    others = [puzzle for puzzle in made if puzzle.level != "gentle"]
    return [*gentle(rulebook, seed, language, count, games), *others]


def gentle(rulebook: str, seed: bytes, language: str, count: int, games: int) -> list[Puzzle]:
    """So many for a child, or as many as so many games begin with; none where every rack is large."""
    own = f"{rulebook} {language} ".encode() + seed  # boxes that are alike are not to have the same ones
    found = (puzzle for game in range(games) for puzzle in gentle_of_game(rulebook, own, language, game))
    made = list(islice(found, count))
    return made if len(made) >= min(count, _FEWEST_GENTLE) else []  # too few to be a level of that box


def puzzles_of_game(rulebook: str, seed: bytes, language: str, number: int) -> Iterator[Puzzle]:
    """The puzzles of one of the games that a seed stands for; many a game has none."""
    key = hashlib.sha256(seed + number.to_bytes(4, "big")).digest()
    yield from _of_game(Game.start(setup_of(rulebook, language, key)))


def gentle_of_game(rulebook: str, seed: bytes, language: str, number: int) -> Iterator[Puzzle]:
    """The same, but only what a child could solve: that is found early in a game, before much lies there."""
    key = hashlib.sha256(b"gentle " + seed + number.to_bytes(4, "big")).digest()
    game = Game.start(setup_of(rulebook, language, key))
    if game.setup.book.rack_size > SMALL_RACK and game.setup.book.family == "words":
        return  # the racks of this box are never small
    yield from (puzzle for puzzle in _of_game(game, _lies_small) if puzzle.level == "gentle")


def _lies_small(view: View) -> bool:
    return is_small(view.family, _lying(view), len(view.rack or ()))


def _of_game(game: Game, looks: Callable[[View], bool] = lambda view: True) -> Iterator[Puzzle]:
    family = game.setup.book.family
    rest = 0  # turns until the next puzzle may come
    while game.turn is not None and not game.stands_still:
        view = game.view(game.turn)
        if len(view.table or ()) > _ROWS_MAX[family]:
            return
        puzzle = posed(game, view) if rest <= 0 and looks(view) else None
        rest -= 1
        if puzzle:
            yield puzzle
            rest = _TURNS_BETWEEN
        player = replace(LEVELS[_PLAYERS[family][game.turn]], seconds=SECONDS)
        game = game.play(game.turn, choose_as(view, player))


def posed(game: Game, view: View) -> Puzzle | None:
    """The puzzle of this turn, if exactly one play is the best and it is worth looking for."""
    # What opens a number game is a sum, not a puzzle; the longest word of a rack is one.
    if "play" not in view.moves or (view.opening is not None and view.family != "words"):
        return None
    # A puzzle is about this turn alone, whatever can be known of the others.
    position = replace(view.position, others=())
    best = only_best(position)
    if best is None:
        return None
    level = level_of(view.family, _shape(game, view, position, best))
    if level is None:
        return None
    rack = position.rack if view.family == "numbers" else tuple(sorted(position.rack, key=str))
    alone = replace(position, rack=rack, pot=0, others=(Other(0),))
    return Puzzle(str(alone), level, str(best), best.got)


def only_best(position: Position) -> Solved | None:
    """The best play, where it is proved that every other answer is worth less, also those with words that the
    referee takes but that nobody should be led to. The other words that it lays are as common as can be."""
    found = position.ask_for(2, replace(_PROVING, every_word=True))
    if len(found) != 2 or not all(play.optimal for play in found):
        return None
    best, second = found
    if best.got <= second.got:
        return None
    answers = (position.ask(replace(_PROVING, frequency=common)) for common in _FLOORS[position.book.family])
    return next((answer for answer in answers if answer.got == best.got), None)


def _shape(game: Game, view: View, position: Position, best: Solved) -> Shape:
    words = _new_words(game, best)
    lexicon = _lexicon(game) if words else None
    known = [lexicon.zipf(word) or 0.0 for word in words] if lexicon else [_EVERYDAY]
    return Shape(
        rows=_lying(view),
        rack=len(view.rack or ()),
        tiles=best.tiles,
        changed=best.changed,
        rarest=min(known),
        letters=max((len(word) for word in words), default=0),
        worth=best.got,
        casual=_seen_by("casual", position),
        beginner=_seen_by("beginner", position),
        jokers=sum(bool(tile.joker) for tile in (*position.rack, *game.family.tiles_on(game.state.table))),
    )


def _seen_by(level: str, position: Position) -> int:
    """What the best play gives that such a player sees."""
    player = LEVELS[level]
    return position.ask(replace(_PROVING, breaks=player.breaks, frequency=player.frequency)).got


def _lying(view: View) -> int:
    """Sets or words on the table; tiles on the board."""
    if view.board:
        return sum(sign != "." for row in view.board for sign in row)
    return len(view.table or ())


def _new_words(game: Game, best: Solved) -> tuple[str, ...]:
    """The words that the answer makes."""
    if game.setup.book.family == "numbers":
        return ()
    seat = game.state.turn
    assert best.play is not None
    return game.family.played(game.setup, game.state, seat, best.play, game.judge(seat, best.play)).words


def _lexicon(game: Game) -> Lexicon:
    book, language = RULEBOOKS[game.setup.rulebook], game.setup.language
    if book.family == "words":
        return dictionary(cast(WordsRulebook, book).edition(language), language)
    return board_dictionary(language, cast(CrosswordRulebook, book).letter_set(language))
