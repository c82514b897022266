"""Cases of the word games: fields read leniently, refused by name, answered whatever they are."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optafel.positions.case import judge_case
from optafel.texts import LANGUAGES

GOOD = {"id": "x", "game": "woord-international", "table": "KANTOOR", "rack": "DM", "play": "KANT DROOM"}


def judged(**change: Any) -> dict[str, Any]:
    return judge_case({**GOOD, **change})


def test_without_words_of_its_own_a_case_is_judged_by_the_dictionary() -> None:
    assert judged()["score"] == 5
    assert not judged(play="KANT DOORM")["legal"]
    assert judged(play="KANT DOORM", extra_words=["doorm"])["longest"] == "DOORM"


@pytest.mark.parametrize(
    ("language", "table", "rack", "play"),
    [
        ("nl", "KENNEN", "HERX", "HERKENNEN"),
        ("de", "AUTO FREI", "ELX", "TOR AUF EILE"),
        ("fr", "APRE CALME", "HIX", "AME CHAR PILE"),
        ("es", "TELA CUNA", "UPÑX", "TUL CUNA PEÑA"),
        ("pt", "APARECER", "DESX", "DESAPARECER"),
    ],
)
def test_every_edition_has_its_dictionary(language: str, table: str, rack: str, play: str) -> None:
    answer = judged(game="word-2023", language=language, table=table, rack=rack, play=play)
    assert answer["legal"], answer


def test_words_and_history_are_read_as_people_write_them() -> None:
    words = ["kant", "droom", "Façade"]
    assert judged(words=words)["legal"]
    assert judged(words=words, history=["droom"])["score"] == 0
    # Sabra's box has no Ç, so that it is laid with a C; that of 2023 has one.
    sabra = {"game": "woord-sabra", "table": "", "words": words}
    assert judged(**sabra, rack="FACADE", play="FACADE", history=["façade"])["score"] == 0
    assert judged(**{**sabra, "game": "word-2023"}, rack="FAÇADEX", play="FAÇADE")["score"] == 6
    assert not judged(**{**sabra, "game": "word-2023"}, rack="FACADEX", play="FACADE")["legal"]


@pytest.mark.parametrize("listed", ["xyzzy foo", "foo, xyzzy", "Foo;XYZZY", " xyzzy ,foo "])
def test_a_list_of_words_is_read_as_people_write_one(listed: str) -> None:
    sabra = {"game": "woord-sabra", "table": "", "rack": "XYZZY", "play": "XYZZY"}
    assert judged(**sabra, options={"extra_words": listed})["score"] == 5
    assert judged(**sabra, extra_words=["xyzzy"], options={"theme": listed})["score"] == 5
    banned = judged(**sabra, extra_words=["xyzzy"], options={"banned_words": listed})
    assert banned["rule"] == "woord-sabra/words"


def test_where_words_are_challenged_nobody_checks_them_before() -> None:
    doubtful = {"play": "KANT DOORM", "options": {"challenge": True}}
    assert judged(**doubtful)["longest"] == "DOORM"
    # all the rest is judged as ever, and a joker is read as the word that there is
    assert judged(**{**doubtful, "play": "KNAT DOORM"})["rule"] == "woord-international/rest-word"
    joker = judged(rack="@M", play="KANT @ROOM", words=["DROOM"], options={"challenge": True})
    assert joker["longest"] == "DROOM"


def test_a_turn_without_a_play_is_legal_and_scores_nothing() -> None:
    for play in ("draw", "pass"):
        assert (judged(play=play)["legal"], judged(play=play)["score"]) == (True, 0)
    assert judged(play="exchange AB")["rule"] == "woord-international/draw"
    # a word that is spelled like one of them is a word
    assert judged(table="", rack="PASS", play="PASS", words=["PASS"])["longest"] == "PASS"


@pytest.mark.parametrize(
    ("change", "code", "quoted"),
    [
        ({"play": "KANT DR0OM"}, "no-such-letter", "0"),
        ({"language": "xx"}, "bad-language", "xx"),
        ({"options": {"to_50": True}}, "bad-option", "to_50"),
        ({"options": {"theme": 7}}, "bad-option", "theme"),
        ({"play": "AB " * 300}, "too-many-tiles", "play"),
        ({"table": "AB " * 300}, "too-many-tiles", "table"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_case_is_refused_by_name(change: dict[str, Any], code: str, quoted: str, language: str) -> None:
    answer = judge_case({**GOOD, **change}, language)
    assert answer["code"] == code
    assert quoted in answer["error"]


rows = st.text(alphabet="AENRST arnst@[]ÇÑé", max_size=14)


@given(
    st.sampled_from(["woord-sabra", "woord-international", "word-2023"]),
    st.sampled_from(["nl", "es", "fr"]),
    rows,
    rows,
    rows,
    st.booleans(),
    st.lists(rows, max_size=2),
)
def test_whatever_lies_there_is_answered(
    game: str, language: str, table: str, rack: str, play: str, opened: bool, history: Any
) -> None:
    answer = judged(
        game=game, language=language, table=table, rack=rack, play=play, opened=opened, history=history
    )
    assert ("error" in answer) != ("legal" in answer)
    if "legal" in answer:
        assert answer["legal"] or (answer["rule"].startswith(game) and answer["message"])
        assert "refuse-" not in answer["message"]
