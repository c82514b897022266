"""Every way in which people and programs write a line is understood."""

import pytest

from optafel.gcg import Kind, Line, Player, Record, Unread, read, read_bytes, write

HEAD = "#player1 Ann Ann Example\n#player2 Bea Bea Other\n"


def line_of(text: str) -> object:
    record = read(HEAD + text)
    assert not record.unread, record.unread
    (line,) = record.lines
    return line


PLAY = Line("Ann", Kind.PLAY, "AEINRST", "8D", "TRAINES", score=68, total=68)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (">Ann: AEINRST 8D TRAINES +68 68", PLAY),
        (">Ann:AEINRST 8d TRAINES +68 68", PLAY),
        ("  >Ann:   AEINRST\t8D   TRAINES   68   68  ", PLAY),
        ("> Ann : aeinrst 8D TRAINES +68 68", PLAY),
        (">ann: AEINRST 8D TRAINES +68 68", PLAY),
        (">Ann Example: AEINRST 8D TRAINES +68 68", PLAY),
        (">Ann: AEINRST 8D TRAINES* +68 68", PLAY),
        (">Ann: 8D TRAINES +68 68", Line("Ann", Kind.PLAY, "", "8D", "TRAINES", score=68, total=68)),
        (">Ann: ?CR f6 C(R)e. +14 14", Line("Ann", Kind.PLAY, "?CR", "F6", "C(R)e.", score=14, total=14)),
        (">Ann: A1 H8 HA +5 5", Line("Ann", Kind.PLAY, "A1", "H8", "HA", score=5, total=5)),
        (">Ann: BE2 10A 2E +9 9", Line("Ann", Kind.PLAY, "BE2", "10A", "2E", score=9, total=9)),
        (">Ann: 10A 2E +9 9", Line("Ann", Kind.PLAY, "", "10A", "2E", score=9, total=9)),
        (">Ann: ABC 8D AB +8", Line("Ann", Kind.PLAY, "ABC", "8D", "AB", score=8)),
        (">Ann: ABC 8D AB", Line("Ann", Kind.PLAY, "ABC", "8D", "AB")),
        (
            ">Ann: ABC 8D AB +8 8 BE, ET",
            Line("Ann", Kind.PLAY, "ABC", "8D", "AB", score=8, total=8, remark="BE, ET"),
        ),
        (">Ann: ABCDEFG - +0 12", Line("Ann", Kind.PASS, "ABCDEFG", score=0, total=12)),
        (">Ann: - +0 12", Line("Ann", Kind.PASS, score=0, total=12)),
        (">Ann: ABCDEFG –  0 12", Line("Ann", Kind.PASS, "ABCDEFG", score=0, total=12)),
        (">Ann: ABCDEF? -ABC? +0 12", Line("Ann", Kind.EXCHANGE, "ABCDEF?", tiles="ABC?", score=0, total=12)),
        (">Ann: ABCDEFG -abc +0 12", Line("Ann", Kind.EXCHANGE, "ABCDEFG", tiles="ABC", score=0, total=12)),
        (">Ann: ABCDEFG - ABC +0 12", Line("Ann", Kind.EXCHANGE, "ABCDEFG", tiles="ABC", score=0, total=12)),
        (">Ann: ABCDEFG -5 +0 12", Line("Ann", Kind.EXCHANGE, "ABCDEFG", count=5, score=0, total=12)),
        (">Ann: -7 +0 12", Line("Ann", Kind.EXCHANGE, count=7, score=0, total=12)),
        (">Ann: ABCDEFG -- -24 55", Line("Ann", Kind.WITHDRAWN, "ABCDEFG", score=-24, total=55)),
        (">Ann: ABCDEFG --  −24 55", Line("Ann", Kind.WITHDRAWN, "ABCDEFG", score=-24, total=55)),
        (">Ann: ABCDEFG (challenge) +5 60", Line("Ann", Kind.CHALLENGE, "ABCDEFG", score=5, total=60)),
        (">Ann:  (Challenge) -5 50", Line("Ann", Kind.CHALLENGE, score=-5, total=50)),
        (">Ann: UNKNOWN (challenge) +5 60", Line("Ann", Kind.CHALLENGE, score=5, total=60)),
        (">Ann: (time) -10 340", Line("Ann", Kind.TIME, score=-10, total=340)),
        (">Ann: AB (time penalty) -10 340", Line("Ann", Kind.TIME, "AB", score=-10, total=340)),
        (">Ann:  (OPEG) +14 345", Line("Ann", Kind.END_RACK, tiles="OPEG", score=14, total=345)),
        (">Ann: FWLI (FWLI) -10 426", Line("Ann", Kind.END_RACK, "FWLI", tiles="FWLI", score=-10, total=426)),
        (">Ann: (A E ?) +4 9", Line("Ann", Kind.END_RACK, tiles="AE?", score=4, total=9)),
        (">Ann: () +0 9", Line("Ann", Kind.END_RACK, score=0, total=9)),
    ],
)
def test_a_line(text: str, line: object) -> None:
    assert line_of(text) == line
    assert read(write(Record((Player("Ann", "Ann"),), (line,)))).lines == (line,)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [">Ann", ">Ann:", ">Ann: ABCDEFG", ">Ann: ABCDEFG 8D", ">Ann: ABCDEFG 8D +4 4", ">Ann: 12 13", ">"],
)
def test_a_line_that_says_nothing_is_kept_aside_with_its_number(text: str) -> None:
    record = read(HEAD + text + "\n>Bea: AB 8D AB +8 8")
    assert record.unread == (Unread(3, text),)
    assert [line.player for line in record.lines] == ["Bea"]


def test_what_stands_around_the_game() -> None:
    record = read(
        "#character-encoding UTF-8\n#title  A game: of two\n#description first line\nsecond line\n"
        "#lexicon CSW21\n#Player2 b Bea\n#player1 a\n#id org.example 12\n#brand-new pragma here\n\n"
        "# a mere comment\n#note before it all\n"
        ">a: AB 8D AB +8 8\n#note said\nand said\n\nagain\n#note twice\n>b: CD 9D CD +9 9\n"
        "#rack1 XYZ\n#RACK2 ?Q\n#incomplete\n"
    )
    assert record.players == (Player("a", "a"), Player("b", "Bea"))
    assert record.pragmas == (
        ("title", "A game: of two"),
        ("description", "first line\nsecond line"),
        ("lexicon", "CSW21"),
        ("id", "org.example 12"),
        ("brand-new", "pragma here"),
    )
    assert record.notes == ("before it all",)
    assert [line.notes for line in record.lines] == [("said\nand said\nagain", "twice"), ()]
    assert record.racks == ("XYZ", "?Q")
    assert record.incomplete
    assert not record.unread
    assert [line.at for line in record.lines] == [13, 19]
    assert read(write(record)) == record


def test_players_that_nobody_named_are_those_who_play() -> None:
    record = read(">x y: AB 8D AB +8 8\n>z: CD 9D CD +9 9\n>x y: - +0 8")
    assert record.players == (Player("x_y", "x y"), Player("z", "z"))
    assert [line.player for line in record.lines] == ["x_y", "z", "x_y"]


def test_two_players_of_one_name_are_two() -> None:
    assert [player.nick for player in read("#player1 Jo Jo\n#player2 Jo Jo").players] == ["Jo", "Jo_"]


def test_four_players_and_a_nick_with_a_colon() -> None:
    record = read("#player1 a:b A\n#player2 c C\n#player3 d D\n#player4 e E\n>a:b: XY 8D XY +1 1\n>e: - +0 0")
    assert [line.player for line in record.lines] == ["a:b", "e"]
    assert len(record.players) == 4


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize(
    ("encoding", "head"),
    [
        ("utf-8", ""),
        ("utf-8", "#character-encoding UTF-8\n"),
        ("utf-8-sig", ""),
        ("utf-16", ""),
        ("latin-1", ""),
        ("latin-1", "#character-encoding ISO-8859-1\n"),
        ("latin-1", "#character-encoding UTF-8\n"),  # it says so, but it is not
        ("latin-1", "#character-encoding martian\n"),
        ("cp1250", "#character-encoding windows-1250\n"),
    ],
)
def test_any_encoding_and_any_line_end(encoding: str, head: str, ends: str) -> None:
    text = head + "#player1 Zoë Zoë Müller\n#player2 b Bé\n>Zoë: ÄÖÜABCD 8D ÄÖÜ +40 40\n"
    text = text.replace("ë", "ä") if encoding == "cp1250" else text
    record = read_bytes(text.replace("\n", ends).encode(encoding))
    assert record == read(text)
    assert record.lines[0].word == "ÄÖÜ"
    assert record.lines[0].player == record.players[0].nick


@pytest.mark.parametrize(
    "raw", [b"", b"\x00\xff" * 50, b"\x81\x8d#player", b">:\n>: \n#\n#player1\n#player1 a\n#note"]
)
def test_rubbish_is_read_as_far_as_it_goes(raw: bytes) -> None:
    record = read_bytes(raw)
    assert not record.lines
    assert read(write(record)) == record
