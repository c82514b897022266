"""The first step of a hint: a place on the table, and no more than that."""

from optafel import Game, Setup
from optafel.positions import Move
from optafel.rules.crossword import STANDARD
from optafel.table.hints import Hint, hint_of
from optafel.wire import to_json


def board_with(*plays: str) -> Game:
    """A board on which two have played without a referee."""
    game = Game.start(
        Setup("scrabble-nl", seats=2, seed=b"h" * 32, language="nl", first=0, options={"challenge": True})
    )
    for play in plays:
        seat = game.turn
        assert seat is not None
        moved = game.try_play(seat, {"play": play})
        assert isinstance(moved, Game), moved
        accepted = moved.try_play(1 - seat, {"accept": True})
        assert isinstance(accepted, Game), accepted
        game = accepted
    return game


def laid_letters(game: Game, count: int) -> str:
    seat = game.turn
    assert seat is not None
    return "".join(str(tile) for tile in game.state.racks[seat] if tile.letter)[:count]  # type: ignore[union-attr]


def places(hint: Hint) -> list[tuple[int, int]]:
    assert hint.where is not None
    return [divmod(place, STANDARD.width) for place in hint.where]


def hint_at(game: Game, seat: int, play: str, step: int) -> Hint:
    return hint_of(game, seat, Move("play", game.position(seat).read_play(play)), step)


def test_the_first_word_is_looked_for_at_the_centre() -> None:
    game = board_with()
    hint = hint_at(game, 0, f"8D {laid_letters(game, 5)}", 1)
    assert places(hint) == [STANDARD.centre]
    assert set(to_json(hint)) == {"step", "move", "where"}


def test_on_a_board_the_letters_light_up_that_the_word_joins() -> None:
    game = board_with()
    game = board_with(f"8D {laid_letters(game, 5)}")
    letters = laid_letters(game, 2)
    # Down through the second letter of the word that lies there: only that letter is joined.
    crossing = hint_at(game, 1, f"E7 {letters[0]}.{letters[1]}", 1)
    assert places(crossing) == [(7, 4)]
    # Behind it: the whole word becomes a longer one.
    longer = hint_at(game, 1, f"8D .....{letters[0]}", 1)
    assert places(longer) == [(7, column) for column in range(3, 8)]
    assert longer.tiles is None
    assert hint_at(game, 1, f"8D .....{letters[0]}", 2).tiles == (letters[0],)
