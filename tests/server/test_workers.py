"""Processes that think: fair to whoever asks, ended when they take too long, gone with their server."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator

import pytest

from optafel.server.limits import Limits
from optafel.server.workers.lanes import ThinkingProcesses, WorkerFailed
from optafel.table.refusals import RequestRefused

FOR_EVER = range(10**15)  # to be summed up: it does not let go of anything while it runs


@pytest.fixture
async def thinking() -> AsyncIterator[ThinkingProcesses]:
    limits = Limits(quick_workers=2, deep_workers=1, deep_seconds=1, deep_per_address=4)
    made = ThinkingProcesses(limits)
    yield made
    await made.close()


async def refused(asked: "asyncio.Future[object]") -> str:
    with pytest.raises(RequestRefused) as wrong:
        await asked
    return wrong.value.refusal.code


async def test_nothing_runs_before_it_is_needed(thinking: ThinkingProcesses) -> None:
    assert thinking._nursery._process is None
    assert await thinking.ask("quick", ("a",), os.getpid) != os.getpid()


async def test_what_takes_too_long_is_ended_and_the_next_one_is_answered(thinking: ThinkingProcesses) -> None:
    before = await thinking.ask("deep", ("a",), os.getpid)
    asked = asyncio.ensure_future(thinking.ask("deep", ("a",), sum, FOR_EVER))
    assert await refused(asked) == "took-too-long"  # type: ignore[arg-type]
    after = await thinking.ask("deep", ("a",), os.getpid)
    assert before != after
    await _gone(before)


async def test_owners_come_in_turn_however_much_one_of_them_asks(thinking: ThinkingProcesses) -> None:
    done: list[str] = []

    async def ask(owner: str) -> None:
        await thinking.ask("deep", (owner,), os.getpid)
        done.append(owner)

    await asyncio.gather(*(ask(owner) for owner in ("a", "a", "a", "a", "b", "c", "b")))
    assert done == ["a", "a", "b", "c", "a", "b", "a"]


async def test_what_counts_for_several_counts_for_who_asks_least(thinking: ThinkingProcesses) -> None:
    asked = [asyncio.ensure_future(thinking.ask("deep", ("a",), os.getpid)) for _ in range(4)]
    await asyncio.sleep(0)
    assert (
        await refused(asyncio.ensure_future(thinking.ask("deep", ("a",), os.getpid))) == "too-many-requests"
    )
    assert await thinking.ask("deep", ("a", "b"), os.getpid)
    await asyncio.gather(*asked)


async def test_one_owner_never_has_all_workers(thinking: ThinkingProcesses) -> None:
    held = [asyncio.ensure_future(thinking.ask("quick", ("a",), time.sleep, 30)) for _ in range(5)]
    assert await thinking.ask("quick", ("b",), os.getpid)
    assert not any(one.done() for one in held)
    for one in held:
        one.cancel()


async def test_what_nobody_waits_for_any_more_is_given_up() -> None:
    """Asked and hung up, again and again, as on an analysis board: the next one need not wait for any."""
    thinking = ThinkingProcesses(Limits(deep_workers=1, deep_seconds=3_600))
    for _ in range(6):
        asked = asyncio.ensure_future(thinking.ask("deep", ("a",), time.sleep, 3_600))
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
    began = asyncio.ensure_future(thinking.ask("deep", ("a",), time.sleep, 3_600))
    while not thinking._lanes["deep"]._busy:  # noqa: ASYNC110 (nobody tells when a worker has begun)
        await asyncio.sleep(0.01)
    began.cancel()
    async with asyncio.timeout(300):  # of the hour that any of them would take
        assert await thinking.ask("deep", ("a",), os.getpid)
    await thinking.close()


async def test_a_worker_that_is_killed_is_replaced(thinking: ThinkingProcesses) -> None:
    pid = await thinking.ask("deep", ("a",), os.getpid)
    os.kill(pid, signal.SIGKILL)
    await _gone(pid)
    with pytest.raises(WorkerFailed):
        await thinking.ask("deep", ("a",), os.getpid)
    assert await thinking.ask("deep", ("a",), os.getpid) != pid
    thinking._nursery._process.kill()  # type: ignore[union-attr]
    assert await thinking.ask("quick", ("a",), os.getpid)


async def test_a_fault_is_told_and_the_worker_goes_on(thinking: ThinkingProcesses) -> None:
    pid = await thinking.ask("deep", ("a",), os.getpid)
    with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
        await thinking.ask("deep", ("a",), divmod, 1, 0)
    assert await thinking.ask("deep", ("a",), os.getpid) == pid


PARENT = """
import asyncio, os
from optafel.server.limits import Limits
from optafel.server.workers.lanes import ThinkingProcesses

async def main():
    thinking = ThinkingProcesses(Limits())
    pids = [await thinking.ask(lane, ("a",), os.getpid) for lane in ("quick", "deep")]
    print(*pids, thinking._nursery._process.pid, flush=True)
    await thinking.ask("deep", ("a",), __import__("time").sleep, 1000)

asyncio.run(main())
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_workers_go_with_their_server(how: signal.Signals) -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)  # noqa: ASYNC220
    assert parent.stdout is not None
    pids = [int(pid) for pid in (await asyncio.to_thread(parent.stdout.readline)).split()]
    assert len(pids) == 3
    parent.send_signal(how)
    parent.wait()
    parent.stdout.close()
    for pid in pids:
        await _gone(pid)


async def _gone(pid: int) -> None:
    async with asyncio.timeout(60):
        while _runs(pid):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


def _runs(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
