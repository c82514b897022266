"""Small contests for real: the same deals whoever plays them, every game counted once."""

import csv
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from optafel.arena import Contest, ContestError, GameLine, Question, figures, names_for, play, player, ratings
from optafel.arena.figures import histogram, interval
from optafel.arena.results_file import ResultsFile
from optafel.bots import LEVELS
from optafel.bots.process import BotFailed
from optafel.cli import main
from optafel.game import Game, Setup
from optafel.texts import LANGUAGES

SMALL = Contest("rummikub-sabra", ("master", "beginner"), nodes=500)


def optafel(*words: str) -> Result:
    return CliRunner().invoke(main, ["arena", *words], catch_exceptions=False, prog_name="optafel")


def test_every_deal_is_played_every_way_round_with_the_same_tiles() -> None:
    lines = play(SMALL, 2, jobs=1)
    assert [(line.pair, line.rotation) for line in lines] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [line.seat_of(0) for line in lines] == [0, 1, 0, 1]
    assert SMALL.setup(0).seed != SMALL.setup(1).seed
    assert SMALL.setup(0).seed == replace(SMALL, players=("casual", "strong")).setup(0).seed
    found = figures(SMALL, SMALL.players, lines)
    assert (found.games, found.pairs) == (4, 2)
    assert found.rate == sum(line.share(0) for line in lines) / 4
    assert found.low <= found.rate <= found.high
    assert found.by_seat[0] == (lines[0].share(0) + lines[2].share(0)) / 2
    assert sum(found.lengths.values()) == sum(found.scores.values()) == sum(found.reasons.values()) == 4


def test_processes_and_their_order_change_nothing() -> None:
    assert set(play(SMALL, 3, jobs=2)) == set(play(SMALL, 3, jobs=1))


def test_equal_players_are_found_equal_by_pairs() -> None:
    """What the deal gives one it gives the other with the seats changed: greedy is the master's own play."""
    twins = Contest("rummikub-sabra", ("master", "greedy"), nodes=500)
    found = figures(twins, twins.players, play(twins, 3, jobs=1))
    assert found.rate == 0.5
    assert found.margin == 0


def test_going_on_plays_no_game_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = ResultsFile(tmp_path / "games.csv", SMALL)
    first = play(SMALL, 2, results=results, jobs=1)
    played: list[int] = []
    whole = Contest.play
    monkeypatch.setattr(
        Contest,
        "play",
        lambda self, pairing, pair, bots: (played.append(pair), whole(self, pairing, pair, bots))[1],  # type: ignore[func-returns-value]
    )
    again = play(SMALL, 4, results=results, jobs=1)
    assert played == [2, 3]
    assert again[:4] == first
    assert results.read() == again
    assert play(SMALL, 4, results=results, jobs=1) == again
    assert played == [2, 3]


def test_a_line_that_was_cut_off_is_played_again_and_counted_once(tmp_path: Path) -> None:
    results = ResultsFile(tmp_path / "games.csv", SMALL)
    lines = play(SMALL, 2, results=results, jobs=1)
    text = results.path.read_text()
    results.path.write_text(text[:-9])
    assert results.read() == lines[:3]
    assert set(play(SMALL, 2, results=results, jobs=1)) == set(lines)
    rows = list(csv.DictReader(results.path.open()))
    assert figures(SMALL, SMALL.players, results.read()).games == 4
    assert all(row["turns"].isdecimal() for row in rows)


def test_a_file_may_hold_games_of_other_contests(tmp_path: Path) -> None:
    other = replace(SMALL, seed=2)
    path = tmp_path / "games.csv"
    mine = play(SMALL, 1, results=ResultsFile(path, SMALL), jobs=1)
    theirs = play(other, 1, results=ResultsFile(path, other), jobs=1)
    assert ResultsFile(path, SMALL).read() == mine
    assert ResultsFile(path, other).read() == theirs
    path.write_text("name,score\nAda,3\n")
    with pytest.raises(ContestError) as refused:
        ResultsFile(path, SMALL).read()
    assert refused.value.code == "other-file"


def test_more_players_meet_in_every_way_and_get_one_scale() -> None:
    three = Contest("rummikub-sabra", ("beginner", "master", "casual"), nodes=500)
    assert three.pairings == (("beginner", "master"), ("beginner", "casual"), ("master", "casual"))
    lines = play(three, 2, jobs=1)
    found = ratings(three, lines)
    assert {rating.player for rating in found} == set(three.players)
    assert found[-1].player == "beginner"
    assert abs(sum(rating.elo for rating in found)) < 1e-6
    assert all(rating.low <= rating.elo <= rating.high for rating in found)


def test_a_table_of_four_is_filled_by_the_last_player() -> None:
    four = Contest("rummikub-sabra", ("master", "beginner"), seats=4, nodes=300)
    assert four.pairings == (("master", "beginner", "beginner", "beginner"),)
    lines = play(four, 1, jobs=1)
    assert [line.seat_of(0) for line in lines] == [0, 1, 2, 3]
    assert all(len(line.scores) == 4 for line in lines)


@pytest.mark.parametrize("rulebook", ["word-2023", "scrabble-nl"])
def test_words_and_crosswords_have_contests_too(rulebook: str) -> None:
    names = ("static", "beginner") if rulebook == "scrabble-nl" else ("master", "beginner")
    contest = Contest(rulebook, names, nodes=500)
    found = figures(contest, contest.players, play(contest, 1, jobs=1))
    assert found.games == 2
    assert found.rate > 0.5


def test_who_hoards_opens_then_draws_until_all_goes_at_once() -> None:
    hoarder = player("hoarder", "numbers", nodes=2_000)
    game = Game.start(Setup("rummikub-sabra", seed=b"tiles to hoard", first=0))
    while (seat := game.to_act) is not None:
        game = game.play(seat, hoarder(game.view(seat)))
    held: list[list[int]] = [[], []]
    replayed = Game.start(game.setup)
    for event in game.events[1:]:
        turn, rack = replayed.turn, replayed.state.racks
        assert turn is not None
        opened, pot = replayed.state.opened[turn], replayed.state.pot
        replayed = replayed.apply(event)
        if opened and pot and len(replayed.state.racks[turn]) < len(rack[turn]):
            held[turn].append(len(replayed.state.racks[turn]))
    assert [left for seat_held in held for left in seat_held if left] == []  # out at once, or not at all


def test_who_hoards_to_twenty_lays_all_but_jokers_then() -> None:
    choose = player("hoarder-20", "numbers", nodes=2_000)
    game = Game.start(Setup("rummikub-sabra", seed=b"tiles to hoard", first=0))
    largest = 0
    while (seat := game.to_act) is not None:
        game = game.play(seat, choose(game.view(seat)))
        largest = max(largest, *(len(rack) for rack in game.state.racks)) if game.state.pot else largest
    assert game.result is not None
    assert largest >= 20


@pytest.mark.parametrize("family", ["numbers", "words", "crossword"])
def test_every_level_can_be_named(family: str) -> None:
    assert set(LEVELS) <= set(names_for(family))  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["closer", "sleeper", "champion"])
@pytest.mark.parametrize("rulebook", ["rummikub-sabra", "rummikub-jokers"])
def test_players_of_whole_games_know_what_their_seat_sees(rulebook: str, name: str) -> None:
    contest = Contest(rulebook, (name, "beginner"), nodes=20)
    found = figures(contest, contest.players, play(contest, 1, jobs=1))
    assert found.games == 2
    assert play(contest, 1, jobs=1) == play(contest, 1, jobs=1)


def test_who_hoards_here_hoards_as_in_the_core() -> None:
    """The plain hoarder is the reference: the core's lays as many tiles in every turn of a game."""
    from optafel.arena.players import _of_the_core

    plain, native = player("hoarder", "numbers", nodes=20_000), _of_the_core("hoarder", 20, None)
    game = Game.start(Setup("rummikub-sabra", seed=b"two who hoard", first=0))
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        one, other = game.play(seat, plain(view)), game.play(seat, native(view))
        assert len(one.state.racks[seat]) == len(other.state.racks[seat])
        game = one


BAD = [
    (("poker", "--players", "master,beginner"), "poker"),
    (("rummikub-sabra", "--players", "master,nobody"), "nobody"),
    (("rummikub-sabra", "--players", "master"), "1"),
    (("rummikub-sabra", "--players", "master,master"), "master"),
    (("rummikub-sabra", "--players", "master,beginner", "--until", "perhaps"), "perhaps"),
    (("rummikub-sabra", "--players", "master,beginner", "--until", "above:7"), "above:7"),
    (("word-2023", "--players", "master,beginner", "--language", "xx"), "xx"),
    (("rummikub-sabra", "--players", "master,static"), "static"),
    (("rummikub-sabra", "--players", "master,x", "--bot", "/nowhere/x", "--jobs", "1"), "/nowhere/x"),
    (("rummikub-sabra", "--players", "master,x", "--bot", '"'), '"'),
    (
        ("rummikub-sabra", "--players", "master,beginner", "--out", "/nowhere/at/all.csv", "--pairs", "1"),
        "all.csv",
    ),
]


@pytest.mark.parametrize(("words", "shown"), BAD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_held_is_refused_in_one_line(
    words: tuple[str, ...], shown: str, language: str
) -> None:
    if "--out" in words and language != "en":
        pytest.skip("the same line whatever the language")
    refused = optafel(
        *words, "--lang", language, "--nodes", "200", *(("--jobs", "1") * ("--jobs" not in words))
    )
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert shown in refused.stderr or (shown == "1" and refused.stderr)
    assert "arena-" not in refused.stderr
    assert "{ $" not in refused.stderr


def test_the_command_answers_in_json_and_keeps_games(tmp_path: Path) -> None:
    out, plot = tmp_path / "games.csv", tmp_path / "games.png"
    words = (
        "rummikub-sabra",
        "--players",
        "master,beginner",
        "--pairs",
        "2",
        "--nodes",
        "500",
        "--jobs",
        "1",
    )
    done = optafel(*words, "--json", "--out", str(out), "--plot", str(plot))
    assert done.exit_code == 0
    (line,) = done.stdout.splitlines()
    found = json.loads(line)
    lines = play(replace(SMALL, nodes=500), 2, jobs=1)
    expected = figures(SMALL, SMALL.players, lines)
    for name in ("rate", "low", "high", "games", "margin"):
        assert found[name] == getattr(expected, name)
    assert len(out.read_text().splitlines()) == 5
    assert plot.read_bytes().startswith(b"\x89PNG")
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(out.with_suffix(".parquet")).num_rows == 4


def test_the_command_stops_when_the_question_is_decided() -> None:
    words = (
        "rummikub-sabra",
        "--players",
        "beginner,master",
        "--pairs",
        "200",
        "--nodes",
        "500",
        "--jobs",
        "1",
    )
    done = optafel(*words, "--until", "above:0.9", "--json")
    found = json.loads(done.stdout)
    assert found["decided"] is False
    assert found["pairs"] < 50
    shown = optafel(*words, "--until", "above:0.9", "--lang", "nl")
    assert "nee, beslist." in shown.stdout


def test_a_program_plays_in_a_contest(tmp_path: Path) -> None:
    command = f"{sys.executable} examples/bot_process.py"
    contest = Contest(
        "rummikub-sabra", ("bot_process", "beginner"), nodes=500, programs={"bot_process": command}
    )
    assert figures(contest, contest.players, play(contest, 1, jobs=2)).games == 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_program_that_cheats_ends_the_contest_with_its_move(tmp_path: Path, jobs: int) -> None:
    cheat = tmp_path / "cheat.py"
    cheat.write_text("import sys\nfor line in sys.stdin: print('R1 R2 R3', flush=True)")
    contest = Contest(
        "rummikub-sabra",
        ("cheat", "beginner"),
        nodes=500,
        programs={"cheat": f"{sys.executable} {cheat}"},
    )
    with pytest.raises(BotFailed) as failed:
        play(contest, 2, jobs=jobs)
    assert failed.value.code == "bot-illegal"
    assert "R1 R2 R3" in str(failed.value)


def test_a_histogram_counts_everything_in_round_bars() -> None:
    bars = histogram([3, 17, 17, 40, 99])
    assert sum(bars.values()) == 5
    assert bars["10…19"] == 2
    assert histogram([7, 7]) == {"7": 2}
    assert sum(histogram([-31, 31, 0]).values()) == 3


def test_an_interval_is_never_of_no_width() -> None:
    low, high = interval([1.0] * 5)
    assert low < 1.0 == high
    assert 0 < interval([0.5] * 40)[0] < 0.5


def test_a_shared_win_is_a_part_of_one() -> None:
    line = GameLine(("a", "b"), 0, 1, (10, 10), (0, 1), "blocked", 30)
    assert (line.share(0), line.share(1)) == (0.5, 0.5)
    assert line.ahead(0) == 0
    assert Question.read("below:0.4") == Question(0.4, above=False)
