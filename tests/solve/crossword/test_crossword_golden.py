"""Recorded positions on which independent engines agree."""

from crossword_box import golden_lines, laid_tiles

from optafel.solve.crossword import Solver, Tally
from optafel.solve.crossword_bench import measure, read_position
from optafel.solve.crossword_leaves import Leaves


def recorded() -> list[tuple[str, Tally]]:
    columns = [line.split() for line in golden_lines()]
    return [
        (f"{board} {rack}", Tally(int(count), int(total), int(best)))
        for board, rack, count, total, best in columns
    ]


def test_every_recorded_position_has_the_recorded_plays(dutch: Solver) -> None:
    lines, expected = zip(*recorded(), strict=True)
    positions = dutch.pack(read_position(line, dutch.setup) for line in lines)
    assert dutch.tally(positions) == list(expected)
    assert dutch.best_scores(positions) == [tally.best for tally in expected]


def test_the_measure_says_what_each_position_holds_and_last_the_time(dutch: Solver) -> None:
    lines = golden_lines()[:3] + golden_lines()[-3:]
    said = measure(dutch, lines, rounds=1).lines()
    assert said[:-1] == [" ".join(line.split()[2:]) for line in lines]
    all_plays, best_play = (float(number) for number in said[-1].split())
    assert all_plays > 0
    assert best_play > 0


def test_every_play_of_a_list_is_another_one(dutch: Solver) -> None:
    for line, expected in recorded()[::50]:
        position = read_position(line, dutch.setup)
        plays = dutch.plays(position.board, position.rack)
        assert len({laid_tiles(play) for play in plays}) == len(plays) == expected.count
        assert sum(play.score for play in plays) == expected.sum


def test_the_best_by_equity_are_those_of_all_plays(dutch: Solver) -> None:
    leaves = Leaves(
        {"?": 25_000, "E": 1_500, "S": 4_000, "Q": -6_000, "N": 900},
        {("E", "E"): -1_700, ("E", "N"): 800, ("?", "S"): -2_000, ("E", "N", "R"): 1_300},
    )
    for line, expected in recorded()[::25]:
        position = read_position(line, dutch.setup)
        everything = dutch.best(position.board, position.rack, expected.count + 1, leaves)
        assert len(everything) == expected.count
        equities = [play.equity for play in everything]
        assert equities == sorted(equities, reverse=True)
        for wanted in (1, 10):
            best = dutch.best(position.board, position.rack, wanted, leaves)
            assert [play.equity for play in best] == equities[:wanted]
