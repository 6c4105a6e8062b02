"""Every message between the page and the server, typed; `web/src/wire.ts` is generated from here.

The page draws views and offers the legal moves that it was sent. Whatever the server says to a connection is made from
what its seats may know: views, events as seen, legal moves of its own seats. Times are in milliseconds.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fiveleaf.engine.effects import Effect

Language = Literal["en", "fr", "de", "es", "nl"]
Status = Literal["lobby", "starting", "running", "over"]
Move = dict[str, Any]  # a move in the notation, without its seat
Event = dict[str, Any]  # an event in the notation, as the receiver may know it


class LocalizedText(msgspec.Struct, frozen=True, omit_defaults=False):
    """Something to be said in the reader's language: a Fluent key, the game whose file holds it, and its parameters."""

    key: str
    game: str | None = None
    clause: str | None = None
    params: dict[str, Any] = {}


# ── who and what ─────────────────────────────────────────────────────────────────────────────────


class Person(msgspec.Struct, frozen=True):
    """How somebody shows themselves: no account, just this."""

    name: str
    animal: str
    language: Language


class SeatAsked(msgspec.Struct, frozen=True):
    """A seat as whoever makes a table wants it."""

    kind: Literal["me", "open", "bot"]  # "me" more than once: several people at this device
    name: str | None = None  # of another person at this device
    animal: str | None = None
    bot: str | None = None  # a bot's name, as `bots/levels.py` lists them


class Pace(msgspec.Struct, frozen=True):
    """How the table deals with time."""

    move_seconds: int | None = None  # per move; None: no clock
    away: Literal["wait", "bot"] = "bot"  # what happens when somebody is gone
    away_seconds: int = 60  # after so long


class NewTable(msgspec.Struct, frozen=True):
    """POST /api/tables: a table as it is asked for."""

    game: str
    seats: list[SeatAsked]
    options: dict[str, Any] = {}
    pace: Pace = Pace()
    listed: bool = False
    start: bool = False  # at once, open seats filled with bots
    coach: bool = False  # all who sit down agree that everybody may ask the coach


class Made(msgspec.Struct, frozen=True):
    """The table is there; `invite` goes into the link's fragment and opens its seats to whoever has it."""

    table: str
    invite: str | None


# ── from the page ────────────────────────────────────────────────────────────────────────────────


class Watch(msgspec.Struct, frozen=True, tag="watch"):
    """Show me this table from here on; `invite` lets me sit down at a private one."""

    table: str
    invite: str | None = None
    after: int = 0  # events that I have already


class Unwatch(msgspec.Struct, frozen=True, tag="unwatch"):
    """No more of this table."""

    table: str


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    """I take this open seat."""

    table: str
    seat: int
    name: str | None = None  # of another person at this device
    animal: str | None = None


class Stand(msgspec.Struct, frozen=True, tag="stand"):
    """I leave this seat: before the start it is open again, afterwards a bot plays it."""

    table: str
    seat: int


class SetSeat(msgspec.Struct, frozen=True, tag="set-seat"):
    """The host fills an open seat with a bot, or opens a bot's seat again (bot None), before the start."""

    table: str
    seat: int
    bot: str | None = None


class SetFirst(msgspec.Struct, frozen=True, tag="set-first"):
    """The host says who begins, before the start: a seat, or the lot (seat None)."""

    table: str
    seat: int | None = None


class Start(msgspec.Struct, frozen=True, tag="start"):
    """The host begins; `fill` names the bot for seats that are still open."""

    table: str
    fill: str | None = None


class Pledge(msgspec.Struct, frozen=True, tag="pledge"):
    """The SHA-256 of 32 bytes that my browser drew for this seat and reveals at the start, in hexadecimal."""

    table: str
    seat: int
    pledge: str


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """Those bytes, in hexadecimal: sent when the closed list of pledges has mine, and the envelope is unchanged."""

    table: str
    seat: int
    revealed: str


class Decide(msgspec.Struct, frozen=True, tag="decide"):
    """My seat's move; `id` is my own, so that a retry after a lost connection counts once."""

    table: str
    seat: int
    id: str
    move: Move
    ply: int | None = None  # the `ply` that I saw when I decided: a question that came later is not answered by it


class Say(msgspec.Struct, frozen=True, tag="say"):
    """A quick phrase or an emote: one of the keys that the server lists, never free text."""

    table: str
    seat: int
    phrase: str


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """What would the coach do on my seat? A refusal bears the `id`, which is my own."""

    table: str
    seat: int
    id: str | None = None


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    """The same people again: the first to ask makes the table, the others are led to it."""

    table: str


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Are you there?"""

    sent: int


AtTable = Watch | Unwatch | Sit | Stand | SetSeat | SetFirst | Start | Pledge | Reveal | Decide | Say | Advise | Rematch
FromPage = AtTable | Ping


# ── to the page ──────────────────────────────────────────────────────────────────────────────────


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits there, as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str
    animal: str
    bot: str | None = None
    away: bool = False  # a person who is not connected
    stand_in: bool = False  # a bot plays for them until they are back


class BrokenShown(msgspec.Struct, frozen=True):
    """A start that was broken off because a pledge was not answered: all of it is opened, by seat."""

    envelope: str
    secret: str
    pledges: list[str | None]
    revealed: list[str | None]
    missing: list[int]  # the seats that did not answer


class Sealed(msgspec.Struct, frozen=True):
    """What everybody may know of the luck before the game is over; hashes and bytes in hexadecimal."""

    scheme: str
    envelope: str  # the hash of the sealed secret
    pledges: list[str | None] | None  # by seat, as they stand; closed since the start. None in a game of the old scheme
    waiting: list[int]  # the seats whose bytes are waited for, while the game starts
    key_hash: str | None  # the hash of the key, with the first picture
    broken: list[BrokenShown]  # starts of this table that were broken off, oldest first


class Question(msgspec.Struct, frozen=True):
    """What one of your seats is asked now."""

    seat: int
    ask: LocalizedText  # `ask-<phase>` of the game, with its parameters
    legal: list[Move]


class Window(msgspec.Struct, frozen=True):
    """A time that runs: the ring of a simultaneous question, a move's clock, or a game's."""

    kind: Literal["question", "move", "game"]
    total: int
    left: int


class SeatView(msgspec.Struct, frozen=True):
    """What one of your seats, or a spectator (seat None), sees of the game."""

    seat: int | None
    view: Any  # the View of the game: LuckyJackView and so on
    question: Question | None = None
    answered: bool = False  # it was asked and has answered; the others have not all


class TableShown(msgspec.Struct, frozen=True, tag="table"):
    """Everything about a table, for this connection: sent on watching and after every change."""

    table: str
    game: str
    options: dict[str, Any]
    status: Status
    pace: Pace
    listed: bool
    host: bool  # you made it
    invite: str | None  # for those who may invite
    seats: list[SeatShown]
    yours: list[int]  # the seats that are yours
    views: list[SeatView]  # one for each of your seats; a single one for a spectator; none in the lobby
    ply: int  # events so far
    first: int  # the index of the first event in `events`
    events: list[list[Event]]  # new events as seen: one list for each of `views`, in the same order
    effects: list[list[list[Effect]]]  # what each of those events did to the pieces, as seen
    windows: list[Window]
    seal: Sealed
    fairness: dict[str, Any] | None  # the opened seal, when the game is over
    result: dict[str, Any] | None
    rematch: str | None  # the table at which it goes on
    spectators: int
    coach: Literal["agreed", "choice", "no"]  # for all, as they agreed; a single person's own choice; not among these


class Spoken(msgspec.Struct, frozen=True, tag="spoken"):
    """A seat says a quick phrase."""

    table: str
    seat: int
    phrase: str


class Prospect(msgspec.Struct, frozen=True):
    """Something that luck may bring right after a move."""

    event: Event
    chance: float
    win: float  # the seat's chance to win after it


class Advice(msgspec.Struct, frozen=True):
    """One legal move."""

    move: Move
    win: float  # the seat's chance to win after it
    best: bool  # what the strongest bot would do
    prospects: list[Prospect]  # the likeliest first; none where luck does not follow at once


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """What the coach thinks of every move of your seat, the best first, from what that seat knows."""

    table: str
    seat: int
    ply: int  # the `ply` at which it was asked
    moves: list[Advice]


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """Your move with that id is committed: it cannot be lost any more."""

    table: str
    id: str


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    """What you sent cannot be, and changed nothing."""

    why: LocalizedText
    table: str | None = None
    id: str | None = None


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """I am here."""

    sent: int


ToPage = TableShown | Spoken | Advised | Taken | Refusal | Pong


# ── plain requests ───────────────────────────────────────────────────────────────────────────────


class BotShown(msgspec.Struct, frozen=True):
    """A bot that can be chosen; its name in the reader's language is the message `bot-<name>`."""

    name: str
    level: int


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game; what it means is the message `option-<name>`."""

    name: str
    default: Any
    choices: list[Any] | None  # the values, where there are few
    low: int | None  # else the smallest
    high: int | None  # and the largest
    clause: str


class GameShown(msgspec.Struct, frozen=True):
    """A game on the home page."""

    name: str
    fewest_seats: int
    most_seats: int
    minutes: int | None  # as the book says, if it does
    age: int | None  # the same
    options: list[OptionShown]
    bots: list[BotShown]


class TableListed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: Status
    seats: list[SeatShown]
    yours: list[int]
    your_turn: bool
    changed: int  # milliseconds since 1970
    coach: bool  # all who sit there agreed to one


class Home(msgspec.Struct, frozen=True):
    """GET /api/home: all that the home page shows."""

    me: Person | None  # None on the first visit
    games: list[GameShown]
    open: list[TableListed]  # listed tables with a free seat
    running: list[TableListed]  # yours
    over: list[TableListed]  # yours, newest first
    phrases: list[str]  # the keys of the quick phrases
    address: str | None = None  # where other devices reach this server, if it is known; for links and QR codes


class Carry(msgspec.Struct, frozen=True):
    """POST /api/carry: without a key it makes one for another device; with a key it tells or makes you its player."""

    key: str | None = None
    become: bool = False  # this device is that player from now on, and the key is used up


class Carried(msgspec.Struct, frozen=True):
    """The answer to that: the player whom the key brings, or a new key."""

    person: Person | None = None
    key: str | None = None


class SignedOut(msgspec.Struct, frozen=True):
    """The answer to POST /api/sign-out."""

    devices: int  # that were this player, and are nobody now


class Drawn(msgspec.Struct, frozen=True):
    """A chance event of a finished game: what happened, and all that could have, in the order of the weights."""

    index: int  # in the transcript
    event: Event
    outcomes: list[Event]
    weights: list[int]


class Proof(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/proof (or POST /api/proof with a transcript): all that is needed to check the luck."""

    format: str  # "fiveleaf-proof/1"
    game: str
    names: list[str]  # by seat
    envelope: str
    fairness: dict[str, Any]  # the opened seal
    events: list[Drawn]


class OutcomeCounted(msgspec.Struct, frozen=True):
    """How often a card, a tile or a side of a die came, and what chance says."""

    outcome: str  # as in the notation
    count: int
    expected: float
    deviation: float  # the standard deviation of the count


class KindCounted(msgspec.Struct, frozen=True):
    """The luck of one kind in one game."""

    game: str
    kind: str  # "card", "tile", "die", or "die-red" where dice have colours
    games: int
    events: int
    outcomes: list[OutcomeCounted]
    statistic: float  # how far all counts together are from chance
    freedom: int  # what the statistic is on average
    probability: float | None  # that chance alone leads at least as far away; None: too few events to say


class ChanceCounted(msgspec.Struct, frozen=True):
    """GET /api/chance: all dice and cards of the finished games of this server."""

    verdict: Literal["nothing", "few", "good", "unusual", "bad"]
    games: int
    other_rules: int  # games of earlier rules, which cannot be played again: not counted
    unplayable: int  # games that break the rules as they were kept: not counted
    kinds: list[KindCounted]


class Frame(msgspec.Struct, frozen=True):
    """A finished game after so many events."""

    ply: int
    views: list[Any]  # the View of that viewer; of every seat, in seat order, when all cards lie open
    events: list[Event]  # what has happened since the ply before, as that viewer may know it
    effects: list[list[Effect]]  # what each of those events did to the pieces


class ScoreMark(msgspec.Struct, frozen=True):
    """A ply at which scores have changed."""

    ply: int
    scores: list[int]


class Frames(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/frames?seat=0|all|spectator&from=0&to=199: up to 200 plies of a finished game."""

    game: str
    seats: list[SeatShown]
    plies: int  # events of the whole game: the last ply
    turns: list[int]  # the plies before which it was somebody else's turn
    marks: list[ScoreMark]
    frames: list[Frame]


# ── the rules of a game ──────────────────────────────────────────────────────────────────────────


class StepShown(msgspec.Struct, frozen=True):
    """A step of the example turn."""

    number: int  # message `example-1`
    view: Any  # the View of the example's viewer
    legal: list[Move]  # the moves that this viewer may choose
    events: list[Event]  # what is told
    facts: dict[str, Any]  # what the message names
    has_table: bool  # there is something to see on the table


class PieceShown(msgspec.Struct, frozen=True):
    """One kind of piece in the box."""

    kind: str  # "card", "tile", "chip" or "gem"
    name: str  # in the notation
    count: int
    values: dict[str, int]  # points, the roll that wins it


class MakersShown(msgspec.Struct, frozen=True):
    """Who made the printed game, as far as its rules name them."""

    designers: list[str]
    illustrators: list[str]
    publishers: list[str]


class RulesShown(msgspec.Struct, frozen=True):
    """GET /api/rules/{game}: what a rules page shows besides its texts."""

    game: str
    names: list[str]  # of the seats in the example
    steps: list[StepShown]
    contents: dict[str, Any]  # what the message `pieces` names
    pieces: list[PieceShown]
    rulings: list[str]  # ids: message `ruling-LN-R3`
    makers: MakersShown
    window: int | None  # seconds that a question waits where silence is an answer; None: there is no such question
