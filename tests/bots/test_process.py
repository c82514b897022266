"""A bot that is a program: it plays whole games, and whatever else it does is one clear error."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from optafel import Game, Move, Setup, bots
from optafel.bots.process import BotFailed, ProcessBot, named
from optafel.texts import LANGUAGES

EXAMPLE = [sys.executable, "examples/bot_process.py"]


def a_game() -> Game:
    return Game.start(Setup("rummikub-sabra", seed=b"a bot that is a program", first=0))


def program(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "rude_bot.py"
    path.write_text("import sys, time, json\n" + text)
    return [sys.executable, str(path)]


def test_the_example_plays_a_whole_game_as_the_bot_inside_it_does() -> None:
    game = a_game()
    with ProcessBot(EXAMPLE, seconds=60) as bot:
        while (seat := game.to_act) is not None:
            view = game.view(seat)
            move = bot(view) if seat == 0 else bots.choose(view, "beginner", nodes=2_000)
            if seat == 0 and len(game.events) < 12:
                assert move == bots.choose(view, "strong", nodes=20_000)
            game = game.play(seat, move)
    assert game.result is not None


@pytest.mark.parametrize(
    ("answer", "move"),
    [('{"draw": 0}', Move("draw")), ("draw", Move("draw")), (" draw \\n", Move("draw"))],
)
def test_a_move_is_read_as_an_object_and_as_text(tmp_path: Path, answer: str, move: Move) -> None:
    text = f"for line in sys.stdin: print('{answer}', flush=True)"
    with ProcessBot(program(tmp_path, text), seconds=60) as bot:
        assert bot(a_game().view(0)) == move


RUDE = [
    ("sys.exit(3)", "bot-died", "3"),
    ("sys.stdin.readline(); sys.exit(0)", "bot-died", "0"),
    ("sys.stdin.readline(); print('B99 B4', flush=True); time.sleep(60)", "bot-unreadable", "B99 B4"),
    ("sys.stdin.readline(); print('{\"fly\": 1}', flush=True); time.sleep(60)", "bot-unreadable", "fly"),
    ("sys.stdin.readline(); print('{', flush=True); time.sleep(60)", "bot-unreadable", "{"),
    ("sys.stdin.readline(); sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "bot-unreadable", "�"),
    ("sys.stdin.readline(); print('x' * 100_000, flush=True); time.sleep(60)", "bot-unreadable", "xxx"),
]


@pytest.mark.parametrize(("text", "code", "shown"), RUDE)
def test_what_is_no_move_is_one_clear_error(tmp_path: Path, text: str, code: str, shown: str) -> None:
    with ProcessBot(program(tmp_path, text), seconds=60) as bot, pytest.raises(BotFailed) as failed:
        bot(a_game().view(0))
    assert failed.value.code == code
    for language in LANGUAGES:
        said = failed.value.sentence(language)
        assert shown in said
        assert "rude_bot.py" in said
        assert "{ $" not in said


@pytest.mark.parametrize("text", ["time.sleep(600)", "sys.stdin.readline(); time.sleep(600)"])
def test_a_program_that_thinks_too_long_is_ended(tmp_path: Path, text: str) -> None:
    bot = ProcessBot(program(tmp_path, text), seconds=0.5)
    with pytest.raises(BotFailed) as failed:
        bot(a_game().view(0))
    assert failed.value.code == "bot-too-slow"
    assert "0.5" in str(failed.value)
    assert list(children()) == []


def children() -> Iterator[int]:
    """The processes that this one has started and that are still there, zombies among them."""
    for task in Path("/proc/self/task").iterdir():
        found = map(int, (task / "children").read_text().split())
        yield from (process for process in found if process not in BEFORE)


# What other tests of the same run have started is none of ours.
BEFORE: set[int] = set()


@pytest.fixture(autouse=True)
def _only_own_children() -> None:
    BEFORE.clear()
    BEFORE.update(children())


def test_after_a_failure_the_next_view_starts_it_anew_and_nothing_is_left_behind(tmp_path: Path) -> None:
    text = (
        "from pathlib import Path\n"
        f"there = Path({str(tmp_path / 'been')!r})\n"
        "sys.stdin.readline()\n"
        "if not there.exists(): there.touch(); sys.exit(1)\n"
        "print('draw', flush=True); sys.stdin.read()"
    )
    with ProcessBot(program(tmp_path, text), seconds=60) as bot:
        with pytest.raises(BotFailed):
            bot(a_game().view(0))
        assert bot(a_game().view(0)) == Move("draw")
        assert len(list(children())) == 1
    assert list(children()) == []


def test_a_word_too_many_ends_nothing(tmp_path: Path) -> None:
    text = "for line in sys.stdin:\n    print('draw', flush=True)\n    print('pass', flush=True)\n"
    with ProcessBot(program(tmp_path, text), seconds=60) as bot:
        assert bot(a_game().view(0)) == Move("draw")
        assert bot(a_game().view(0)).kind in ("draw", "pass")


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "", '"unclosed'])
def test_a_command_that_cannot_be_started_says_so(command: str) -> None:
    with pytest.raises(BotFailed) as failed, ProcessBot(command) as bot:
        bot(a_game().view(0))
    assert failed.value.code == "bot-not-started"


def test_it_is_called_as_its_program_is() -> None:
    assert ProcessBot("python bots/my_bot.py --fast").name == "my_bot"
    assert ProcessBot("python -u my.py").name == "my"
    assert ProcessBot("./clever").name == "clever"


def test_two_of_a_name_and_one_called_as_a_level_are_told_apart() -> None:
    programs = [ProcessBot(command) for command in ("a/my.py", "b/my.py", "./master")]
    assert list(named(programs)) == ["my", "my-2", "master-2"]


def test_a_view_goes_to_a_program_without_what_its_seat_cannot_see(tmp_path: Path) -> None:
    seen = tmp_path / "seen.json"
    text = f"line = sys.stdin.readline(); open({str(seen)!r}, 'w').write(line); print('draw', flush=True)"
    game = a_game()
    with ProcessBot(program(tmp_path, text), seconds=60) as bot:
        bot(game.view(0))
    said = json.loads(seen.read_text())
    assert said == game.view(0).to_json()
    assert "seed" not in said
    assert game.setup.seed.hex() not in seen.read_text()
