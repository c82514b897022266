"""However much is wrong with what was sent, one thing is told, and no more is worked out than that."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from optafel.server import companion, forms, person_forms, puzzle_forms
from optafel.server.answers import whole
from optafel.server.field_errors import field_error
from optafel.server.forms import Form, OrderForm
from optafel.server.limits import Limits
from optafel.server.messages import Message, PingMessage, read_message
from optafel.table.refusals import RequestRefused

FORMS = sorted(
    {
        kind
        for room in (companion, forms, person_forms, puzzle_forms)
        for kind in vars(room).values()
        if isinstance(kind, type) and issubclass(kind, Form) and kind is not Form
    },
    key=lambda kind: kind.__name__,
)
MANY = {f"field{at}": at for at in range(10_000)}


def errors_of(kind: type[Form], said: Any) -> int:
    with pytest.raises(ValidationError) as wrong:
        kind.model_validate(said)
    return wrong.value.error_count()


@pytest.mark.parametrize("form", FORMS)
def test_of_many_fields_that_no_form_has_the_first_is_told(form: type[Form]) -> None:
    assert errors_of(form, MANY) <= len(form.model_fields) + 1
    with pytest.raises(ValidationError) as wrong:
        form.model_validate(MANY)
    unknown = [each["loc"] for each in wrong.value.errors() if each["type"] == "extra_forbidden"]
    assert unknown == [("field0",)]


def test_house_rules_are_counted_before_they_are_looked_at() -> None:
    order = {"rulebook": "rummikub-sabra", "seats": [{"kind": "me"}]}
    assert errors_of(OrderForm, {**order, "options": dict.fromkeys(MANY, None)}) == 1
    assert errors_of(OrderForm, {**order, "seats": [{}] * 10_000}) <= 5
    assert errors_of(OrderForm, {**order, "seats": [MANY]}) <= 3


def test_a_draft_is_looked_at_as_far_as_its_first_fault() -> None:
    from optafel.server.messages import _READER

    with pytest.raises(ValidationError) as wrong:
        _READER.validate_json(json.dumps({"type": "draft", "table": [1] * 7_000}))
    assert wrong.value.error_count() <= 3
    message: Message = read_message('{"type": "draft", "table": ["R1 R2 R3"]}', Limits())
    assert getattr(message, "table", None) == ["R1 R2 R3"]


@pytest.mark.parametrize("t", ["NaN", "Infinity", "1e999"])
def test_an_answer_to_a_ping_is_json(t: str) -> None:
    with pytest.raises(RequestRefused):
        read_message(f'{{"type": "ping", "t": {t}}}', Limits())
    assert read_message('{"type": "ping", "t": 1.5}', Limits()) == PingMessage(type="ping", t=1.5)


def nested(deep: int) -> Any:
    said: Any = 1
    for _ in range(deep):
        said = [said]
    return said


@pytest.mark.parametrize(
    "read",
    ["x" * 99, 7, None, True, 1.5, [], {}, [1, "a", None], {"a": [{"b": 1}], "c": "d'"}, b"a=b", ["x" * 99]],
)
def test_what_was_read_is_said_again_as_it_was(read: Any) -> None:
    said = field_error({"type": "string_type", "input": read}, ("body",))["read"]
    assert said == str(read)[:60]


@pytest.mark.parametrize("read", [nested(5_000), [[]] * 100_000, {"a" * 100_000: "b"}, ["\ud800"] * 50_000])
def test_however_long_or_deep_it_is(read: Any) -> None:
    assert len(field_error({"type": "string_type", "input": read}, ("body",))["read"]) == 60


def test_halves_of_characters_have_a_sign_of_their_own() -> None:
    said = {"a\udfff": ["\ud800b", "😀", 1, None]}
    assert whole(said) == {"a\ufffd": ["\ufffdb", "😀", 1, None]}
