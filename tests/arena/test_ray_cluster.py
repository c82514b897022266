"""A contest on a Ray cluster of two nodes, on this machine: what is lost there is neither lost nor counted
twice here."""

import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from optafel.arena import Contest, ContestError, figures, play
from optafel.arena.results_file import ResultsFile
from optafel.bots.process import BotFailed
from optafel.cli import main

if TYPE_CHECKING:
    from ray.cluster_utils import Cluster

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nobody is told of it
ray = pytest.importorskip("ray")

SMALL = Contest("rummikub-sabra", ("master", "beginner"), nodes=500)
PAIRS = 4
ONE: dict[str, Any] = {
    "num_cpus": 1,
    "node_ip_address": "127.0.0.2",
}  # a loopback that Ray does not take for another address
HEAD = {**ONE, "include_dashboard": False}
# Leaves its pid where the test finds it, and holds the first game up until it is killed.
HELD_UP = """
import json, os, sys, time
from pathlib import Path
place = Path({place!r})
for line in sys.stdin:
    if not (place / "killed").exists():
        (place / f"{{os.getppid()}}.playing").touch()
        while not (place / "killed").exists():
            time.sleep(0.02)
            if os.getppid() == 1:
                sys.exit()
    print("draw" if "draw" in json.loads(line)["moves"] else "pass", flush=True)
"""


@pytest.fixture(scope="module")
def cluster() -> "Iterator[Cluster]":
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args=HEAD)
    nodes.add_node(**ONE)
    yield nodes
    nodes.shutdown()  # type: ignore[no-untyped-call]


@pytest.fixture
def two_nodes(cluster: "Cluster") -> str:
    address: str = cluster.address
    return address


def test_a_cluster_plays_the_same_games_as_one_process(two_nodes: str, tmp_path: Path) -> None:
    results = ResultsFile(tmp_path / "games.csv", SMALL)
    there = play(SMALL, PAIRS, on=two_nodes, results=results)
    assert there == play(SMALL, PAIRS, jobs=1)
    assert results.read() == there


def test_a_killed_worker_loses_no_game_and_none_is_counted_twice(two_nodes: str, tmp_path: Path) -> None:
    """Both nodes are in the middle of a game when the process that plays one of them is killed."""
    program = tmp_path / "held_up.py"
    program.write_text(HELD_UP.format(place=str(tmp_path)))
    contest = Contest(
        "rummikub-sabra",
        ("held_up", "beginner"),
        nodes=200,
        programs={"held_up": f"{sys.executable} {program}"},
    )
    killed: list[int] = []

    def kill() -> None:
        while not (playing := sorted(tmp_path.glob("*.playing"))):
            over.wait(0.02)
        killed.append(int(playing[0].stem))
        os.kill(killed[0], signal.SIGKILL)
        (tmp_path / "killed").touch()

    over = threading.Event()
    killer = threading.Thread(target=kill)
    killer.start()
    results = ResultsFile(tmp_path / "games.csv", contest)
    lines = play(contest, PAIRS, on=two_nodes, results=results)
    killer.join()
    assert killed
    assert Counter((line.pair, line.rotation) for line in lines) == Counter(
        (pair, rotation) for pair in range(PAIRS) for rotation in range(2)
    )
    assert results.read() == lines
    assert len(results.path.read_text().splitlines()) == 1 + 2 * PAIRS
    assert lines == play(contest, PAIRS, jobs=1)


def test_a_lost_node_loses_no_game(cluster: "Cluster") -> None:
    """A third node is taken away in the middle of a contest."""
    node = cluster.add_node(**ONE)
    seen: list[int] = []

    def progress(_pairing: tuple[str, ...], done: int) -> None:
        seen.append(done)
        if done == 1:
            cluster.remove_node(node, allow_graceful=False)

    lines = play(SMALL, PAIRS, on=cluster.address, progress=progress)
    assert seen == [1, 2, 3, 4]
    assert lines == play(SMALL, PAIRS, jobs=1)


def test_a_program_that_fails_there_is_named_here(two_nodes: str, tmp_path: Path) -> None:
    contest = Contest("rummikub-sabra", ("x", "beginner"), programs={"x": "/nowhere/x"})
    with pytest.raises(BotFailed) as failed:
        play(contest, 1, on=two_nodes)
    assert failed.value.code == "bot-not-started"
    assert "/nowhere/x" in str(failed.value)


def test_the_command_plays_on_a_cluster(two_nodes: str) -> None:
    words = ["arena", "rummikub-sabra", "--players", "master,beginner", "--pairs", "2", "--nodes", "500"]
    done = CliRunner().invoke(main, [*words, "--on", two_nodes, "--json"], catch_exceptions=False)
    assert done.exit_code == 0, done.stderr
    expected = figures(SMALL, SMALL.players, play(SMALL, 2, jobs=1))
    assert f'"rate": {expected.rate}' in done.stdout


def test_a_cluster_that_does_not_answer_is_refused() -> None:
    with pytest.raises(ContestError) as refused:
        play(SMALL, 1, on="nonsense://here")
    assert refused.value.code == "no-cluster"
    assert "nonsense://here" in str(refused.value)
