"""What is wrong with a field is said in the reader's language, whatever checked it."""

from typing import get_args

import httpx
import pytest
from pydantic_core.core_schema import ErrorType
from served import Server

from optafel.game import spoken_refusal
from optafel.server.field_errors import expected, field_error
from optafel.server.limits import Limits
from optafel.server.messages import read_message
from optafel.table.refusals import RequestRefused
from optafel.texts import LANGUAGES, has, say
from optafel.texts.expected import Expected

ORDER = {"rulebook": "rummikub-sabra", "seats": [{"kind": "me"}, {"kind": "bot"}]}

WRONG = [
    ({"seats": ORDER["seats"]}, "body.rulebook", "null", Expected("field-there")),
    ({**ORDER, "surprise": 1}, "body.surprise", "1", Expected("no-such-field")),
    ({**ORDER, "rulebook": 5}, "body.rulebook", "5", Expected("text")),
    ({**ORDER, "rulebook": "x" * 41}, "body.rulebook", "x" * 41, Expected("text-at-most", most="40")),
    ({**ORDER, "hints": "yes"}, "body.hints", "yes", Expected("true-or-false")),
    ({**ORDER, "games": 0}, "body.games", "0", Expected("number-from", least="1")),
    ({**ORDER, "games": "two"}, "body.games", "two", Expected("whole-number")),
    ({**ORDER, "first": 4}, "body.first", "4", Expected("number-at-most", most="3")),
    ({**ORDER, "seats": []}, "body.seats", "[]", Expected("entries-at-least", least="1")),
    ({**ORDER, "seats": "none"}, "body.seats", "none", Expected("list")),
    ({**ORDER, "seats": ["me"]}, "body.seats.0", "me", Expected("object")),
    ({**ORDER, "away": "dance"}, "body.away", "dance", Expected("one-of", choices="bot, skip, wait")),
]


@pytest.mark.parametrize(("order", "name", "read", "wanted"), WRONG, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_field_of_a_request(
    server: Server, order: object, name: str, read: str, wanted: Expected, language: str
) -> None:
    spoken = {"Accept-Language": f"{language}, en;q=0.5"}
    answer = httpx.post(f"{server.url}/api/tables", json=order, headers=spoken, timeout=60)
    assert answer.status_code == 422
    said = say(language, "refuse-bad-request", name=name, read=read, expected=wanted)
    assert answer.json() == {"code": "bad-request", "message": said, "pieces": [said]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_field_of_a_message(language: str) -> None:
    with pytest.raises(RequestRefused) as wrong:
        read_message('{"type": "hint", "step": 9}', Limits())
    answer = spoken_refusal(wrong.value.refusal, language)
    assert answer.code == "bad-field"
    assert say(language, "expected-one-of", choices="1, 2, 3") in answer.message


def test_every_kind_of_error_has_its_words_in_every_language() -> None:
    context = dict.fromkeys(
        ("max_length", "min_length", "pattern", "ge", "gt", "le", "lt", "expected", "expected_tags"), "7"
    )
    for kind in get_args(ErrorType):
        wanted = expected({"type": kind, "ctx": context})
        assert {language for language in LANGUAGES if not has(language, f"expected-{wanted.key}")} == set()


def test_what_is_quoted_is_not_the_whole_of_a_letter() -> None:
    assert len(field_error({"type": "string_type", "input": "x" * 1000}, ("body", "name"))["read"]) == 60
