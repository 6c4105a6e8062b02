"""A server in its own process, which can be measured and killed."""

from __future__ import annotations

import argparse
import asyncio
import atexit
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

TIMEOUT_SECONDS = 30.0  # for the server to start
LOAD_TEST = (
    "fiveleaf.cli.main",
    "serve",
    "--no-browser",
    "--load-test",
)  # without limits, and with bots that do not wait


def add_transport(parser: argparse.ArgumentParser) -> None:
    """The way through a websocket that is measured."""
    parser.add_argument("--transport", choices=("fast", "plain"), default="fast", help="default: %(default)s")


class Host:
    """A server on a free loopback port; `fiveleaf serve` unless another command is given."""

    def __init__(self, file: Path, transport: str, command: Sequence[str] = LOAD_TEST) -> None:
        self.file = file
        self.transport = transport
        self.command = command
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes]:
        """The running server."""
        if self._process is None:
            raise RuntimeError("the server has not been started")
        return self._process

    async def start(self) -> None:
        """Starts it and waits until it answers."""
        place = ("--host", "127.0.0.1", "--port", str(self.port), "--store", f"sqlite:///{self.file}")
        command = [sys.executable, "-m", *self.command, *place, "--transport", self.transport]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        atexit.register(self._process.kill)
        for _ in range(int(TIMEOUT_SECONDS / 0.05)):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def cpu_seconds(self) -> float:
        """Returns the user and system time of the server so far."""
        return cpu_seconds(self.process.pid)

    def waited_seconds(self) -> float:
        """Returns how long its event loop was ready to run but waited for a core."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9

    def memory_megabytes(self) -> float:
        """Returns the resident memory of the server."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    def kill(self) -> None:
        """Kills the server."""
        self.process.send_signal(signal.SIGKILL)  # no effect if it has already ended
        self.process.wait()

    async def stop(self) -> None:
        """Stops the server gracefully."""
        self.process.terminate()
        await asyncio.to_thread(self.process.wait)


def cpu_seconds(process: int) -> float:
    """Returns the user and system time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """Returns a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def stored_clients(file: Path) -> set[str]:
    """Returns the client ids of all stored moves."""
    with sqlite3.connect(file) as store:
        rows = store.execute("SELECT record FROM inputs").fetchall()
    ids = (msgspec.json.decode(row[0]).get("client") for row in rows)
    return {client for client in ids if client is not None}
