"""A wire between two programs that can be cut: nothing goes through, and nobody is told."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator


class Wire:
    """Runs in a thread of its own, so that it works while a test waits for something else."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self._target = port
        self._loop = asyncio.new_event_loop()
        self._whole = asyncio.Event()
        self._pumps: set[asyncio.Task[None]] = set()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self) -> None:
        """What was on the way is lost, as after a real break; new connections go through."""
        self._loop.call_soon_threadsafe(self._mend)

    def _mend(self) -> None:
        for pump in self._pumps:
            pump.cancel()
        self._whole.set()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._whole.set()
        server = self._loop.run_until_complete(asyncio.start_server(self._through, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._listening.set()
        self._loop.run_forever()
        server.close()

    async def _through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        with contextlib.suppress(OSError):
            out_reader, out_writer = await asyncio.open_connection("127.0.0.1", self._target)
            pumps = [
                asyncio.create_task(self._pump(reader, out_writer)),
                asyncio.create_task(self._pump(out_reader, writer)),
            ]
            self._pumps.update(pumps)
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
                self._pumps.discard(pump)
            out_writer.close()
        writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()

    def open(self) -> None:
        self._thread.start()
        self._listening.wait(10)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)


@contextlib.contextmanager
def wire_to(port: int) -> Iterator[Wire]:
    wire = Wire(port)
    wire.open()
    try:
        yield wire
    finally:
        wire.close()
