"""A bad network between a browser and the server: a proxy that delays, goes silent, or cuts what stands."""

from __future__ import annotations

import asyncio
import contextlib
import threading

CHUNK = 16 * 1024


class Network:
    """The address of a server behind a network that can be made bad while a game runs."""

    def __init__(self, server: int, delay: float = 0.0) -> None:
        self.server = server
        self.delay = delay  # seconds that every piece takes, each way
        self.is_silent = False  # nothing comes through, and nobody is told
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._listening: asyncio.Server | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Network:
        ready = threading.Event()
        self._loop.call_soon(lambda: self._loop.create_task(self._listen(ready)))
        self._thread.start()
        ready.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def cut(self) -> None:
        """Ends every connection that stands, without a word."""
        done = threading.Event()

        def end() -> None:
            for writer in list(self._writers):
                writer.transport.abort()
            done.set()

        self._loop.call_soon_threadsafe(end)
        done.wait(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        if self._listening is not None:
            self._listening.close()
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self._loop.close()

    async def _listen(self, ready: threading.Event) -> None:
        self._listening = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]
        ready.set()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.server)
            self._writers |= {writer, far_writer}
            await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))
            self._writers -= {writer, far_writer}
        writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hands on piece by piece, each as late as the network is slow; a silence swallows nothing but time."""
        with contextlib.suppress(OSError):
            while piece := await reader.read(CHUNK):
                await asyncio.sleep(self.delay)
                while self.is_silent:
                    await asyncio.sleep(0.05)
                writer.write(piece)
                await writer.drain()
        writer.close()
