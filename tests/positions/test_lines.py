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
def test_a_line_of_the_page_is_in_its_strict_form(line: str) -> None:
    assert str(Position.parse(line)) == line


def test_the_page_shows_every_family_and_names_every_field() -> None:
    assert {RULEBOOKS[line.partition(" ")[0].partition(":")[0]].family for line in LINES} == {
        "numbers", "words", "crossword",
    }  # fmt: skip
    for name in _NAMES:
        assert f"`{name}=" in PAGE
    for rulebook in RULEBOOKS:
        assert f"`{rulebook}`" in PAGE


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_position_of_a_game_comes_back_from_its_line(rulebook: str) -> None:
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


def test_all_that_can_be_said_comes_back() -> None:
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


def test_a_line_is_read_leniently() -> None:
    assert Position.parse("  rummikub-sabra   b8b9b10  k8  ") == Position.parse("rummikub-sabra B8B9B10 K8")


@pytest.mark.parametrize(
    "line",
    ["", "rummikub-sabra", "rummikub-sabra -", "rummikub-sabra - - x", "rummikub-sabra - - pot=-1",
     "rummikub-sabra - - pot=1000", "rummikub-sabra - - others=", "rummikub-sabra - - others=7((",
     "scrabble-nl - - values=1A", "rummikub-sabra - - +colour=3", "scrabble-nl:xx - -"],
)  # fmt: skip
def test_what_is_no_position_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(PositionError) as caught:
        Position.parse(line)
    assert str(caught.value) != caught.value.code


@pytest.mark.parametrize(
    ("line", "tile", "count", "most"),
    [
        ("rummikub-sabra B8B9B10/B8K8Y8 B8", "B8", 3, 2),
        ("rummikub-sabra - *** pot=40", "*", 3, 2),
        ("rummikub-sabra R1R2R3 DK8", "D", 1, 0),
        ("rummikub-jokers R1R2R3 K8 others=3(R1R1K9)", "R1", 3, 2),
        ("woord-international:nl QUIZ QQQQ", "Q", 5, None),
        ("scrabble-nl:nl 15/15/15/15/15/15/15/3TAART7/15/15/15/15/15/15/15 ??? pot=81", "@", 3, 2),
        ("scrabble-nl:nl 15/15/15/15/15/15/15/3XX10/15/15/15/15/15/15/15 X pot=81", "X", 3, 1),
    ],
)
def test_a_line_lays_no_more_of_a_tile_than_its_box_holds(
    line: str, tile: str, count: int, most: int | None
) -> None:
    with pytest.raises(PositionError) as refused:
        Position.parse(line)
    assert refused.value.code == "too-many-of-a-tile"
    assert refused.value.params["tile"] == tile
    assert refused.value.params["count"] == count
    assert most is None or refused.value.params["most"] == most
    assert tile in str(refused.value)
