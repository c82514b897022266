"""Whole number games: players that play to win, what a turn is worth to the game, and an arena.

All of it is reckoned in the native core. A turn is the whole table at its end, or None for a draw or a pass.
With a node limit the same seed gives the same game on every machine; with seconds it need not.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from optafel._native import numbers as native
from optafel.rules.numbers import NumbersRulebook
from optafel.tiles.numbers import Joker, NumberTile, Sets, TileSet

SECONDS = 0.2  # a turn, where nothing else is asked
PLAYERS: tuple[str, ...] = tuple(native.player_names())

_Rules = tuple[int, int, bool, int]
_Seen = tuple[list[list[int]], list[int], int, list[bool], list[int], int, int, list[int]]
_Z = 1.96  # of a 95 % interval
_Z_LOOKING = 3.0  # of one that is looked at again and again: about one wrong answer in thirty
_PAIRS_A_LOOK = 10
_PAIRS_AT_LEAST = 20


@dataclass(frozen=True, slots=True)
class Known:
    """All that a seat may know when it is to move."""

    table: Sets
    rack: TileSet
    seat: int
    opened: tuple[bool, ...]  # each seat
    counts: tuple[int, ...]  # tiles that each seat holds
    pot: int
    passes: int = 0  # in a row up to now
    waits: tuple[int, ...] = ()  # turns that each seat drew or passed since it last laid; empty: none


@dataclass(frozen=True, slots=True)
class Worth:
    """What a turn promises whoever makes it."""

    chance: float  # to win, a shared win being a part of one
    points: float  # at the end of the game


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """One game from its deal to its end."""

    turns: tuple[tuple[int, Sets | None], ...]  # the seat, and the table at the end of its turn
    racks: tuple[TileSet, ...]  # what is left
    won: tuple[float, ...]  # shares of the win
    scores: tuple[int, ...]
    went_out: bool  # else the game was blocked


@dataclass(frozen=True, slots=True)
class Figures:
    """How the first player did against the others, with a 95 % interval over the deals."""

    rate: float
    low: float
    high: float
    games: int
    deals: int
    margin: float  # points a game
    turns: float  # a game
    by_seat: tuple[float, ...]  # rates of the first player by where it sat: 0 begins
    decided: bool | None  # whether the rate is above what was asked; None: not asked, or not decided


def choose(
    player: str,
    book: NumbersRulebook,
    known: Known,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> Sets | None:
    """The turn that a player makes who knows this much."""
    nodes, seconds = _thought(nodes, seconds)
    play = native.choose(_rules(book), player, _seen(known), seed, nodes, seconds)
    return None if play is None else _sets(play)


def candidates(book: NumbersRulebook, known: Known) -> tuple[Sets | None, ...]:
    """Turns that differ in what they leave: nothing laid, the most tiles, the most value, all but jokers…"""
    found = native.candidates(_rules(book), _seen(known))
    return tuple(None if play is None else _sets(play) for play in found)


def weigh(
    book: NumbersRulebook, known: Known, plays: Sequence[Sets | None], *, nodes: int = 400, seed: int = 0
) -> tuple[Worth, ...]:
    """What each turn is worth to the game: hidden tiles are dealt anew, the same for all, and played out.

    `nodes` games are played in all. For two with an empty pot nothing is hidden, and the rest is searched.
    Raises ValueError for a turn that takes tiles from the table or lays what is not on the rack.
    """
    codes = [None if play is None else _codes(play) for play in plays]
    return tuple(Worth(*worth) for worth in native.weigh(_rules(book), _seen(known), codes, seed, nodes))


def play_game(
    book: NumbersRulebook,
    players: Sequence[str],
    racks: Sequence[TileSet],
    pot: TileSet,
    *,
    first: int = 0,
    nodes: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> GamePlayed:
    """Plays one deal to its end; the pot is drawn from its end."""
    nodes, seconds = _thought(nodes, seconds)
    turns, left, (won, scores, _), went_out = native.play_game(
        _rules(book), list(players), _codes(racks), _tiles(pot), first, seed, nodes, seconds
    )
    return GamePlayed(
        tuple((seat, None if table is None else _sets(table)) for seat, table in turns),
        _sets(left),
        tuple(won),
        tuple(scores),
        went_out,
    )


def arena(
    book: NumbersRulebook,
    players: Sequence[str],
    deals: int,
    *,
    seed: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    above: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Figures:
    """The first player against the others: each deal is played once for every way round the table.

    `above` asks whether the first player's rate is above so much, and stops as soon as that is decided.
    """
    nodes, seconds = _thought(nodes, seconds)
    if deals < 1:
        raise ValueError(f"{deals} deals: expected at least one")
    rates: list[float] = []
    margins: list[float] = []
    by_seat = [0.0] * len(players)
    turns = 0
    decided = None
    while len(rates) < deals and decided is None:
        some = min(_PAIRS_A_LOOK, deals - len(rates))
        rounds = native.play_deals(_rules(book), list(players), len(rates), some, seed, nodes, seconds)
        for games in rounds:
            rates.append(sum(won[0] for won, _, _ in games) / len(games))
            margins.append(sum(scores[0] for _, scores, _ in games) / len(games))
            for shift, (won, _, length) in enumerate(games):
                by_seat[-shift % len(games)] += won[0]
                turns += length
        if progress:
            progress(len(rates))
        if above is not None and len(rates) >= _PAIRS_AT_LEAST:
            low, high = interval(rates, _Z_LOOKING)
            decided = True if low > above else False if high < above else None
    low, high = interval(rates, _Z)
    games_played = len(rates) * len(players)
    return Figures(
        rate=sum(rates) / len(rates),
        low=low,
        high=high,
        games=games_played,
        deals=len(rates),
        margin=sum(margins) / len(margins),
        turns=turns / games_played,
        by_seat=tuple(won / len(rates) for won in by_seat),
        decided=decided,
    )


def interval(rates: Sequence[float], z: float = _Z) -> tuple[float, float]:
    """Where the true rate lies. One deal all won and one all lost are added for the width, so that a
    player who has won everything so far is not taken for one who always will."""
    count = len(rates)
    mean = sum(rates) / count
    spread = sum((rate - mean) ** 2 for rate in rates) + (1 - mean) ** 2 + mean**2
    width = z * sqrt(spread / (count + 1) / count)
    return max(0.0, mean - width), min(1.0, mean + width)


def _thought(nodes: int | None, seconds: float | None) -> tuple[int | None, float | None]:
    return (None, SECONDS) if nodes is None and seconds is None else (nodes, seconds)


def _rules(book: NumbersRulebook) -> _Rules:
    kinds = sum(book.jokers.get(kind, 0) > 0 for kind in Joker)
    return kinds, book.opening_value, book.opening_goes_on, book.joker_penalty


def _seen(known: Known) -> _Seen:
    waits = list(known.waits) or [0] * len(known.counts)
    return (
        _codes(known.table),
        _tiles(known.rack),
        known.seat,
        list(known.opened),
        list(known.counts),
        known.pot,
        known.passes,
        waits,
    )


def _tiles(tiles: TileSet) -> list[int]:
    return [tile.code for tile in tiles]


def _codes(sets: Sequence[TileSet]) -> list[list[int]]:
    return [_tiles(tiles) for tiles in sets]


def _sets(codes: list[list[int]]) -> Sets:
    return tuple(tuple(NumberTile(code) for code in each) for each in codes)
