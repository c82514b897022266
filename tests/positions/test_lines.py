"""A position as one line: what docs/positions.md shows and promises."""

from pathlib import Path
from urllib.parse import quote, unquote

import pytest

from optafel import RULEBOOKS, Game, Position, PositionError, Setup, bots
from optafel.positions import Other
from optafel.positions.line import _NAMES

PAGE = (Path(__file__).parent.parent.parent / "docs" / "positions.md").read_text("utf-8")
LINES = [
    line.strip()
    for line in PAGE.splitlines()
    if line.startswith("    ") and line.split()[0].partition(":")[0] in RULEBOOKS
]


@pytest.mark.parametrize("line", LINES)
def test_a_line_of_the_page_is_in_its_strict_form(line):
    assert str(Position.parse(line)) == line


def test_the_page_shows_every_family_and_names_every_field():
    assert {RULEBOOKS[line.partition(" ")[0].partition(":")[0]].family for line in LINES} == {
        "numbers", "words", "crossword",
    }  # fmt: skip
    for name in _NAMES:
        assert f"`{name}=" in PAGE
    for rulebook in RULEBOOKS:
        assert f"`{rulebook}`" in PAGE


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_position_of_a_game_comes_back_from_its_line(rulebook):
    game = Game.start(Setup(rulebook, seed=b"any thirty-two bytes will do now"))
    for _ in range(30):
        if (seat := game.to_act) is None:
            break
        for each in range(game.setup.seats):
            position = game.position(each)
            line = str(position)
            assert Position.parse(line) == position
            assert Position.parse(unquote(quote(line, safe=""))) == position
        game = game.play(seat, bots.choose(game.view(seat), "casual", nodes=2_000))


def test_all_that_can_be_said_comes_back():
    position = Position.read(
        "scrabble-nl",
        board=["8D TAaRT", "D8 TAFEL"],
        rack="ENR?",
        pot=3,
        others=(Other(2, opened=False), Other(3)),
        passed=True,
        words=["TAART", "TAFEL", "ÉTÉ"],
        extra_words=["A,B", "C D"],
        values={"Q": 8},
    )
    assert Position.parse(str(position)) == position
    nothing_counts = Position.read("woord-international", rack="AB", words=[])
    assert Position.parse(str(nothing_counts)) == nothing_counts


def test_a_line_is_read_leniently():
    assert Position.parse("  rummikub-sabra   b8b9b10  k8  ") == Position.parse("rummikub-sabra B8B9B10 K8")


@pytest.mark.parametrize(
    "line",
    ["", "rummikub-sabra", "rummikub-sabra -", "rummikub-sabra - - x", "rummikub-sabra - - pot=-1",
     "rummikub-sabra - - pot=1000", "rummikub-sabra - - others=", "rummikub-sabra - - others=7((",
     "scrabble-nl - - values=1A", "rummikub-sabra - - +colour=3", "scrabble-nl:xx - -"],
)  # fmt: skip
def test_what_is_no_position_is_refused_with_a_sentence(line):
    with pytest.raises(PositionError) as caught:
        Position.parse(line)
    assert str(caught.value) != caught.value.code
