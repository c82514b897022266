"""Whole number games of the native core: by the book, repeatable, and won by who plays to win."""

# mypy: disable-error-code="arg-type"

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from optafel.game import Game
from optafel.game.setup import Setup
from optafel.rules.numbers import Before, NumbersRulebook, judge
from optafel.rules.rulebooks import RULEBOOKS
from optafel.solve import number_games
from optafel.solve.number_games import Known, arena, candidates, choose, play_game, weigh
from optafel.tiles.numbers import NumberTile, TileSet, read_sets, read_tiles, write_sets

BOOKS = ("rummikub-sabra", "rummikub-jokers")
NODES = 60


def numbers_book(name: str) -> NumbersRulebook:
    book = RULEBOOKS[name]
    assert isinstance(book, NumbersRulebook)
    return book


def replayed(setup: Setup, players: list[str], seed: int) -> None:
    """Plays a deal natively and makes the same turns at the table: nothing may differ."""
    game = Game.start(setup)
    book = setup.book
    assert isinstance(book, NumbersRulebook)
    played = play_game(
        book, players, game.state.racks, game.state.piles[0], first=game.state.turn, nodes=NODES, seed=seed
    )
    for seat, table in played.turns:
        assert game.turn == seat
        move = {"play": write_sets(table)} if table is not None else {game.moves(seat)[1]: True}
        after = game.try_play(seat, move)
        assert isinstance(after, Game), (seat, move, after)
        game = after
    assert game.result is not None
    assert [Counter(rack) for rack in game.state.racks] == [Counter(rack) for rack in played.racks]
    assert game.result.scores == played.scores
    assert game.result.winners == tuple(seat for seat, share in enumerate(played.won) if share)
    assert (game.result.reason == "went-out") == played.went_out


@pytest.mark.parametrize("rulebook", BOOKS)
@settings(max_examples=8, deadline=None)
@given(
    players=st.lists(st.sampled_from(number_games.PLAYERS), min_size=2, max_size=4),
    seed=st.binary(min_size=4, max_size=4),
)
def test_a_native_game_is_the_game_at_the_table(rulebook: str, players: list[str], seed: bytes) -> None:
    replayed(Setup(rulebook, len(players), seed), players, seed[0])


@pytest.mark.parametrize("rulebook", BOOKS)
@pytest.mark.parametrize("options", [{"opening_value": 50}, {"opening_goes_on": True}, {"joker_penalty": 20}])
def test_house_rules_count(rulebook: str, options: dict[str, bool | int | str]) -> None:
    replayed(Setup(rulebook, 2, b"house", options=options), ["greedy", "champion"], 3)


def test_two_who_cannot_move_share_a_blocked_game() -> None:
    """Nobody can open: all draw until the pot is empty, and pass; the lower rack wins."""
    book = numbers_book("rummikub-sabra")
    stern = replace(book, opening_value=10_000)
    box = book.box
    played = play_game(stern, ["greedy", "hoarder"], [box[:14], box[14:28]], box[28:], nodes=NODES)
    assert not played.went_out
    assert all(table is None for _, table in played.turns)
    assert len(played.turns) == len(box) - 28 + 2
    assert sum(played.scores) == 0


def test_the_same_seed_is_the_same_game() -> None:
    book = numbers_book("rummikub-sabra")
    box = list(book.box)
    racks = [tuple(box[0::7][:14]), tuple(box[1::7][:14])]
    left = list((Counter(box) - Counter(racks[0]) - Counter(racks[1])).elements())
    games = [
        play_game(book, ["champion", "closer"], racks, tuple(left[::-1]), nodes=NODES, seed=5)
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_deals_are_played_once_from_every_seat() -> None:
    figures = arena(numbers_book("rummikub-sabra"), ["greedy", "greedy"], 10, nodes=NODES)
    assert figures.rate == 0.5  # the same deal with the seats changed round: each wins once
    assert figures.margin == 0
    assert figures.games == 20
    three = arena(numbers_book("rummikub-sabra"), ["greedy", "greedy", "greedy"], 4, nodes=NODES)
    assert three.rate == pytest.approx(1 / 3)
    assert sum(three.by_seat) / 3 == pytest.approx(three.rate)


@pytest.mark.parametrize("rulebook", BOOKS)
def test_the_champion_beats_who_lays_most(rulebook: str) -> None:
    figures = arena(numbers_book(rulebook), ["champion", "greedy"], 30, nodes=NODES, above=0.5)
    assert figures.decided is True
    assert figures.deals <= 30


def test_the_champion_wins_the_end_that_the_closer_loses() -> None:
    figures = arena(numbers_book("rummikub-sabra"), ["champion", "closer"], 30, nodes=100, above=0.5)
    assert figures.decided is True


def test_a_question_is_decided_and_the_rest_not_played() -> None:
    figures = arena(numbers_book("rummikub-sabra"), ["greedy", "hoarder"], 500, nodes=NODES, above=0.5)
    assert figures.decided is False
    assert figures.deals < 100
    assert figures.low <= figures.rate <= figures.high


def end(own: str, other: str, table: str) -> Known:
    """Two seats, an empty pot; whatever else the box holds lies in the sets of a full table."""
    rack, held = read_tiles(own), read_tiles(other)
    return Known(read_sets(table), rack, 0, (True, True), (len(rack), len(held)), 0)


def full_table(missing: TileSet) -> str:
    """All tiles of the box in runs of each colour, without those that are held."""
    left = Counter(missing)
    sets: list[TileSet] = []
    for start in (0, 13, 26, 39):
        for copy in range(2):
            run: list[NumberTile] = []
            for code in [*range(start, start + 13), -1]:
                tile = NumberTile(max(code, 0))
                if code >= 0 and not (left[tile] > copy):
                    run.append(tile)
                    continue
                if len(run) >= 3:
                    sets.append(tuple(run))
                run = []
    return write_sets(sets)


def test_who_can_go_out_does() -> None:
    own, other = "K1 K2 K3", "R13 B13 * *"
    table = full_table(read_tiles(f"{own} {other}"))
    known = end(own, other, table)
    book = numbers_book("rummikub-sabra")
    play = choose("champion", book, known, nodes=NODES)
    assert play is not None
    assert Counter(tile for each in play for tile in each) == Counter(
        tile for each in known.table for tile in each
    ) + Counter(known.rack)
    assert judge(book, Before(known.table, known.rack), play).legal
    out, idle = weigh(book, known, [play, None], nodes=NODES)
    assert out.chance == 1.0
    assert out.points == 13 + 13 + 25 + 25
    assert idle.chance < out.chance


@pytest.mark.parametrize("rulebook", BOOKS)
def test_turns_that_are_weighed_are_turns(rulebook: str) -> None:
    """In the middle of a game: every candidate is legal, and each has a chance between never and always."""
    game = Game.start(Setup(rulebook, 2, b"middle"))
    book = numbers_book(rulebook)
    played = play_game(
        book, ["greedy"] * 2, game.state.racks, game.state.piles[0], first=game.state.turn, nodes=NODES
    )
    waits = [0, 0]
    for seat, table in played.turns[:24]:
        move = {"play": write_sets(table)} if table is not None else {game.moves(seat)[1]: True}
        waits[seat] = 0 if table is not None else waits[seat] + 1
        after = game.try_play(seat, move)
        assert isinstance(after, Game)
        game = after
    state = game.state
    known = Known(
        state.table,
        state.racks[state.turn],
        state.turn,
        state.opened,
        tuple(len(rack) for rack in state.racks),
        state.pot,
        state.idle,
        tuple(waits),
    )
    turns = candidates(book, known)
    assert None in turns
    for table in turns:
        if table is not None:
            assert judge(book, Before(known.table, known.rack, known.opened[known.seat]), table).legal
    worths = weigh(book, known, turns, nodes=4 * len(turns), seed=2)
    assert len(worths) == len(turns)
    assert all(0 <= worth.chance <= 1 for worth in worths)
    assert worths == weigh(book, known, turns, nodes=4 * len(turns), seed=2)
    for player in number_games.PLAYERS:
        play = choose(player, book, known, nodes=NODES)
        if play is not None:
            assert judge(book, Before(known.table, known.rack, known.opened[known.seat]), play).legal


def test_what_cannot_be_is_refused() -> None:
    book = numbers_book("rummikub-sabra")
    rack = read_tiles("R1 R2 R3")
    known = Known((), rack, 0, (True, True), (3, 14), 89)
    with pytest.raises(ValueError, match=r"no player \"wizard\": expected one of greedy, hoarder"):
        choose("wizard", book, known)
    with pytest.raises(ValueError, match="107 tiles together: the box has 106"):
        choose("greedy", book, replace(known, pot=90))
    with pytest.raises(ValueError, match="said to hold 4"):
        choose("greedy", book, replace(known, counts=(4, 13)))
    with pytest.raises(ValueError, match="is there 1 times: the box has 0"):
        choose("greedy", book, replace(known, rack=read_tiles("R1 R2 D")))
    with pytest.raises(ValueError, match="tiles of the rack"):
        weigh(book, known, [read_sets("R1 R2 R3 R4")])
    with pytest.raises(ValueError, match="2 to 4 sit at a table"):
        arena(book, ["greedy"], 1)
    with pytest.raises(ValueError, match="0 deals"):
        arena(book, ["greedy", "greedy"], 0)
