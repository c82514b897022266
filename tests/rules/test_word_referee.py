"""The referee of the word games says everything that is wrong, with letters, words and rule."""

from dataclasses import replace
from typing import Any

import pytest

from optafel.rules.rulebooks import with_options
from optafel.rules.rulebooks.woord_international import WOORD_INTERNATIONAL
from optafel.rules.rulebooks.woord_sabra import WOORD_SABRA
from optafel.rules.rulebooks.word_2023 import WORD_2023
from optafel.rules.ruling import Ruling
from optafel.rules.spoken import spoken
from optafel.rules.words import Before, judge
from optafel.rules.words.rulebook import WordsRulebook
from optafel.tiles.letters import read_letters, read_words
from optafel.wire import to_json

SABRA = WOORD_SABRA
INTERNATIONAL = WOORD_INTERNATIONAL
BOOK_2023 = WORD_2023.edition("nl")


def rule(
    book: WordsRulebook,
    table: str,
    rack: str,
    play: str,
    words: str | None = None,
    opened: bool = True,
    history: Any = (),
) -> Ruling:
    """Every row that is laid is a word, unless `words` says which ones are."""
    known = None if words is None else set(words.split())

    def counts(word: str) -> str | None:
        return None if known is None or word in known else "not-in-dictionary"

    position = Before(read_words(table), read_letters(rack), opened, frozenset(history))
    return judge(book, position, read_words(play), counts)


def codes(ruling: Ruling) -> list[str]:
    return [violation.code for violation in ruling.violations]


def test_every_violation_is_reported_at_once() -> None:
    ruling = rule(INTERNATIONAL, "KANTOOR ROOD PAn", "DM", "KANT OO DROOM X RUZ", "KANT DROOM")
    said = {(v.code, v.tiles, v.where) for v in ruling.violations}
    assert said == {
        ("joker-off-table", ("@",), ()),
        ("tile-left-table", ("A", "P"), ()),
        ("not-on-rack", ("U", "X", "Z"), ()),
        ("word-too-short", ("OO",), (1,)),
        ("letter-loose", ("X",), (3,)),
        ("no-word", ("RUZ",), (4,)),
        ("no-rest-word", ("ROOD",), ()),
        ("no-rest-word", ("PAn",), ()),
    }
    assert ruling.marks == ("rest", "not-a-word", "new", "loose", "not-a-word")
    assert ruling.score is None
    assert ruling.rule == "woord-international/joker"


@pytest.mark.parametrize("book", [SABRA, INTERNATIONAL, BOOK_2023], ids=lambda book: book.id)
def test_every_rule_that_a_ruling_rests_on_has_its_place_in_the_book(book: WordsRulebook) -> None:
    for opened in (True, False):
        for play in ("A B", "HUTS HUTS", "ÉÉN", "", "RIN@ HUT", "RINk HUT"):
            ruling = rule(book, "RINg HUT", "S", play, "HUT HUTS RINK", opened)
            assert ruling.violations
            assert all(place["place"] for place in to_json(spoken(ruling, "en"))["violations"])


def test_every_option_bends_a_rule_that_has_its_place_in_the_book() -> None:
    for book in (SABRA, INTERNATIONAL, BOOK_2023):
        assert {option.rule for option in book.options} <= book.places.keys()


# Opening


def test_an_opening_may_hold_more_words_from_the_rack() -> None:
    ruling = rule(SABRA, "HUT", "OPENEN", "HUT OPEN EN", opened=False)
    assert ruling.legal
    assert ruling.opening_value == 4


def test_an_opening_leaves_a_joker_on_the_table_what_it_was() -> None:
    assert rule(SABRA, "RINg", "OPEN", "RINg OPEN", opened=False).legal
    assert codes(rule(SABRA, "RINg", "OPEN", "RINk OPEN", opened=False)) == ["opening-touches-table"]


def test_letters_of_the_table_do_not_help_to_open() -> None:
    ruling = rule(BOOK_2023, "MAT", "ROOSXX", "MATROOS", opened=False)
    assert codes(ruling) == ["opening-touches-table", "opening-too-short"]
    assert ruling.opening_value == 0


def test_a_joker_may_be_used_in_the_opening() -> None:
    assert rule(BOOK_2023, "", "MATR@OSXX", "MATRoOS", opened=False).score == 7


# Words


def test_children_lay_and_leave_words_of_two_letters() -> None:
    children = with_options(INTERNATIONAL, {"children": True})
    assert rule(children, "OPENBAAR", "T", "OP RABANET").score == 7
    assert codes(rule(INTERNATIONAL, "OPENBAAR", "T", "OP RABANET")) == ["word-too-short", "no-rest-word"]


def test_a_word_that_lay_there_is_not_looked_up_again() -> None:
    assert rule(SABRA, "PATIOTUIN", "HUT", "PATIOTUIN HUT", "HUT").legal
    # nor where less is said of its joker than before
    assert rule(SABRA, "PATIOTuIN", "HUT", "PATIOT@IN HUT", "HUT").score == 3
    # but a joker that nobody named is no excuse for any letter
    assert codes(rule(SABRA, "PA@", "XHUT", "PAX HU@", "HUT PAN")) == ["no-word"]


def test_a_letter_that_the_edition_has_not_is_named() -> None:
    for language, legal in (("es", True), ("nl", True), ("fr", False), ("de", False)):
        ruling = rule(WORD_2023.edition(language), "", "PEÑA", "PEÑA")
        assert ruling.legal == legal, language
    assert codes(rule(SABRA, "", "SEÑOR", "SEÑOR")) == ["letter-not-in-box"]


def test_no_two_words_are_equal_in_2023() -> None:
    ruling = rule(BOOK_2023, "ROOD HUT", "BROODX", "BROOD ROOD HUT")
    assert ruling.legal
    twice = rule(BOOK_2023, "ROOD HUT", "ROODX", "HUT ROOD ROOD")
    assert [(v.code, v.where) for v in twice.violations] == [("equal-words", (1, 2))]
    assert rule(SABRA, "ROOD", "ROOD", "ROOD ROOD").score == 0


# Rest words


@pytest.mark.parametrize(
    ("table", "rack", "play", "lost"),
    [
        ("KANTOOR", "DM", "KANT DROOM", []),
        ("KANTOOR", "DM", "TANK DROOM", ["KANTOOR"]),  # all there, but in another order
        ("KANTOOR", "S", "KANOTORS", ["KANTOOR"]),
        ("VER", "E", "VEER", ["VER"]),
        ("VER", "E", "EVER", []),
        ("HUT", "OEN", "HOUTEN", ["HUT"]),
        ("UIT GANG", "S", "UITGANGS", []),
        ("UIT GANG", "S", "GANGSUIT", []),
        ("UIT GANG", "S", "GAUITNGS", ["GANG"]),
        ("UITGANG", "EN", "UIT GANGEN", []),
        ("KANT KANT", "OOR", "KANTOORKANT", []),
        ("KANT KANT", "OOR", "KANTOOR KNAT", ["KANT"]),
        # KANTOOR leaves KANT, so that the old KANT itself must be the one in KANTINE
        ("KANTOOR KANT", "INERS", "KANT KANTINE ROORS", []),
        # one word cannot be the rest of two
        ("KANTOOR KANTEN", "X", "KANT NEXOORKANT", ["KANTOOR|KANTEN"]),
        ("KANTOOR KANTEN", "X", "KANT KANT OORNEX", []),
        # overlapping pieces of one new word are not both taken up
        ("TAKT AKTE", "S", "TAKTES TKA", ["TAKT|AKTE"]),
    ],
)
def test_no_old_word_is_dissolved(table: str, rack: str, play: str, lost: Any) -> None:
    ruling = rule(INTERNATIONAL, table, rack, play)
    assert codes(ruling) == ["no-rest-word"] * len(lost)
    for violation, either in zip(ruling.violations, lost, strict=True):
        assert violation.tiles[0] in either.split("|")


@pytest.mark.parametrize(
    ("table", "rack", "play"),
    [
        ("PAn", "NAL", "PAN dAL"),  # exchanged for its letter
        ("VELd", "GAL", "VELG dAL"),  # for another letter
        ("PLAATs", "OP", "PLAAT sOP"),  # taken off the end
        ("rAdIO TUIN", "SOP", "pAtIOTUIN SOP"),  # taken up, with other letters
        ("rAdIO TUIN", "PTO", "PATIOTUIN lOl"),  # taken up, both exchanged
        ("TAfELKLEED", "KUND", "KLEED TAaLKUNDE"),  # freed with the rest of the word
        ("TAfELKLEED", "FS", "TAFEL KLEEDeS"),  # exchanged in the rest word
        ("VELd", "S", "VELdS"),
        ("RINg", "HUT", "RINk HUT"),
    ],
)
def test_jokers_are_not_bound_in_rest_words_and_words_taken_up(table: str, rack: str, play: str) -> None:
    assert rule(INTERNATIONAL, table, rack, play).legal


def test_a_joker_cannot_take_the_place_of_a_letter_in_an_old_word() -> None:
    # H and T keep their places, but the U has gone elsewhere.
    assert codes(rule(INTERNATIONAL, "HUT", "@RS", "HuT RUS")) == ["no-rest-word"]


def test_a_joker_is_not_left_out_of_the_middle_of_a_word() -> None:
    assert codes(rule(INTERNATIONAL, "SLAnGEN", "OP", "SLAGEN nOP")) == ["no-rest-word"]
    assert rule(SABRA, "SLAnGEN", "OP", "SLAGEN nOP").score == 6
    # SLAn is a rest word of SLAnG, and its joker was exchanged for the G that came free
    assert rule(INTERNATIONAL, "SLAnG", "OP", "SLAG nOP").legal


# Bound jokers


@pytest.mark.parametrize(
    ("table", "rack", "play", "bound"),
    [
        ("RINg OP", "TX", "RIN sTOP", ["g"]),
        ("RINg OP", "GTX", "RING sTOP", []),
        ("RINg GAS OP", "TX", "RING sTOP ASX", []),  # the G comes from the table
        ("RINg", "ELX", "RELINg", []),  # keeps its letter in a longer word
        ("RINg GAS", "TX", "STIN gAR GXX", []),  # and in another one
        ("rInG", "RX", "RInG sX", []),
        ("rInG", "AX", "tInG AX", ["r"]),
        ("rInG", "AX", "tIkG AX", ["n", "r"]),
        ("rIrG", "RAX", "tIkG RAX", ["r"]),  # one R frees one joker
        ("rIrG", "RRX", "tIkG RRX", []),
        ("RIN@ OP", "TX", "RIN sTOP", []),  # of an unnamed joker nobody knows what it stood for
    ],
)
def test_a_bound_joker_keeps_its_letter_until_a_tile_takes_its_place(
    table: str, rack: str, play: str, bound: Any
) -> None:
    ruling = rule(BOOK_2023, table, rack, play)
    assert [v.tiles[0] for v in ruling.violations if v.code == "joker-bound"] == bound


def test_a_joker_from_the_rack_does_not_stand_in_for_one_on_the_table() -> None:
    assert codes(rule(BOOK_2023, "RINg", "@STX", "RINk StT")) == ["joker-bound"]
    assert rule(BOOK_2023, "RINg", "@STX", "gIN RtST").legal


# Unnamed jokers


def test_an_unnamed_joker_is_read_as_it_is_best_for_the_player() -> None:
    words = "ZON OZON AZON"
    assert rule(SABRA, "ZON", "@", "@ZON", words).longest == "AZON"
    assert rule(SABRA, "ZON", "@", "@ZON", words, history=["AZON"]).longest == "OZON"
    refused = rule(SABRA, "ZON", "@", "@NOZ", words)
    assert [(v.code, v.params["reason"]) for v in refused.violations] == [("no-word", "unnamed-joker")]


def test_an_unnamed_joker_in_a_word_that_stays_is_what_it_was() -> None:
    ruling = rule(SABRA, "RINg", "HUT", "RIN@ HUT", "RING RINK HUT")
    assert ruling.longest == "HUT"
    assert ruling.stands == (("", "", "", "G"), ("", "", ""))


def test_words_that_differ_in_their_jokers_alone_are_not_mixed_up() -> None:
    ruling = rule(SABRA, "PAn PAk", "HUT", "PA@ PAn HUT", opened=False)
    assert ruling.legal
    assert ruling.stands[:2] == (("", "", "K"), ("", "", "N"))


def test_two_unnamed_jokers_are_read_together() -> None:
    # Either could be the other's word, but no two may be equal.
    ruling = rule(BOOK_2023, "", "HU@HU@S", "HU@ HU@S", "HUT HUTS")
    assert ruling.legal
    assert codes(rule(BOOK_2023, "", "HU@HU@", "HU@ HU@", "HUT")) == ["equal-words"]
    assert rule(BOOK_2023, "", "HU@HU@", "HU@ HU@", "HUT HUB").legal


# Score


@pytest.mark.parametrize("book", [SABRA, INTERNATIONAL], ids=lambda book: book.id)
def test_what_is_new_scores(book: WordsRulebook) -> None:
    assert rule(book, "KOKSMAAT", "OP", "KOK MAAT SOP").score == 3
    # the same piece is new while the word it could come from still lies there
    assert rule(book, "KOKSMAAT", "MAAT", "KOKSMAAT MAAT").longest == "MAAT"
    # of two equal words one was broken up
    assert rule(book, "KOKSMAAT KOKSMAAT", "OP", "KOKSMAAT KOK MAAT SOP").longest == "SOP"
    assert rule(book, "ROOD", "B", "BROOD", history=["BROOD"]).longest is None
    assert rule(book, "ROOD HUT", "BBROODS", "BROOD BROOD HUTS").longest == "HUTS"
    assert rule(book, "HUT ROOD", "BS", "HUTS BROOD").longest == "BROOD"


def test_a_joker_that_takes_another_letter_makes_a_new_word_and_one_that_keeps_it_does_not() -> None:
    assert rule(INTERNATIONAL, "VELd", "GAL", "VELG dAL").longest == "VELG"
    assert rule(INTERNATIONAL, "VELd", "DAL", "VELD dAL").longest == "DAL"


def test_in_2023_a_piece_of_a_word_scores_and_so_does_a_word_formed_before() -> None:
    assert rule(BOOK_2023, "HERKENNEN", "SX", "KENNEN HERS", history=["KENNEN"]).longest == "KENNEN"
    assert rule(BOOK_2023, "KENNEN", "HUTX", "KENNEN HUT").longest == "HUT"


def test_the_whole_rack_scores_double_in_2023_only() -> None:
    assert rule(BOOK_2023, "GEHEN", "WEG", "WEGGEHEN").score == 16
    assert rule(BOOK_2023, "GEHEN", "WEGX", "WEGGEHEN").score == 8
    assert rule(SABRA, "GEHEN", "WEG", "WEGGEHEN").score == 8


def test_a_ruling_says_how_the_score_came_about_and_what_was_played() -> None:
    ruling = rule(BOOK_2023, "GEHEN", "WEG", "WEGGEHEN")
    assert ruling.played == ("E", "G", "W")
    assert to_json(spoken(ruling, "en"))["how"] == [
        "WEGGEHEN is the longest new word: 8 points.",
        "The whole rack in one turn: doubled to 16 points.",
    ]
    rest = rule(SABRA, "KOKSMAAT", "OP", "KOK MAAT SOP", history=["SOP"])
    assert to_json(spoken(rest, "nl"))["how"] == [
        "KOK is wat er van een langer woord overbleef en levert niets op.",
        "MAAT is wat er van een langer woord overbleef en levert niets op.",
        "SOP is eerder in het spel gevormd en levert niet nog eens iets op.",
        "Geen woord dat er nu ligt is nieuw: geen punten.",
    ]


# The boxes


@pytest.mark.parametrize(
    ("book", "tiles"),
    [
        (SABRA, 112),
        (INTERNATIONAL, 112),
        (BOOK_2023, 120),
        (WORD_2023.edition("fr"), 118),
        (WORD_2023.edition("de"), 114),
        (WORD_2023.edition("pt"), 120),
        (replace(WORD_2023, only_useful_letters=True).edition("es"), 116),
        (replace(WORD_2023, only_useful_letters=True).edition("nl"), 114),
    ],
)
def test_the_box_adds_up(book: WordsRulebook, tiles: int) -> None:
    assert len(book.box) == tiles
    assert sum(tile.joker for tile in book.box) == 2


@pytest.mark.parametrize("play", [" ".join(["@@"] * 200), " ".join(["A@E@N"] * 100)])
def test_jokers_that_no_box_has_do_not_keep_the_referee_busy(play: str) -> None:
    asked = []
    position = Before(read_words("HUT"), read_letters("AAA"), True, frozenset())
    ruling = judge(SABRA, position, read_words(play), lambda word: asked.append(word) or "not-in-dictionary")  # type: ignore[func-returns-value]
    assert not ruling.legal
    assert len(asked) < 1_000
