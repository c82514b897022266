"""`python -m optafel.server.workers.nursery`: has read in all that workers need, and becomes one more of them
whenever it is asked to. A new worker takes some milliseconds and shares that memory with the others."""

import gc
import importlib
import os
import signal
import socket
import struct
import sys

READY = (
    "optafel.bots",
    "optafel.companion.spoken",
    "optafel.game.proof",
    "optafel.learn",
    "optafel.positions.case",
    "optafel.puzzle",
    "optafel.review",
    "optafel.server.http",
    "optafel.server.companion",
    "optafel.server.puzzles",
    "optafel.server.review",
    "optafel.table.judging",
)
ORDER = struct.Struct("!II")  # megabytes, niceness
PID = struct.Struct("!I")


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a worker has ended
    channel = socket.socket(fileno=int(sys.argv[1]))
    for name in READY:
        importlib.import_module(name)
    gc.collect()
    gc.freeze()  # so that looking for garbage does not copy what is shared
    while True:
        order, passed, _, _ = socket.recv_fds(channel, ORDER.size, 1)
        if not order:
            return
        pid = os.fork()
        if pid == 0:
            channel.close()
            _become_worker(passed[0], *ORDER.unpack(order))
        os.close(passed[0])
        channel.sendall(PID.pack(pid))


def _become_worker(passed: int, megabytes: int, niceness: int) -> None:
    from optafel.server.workers.worker import run

    try:
        run(socket.socket(fileno=passed), megabytes, niceness)
    finally:
        os._exit(1)


if __name__ == "__main__":
    main()
