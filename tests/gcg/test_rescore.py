"""A record that holds is left alone in any dialect; one that does not is told where, and only there."""

import re
from dataclasses import replace
from typing import Any

import pytest
from chance_games import chance_game
from hypothesis import given, settings
from hypothesis import strategies as st

from optafel.gcg import (
    KNOWN_LETTERS,
    Kind,
    Line,
    Player,
    Record,
    of_game,
    read,
    read_bytes,
    report,
    strict,
    write,
)
from optafel.rules.crossword import LETTER_SETS, Board, place, read_play

nicks = st.text("abcdefgXYZé_1", min_size=1, max_size=8).filter(lambda nick: not nick.isdigit())
racks = st.text("ABCDEFGÑÇ?", max_size=7)
notes = st.lists(
    st.from_regex(r"[a-z]{1,9}( [a-z.,:#]{1,9}){0,3}(\n[a-z]{1,5})?", fullmatch=True), max_size=2
).map(tuple)
numbers = st.integers(-999, 999)


@st.composite
def records(draw: st.DrawFn) -> Record:
    players = [
        Player(nick, draw(st.sampled_from([nick, "A Name", "Ünï"])))
        for nick in draw(st.lists(nicks, min_size=1, max_size=4, unique_by=str.casefold))
    ]
    lines = []
    for _ in range(draw(st.integers(0, 8))):
        kind = draw(st.sampled_from(Kind))
        said = {"score": draw(numbers), "total": draw(numbers), "rack": draw(racks), "notes": draw(notes)}
        if kind is Kind.PLAY:
            said["place"] = draw(st.from_regex(r"([1-9]|1[0-5])[A-O]|[A-O]([1-9]|1[0-5])", fullmatch=True))
            said["word"] = draw(st.from_regex(r"[A-Za-zÇñ.]{1,9}", fullmatch=True))
            said["remark"] = draw(st.sampled_from(["", "AB, CD"]))
        elif kind is Kind.EXCHANGE:
            said["tiles"] = draw(racks)
            said["count"] = 0 if said["tiles"] else draw(st.integers(1, 7))
        elif kind is Kind.END_RACK:
            said["tiles"] = draw(racks)
        lines.append(Line(draw(st.sampled_from(players)).nick, kind, **said))  # type: ignore[arg-type]
    pragmas = draw(
        st.lists(
            st.tuples(st.sampled_from(["title", "lexicon", "odd-one"]), st.just("some text")), max_size=3
        )
    )
    held = tuple(draw(racks) for _ in players)
    return Record(
        tuple(players),
        tuple(lines),
        tuple(pragmas),
        draw(notes),
        held if any(held) else (),
        draw(st.booleans()),
    )


@given(records())
def test_what_is_written_is_read_again(record: Record) -> None:
    assert read(write(record)) == record
    assert read_bytes(write(record).encode()) == record


@given(records())
def test_any_record_is_played_through_and_made_strict(record: Record) -> None:
    done = report(record)
    made = strict(done)
    assert len(made.lines) == len(record.lines)
    assert strict(report(made, done.letters)) == made


@given(st.text(max_size=300))
def test_any_text_gets_a_report(text: str) -> None:
    record = read(text)
    made = strict(report(record))
    assert strict(report(read(write(made)))) == made


seeds = st.integers(0, 10_000)
languages = st.sampled_from(list(LETTER_SETS)).map(lambda name: name[:2])


@settings(max_examples=15)
@given(seeds, st.integers(2, 4), languages)
def test_the_record_of_a_game_holds(seed: int, seats: int, language: str) -> None:
    game = chance_game(seed, seats, language)
    record = of_game(game, ["Ann Example", "Ann Example", "Bé", ""])
    done = report(record)
    assert done.differences == ()
    assert done.letters.id == language
    assert done.recorded == done.points == game.state.scores
    assert done.board == game.state.table
    assert read(write(record)) == record
    assert strict(done) == record


def spoken(record: Record, seed: int) -> Record:
    """The same record in one of the dialects that are met: which one follows from the seed."""
    board, lines = Board.empty(), []
    before = board
    letters, parentheses, small, count, partial = (seed >> bit & 1 for bit in range(5))
    for recorded in record.lines:
        line = recorded
        if line.kind is Kind.PLAY:
            before = board
            play = read_play(f"{line.place} {line.word}")
            placement = place(board, play)
            board, word = placement.after, ""
            for square in play.squares:
                sign = str(board[square])
                if square in placement.laid or letters:
                    word += sign
                else:
                    word += f"({sign})" if parentheses else "."
            laid = "".join("?" if tile.joker else str(tile) for tile in placement.laid.values())
            line = replace(recorded, word=word, rack=laid if partial else line.rack)
        elif line.kind is Kind.WITHDRAWN:
            board = before
        elif line.kind is Kind.EXCHANGE and count:
            held = re.findall(r"\[..\]|.", line.tiles)
            line = replace(line, tiles="", count=len(held))
        lines.append(replace(line, place=line.place.lower() if small else line.place))
    return replace(record, lines=tuple(lines))


@settings(max_examples=20)
@given(seeds, st.integers(0, 63), st.integers(2, 3))
def test_every_dialect_says_the_same(seed: int, dialect: int, seats: int) -> None:
    record = of_game(chance_game(seed, seats))
    text = write(spoken(record, dialect))
    if dialect & 32:
        text = text.replace("\n", "\r\n").replace(" ", "   ").replace("#character-encoding   UTF-8\r\n", "")
    done = report(read_bytes(text.encode("utf-8")))
    assert done.differences == ()
    assert [line.word for line in strict(done).lines] == [line.word for line in record.lines]
    assert done.board == report(record).board


def test_while_a_game_goes_on_nobody_elses_rack_is_written() -> None:
    game = chance_game(3, 3, turns=25)
    assert game.result is None
    for seat in (None, 0, 2):
        record = of_game(game, ["a", "b", "c"], seat)
        own = record.players[seat].nick if seat is not None else None
        assert record.incomplete
        assert all(line.rack == "" and line.tiles == "" for line in record.lines if line.player != own)
        assert own is None or any(line.rack for line in record.lines)
        assert report(record, KNOWN_LETTERS["en"]).differences == ()


EVENT = ">Ann: ABCDEFG 8D WORD +18 18"  # what is given as an example of a line

# A small game by hand: the rack of each turn, and what it scores with English letters.
GAME = """\
#player1 Ann Ann
#player2 Bea Bea
>Ann: HORNSXY 8D HORNS +24 24
>Bea: FARMPQU F6 FA.M +17 17
>Ann: BOXYTIE 9F .BOY +27 51
>Bea: PQUWXYZ G5 PQ +27 44
>Bea: PQUWXYZ -- -27 17
>Ann: XTIEEAI -XT +0 51
>Bea: PQUWXYZ - +0 17
"""


def game(*changes: tuple[str, str]) -> Any:
    text = GAME
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return report(read(text), LETTER_SETS["en"])


def told(done: Any) -> list[tuple[Any, ...]]:
    return [
        (difference.at, difference.kind, difference.found, difference.expected)
        for difference in done.differences
    ]


def test_the_small_game_holds() -> None:
    assert told(game()) == []
    assert game().points == (51, 17)


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("+17 17", "+18 18", [(4, "score", "+18", "+17"), (6, "total", "44", "45")]),
        ("+17 17", "+18 17", [(4, "score", "+18", "+17")]),
        ("+27 51", "+27 52", [(5, "total", "52", "51"), (8, "total", "51", "52")]),
        ("8D HORNS +24 24", "8D HORNS", [(3, "no-score", "-", "+24")]),
        ("FARMPQU", "FARPQUE", [(4, "not-on-rack", "M", "FARPQUE")]),
        ("-XT", "-XTZ", [(8, "not-on-rack", "Z", "XTIEEAI")]),
        ("HORNSXY", "HORNSXYZ", [(3, "rack-too-long", "HORNSXYZ", "7")]),
        ("PQUWXYZ -- -27 17", "PQUWXYZ -- +0 17", [(7, "score", "+0", "-27")]),
        (
            ">Bea: PQUWXYZ -- -27 17\n",
            "",
            [(8, "too-many-tiles", "2 Q", "1 Q"), (8, "total", "17", "44")],
        ),
        ("PQUWXYZ - +0 17", "PQUWXYZ - +3 20", [(9, "score", "+3", "+0")]),
        ("XTIEEAI -XT", "XTIEEAI -8", [(8, "exchange-too-many", "8", "7")]),
        (">Ann: XTIEEAI -XT +0 51\n", "", [(8, "out-of-turn", "Bea", "Ann")]),
        ("9F .BOY", "9F .B.OY", [(5, "gap", "9F .B.OY", "H9")]),
        ("9F .BOY", "9F EBOY", [(5, "square-taken", "9F EBOY", "F9 M")]),
        (">Bea: PQUWXYZ - +0 17", "what was this", [(9, "unread", "what was this", EVENT)]),
        (">Ann: XTIE", ">Ann: XTIEEAI -- +0 51\n>Ann: XTIE", [(8, "nothing-to-withdraw", "--", "-")]),
    ],
)
def test_each_difference_is_told_where_it_is_and_nowhere_else(before: Any, after: Any, expected: Any) -> None:
    assert told(game((before, after))) == expected


def test_the_first_word_and_those_after_it() -> None:
    kinds = {
        "8I HORNS": "first-off-centre",
        "8L HORNS": "off-board",
        "8H H": "first-too-short",
        "8D H1RNS": "unread-play",
    }
    for play, kind in kinds.items():
        assert (3, kind) in [(d.at, d.kind) for d in game(("8D HORNS", play)).differences]
    loose = game(("F6 FA.M", "A1 FARM"))
    assert (4, "not-joined") in [(d.at, d.kind) for d in loose.differences]
    again = game(("F6 FA.M", "8D HORNS"))
    assert (4, "nothing-laid") in [(d.at, d.kind) for d in again.differences]


def test_tiles_that_the_box_has_not_are_told_once() -> None:
    done = game(("HORNSXY", "HORNSZZ"))
    assert told(done) == [(3, "too-many-tiles", "2 Z", "1 Z")]


def test_the_points_of_an_illegal_line_still_count_as_recorded() -> None:
    done = game(("9F .BOY", "9F .B.OY"))
    assert done.points == (51, 17)


def ending(*lines: str, players: int = 2) -> str:
    """A game in which all but a few tiles lie on the board, by the record's own word."""
    head = "".join(f"#player{n} {name} {name}\n" for n, name in enumerate("ABCD"[:players], 1))
    return head + "\n".join(lines)


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        # Between two: the gain counts twice, or once where the other loses it.
        ([">A: (QE) +22 22"], []),
        ([">A: (QE) +11 11", ">B: QE (QE) -11 -11"], []),
        ([">B: QE (QE) -11 -11", ">A: (QE) +11 11"], []),
        ([">A: (QE) +11 11"], ["end-score"]),
        ([">A: (QE) +23 23"], ["end-score"]),
        ([">A: (QE) +22 22", ">B: QE (QE) -11 -11"], ["end-score"]),
        ([">A: QE (QE) -11 -11", ">B: T (T) -1 -1"], []),
        ([">A: QE (QE) -10 -10"], ["end-score"]),
        ([">A: QEE (QE) -11 -11"], ["end-tiles"]),
    ],
)
def test_the_end_in_both_styles(lines: list[str], wrong: Any) -> None:
    done = report(read(ending(*lines)), LETTER_SETS["en"])
    kinds = [d.kind for d in done.differences]
    # Nothing lies on the board here, so that the other's rack cannot be all that is left.
    assert [kind for kind in kinds if kind != "end-tiles" or "end-tiles" in wrong] == wrong


def test_the_end_among_three() -> None:
    lines = [">A: (QET) +12 12", ">B: QE (QE) -11 -11", ">C: T (T) -1 -1"]
    assert report(read(ending(*lines, players=3)), LETTER_SETS["en"]).differences == ()


def test_the_last_rack_is_what_is_not_on_the_board() -> None:
    game = chance_game(11, 2)
    record = of_game(game)
    gain = record.lines[-1]
    assert gain.kind is Kind.END_RACK
    assert gain.score > 0  # type: ignore[operator]
    changed = replace(record, lines=(*record.lines[:-1], replace(gain, tiles=gain.tiles[:-1] + "?")))
    assert "end-tiles" in [d.kind for d in report(changed, LETTER_SETS["en"]).differences]


def test_a_turn_after_the_end() -> None:
    done = game((">Bea: PQUWXYZ - +0 17", ">Bea: PQ (PQ) -13 4\n>Bea: PQUWXYZ - +0 4"))
    assert "after-end" in [d.kind for d in done.differences]


@pytest.mark.parametrize(
    ("pragma", "name"),
    [
        ("#lexicon CSW21", "en"), ("#lexicon NWL2018", "en"), ("#lexicon ODS8", "fr"),
        ("#lexicon RD28", "de"), ("#lexicon FISE2", "es"), ("#lexicon OSPS49", "pl"),
        ("#lexicon NSF23", "no"), ("#lexicon OpenTaal", "nl"), ("#tile-distribution dutch", "nl"),
        ("#tile-set german set", "de"), ("#language pt", "pt"), ("#tile-distribution nl-older", "nl-older"),
        ("#note LetterDistribution: french", "fr"),
    ],
)  # fmt: skip
def test_a_hint_decides_where_the_scores_do_not(pragma: str, name: str) -> None:
    done = report(read(f"{pragma}\n#player1 a a\n#player2 b b\n"))
    assert (done.letters.id, done.because) == (name, "hint")


@pytest.mark.parametrize("pragma", ["", "#lexicon deviant", "#lexicon nonsense", "#title Dutch Open"])
def test_without_a_hint_the_letters_are_english(pragma: str) -> None:
    done = report(read(f"{pragma}\n#player1 a a\n#player2 b b\n"))
    assert (done.letters.id, done.because) == ("en", "default")


@pytest.mark.parametrize("name", ["nl", "nl-older", "en", "fr", "de", "es", "pt", "pl", "no"])
def test_the_scores_decide_against_a_wrong_hint(name: str) -> None:
    language = name[:2] if name[:2] in LETTER_SETS else "en"
    record = of_game(chance_game(5, 2, language))
    letters = KNOWN_LETTERS[name]
    recounted = strict(report(record, letters), mended=True)
    wrong = "french" if name != "fr" else "german"
    done = report(replace(recounted, pragmas=(("tile-distribution", wrong),)))
    assert done.letters.id == name
    assert done.because == "scores"


def test_a_strange_board_is_told() -> None:
    done = report(read("#board-layout super21\n" + GAME), LETTER_SETS["en"])
    assert told(done)[0] == (0, "unknown-board", "super21", "standard")
    assert told(report(read("#board-layout CrosswordGame\n" + GAME), LETTER_SETS["en"])) == []


def test_digraphs_as_digits_and_in_brackets() -> None:
    text = "#player1 a a\n#player2 b b\n>a: {0}OZAEEE 8G {0}OZA +34 34\n>b: ?EEEEEE H7 e.E +2 2\n"
    for sign in ("1", "[CH]"):
        done = report(read(text.format(sign)), LETTER_SETS["es"])
        assert told(done) == []
        assert strict(done).lines[0].word == "[CH]OZA"


def test_mended_points_are_those_of_the_rules() -> None:
    done = game(
        ("+17 17", "+18 18"), ("HORNS +24 24", "HORNS +20 20"), ("+27 51", "+27 47"), ("+0 51", "+0 47")
    )
    assert done.recorded == (47, 17)
    mended = report(strict(done, mended=True), LETTER_SETS["en"])
    assert mended.differences == ()
    assert mended.recorded == mended.points == (51, 17)
