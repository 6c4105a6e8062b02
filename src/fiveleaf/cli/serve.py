"""`fiveleaf serve`: the server with its page, until it is stopped."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fiveleaf.engine.errors import Refused
from fiveleaf.texts import texts

if TYPE_CHECKING:
    from fiveleaf.server.settings import Settings, Transport

NAME = "serve"
HELP = "Start the server: play in the browser, with friends and bots."
EXAMPLE = "fiveleaf serve --host 0.0.0.0 --port 8000"
HOST = "0.0.0.0"  # phones in the same room reach it
PORT = 5280
ALL_INTERFACES = ("0.0.0.0", "::", "")
TEST_ADDRESS = ("192.0.2.1", 9)  # reserved for documentation: finding the route to it sends nothing
COUNT_AFTER = 10.0  # seconds until the luck of a finished game is counted
MAX_DAYS = 36_500
DAY_SECONDS = 24 * 3600
SHUTDOWN_SECONDS = 5  # for running requests when the server is stopped


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the options: where it listens, where it stores the games, and more."""
    parser.add_argument(
        "--host", default=HOST, help="127.0.0.1 for this machine alone (default: %(default)s, all who can reach it)"
    )
    parser.add_argument("--port", type=int, default=PORT, help="0 for any free one (default: %(default)s)")
    add_store(parser)
    parser.add_argument("--accept-loss", action="store_true", help="serve a store whose log is cut off, as it is")
    parser.add_argument("--public-url", metavar="URL", help="where people reach it, if it stands behind a proxy")
    parser.add_argument(
        "--hosts",
        metavar="NAMES",
        help="the names it answers to, such as play.example,*.example.org; * for any "
        "(default: the host of --public-url, or else addresses in digits and names of a home network)",
    )
    parser.add_argument(
        "--forget-lobbies",
        metavar="DAYS",
        type=days,
        default=30,
        help="delete tables that never began, once nobody came back so long; 0: never (default: %(default)s)",
    )
    parser.add_argument(
        "--transport",
        choices=("fast", "plain"),
        default="fast",
        help="the way through a websocket: past ASGI, or by its events alone (default: %(default)s)",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--log", choices=("debug", "info", "warning"), default="warning", help="default: %(default)s")
    parser.add_argument("--load-test", action="store_true", help=argparse.SUPPRESS)  # no rates, bots without a pause


def days(text: str) -> int:
    """Returns a number of days; argparse words the refusal of anything else."""
    count = int(text)
    if not 0 <= count <= MAX_DAYS:
        raise ValueError(text)
    return count


def add_store(parser: argparse.ArgumentParser) -> None:
    """Adds the option that names the store."""
    parser.add_argument("--store", metavar="URL", help="sqlite:///PATH (default: a file in your data folder)")


def run(args: argparse.Namespace) -> int:
    """Serves until a signal; every game is stored by then."""
    import logging

    from fiveleaf.server import logs
    from fiveleaf.server.app import create_app
    from fiveleaf.server.store.sqlite import SqliteStore
    from fiveleaf.server.transport.admission import SPARE_FILES, allow_files

    own = texts(args.language)
    settings = settings_of(args)
    allow_files(settings.connections + SPARE_FILES)
    listening = listen(args.host, args.port)
    with listening:
        store = SqliteStore(store_file(args.store), accept_loss=args.accept_loss)
        logs.to_stream(sys.stderr, getattr(logging, args.log.upper()))
        port = listening.getsockname()[1]
        url = args.public_url or address_of(args.host, port)
        nearby = network_address(args.host, port)
        print(own.say("serve-address", url=url), flush=True)
        if nearby is not None and args.public_url is None:
            print(own.say("serve-around", url=nearby), flush=True)
        if not args.no_browser and has_screen():
            webbrowser.open(url)
        serve(create_app(store, replace(settings, address=nearby)), listening, settings.transport)
    print(own.say("serve-stopped"), flush=True)
    return 0


def serve(app: Any, listening: socket.socket, transport: Transport) -> None:
    """Answers on a socket until SIGINT or SIGTERM."""
    import uvicorn

    from fiveleaf.server.garbage import stop_automatic_collection
    from fiveleaf.server.transport.config import uvicorn_config

    class Server(uvicorn.Server):
        """Stops at a signal without raising it again."""

        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Stops gracefully at either signal."""
            before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
            try:
                yield
            finally:
                for sign, handler in before.items():
                    signal.signal(sign, handler)

    stop_automatic_collection()
    Server(uvicorn_config(app, transport, timeout_graceful_shutdown=SHUTDOWN_SECONDS)).run(sockets=[listening])


def settings_of(args: argparse.Namespace) -> Settings:
    """Returns the settings from the arguments."""
    from fiveleaf.server.settings import LOAD_TEST, Settings
    from fiveleaf.server.transport.hosts import hosts_of

    settings = LOAD_TEST if args.load_test else Settings(warm=True, count_after=COUNT_AFTER)
    return replace(
        settings,
        transport=args.transport,
        public_url=args.public_url,
        hosts=hosts_of(args.hosts) if args.hosts else (),
        forget_lobbies=args.forget_lobbies * DAY_SECONDS or None,
    )


def store_file(url: str | None) -> Path:
    """Returns the file of the store; without an address, one in the user's data folder."""
    import platformdirs

    from fiveleaf.server.store.files import file_of

    return file_of(url) if url is not None else platformdirs.user_data_path("fiveleaf", appauthor=False) / "server.db"


def listen(host: str, port: int) -> socket.socket:
    """Opens a listening socket; a port that is taken is refused."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("error-port-taken", host=host, port=str(port), reason=reason) from error
    return listening


def address_of(host: str, port: int) -> str:
    """Returns the URL for a browser on this machine."""
    name = "localhost" if host in (*ALL_INTERFACES, "127.0.0.1") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def network_address(host: str, port: int) -> str | None:
    """Returns the URL for other devices in the same network, if the server listens there."""
    if host not in ALL_INTERFACES:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(TEST_ADDRESS)
        own = str(probe.getsockname()[0])
        return f"http://{own}:{port}/" if not own.startswith("127.") else None
    return None


def has_screen() -> bool:
    """Returns whether this machine can show a browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
