"""Whole word games: players that play to win, and self-play.

All of it is reckoned in the native core. A turn is the whole table at its end, in notation, or None for a
draw or a pass. With a node limit the same question has the same answer on every machine; with seconds it need
not.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from optafel._native import words as native
from optafel.rules.words import WordsRulebook
from optafel.solve.words import WordIndex

SECONDS = 0.3  # a turn, where nothing else is asked
PLAYERS: tuple[str, ...] = tuple(native.player_names())


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRules:
    """What whole games have to know of a rulebook."""

    shortest: int  # letters of the shortest word
    rest_words: bool
    bound_jokers: bool
    distinct: bool  # whether no two words on the table may be equal
    doubling: bool  # whether a whole rack laid in one turn counts double
    pieces_score: bool
    opening: int  # fewest letters of a word of an opening
    refill: int
    refill_when_empty: bool
    ends: str  # last-tile, goal or out
    goal: int
    tile_penalty: int
    joker_penalty: int
    goal_penalties: bool
    whole_box: str  # every tile there is


@dataclass(frozen=True, slots=True)
class Usual:
    """What a turn with some tiles on the rack brings, where racks are not filled up."""

    letters: float  # of the word that scores, on an empty table
    letters_a_tile: float  # more of them for each tile on the table
    spread: float  # of that length from turn to turn
    left: tuple[float, ...]  # how often 0, 1, 2… tiles stay on the rack


@dataclass(frozen=True, slots=True)
class Opening:
    """One way in which an opening goes."""

    left: int  # tiles that stay on the rack
    share: float  # how often
    letters: float  # of the longest word


@dataclass(frozen=True, slots=True)
class Outlook:
    """What turns bring on the average, learned from games."""

    letters: tuple[float, ...]  # of the longest word, by tiles on table and rack
    opening_letters: float  # of the word of an opening
    opening_left: int  # tiles that stay on the rack then
    spread: tuple[float, ...] = ()  # of that length from turn to turn, by the same tiles
    usual: tuple[Usual, ...] = ()  # by tiles on the rack
    keep: tuple[tuple[str, float], ...] = ()  # tiles, and what it is worth to keep each, in points
    openings: tuple[Opening, ...] = ()  # where a whole rack counts double, as is all that follows
    dead: str = ""  # tiles that go into no word
    whole: float = 1.0  # how often a whole rack goes that has none of them
    beside: tuple[float, ...] = ()  # how often 0, 1, 2… tiles more stay on a rack that has some
    sticks: float = 0.5  # how often who kept something keeps something the next time too


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """All that a seat may know when it is to move."""

    table: Sequence[str]
    rack: str
    history: Sequence[str]  # words that were laid before; not looked at where those score again
    seat: int
    first: int  # who began
    counts: Sequence[int]  # tiles that each seat holds
    opened: Sequence[bool]
    scores: Sequence[int]
    pot: int
    last_turns: int | None = None  # turns that are left, once that is known
    passes: int = 0  # in a row up to now
    # Tiles that each kept when they last laid something, their opening apart; empty where that is not known.
    kept: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class TurnMade:
    """One turn of a game that was played."""

    seat: int
    rack: str  # before it
    table: tuple[str, ...] | None  # after it; None for a draw or a pass
    score: int
    tiles: int  # laid from the rack
    word: str | None  # that scored


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """One game from its deal to its end."""

    turns: tuple[TurnMade, ...]
    racks: tuple[str, ...]  # what is left
    scores: tuple[int, ...]
    reason: str | None  # went-out, last-round, blocked; None: broken off


def game_rules(book: WordsRulebook) -> GameRules:
    """What whole games have to know of a rulebook, with the table's house rules."""
    return GameRules(
        shortest=book.fewest_letters,
        rest_words=book.rest_words,
        bound_jokers=book.bound_jokers,
        distinct=not book.equal_words,
        doubling=book.whole_rack_factor > 1,
        pieces_score=book.old_words_score,
        opening=book.opening_letters,
        refill=book.refill_tiles,
        refill_when_empty=book.refill == "when-empty",
        ends=book.ends,
        goal=book.goal,
        tile_penalty=book.tile_penalty,
        joker_penalty=book.joker_penalty,
        goal_penalties=book.goal_penalties,
        whole_box="".join(map(str, book.box)),
    )


def choose(
    player: str,
    index: WordIndex,
    rules: GameRules,
    known: Known,
    outlook: Outlook,
    *,
    own_words: Iterable[str] = (),
    nodes: int | None = None,
    seconds: float = SECONDS,
) -> tuple[str, ...] | None:
    """The turn that a player makes who knows this much."""
    table = native.choose(index, rules, list(own_words), player, known, outlook, seconds, nodes)
    return None if table is None else tuple(table)


Laid = tuple[
    Sequence[str] | None, int
]  # a turn: the table after it, None for a draw or a pass; and its score


def candidates(
    index: WordIndex,
    rules: GameRules,
    known: Known,
    outlook: Outlook,
    *,
    own_words: Iterable[str] = (),
    nodes: int | None = None,
    seconds: float = SECONDS,
) -> tuple[tuple[tuple[str, ...], int], ...]:
    """Turns that are worth weighing, with their scores: those that the champion thinks of, which differ in
    what they keep. What it would lay comes first."""
    found = native.candidates(index, rules, list(own_words), known, outlook, seconds, nodes)
    return tuple((tuple(table), score) for table, score in found)


@dataclass(frozen=True, slots=True)
class Worth:
    """What a turn promises whoever makes it."""

    chance: float  # to win, a shared win being a part of one
    ahead: float  # points more than the others' mean at the end
    points: float  # at the end


def weigh(
    index: WordIndex,
    rules: GameRules,
    known: Known,
    turns: Sequence[Laid],
    *,
    own_words: Iterable[str] = (),
    games: int = 100,
    nodes: int = 2_000,
    seed: int = 0,
) -> tuple[Worth, ...]:
    """What each turn, with its score, is worth to the game: hidden tiles are dealt anew, the same for all,
    and so many games are played out for each by players who lay the longest word.

    Raises ValueError for a turn that takes tiles from the table or lays what is not on the rack.
    """
    found = native.weigh(index, rules, list(own_words), known, _asked(turns), games, seed, nodes)
    return tuple(Worth(*worth) for worth in found)


def reckon(
    index: WordIndex,
    rules: GameRules,
    known: Known,
    outlook: Outlook,
    turns: Sequence[Laid],
    *,
    games: int = 200,
    seed: int = 0,
) -> tuple[Worth, ...]:
    """The same, reckoned by how many tiles are where, if all play on as turns usually go: no word is looked
    for, so that it takes some thousandths of a second.

    Raises ValueError as `weigh` does.
    """
    found = native.reckon(index, rules, known, outlook, _asked(turns), games, seed)
    return tuple(Worth(*worth) for worth in found)


def _asked(turns: Sequence[Laid]) -> list[tuple[list[str] | None, int]]:
    return [(None if table is None else list(table), score) for table, score in turns]


def play_game(
    players: Sequence[str],
    index: WordIndex,
    rules: GameRules,
    racks: Sequence[str],
    pot: str,
    outlook: Outlook,
    *,
    own_words: Iterable[str] = (),
    first: int = 0,
    nodes: int | None = None,
    seconds: float = SECONDS,
) -> GamePlayed:
    """Plays one deal to its end; the pot is drawn from its end."""
    turns, left, scores, reason = native.play_game(
        index, rules, list(own_words), list(players), list(racks), pot, first, outlook, seconds, nodes
    )
    made = (
        TurnMade(seat, rack, None if table is None else tuple(table), score, tiles, word)
        for seat, rack, table, score, tiles, word in turns
    )
    return GamePlayed(tuple(made), tuple(left), tuple(scores), reason)
