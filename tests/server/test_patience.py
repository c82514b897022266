"""Half a request, half a message and a reader that does not read are cut off; others do not notice."""

import asyncio
import base64
import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from served import Server, serving
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from optafel.server.limits import Limits
from optafel.server.patience import PatientSocket

HASTY = {
    "OPTAFEL_LIMITS_HEAD_SECONDS": "1",
    "OPTAFEL_LIMITS_BODY_SECONDS": "1",
    "OPTAFEL_LIMITS_HELLO_SECONDS": "1",
    "OPTAFEL_LIMITS_MESSAGE_SECONDS": "1",
    "OPTAFEL_LIMITS_UNREAD_SECONDS": "1",
    "OPTAFEL_LIMITS_MESSAGES_REFUSED": "20",
    "OPTAFEL_LIMITS_SOCKETS_PER_ADDRESS": "5",
}
SECONDS = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "data", **HASTY) as running:
        yield running


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    """All that still comes."""
    async with asyncio.timeout(SECONDS):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/hea",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"GET /api/health HTTP/1.1\r\n\r\nGET /api/hea",
        b"GET /api/tables/x/play HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgr",
        b"GET /api/health HTTP/1.1\r\nX: " + b"y" * 70_000,
    ],
)
async def test_half_a_request_is_cut_off(server: Server, sent: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(sent)
    await until_closed(reader)
    writer.close()


async def test_half_a_body_is_refused(server: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"POST /api/judge HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    said = await until_closed(reader)
    assert said.startswith(b"HTTP/1.1 408")
    assert b'"code":"body-too-slow"' in said
    writer.close()


async def test_many_requests_before_an_answer_are_not_all_looked_at(server: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n" * 5_000)
    assert (await until_closed(reader)).count(b"HTTP/1.1 200") < 50
    writer.close()


async def raw_socket(server: Server, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket of which we write every byte ourselves."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1 << 24)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(said: Any, opcode: int = 0x81) -> bytes:
    text = json.dumps(said).encode() if opcode == 0x81 else b""
    return bytes((opcode, 0x80 | 126)) + len(text).to_bytes(2, "big") + b"\0\0\0\0" + text


async def test_who_says_no_hello_is_cut_off(server: Server) -> None:
    reader, writer = await raw_socket(server, server.set_table("me", "bot")["table"])
    await until_closed(reader)
    writer.close()


@pytest.mark.parametrize("half", [b"\x81", b"\x81\xfe\x10\x00\0\0\0\0{", b"\x01\x81\0\0\0\0{"])
async def test_half_a_message_is_cut_off(server: Server, half: bytes) -> None:
    made = server.set_table("me", "bot")
    reader, writer = await raw_socket(server, made["table"])
    writer.write(frame({"type": "hello", "key": made["key"]}) + half)
    await until_closed(reader)
    writer.close()


async def test_a_flood_of_pings_is_cut_off(server: Server) -> None:
    made = server.set_table("me", "bot")
    reader, writer = await raw_socket(server, made["table"])
    writer.write(frame({"type": "hello", "key": made["key"]}) + 2_000 * frame("", 0x89))
    await until_closed(reader)
    writer.close()


async def test_who_never_reads_is_cut_off(server: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1)
    async with asyncio.timeout(SECONDS):
        while not reader.at_eof() and not writer.is_closing():
            writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
            await asyncio.sleep(0.01)
            if reader.exception():
                break


class Paper:
    """A transport of which nobody reads."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True


async def test_a_websocket_that_nobody_reads_is_cut_off_and_one_that_is_read_is_not() -> None:
    config, state = uvicorn.Config(lambda: None), uvicorn.server.ServerState()
    limits, sockets = Limits(unread_seconds=0), Counter[str]()
    papers = []
    for read in (False, True):
        socket = PatientSocket(config, state, {}, limits=limits, sockets=sockets)
        socket.transport = paper = Paper()  # type: ignore[assignment]
        papers.append(paper)
        socket.pause_writing()
        if read:
            socket.resume_writing()
    await asyncio.sleep(0.01)
    assert [paper.aborted for paper in papers] == [True, False]


async def test_who_goes_on_too_fast_is_cut_off_also_over_several_connections(server: Server) -> None:
    made = server.set_table("me", "bot")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/play"
    async with connect(address) as one, connect(address) as other:
        for socket in (one, other):
            await socket.send(json.dumps({"type": "hello", "key": made["key"]}))
        answers: list[str] = []

        async def go_on() -> None:
            for at in range(10_000):
                for socket in (one, other):
                    await socket.send(json.dumps({"type": "ping", "t": at}))
                    while (said := json.loads(await socket.recv())["type"]) == "view":
                        pass
                    answers.append(said)

        with pytest.raises(ConnectionClosed):
            await go_on()
    # Both together have the rate of one seat: a hundred at once, and some a second while this lasts.
    assert answers[:50] == ["pong"] * 50
    assert answers.count("error") >= 20


async def test_one_address_does_not_hold_all_sockets(server: Server) -> None:
    """Connections of this machine pass for a proxy's; those of its second address do not."""
    held = []
    for _ in range(8):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=("127.0.0.2", 0))
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        held.append((reader, writer))
    answers = []
    for reader, _ in held:
        try:
            answers.append((await asyncio.wait_for(reader.read(12), SECONDS))[:12])
        except ConnectionError:
            answers.append(b"")
    assert sorted(answers) == 3 * [b""] + 5 * [b"HTTP/1.1 200"]
    assert (
        httpx.get(  # noqa: ASYNC210
            f"{server.url}/api/health", timeout=SECONDS
        ).status_code
        == 200
    )
    for _, writer in held:
        writer.close()
