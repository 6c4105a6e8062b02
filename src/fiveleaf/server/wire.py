"""Every message between the page and the server, typed; `web/src/wire.ts` is generated from here.

The page draws views and offers the legal moves that it receives. Every message to a connection is built from what its
seats may know: views, events as seen, legal moves of its own seats. Times are in milliseconds.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fiveleaf.engine.contract import Consequence, Message
from fiveleaf.engine.effects import Effect

Language = Literal["en", "fr", "de", "es", "nl"]
Status = Literal["lobby", "starting", "running", "over"]
Move = dict[str, Any]  # a move in the notation, without its seat
Event = dict[str, Any]  # an event in the notation, as the receiver may know it


class LocalizedText(msgspec.Struct, frozen=True, omit_defaults=False):
    """A text in the reader's language: a Fluent key, the game whose file contains it, and its parameters."""

    key: str
    game: str | None = None
    clause: str | None = None
    params: dict[str, Any] = {}


# ── who and what ─────────────────────────────────────────────────────────────────────────────────


class Person(msgspec.Struct, frozen=True):
    """How a person appears to others; there are no accounts."""

    name: str
    animal: str
    language: Language


class SeatAsked(msgspec.Struct, frozen=True):
    """A seat of a new table, as requested by its host."""

    kind: Literal["me", "open", "bot"]  # "me" more than once: several people share this device
    name: str | None = None  # of another person at this device
    animal: str | None = None
    bot: str | None = None  # a bot's name from `bots/levels.py`


class Pace(msgspec.Struct, frozen=True):
    """The time limits of a table."""

    move_seconds: int | None = None  # per move; None: no limit
    away: Literal["wait", "bot"] = "bot"  # whether the table waits for a person who is away, or a bot stands in
    away_seconds: int = 60  # until the bot stands in


class NewTable(msgspec.Struct, frozen=True):
    """POST /api/tables: a request for a new table."""

    game: str
    seats: list[SeatAsked]
    options: dict[str, Any] = {}
    pace: Pace = Pace()
    listed: bool = False
    start: bool = False  # start at once, with bots on open seats
    coach: bool = False  # whether everybody at the table may ask the coach


class Made(msgspec.Struct, frozen=True):
    """A new table; `invite` goes into the fragment of the link, which lets its holder take a seat."""

    table: str
    invite: str | None


# ── from the page ────────────────────────────────────────────────────────────────────────────────


class Watch(msgspec.Struct, frozen=True, tag="watch"):
    """Subscribes to a table; `invite` allows the sender to sit down at a private one."""

    table: str
    invite: str | None = None
    after: int = 0  # number of events that the page already has


class Unwatch(msgspec.Struct, frozen=True, tag="unwatch"):
    """Unsubscribes from a table."""

    table: str


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    """Takes an open seat."""

    table: str
    seat: int
    name: str | None = None  # of another person at this device
    animal: str | None = None


class Stand(msgspec.Struct, frozen=True, tag="stand"):
    """Leaves a seat: before the start it becomes open, afterwards a bot plays it."""

    table: str
    seat: int


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """Takes a seat that the sender has left to a bot, before the game is over."""

    table: str
    seat: int


class SetSeat(msgspec.Struct, frozen=True, tag="set-seat"):
    """The host fills an open seat with a bot, or opens a bot's seat again (bot None), before the start."""

    table: str
    seat: int
    bot: str | None = None


class SetFirst(msgspec.Struct, frozen=True, tag="set-first"):
    """The host chooses who begins, before the start: a seat, or luck (seat None)."""

    table: str
    seat: int | None = None


class Start(msgspec.Struct, frozen=True, tag="start"):
    """The host starts the game; `fill` names the bot for open seats."""

    table: str
    fill: str | None = None


class Pledge(msgspec.Struct, frozen=True, tag="pledge"):
    """The SHA-256, in hexadecimal, of 32 bytes that the browser drew for a seat and reveals at the start."""

    table: str
    seat: int
    pledge: str


class Reveal(msgspec.Struct, frozen=True, tag="reveal"):
    """The pledged bytes in hexadecimal, sent once the closed list contains the pledge and the envelope is unchanged."""

    table: str
    seat: int
    revealed: str


class Decide(msgspec.Struct, frozen=True, tag="decide"):
    """A move of a seat; the page chooses `id`, so that a retry after a lost connection counts once."""

    table: str
    seat: int
    id: str
    move: Move
    ply: int | None = None  # the `ply` at the time of the decision, so that it cannot answer a later question


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Says a quick phrase or an emote: one of the keys that the server lists, never free text."""

    table: str
    seat: int
    phrase: str


class Reading(msgspec.Struct, frozen=True, tag="reading"):
    """Somebody who is asked reads a hint first or waits for the device, or no longer: meanwhile no clock runs."""

    table: str
    seat: int
    reading: bool


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """Asks the coach about a seat; the page chooses `id`, which a refusal repeats."""

    table: str
    seat: int
    id: str | None = None


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    """Asks for a rematch, agrees to it or declines it.

    It begins once all people who are still there have agreed. Somebody who is the only one left to play asks again:
    then it begins with bots on the other seats.
    """

    table: str
    agree: bool = True


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Checks the connection."""

    sent: int


Seating = Sit | Stand | TakeBack | SetSeat | SetFirst
AtTable = Watch | Unwatch | Seating | Start | Pledge | Reveal | Decide | Reading | Say | Advise | Rematch
FromPage = AtTable | Ping


# ── to the page ──────────────────────────────────────────────────────────────────────────────────


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str
    animal: str
    bot: str | None = None
    away: bool = False  # whether the person is disconnected
    stand_in: bool = False  # whether a bot plays until the person is back
    left: str | None = None  # the name of the person who left the seat to this bot and may take it back
    reading: bool = False  # whether the person reads before answering, while no clock runs


class SeriesShown(msgspec.Struct, frozen=True):
    """The score of the games in a row; the last one counts once its end is shown."""

    games: int
    wins: list[int]  # by seat; a shared win counts for everybody who shares it


class BrokenShown(msgspec.Struct, frozen=True):
    """A start that was broken off because a pledge was not answered, with everything revealed by seat."""

    envelope: str
    secret: str
    pledges: list[str | None]
    revealed: list[str | None]
    missing: list[int]  # the seats that did not answer


class Sealed(msgspec.Struct, frozen=True):
    """The public part of the seal before the game is over; hashes and bytes in hexadecimal."""

    scheme: str
    envelope: str  # the hash of the sealed secret
    pledges: list[str | None] | None  # by seat; final once the game starts. None in the old scheme
    waiting: list[int]  # during the start, the seats that still have to reveal their bytes
    key_hash: str | None  # the hash of the key, from the first event on
    broken: list[BrokenShown]  # broken starts of this table, oldest first


class Question(msgspec.Struct, frozen=True):
    """The open question of one of your seats."""

    seat: int
    ask: LocalizedText  # `ask-<phase>` of the game, with its parameters
    legal: list[Move]
    consequences: list[Consequence | None] = []  # of each legal move: what it costs or risks; empty where none does
    suggested: Move | None = None  # one of them, which the game offers to make without further thought


class Window(msgspec.Struct, frozen=True):
    """A running timer: of a question that silence answers, of a move, of the game, or until a bot stands in."""

    kind: Literal["question", "move", "game", "away"]
    total: int
    left: int
    silence: LocalizedText | None = None  # what no answer in time means: `silence-<phase>` of the game
    seat: int | None = None  # on which a bot will stand in


class SeatView(msgspec.Struct, frozen=True):
    """What one of your seats, or a spectator (seat None), sees of the game."""

    seat: int | None
    view: Any  # the View of the game: LuckyJackView and so on
    question: Question | None = None
    answered: bool = False  # whether it has answered a question that others still have to answer


class Pause(msgspec.Struct, frozen=True):
    """What a seat saw after an event with a result, when more events have followed in the same message."""

    ply: int  # number of events until then
    view: Any  # the View of the game


class TableShown(msgspec.Struct, frozen=True, tag="table"):
    """A whole table for one connection, sent when it subscribes and after every change."""

    table: str
    game: str
    options: dict[str, Any]
    status: Status
    pace: Pace
    listed: bool
    host: bool  # whether you are the host
    invite: str | None  # the invitation, for people who may invite
    seats: list[SeatShown]
    yours: list[int]  # your seats
    yours_left: list[int]  # seats that you have left to a bot and may take back
    views: list[SeatView]  # one for each of your seats; a single one for a spectator; none in the lobby
    ply: int  # number of events so far
    first: int  # the index of the first event in `events`
    events: list[list[Event]]  # new events as seen: one list for each of `views`, in the same order
    effects: list[list[list[Effect]]]  # what each of those events did to the pieces, as seen
    pauses: list[list[Pause]]  # results on the way to each of `views`, oldest first
    windows: list[Window]
    played_since: list[int | None]  # for each of `yours`: since which event a bot has played it, until you move again
    seal: Sealed
    fairness: dict[str, Any] | None  # the opened seal of a finished game
    result: dict[str, Any] | None
    series: SeriesShown | None  # None in a first game
    agreed: list[bool | None]  # by seat, whether it wants a rematch; None: not answered. Empty before the end
    rematch: str | None  # the table of the rematch, once it was agreed
    spectators: int
    coach: Literal["agreed", "choice", "no"]  # allowed for all; up to the only person; not allowed


class Spoken(msgspec.Struct, frozen=True, tag="spoken"):
    """A quick phrase of a seat."""

    table: str
    seat: int
    phrase: str


class Prospect(msgspec.Struct, frozen=True):
    """An outcome that may follow directly after a move."""

    event: Event
    chance: float
    win: float  # the seat's chance to win after it


class Advice(msgspec.Struct, frozen=True):
    """A legal move with its chance to win."""

    move: Move
    win: float  # the seat's chance to win after it
    best: bool  # whether the strongest bot would choose it
    prospects: list[Prospect]  # the likeliest first; none if luck does not follow directly
    reason: Message | None = None  # why it is advised: a text of the game; only for the best of several


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """The coach's advice on every move of your seat, best first, based on what that seat knows."""

    table: str
    seat: int
    ply: int  # the `ply` at the time of the request
    moves: list[Advice]


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """Acknowledges the move with that id, which is durable."""

    table: str
    id: str


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    """Refuses a message, which changed nothing."""

    why: LocalizedText
    table: str | None = None
    id: str | None = None


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Answers a ping."""

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
    choices: list[Any] | None  # the allowed values, if they are listed
    low: int | None  # otherwise the minimum
    high: int | None  # and the maximum
    clause: str


class ShortShown(msgspec.Struct, frozen=True):
    """A short game of one kind."""

    options: dict[str, Any]  # empty where the whole game is short
    minutes: int  # about, for somebody at three seats with two bots


class GameShown(msgspec.Struct, frozen=True):
    """A game on the home page."""

    name: str
    fewest_seats: int
    most_seats: int
    minutes: int | None  # from the rule book, if it gives one
    age: int | None  # likewise
    options: list[OptionShown]
    bots: list[BotShown]
    short: ShortShown | None  # None where nobody has measured one


class TableListed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: Status
    seats: list[SeatShown]
    yours: list[int]
    your_turn: bool
    changed: int  # milliseconds since 1970
    coach: bool  # whether everybody there may ask the coach
    resigned: bool = False  # whether you have left all your seats to bots


class Home(msgspec.Struct, frozen=True):
    """GET /api/home: everything that the home page shows."""

    me: Person | None  # None on the first visit
    games: list[GameShown]
    open: list[TableListed]  # listed tables with a free seat
    running: list[TableListed]  # your unfinished tables
    over: list[TableListed]  # your finished tables, newest first
    put_away: list[TableListed]  # those that you have put away or resigned, newest first
    phrases: list[str]  # the keys of the quick phrases
    address: str | None = None  # where other devices reach this server, if known; for links and QR codes


class PutAway(msgspec.Struct, frozen=True):
    """POST /api/put-away: puts one of your tables away, or brings it back; it stays as it is."""

    table: str
    away: bool = True


class Carry(msgspec.Struct, frozen=True):
    """POST /api/carry: without a key, creates one for another device; with a key, shows or becomes its player."""

    key: str | None = None
    become: bool = False  # whether this device becomes that player, which uses up the key


class Carried(msgspec.Struct, frozen=True):
    """The answer to `Carry`: the player of the key, or a new key."""

    person: Person | None = None
    key: str | None = None


class SignedOut(msgspec.Struct, frozen=True):
    """The answer to POST /api/sign-out."""

    devices: int  # number of devices that were signed out


class MomentShown(msgspec.Struct, frozen=True):
    """The least likely good thing that luck brought in a finished game, with its exact odds."""

    first: int  # the index of its first event
    last: int
    seat: int  # the seat that gained by it
    text: LocalizedText
    one_in: int  # rounded down
    numerator: int
    denominator: int
    effects: list[list[Effect]]  # what its events did to the pieces of that seat


class LuckyMoment(msgspec.Struct, frozen=True):
    """GET /api/tables/{table}/moment: the lucky moment, if luck brought anything good."""

    moment: MomentShown | None


class LuckMark(msgspec.Struct, frozen=True):
    """Chance events that people see as one, with what they changed for every seat."""

    first: int  # the index of its first event
    last: int
    luck: list[float]  # by seat, in points of 100


class MoveMark(msgspec.Struct, frozen=True):
    """A move with its grade."""

    event: int  # its index
    seat: int
    lost: float  # points of 100 that the best move would have brought more


class DecidingMoment(msgspec.Struct, frozen=True):
    """A moment of luck that decided a game."""

    first: int  # the index of its first event
    last: int
    seat: int  # the seat whose luck it was most
    text: LocalizedText  # how much, and whether it was good luck or bad luck
    events: list[Event]
    effects: list[list[Effect]]  # what each of those events did to the pieces


class ReportShown(msgspec.Struct, frozen=True):
    """How much of a finished game was luck; points are of 100. The texts are in the file `report`."""

    game: str
    seats: list[SeatShown]
    graded: bool  # whether moves are graded in this game; if not, `moves` is empty
    verdict: LocalizedText
    columns: list[str]  # what a result is the sum of, and `result`: messages `report-column-<name>`
    sums: list[list[int]]  # by seat and column, in points that add up
    chances: list[list[float]]  # by ply and seat: the chance to win, from 0 to 1
    luck: list[LuckMark]  # the moments that changed somebody's chance by a point or more
    moves: list[MoveMark]  # every move that was a choice
    moments: list[DecidingMoment]  # in the order of the game
    luck_table: list[list[int]]  # by drawer, the last row being nobody's: what every seat gained, in points


class ReportAnswer(msgspec.Struct, frozen=True):
    """GET /api/tables/{table}/report, or POST /api/reports with a transcript, and from then on GET /api/reports/{key}.

    The answer comes after a second at the latest; while there is no report in it, the page asks again.
    """

    key: str  # of a submitted transcript: where to ask again
    stage: Literal["waiting", "preparing", "computing", "done"]  # "preparing": compiled first, which takes a while
    ahead: int  # reports that are computed before this one
    report: ReportShown | None


class WhatIf(msgspec.Struct, frozen=True):
    """GET /api/tables/{table}/what-if?ply=0: a decision of a finished game, as the coach would have advised on it."""

    seat: int
    moves: list[Advice]  # best first, based on what the seat knew
    made: int  # the index of the move that was made


class Drawn(msgspec.Struct, frozen=True):
    """A chance event of a finished game: its outcome, and all possible outcomes in the order of the weights."""

    index: int  # in the transcript
    event: Event
    outcomes: list[Event]
    weights: list[int]


class Proof(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/proof (or POST /api/proof with a transcript): everything needed to verify the luck."""

    format: str  # "fiveleaf-proof/1"
    game: str
    names: list[str]  # by seat
    envelope: str
    fairness: dict[str, Any]  # the opened seal
    events: list[Drawn]


class OutcomeCounted(msgspec.Struct, frozen=True):
    """How often a card, a tile or a side of a die came, and how often it is expected."""

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
    statistic: float  # the chi-square statistic of all counts
    freedom: int  # degrees of freedom, the expectation of the statistic
    probability: float | None  # the p-value; None: too few events


class ChanceCounted(msgspec.Struct, frozen=True):
    """GET /api/chance: all dice and cards of the finished games of this server."""

    verdict: Literal["nothing", "few", "good", "unusual", "bad"]
    games: int
    other_rules: int  # games of earlier rules, which cannot be replayed: not counted
    unplayable: int  # games whose records break the rules: not counted
    kinds: list[KindCounted]


class Frame(msgspec.Struct, frozen=True):
    """A finished game at one ply."""

    ply: int
    views: list[Any]  # the View of the viewer; with all cards open, of every seat in order
    events: list[Event]  # the events since the previous ply, as the viewer may know them
    effects: list[list[Effect]]  # what each of those events did to the pieces


class ScoreMark(msgspec.Struct, frozen=True):
    """A ply at which scores changed."""

    ply: int
    scores: list[int]


class Frames(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/frames?seat=0|all|spectator&from=0&to=199: up to 200 plies of a finished game."""

    game: str
    seats: list[SeatShown]
    plies: int  # number of events of the whole game: the last ply
    turns: list[int]  # the plies at which the turn passes to another seat
    marks: list[ScoreMark]
    frames: list[Frame]


# ── the rules of a game ──────────────────────────────────────────────────────────────────────────


class StepShown(msgspec.Struct, frozen=True):
    """A step of the example turn."""

    number: int  # message `example-1`
    view: Any  # the View of the example's viewer
    legal: list[Move]  # the moves that the viewer may choose
    events: list[Event]  # the events of the step
    facts: dict[str, Any]  # the parameters of the message
    has_table: bool  # whether the table is drawn


class PieceShown(msgspec.Struct, frozen=True):
    """One kind of piece in the box."""

    kind: str  # "card", "tile", "chip" or "gem"
    name: str  # in the notation
    count: int
    values: dict[str, int]  # points, the roll that wins it


class MakersShown(msgspec.Struct, frozen=True):
    """The makers of the printed game, as far as its rules name them."""

    designers: list[str]
    illustrators: list[str]
    publishers: list[str]


class RulesShown(msgspec.Struct, frozen=True):
    """GET /api/rules/{game}: everything that a rules page shows besides its texts."""

    game: str
    names: list[str]  # of the seats in the example
    steps: list[StepShown]
    contents: dict[str, Any]  # the parameters of the message `pieces`
    pieces: list[PieceShown]
    rulings: list[str]  # ids: message `ruling-LN-R3`
    makers: MakersShown
    window: int | None  # seconds that a question stays open if silence is an answer; None: the game has none
    shortest_window: int | None  # the same with a short clock for moves
