"""Every call of the API, with whatever its description allows and much that it does not."""

import os
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from served import Server

from optafel.server.app import create_app
from optafel.server.state import Config

EXAMPLES = int(os.environ.get("OPTAFEL_API_EXAMPLES", "12"))  # a call; `make test-faults` has many more
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

schema = schemathesis.openapi.from_dict(create_app(Config("sqlite:///unused")).openapi())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_call_makes_the_server_fail(case: "schemathesis.Case[Any]", server: Server) -> None:
    response = case.call(base_url=server.url, timeout=60)
    case.validate_response(response, checks=CHECKS)
    if response.status_code >= 400 and case.path.startswith("/api/t"):
        assert {"code", "message"} <= set(response.json())
