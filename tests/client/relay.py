"""A wire to a server that breaks again and again, now before and now after a message has gone through."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator


class Relay:
    """Lets so many chunks of each connection go to the server, then hangs up on both."""

    def __init__(self, port: int, chunks: int) -> None:
        self.target, self.chunks = port, chunks
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.connections = 0

    def run(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                self.connections += 1
                far = socket.create_connection(("127.0.0.1", self.target))
                loses_the_message = self.connections % 2 == 0
                threading.Thread(target=self.out, args=(near, far, loses_the_message), daemon=True).start()
                threading.Thread(target=self.back, args=(near, far), daemon=True).start()

    def out(self, near: socket.socket, far: socket.socket, loses_the_message: bool) -> None:
        with contextlib.suppress(OSError):
            for chunk in range(1, self.chunks + 1):
                data = near.recv(65_536)
                if not data or (chunk == self.chunks and loses_the_message):
                    break
                if chunk == self.chunks:
                    near.shutdown(socket.SHUT_WR)  # no answer comes back any more
                far.sendall(data)
            time.sleep(0.2)
        for each in (near, far):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def back(self, near: socket.socket, far: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := far.recv(65_536):
                near.sendall(data)


@contextlib.contextmanager
def breaking_wire_to(port: int, chunks: int) -> Iterator[Relay]:
    relay = Relay(port, chunks)
    threading.Thread(target=relay.run, daemon=True).start()
    try:
        yield relay
    finally:
        relay.listener.close()
