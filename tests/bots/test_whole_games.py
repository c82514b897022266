"""Bots play whole games of every rulebook, from the deal to the score, and break no rule on the way."""

# mypy: disable-error-code="attr-defined, misc, union-attr"

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from optafel.bots import choose
from optafel.game import Game, Refusal, Setup, replay
from optafel.game.events import from_json, to_json
from optafel.rules.rulebooks import RULEBOOKS
from optafel.tiles import NumberTile

MOVES_MAX = 800
NODES = 5_000  # not seconds: the same game however busy the machine is
SEED = b"bots play to the end of the game"


def whole_game(
    setup: Setup, levels: tuple[str, ...], each: Callable[[Game], None] = lambda game: None
) -> Game:
    """A game between bots of these levels, one a seat; `each` sees it before every move."""
    game = Game.start(setup)
    for _ in range(MOVES_MAX):
        each(game)
        if game.turn is None:
            return game
        seat = next(seat for seat in range(setup.seats) if set(game.moves(seat)) - {"resign"})
        after = game.try_play(seat, choose(game.view(seat), levels[seat], nodes=NODES))
        assert not isinstance(after, Refusal), (seat, after)  # act asks the referee
        game = after
    raise AssertionError(f"no end after {MOVES_MAX} moves")


def tiles_of(game: Game) -> Counter[Any]:
    """All tiles of a game, wherever they are, as they are printed."""
    state, family = game.state, game.setup.book.family
    table = state.table.tiles if family == "crossword" else [tile for row in state.table for tile in row]
    lying = [tile if isinstance(tile, NumberTile) else tile.face for tile in table if tile]
    return Counter([*(tile for pile in (*state.piles, *state.racks) for tile in pile), *lying])


def fair_end(game: Game) -> None:
    """Whether the result is what the rulebook makes of the racks and of the points of all turns."""
    state, result, book = game.state, game.result, game.setup.book
    if book.family == "numbers":
        if result.reason == "went-out":
            (winner,) = result.winners
            assert state.racks[winner] == ()
            left = [sum(tile.number or book.joker_penalty for tile in rack) for rack in state.racks]
            lost = [-points for points in left]
            lost[winner] = sum(left)
            assert result.scores == tuple(lost)
        else:
            assert result.reason == "blocked"
            assert not state.pot
        return
    points = [sum(t.score or 0 for t in state.turns if t.seat == seat) for seat in range(state.seats)]
    most = max(result.scores)
    assert result.winners == tuple(seat for seat, score in enumerate(result.scores) if score == most)
    if book.family == "words":
        assert result.reason in ("went-out", "last-round", "blocked")
        left = [
            sum(book.joker_penalty if tile.joker else book.tile_penalty for tile in rack)
            for rack in state.racks
        ]
        if book.ends == "goal" and not book.goal_penalties:
            left = [0] * state.seats
        if book.ends == "goal" and result.reason == "last-round":
            assert max(points) >= book.goal
        assert result.scores == tuple(score - penalty for score, penalty in zip(points, left, strict=True))
    else:
        assert result.reason in ("went-out", "blocked")
        if result.reason == "went-out":
            assert not state.pot
            assert [] in [list(rack) for rack in state.racks]


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("levels", [("beginner", "casual"), ("beginner", "casual", "strong")])
def test_bots_play_a_whole_game_by_the_book(rulebook: str, levels: tuple[str, ...]) -> None:
    setup = Setup(rulebook, len(levels), SEED)
    box = tiles_of(Game.start(setup))

    def nothing_is_lost(game: Game) -> None:
        assert tiles_of(game) == box

    game = whole_game(setup, levels, nothing_is_lost)
    assert {turn.seat for turn in game.state.turns if turn.kind == "played"} == set(range(setup.seats))
    fair_end(game)
    assert replay(from_json(to_json(event)) for event in game.events) == game


def test_a_master_beats_a_beginner_with_number_tiles() -> None:
    wins: Counter[str] = Counter()
    for at in range(8):
        master = at % 2  # they begin in turn
        levels = ("master", "beginner") if master == 0 else ("beginner", "master")
        game = whole_game(Setup("rummikub-sabra", 2, bytes([at]) * 32, first=0), levels)
        wins.update("master" if seat == master else "beginner" for seat in game.result.winners)
    assert wins["master"] > wins["beginner"]


@pytest.mark.parametrize("rulebook", ["woord-sabra", "scrabble-nl"])
def test_a_strong_bot_makes_more_points_with_letters_than_a_beginner(rulebook: str) -> None:
    strong = beginner = 0
    for at in range(2):
        levels = ("strong", "beginner") if at == 0 else ("beginner", "strong")
        game = whole_game(Setup(rulebook, 2, bytes([at]) * 32, first=0), levels)
        strong += game.result.scores[at]
        beginner += game.result.scores[1 - at]
    assert strong > beginner
