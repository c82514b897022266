"""A server behind a real nginx that speaks TLS and connects from an address of its own."""

import contextlib
import json
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from served import Server, serving
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

import engines
from optafel.server.people import drawn_code
from optafel.server.proxies import Proxies

PROXY = "127.0.0.2"  # where nginx connects from
NAME = "tiles.test"  # what people call the server
SECONDS = 60  # to wait for an answer of a machine that is busy
GUESSES = 3  # at codes, a minute and address

NGINX = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
events {{ worker_connections 256; }}
http {{
  access_log off; client_body_temp_path {folder}; proxy_temp_path {folder};
  fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};
  server {{
    listen 127.0.0.1:{port} ssl; ssl_certificate {folder}/cert.pem; ssl_certificate_key {folder}/key.pem;
    location / {{
      proxy_pass http://127.0.0.1:{behind}; proxy_bind {source}; proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $http_connection;
    }}
  }}
}}
"""


class Front:
    """What people reach: nginx with a certificate."""

    def __init__(self, port: int, certificate: Path, behind: Server) -> None:
        self.host = f"{NAME}:{port}"
        self.url = f"https://127.0.0.1:{port}"
        self.tls = ssl.create_default_context(cafile=str(certificate))
        self.tls.check_hostname = False
        self.behind = behind

    def call(self, method: str, path: str, source: str = "127.0.0.1", **rest: object) -> httpx.Response:
        headers = {"Host": self.host, **rest.pop("headers", {})}  # type: ignore[dict-item]
        way = httpx.HTTPTransport(verify=self.tls, local_address=source)
        with httpx.Client(transport=way, timeout=SECONDS) as client:
            return client.request(method, f"{self.url}{path}", headers=headers, **rest)  # type: ignore[arg-type]


@contextlib.contextmanager
def nginx(folder: Path, behind: Server, source: str) -> Iterator[Front]:
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(program).exists() or not shutil.which("openssl"):
        pytest.skip("needs nginx and openssl")
    folder.mkdir()
    port, (key, certificate) = engines.free_port(), (folder / "key.pem", folder / "cert.pem")
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    settings = folder / "nginx.conf"
    settings.write_text(NGINX.format(folder=folder, port=port, behind=behind.port, source=source))
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(settings)], stderr=subprocess.DEVNULL)
    try:
        engines.wait_until_answers(port, process)
        yield Front(port, certificate, behind)
    finally:
        process.terminate()
        process.wait(10)


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    folder = tmp_path_factory.mktemp("proxy")
    settings = {
        "OPTAFEL_PROXIES": f"192.0.2.0/24, {PROXY}/32",
        "OPTAFEL_HOSTS": f"{NAME}, *.{NAME}",
        "OPTAFEL_SECURITY_CONTACT": "who@tiles.test",
        "OPTAFEL_LIMITS_CODES_PER_MINUTE": str(GUESSES),
    }
    with serving(folder / "data", **settings) as server, nginx(folder / "nginx", server, PROXY) as running:
        yield running


def test_invitations_say_https_and_browsers_are_told_to_stay_with_it(front: Front) -> None:
    home = front.call("GET", "/")
    assert home.headers["strict-transport-security"] == "max-age=31536000"
    drawn = front.call("GET", "/api/tables/abc/qr.svg", headers={"X-Invite": "secret"})
    assert drawn.content == drawn_code(f"https://{front.host}/#/join/abc/secret")
    assert "set-cookie" not in home.headers


def test_who_is_no_named_proxy_is_not_believed(front: Front) -> None:
    """This machine's first address is none of those that were named."""
    said = {"Host": NAME, "X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
    answer = httpx.get(f"{front.behind.url}/api/health", headers=said, timeout=SECONDS)
    assert "strict-transport-security" not in answer.headers


def test_limits_count_the_far_end_whatever_it_writes_of_itself(front: Front) -> None:
    def guesses(source: str) -> list[int]:
        return [
            front.call(
                "POST",
                "/api/codes",
                source,
                json={"code": "AAAAAA"},
                headers={"X-Forwarded-For": f"198.51.100.{at}, 192.0.2.9"},
            ).status_code
            for at in range(GUESSES + 1)
        ]

    assert guesses("127.0.0.5") == [404] * GUESSES + [429]
    assert guesses("127.0.0.6") == [404] * GUESSES + [429]  # somebody else, through the same proxy


def test_another_name_is_refused(front: Front) -> None:
    for wrong in ("evil.test", f"{NAME}.evil.test", "127.0.0.1", f"not{NAME}"):
        answer = front.call("GET", "/api/rulebooks", headers={"Host": wrong, "Accept-Language": "nl"})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
        assert wrong in answer.json()["message"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    for right in (NAME, NAME.upper(), f"{NAME}.:8420", f"nl.{NAME}"):
        assert front.call("GET", "/api/rulebooks", headers={"Host": right}).status_code == 200
    watched = front.call("GET", "/api/ready", headers={"Host": "10.1.2.3:8420"})
    assert watched.json() == {"status": "ready"}


async def test_a_game_goes_through_it_and_only_by_its_name(front: Front) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    made = front.call("POST", "/api/tables", json={"rulebook": "rummikub-sabra", "seats": seats}).json()
    path = f"/api/tables/{made['table']}/play"
    port = int(front.url.rsplit(":", 1)[1])
    there: dict[str, Any] = {"host": "127.0.0.1", "port": port, "ssl": front.tls}
    async with connect(
        f"wss://{front.host}{path}", origin=Origin(f"https://{front.host}"), **there
    ) as socket:
        await socket.send(json.dumps({"type": "hello", "key": made["key"]}))
        assert '"type":"view"' in str(await socket.recv())
    for wrong in (
        connect(f"wss://evil.test{path}", **there),
        connect(f"wss://{front.host}{path}", origin=Origin("https://evil.test"), **there),
    ):
        with pytest.raises(InvalidStatus) as refused:
            await wrong
        assert refused.value.response.status_code in (403, 421)


def test_what_programs_look_for_at_fixed_addresses(front: Front) -> None:
    robots = front.call("GET", "/robots.txt")
    assert (robots.status_code, robots.text) == (200, "User-agent: *\nDisallow: /api/\n")
    told = front.call("GET", "/.well-known/security.txt")
    assert told.headers["content-type"].startswith("text/plain")
    assert "Contact: mailto:who@tiles.test\n" in told.text
    assert re.search(r"^Expires: \d{4}-\d\d-\d\dT00:00:00Z$", told.text, re.MULTILINE)
    assert f"Canonical: https://{front.host}/.well-known/security.txt\n" in told.text


def test_measures_have_a_port_of_their_own(front: Front, tmp_path: Path) -> None:
    assert front.call("GET", "/metrics").status_code == 404
    port = engines.free_port()
    with serving(tmp_path / "data", OPTAFEL_METRICS_PORT=str(port)) as server:
        server.set_table("me", "bot")
        assert httpx.get(f"{server.url}/metrics", timeout=SECONDS).json()["code"] == "not-found"
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=SECONDS).text
        assert "optafel_open_tables 1.0" in told
        for name in ("connections", "move_seconds", "refusals", "loop_late_seconds", "loop_busy_seconds"):
            assert f"optafel_{name}" in told
        second = Server(tmp_path / "second", OPTAFEL_METRICS_PORT=str(port), LANGUAGE="en")
        with pytest.raises(RuntimeError, match="not free for the measures"):
            second.start()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("OPTAFEL_PROXIES", "proxy.example", "no address of a proxy"),
        ("OPTAFEL_HOSTS", "https://tiles.test/", "no name of a server"),
        ("OPTAFEL_METRICS_PORT", "many", "expected a port"),
        ("OPTAFEL_SECURITY_CONTACT", "somebody", "expected an address of mail"),
    ],
)
def test_a_setting_that_cannot_be_read_is_said(tmp_path: Path, name: str, value: str, said: str) -> None:
    with pytest.raises(RuntimeError, match=said):
        Server(tmp_path / "data", **{name: value}).start()


@pytest.mark.parametrize(
    ("forwarded", "far"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("6.6.6.6, 198.51.100.7", "198.51.100.7"),
        ("6.6.6.6, 198.51.100.7, 10.0.0.9", "198.51.100.7"),
        ("6.6.6.6, nonsense, 10.0.0.9", "10.0.0.9"),
        ("[2001:db8::7]:443, ::ffff:10.0.0.1", "2001:db8::7"),
        ("198.51.100.7:1234", "198.51.100.7"),
        ("nonsense", None),
        ("", None),
        ("6.6.6.6," * 9_000 + "198.51.100.7", "198.51.100.7"),
    ],
)
def test_who_a_proxy_speaks_for(forwarded: str, far: str | None) -> None:
    assert Proxies(["10.0.0.0/24"]).speaks_for(forwarded) == far


def test_which_addresses_are_proxies() -> None:
    named = Proxies(["10.0.0.0/24", "2001:db8::1"])
    for host in ("10.0.0.7", "::ffff:10.0.0.7", "2001:db8:0::1"):
        assert host in named
    for host in ("10.0.1.7", "", "nonsense", "2001:db8::2", "127.0.0.1"):
        assert host not in named
    assert "127.0.0.1" not in Proxies()
