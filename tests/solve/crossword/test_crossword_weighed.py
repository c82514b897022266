"""Turns weighed by how a game may go on, and the chance to win that a lead gives."""

from collections import Counter

import pytest
from crossword_box import golden_lines

from optafel.languages import CODES
from optafel.rules.crossword import LETTER_SETS
from optafel.solve.crossword import Solver, Tiles
from optafel.solve.crossword_bench import read_position
from optafel.solve.crossword_boxes import faces
from optafel.solve.crossword_games import Exchange, Known, Weighed, follow_leads, weigh
from optafel.solve.crossword_leads import Leads, leads_file, leads_of, written
from optafel.solve.crossword_learned_leaves import leaves_of

LETTERS = LETTER_SETS["nl"]
BOX = faces(LETTERS.box)
WORTHS = leaves_of(LETTERS, pot_is_empty=False), leads_of(LETTERS)


def known_of(solver: Solver, line: str, others: tuple[int, ...] = (7,), pot: int | None = None) -> Known:
    """A golden position as one who is to move may know it; with a smaller pot where that is asked for."""
    position = read_position(line, solver.setup)
    unseen = Counter(BOX)
    unseen.subtract("?" if tile.islower() else tile for tile in position.board if tile)
    unseen.subtract(position.rack)
    hidden = list((+unseen).elements())
    if pot is not None:
        hidden = hidden[: sum(others) + pot]
    points = tuple(200 + 10 * seat for seat in range(len(others) + 1))
    return Known(position.board, position.rack, hidden, others, points)


def tiles_of(tiles: Tiles) -> list[str]:
    assert not isinstance(tiles, bytes)
    return list(tiles)


def ask(solver: Solver, known: Known, searches: int = 300, **asked: object) -> list[Weighed]:
    return weigh(solver, WORTHS, known, searches=searches, seconds=0, **asked)  # type: ignore[arg-type]


@pytest.mark.parametrize("pot", [None, 1, 3])
def test_whatever_is_weighed_can_be_laid_or_exchanged(dutch: Solver, pot: int | None) -> None:
    for line in golden_lines()[2:6]:
        known = known_of(dutch, line, pot=pot)
        weighed = ask(dutch, known)
        assert weighed
        legal = {
            (play.row, play.column, play.across, play.tiles) for play in dutch.plays(known.board, known.rack)
        }
        for each in weighed:
            assert 0 <= each.chance <= 1
            turn = each.turn
            if isinstance(turn, Exchange):
                assert not Counter(turn.tiles) - Counter(tiles_of(known.rack))
                assert pot is None or len(turn.tiles) <= pot
            else:
                assert (turn.row, turn.column, turn.across, turn.tiles) in legal


@pytest.mark.parametrize("pot", [None, 1, 3])
@pytest.mark.parametrize("others", [(7,), (7, 7), (7, 7, 7)])
def test_so_many_searches_give_the_same_answer_and_hidden_tiles_have_no_order(
    dutch: Solver, others: tuple[int, ...], pot: int | None
) -> None:
    known = known_of(dutch, golden_lines()[3], others, pot)
    turned = Known(known.board, known.rack, tiles_of(known.unseen)[::-1], others, known.points)
    first = ask(dutch, known, seed=5)
    assert ask(dutch, known, seed=5) == first
    assert ask(dutch, turned, seed=5) == first
    assert any(each.deals for each in first)


def test_a_turn_that_is_given_is_weighed_to_the_last(dutch: Solver) -> None:
    known = known_of(dutch, golden_lines()[3])
    plays = dutch.best(known.board, known.rack, 2, WORTHS[0])
    worst = dutch.plays(known.board, known.rack)[-1]
    one = tiles_of(known.rack)[:1]
    weighed = ask(dutch, known, 600, turns=[*plays, worst, Exchange(tuple(one)), Exchange()])
    assert len(weighed) == 5
    assert {each.deals for each in weighed} == {weighed[0].deals}
    assert weighed[0].deals > 10
    by_turn = {each.turn if isinstance(each.turn, Exchange) else each.turn.tiles: each for each in weighed}
    assert by_turn[plays[0].tiles].chance > by_turn[Exchange()].chance
    assert by_turn[plays[0].tiles].ahead > by_turn[worst.tiles].ahead


def test_a_turn_that_cannot_be_made_is_refused(dutch: Solver) -> None:
    known = known_of(dutch, golden_lines()[3])
    missing = next(tile for tile in BOX if tile not in tiles_of(known.rack))
    with pytest.raises(ValueError, match="cannot be made"):
        ask(dutch, known, turns=[Exchange((missing,))])


def test_more_points_never_lessen_the_chance(dutch: Solver) -> None:
    known = known_of(dutch, golden_lines()[3])
    play = dutch.best(known.board, known.rack, 1, WORTHS[0])
    chances = []
    for lead in (-150, -40, 0, 40, 150):
        ahead = Known(known.board, known.rack, known.unseen, known.others, (300 + lead, 300))
        chances.append(ask(dutch, ahead, 120, turns=play)[0].chance)
    assert chances == sorted(chances)
    assert chances[0] < 0.2
    assert chances[-1] > 0.8


@pytest.mark.parametrize("language", CODES)
def test_every_language_knows_what_a_lead_is_worth(language: str) -> None:
    letters = LETTER_SETS[language]
    file = leads_file(letters)
    assert file is not None
    assert file.exists()
    leads = leads_of(letters)
    assert written(leads) == file.read_text()
    for left in (8, 20, 50, letters.size):
        chances = [leads.chance(ahead, left) for ahead in range(-300, 301, 20)]
        assert chances == sorted(chances)
        assert 0.5 < leads.chance(0, left) < 0.75, "to be to move is worth something, and not the game"
    # The fewer tiles are left, the surer is a lead.
    assert leads.chance(60, 16) > leads.chance(60, 50) > leads.chance(60, 95)


def test_what_becomes_of_leads_adds_up(dutch: Solver) -> None:
    games = 20
    changes = follow_leads(dutch, WORTHS[0], BOX, games, 3)
    assert changes == follow_leads(dutch, WORTHS[0], BOX, games, 3)
    full = len(BOX)
    assert len(changes) == full + 1
    # Each game begins with all tiles; after an exchange they are all still there.
    assert games <= changes[full][0] < 2 * games
    assert all(count * squares + 1e-6 >= total * total for count, total, squares in changes)


def test_letters_of_which_nothing_was_learned_have_a_rough_table() -> None:
    leads = Leads(((10.0, 20.0), (12.0, 25.0)))
    assert leads.chance(0, 500) == leads.chance(0, 1)
    assert leads.chance(30, 0) > leads.chance(30, 1)
