"""What a server can be set to; the defaults are for people, tests and load drivers set their own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Transport = Literal["plain", "fast"]  # the way through a websocket: ASGI, or `transport/fast`


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    each_second: float
    at_once: int


@dataclass(frozen=True)
class Rates:
    """How much is listened to."""

    connection: Rate = Rate(20, 80)  # messages on one websocket
    messages: Rate = Rate(400, 1600)  # messages on all websockets from one address
    seat: Rate = Rate(10, 40)  # moves of one seat
    speech: Rate = Rate(0.5, 5)  # quick phrases of one seat
    address: Rate = Rate(20, 200)  # requests and new websockets from one address
    making: Rate = Rate(0.5, 30)  # tables and players made from one address
    traffic: Rate = Rate(200, 800)  # points on one websocket; what costs how many stands in `traffic.py`
    address_traffic: Rate = Rate(1000, 400)  # points on all connections from one address


UNLIMITED = Rates(*[Rate(1e9, 1_000_000_000)] * 8)


@dataclass(frozen=True)
class Settings:
    """All of it; times in seconds."""

    public_url: str | None = (
        None  # https://… makes cookies Secure; its origin may open websockets; a proxy stands before
    )
    address: str | None = None  # where other devices of the house reach it, if that is known
    hosts: tuple[str, ...] = ()  # names that the server answers to; without any, those of a home network
    transport: Transport = "fast"
    window: float = 10.0  # how long a question waits where silence is an answer
    window_least: float = 1.2  # nothing is shown of such a question before
    bot_pause: tuple[float, float] = (0.7, 1.8)  # a bot's human moment
    pledge_wait: float = 2.0  # how long a table that begins by itself waits for the pledges of its browsers
    reveal_wait: float = 10.0  # how long a start waits for pledged bytes before it is broken off
    retry: float = 1.0  # after the store failed
    unload_after: float = 30.0  # a table that nobody watches leaves the memory
    thinkers: int = 2  # threads in which bots think
    warm: bool = False  # ready the bots that think from the start on; until then the clever ones play for them
    count_after: float | None = None  # how long a finished game waits until its luck is counted; None: it is not
    rates: Rates = field(default_factory=Rates)
    body_limit: int = 64 * 1024  # bytes of a request
    transcript_limit: int = 1024 * 1024  # bytes of a transcript that is handed in to be checked
    message_limit: int = 16 * 1024  # bytes of a websocket message
    waiting_limit: int = 100  # messages of one connection that wait for their tables
    outbox_limit: int = 200  # messages that wait for a slow connection
    watch_limit: int = 20  # tables that one connection watches
    address_connections: int = 200  # websockets from one address, and as many connections for requests
    connections: int = 4000  # open in all; fewer where the system allows fewer open files
    request_seconds: float = 10.0  # in which a request has to be complete
    flood_seconds: float = 5.0  # a websocket that had to be held up so long in all is closed
    answers_limit: int = 64 * 1024 * 1024  # bytes of replays and proofs that are kept in memory
    open_for: float = 30 * 60  # how long a listed lobby stays on the home page when none of its people is there
    listed_limit: int = 50  # tables in one list of the home page
    listed_by_player: int = 5  # lobbies on the home page that one player made
    listed_by_address: int = 20  # and that were made from one address
    forget_lobbies: float | None = None  # how long a lobby is kept when none of its people comes; None: for ever

    @property
    def is_https(self) -> bool:
        """Whether people reach the server by https."""
        return (self.public_url or "").startswith("https://")


FREELY = 1_000_000
LOAD_TEST = Settings(  # nothing holds anybody up
    bot_pause=(0, 0),
    window_least=0,
    rates=UNLIMITED,
    address_connections=FREELY,
    connections=FREELY,
    count_after=1.0,
    listed_by_player=FREELY,
    listed_by_address=FREELY,
)
