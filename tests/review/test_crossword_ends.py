"""The end of a crossword looked at again: what counts is where a play leads, not what it scores."""

# mypy: disable-error-code="union-attr"

from functools import lru_cache

from games import acted, some_turns

from optafel import Game, gcg
from optafel.bots import choose
from optafel.review import best_of, played_game, read_played_game

FEW = 6  # tiles on both racks: proved in no time
SECONDS = 20.0


@lru_cache
def last_tiles() -> Game:
    game = some_turns("scrabble-nl", 16, "nl")
    while game.turn is not None and (game.state.pot or sum(map(len, game.state.racks)) > FEW):
        game = acted(game, game.turn, choose(game.view(game.turn), "strong"))
    return game


def test_while_the_pot_has_tiles_what_is_kept_counts() -> None:
    first = played_game(last_tiles()).turns[0]
    best = best_of(first)
    assert first.position.other_rack is None
    assert best is not None
    assert best.by == "worth"


def test_to_pass_with_a_play_in_hand_costs_what_the_end_says() -> None:
    game = last_tiles()
    assert game.turn is not None
    passed = acted(game, game.turn, {"pass": True})
    turn = played_game(passed).turns[-1]
    best = best_of(turn, SECONDS)
    assert best is not None
    assert best.proved
    assert best.by == "end"
    assert best.worth > best.made
    played = acted(game, game.turn, {"play": best.play})
    again = best_of(played_game(played).turns[-1], SECONDS)
    assert again is not None
    assert (again.worth, again.made, again.play) == (best.worth, best.worth, best.play)


def finished() -> Game:
    game = last_tiles()
    while game.turn is not None:
        game = acted(game, game.turn, choose(game.view(game.turn), "strong"))
    return game


def test_a_record_of_the_same_game_is_measured_by_the_end_too() -> None:
    """What a GCG file tells of both racks is as much as the table knew."""
    own = played_game(finished())
    read = read_played_game(gcg.write(gcg.of_game(finished(), ["Anna", "Bert"])))
    ends = [turn.position for turn in read.turns if turn.position.other_rack is not None]
    known = [turn.position for turn in own.turns if turn.position.other_rack is not None]
    assert len(ends) == len(known) >= 2
    for of_record, of_game in zip(ends, known, strict=True):
        assert sorted(of_record.other_rack) == sorted(of_game.other_rack)
        assert of_record.pot == of_game.pot == 0
        assert of_record.passed == of_game.passed
    last = best_of(read.turns[-1], SECONDS)
    assert last is not None
    assert (last.by, last.proved) == ("end", True)
    assert [turn.position.pot for turn in read.turns] == [turn.position.pot for turn in own.turns]


def test_a_rack_of_which_only_the_laid_tiles_are_told_is_no_end() -> None:
    """While it is open what the other holds, nothing is worked out to the end."""
    game = finished()
    text = gcg.write(gcg.of_game(game, ["Anna", "Bert"]))
    lines = text.splitlines()
    turns = [at for at, line in enumerate(lines) if line.startswith(">") and "(" not in line.split()[1]]
    # The last turn but one, with no more of its rack than it laid, and nothing said of the rack after it.
    before = lines[turns[-2]].split()
    laid = "".join(sign for sign in before[3] if sign.isalpha()).upper()
    cut = [*lines[: turns[-2]], " ".join([before[0], laid, *before[2:]])]
    played = read_played_game("\n".join(["#incomplete", *cut]) + "\n")
    assert played.turns[-1].position.other_rack is None
