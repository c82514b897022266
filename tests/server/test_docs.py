"""The documentation that travels inside the package, as a browser gets it."""

from collections.abc import Iterator

import httpx
import pytest
from served import serving

SCRIPT = "document.body.dataset.theme"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("docs") / "data") as server:
        yield server.url


def test_it_is_at_docs(url: str) -> None:
    answer = httpx.get(f"{url}/docs", follow_redirects=True)
    assert answer.status_code == 200
    assert answer.url.path == "/docs/index.html"
    assert "Start in a minute" in answer.text


def test_its_own_scripts_may_run_and_no_others(url: str) -> None:
    answer = httpx.get(f"{url}/docs/start.html")
    policy = answer.headers["content-security-policy"]
    assert SCRIPT in answer.text
    assert "script-src 'self' 'sha256-" in policy
    assert "unsafe-inline" not in policy.split("style-src")[0]
    assert "unsafe-inline" not in httpx.get(f"{url}/").headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/docs/nothing", "/docs/nothing.html", "/docs/../index.py"])
def test_what_it_does_not_have_is_not_found(url: str, path: str) -> None:
    assert httpx.get(f"{url}{path}").status_code == 404
