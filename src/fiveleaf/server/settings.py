"""The settings of a server; the defaults suit people, tests and load drivers choose their own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Transport = Literal["plain", "fast"]  # how websockets are served: by ASGI, or by `transport/fast`


@dataclass(frozen=True)
class Rate:
    """A rate limit: the sustained rate per second, and the burst size."""

    each_second: float
    at_once: int


@dataclass(frozen=True)
class Rates:
    """The rate limits."""

    connection: Rate = Rate(20, 80)  # messages on one websocket
    messages: Rate = Rate(400, 1600)  # messages on all websockets from one address
    seat: Rate = Rate(10, 40)  # moves of one seat
    speech: Rate = Rate(0.5, 5)  # quick phrases of one seat
    seating: Rate = Rate(0.5, 20)  # getting up, coming back and answers about a rematch, of one player at one table
    address: Rate = Rate(20, 200)  # requests and new websockets from one address
    making: Rate = Rate(0.5, 30)  # new tables and players from one address
    traffic: Rate = Rate(200, 800)  # points on one websocket; `traffic.py` lists the costs
    address_traffic: Rate = Rate(1000, 400)  # points on all connections from one address


UNLIMITED = Rates(*[Rate(1e9, 1_000_000_000)] * 9)


@dataclass(frozen=True)
class Settings:
    """All settings of a server; times are in seconds."""

    public_url: str | None = (
        None  # https://… makes cookies Secure; its origin may open websockets; implies a proxy in front
    )
    address: str | None = None  # where other devices on the network reach it, if known
    hosts: tuple[str, ...] = ()  # host names that the server accepts; if empty, those of a home network
    transport: Transport = "fast"
    window: float = 30.0  # how long a question stays open among people if silence is an answer
    shortest_window: float = 10.0  # the same at a table with a short clock for moves
    reading_limit: float = 60.0  # how long somebody who reads holds up the clock of one question
    min_window: float = 1.2  # minimum time before the answers to such a question are shown
    bot_pause: tuple[float, float] = (0.7, 1.8)  # shortest and longest pause of a bot before it moves
    pledge_wait: float = 2.0  # how long a table that starts by itself waits for the pledges of its browsers
    reveal_wait: float = 10.0  # how long a start waits for pledged bytes before it is broken off
    rematch_wait: float = 10.0  # how long a rematch that was agreed on waits for people who are away
    retry: float = 1.0  # delay before a failed write to the store is retried
    unload_after: float = 30.0  # until a table without watchers is unloaded from memory
    thinkers: int = 2  # threads for bots
    warm: bool = False  # compile the search bots at the start; until then level 3 plays for them
    count_after: float | None = None  # delay before the luck of a finished game is counted; None: never counted
    rates: Rates = field(default_factory=Rates)
    body_limit: int = 64 * 1024  # bytes of a request
    transcript_limit: int = 1024 * 1024  # bytes of a transcript submitted for a check
    message_limit: int = 16 * 1024  # bytes of a websocket message
    waiting_limit: int = 100  # queued incoming messages per connection
    outbox_limit: int = 200  # queued outgoing messages per connection
    watch_limit: int = 20  # watched tables per connection
    address_connections: int = 200  # websockets per address, and as many connections for requests
    connections: int = 4000  # open connections in total; fewer if the system allows fewer open files
    request_seconds: float = 10.0  # timeout for receiving a request
    flood_seconds: float = 5.0  # total throttling after which a websocket is closed
    answers_limit: int = 64 * 1024 * 1024  # bytes of cached replays and proofs
    reports_limit: int = 16 * 1024 * 1024  # bytes of cached reports
    open_for: float = 30 * 60  # how long a listed lobby stays on the home page while its people are away
    listed_limit: int = 50  # tables per list on the home page
    listed_by_player: int = 5  # lobbies on the home page per player
    listed_by_address: int = 20  # lobbies on the home page per address
    forget_lobbies: float | None = None  # until an abandoned lobby is deleted; None: never

    @property
    def is_https(self) -> bool:
        """Whether people reach the server over https."""
        return (self.public_url or "").startswith("https://")


NO_LIMIT = 1_000_000
LOAD_TEST = Settings(  # no pauses and no limits
    bot_pause=(0, 0),
    min_window=0,
    rates=UNLIMITED,
    address_connections=NO_LIMIT,
    connections=NO_LIMIT,
    count_after=1.0,
    listed_by_player=NO_LIMIT,
    listed_by_address=NO_LIMIT,
)
