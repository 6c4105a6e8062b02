"""The ASGI application: translates HTTP and websockets to the house and back."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.transcript import encode as encode_transcript
from fiveleaf.engine.transcript import from_json
from fiveleaf.server import logs, wire
from fiveleaf.server.clocks import Time
from fiveleaf.server.limits import Buckets, Crowd
from fiveleaf.server.pages import assets, frames, home, moments, proof, rulebooks
from fiveleaf.server.pages.answers import Answers, Health, Sized
from fiveleaf.server.pages.counter import count_luck
from fiveleaf.server.pages.guests import guest_texts
from fiveleaf.server.pages.reports import Reports, check_finished
from fiveleaf.server.people.cookies import secret_of, token_of, with_token
from fiveleaf.server.settings import Settings
from fiveleaf.server.store import PlayerRecord, Store, StoreFault
from fiveleaf.server.tables.house import House, open_house
from fiveleaf.server.tables.refusals import refusal_of
from fiveleaf.server.transport.addresses import address_of, is_at_home, origin_of
from fiveleaf.server.transport.admission import ADMISSION, Admission
from fiveleaf.server.transport.headers import Guarded
from fiveleaf.server.transport.hosts import KnownHosts
from fiveleaf.server.transport.sockets import converse

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
REFUSALS = "x-refusals"  # with `told`, refusals get status 200, because browsers log every other status as an error
SERVICE_RESTART, TRY_AGAIN, FOREIGN = 1012, 1013, 1008
STATUS = {
    "error-no-player": 401,
    "error-origin": 403,
    "error-not-seated": 403,
    "error-no-table": 404,
    "error-no-report": 404,
    "error-no-decision": 404,
    "error-not-found": 404,
    "error-not-over": 409,
    "error-other-rules": 409,
    "error-too-large": 413,
    "error-content-type": 415,
    "error-too-fast": 429,
    "error-listed-limit": 429,
    "error-store-failed": 503,
    "error-report-failed": 503,
}
PAGES = ("/", "/t/{rest:path}", "/r/{rest:path}", "/rules/{rest:path}", "/report", "/report/{table}", "/v", "/chance")
UNREADABLE = frozenset({"error-message", "error-too-large", "error-content-type"})  # logged, one line each
encode = msgspec.json.Encoder().encode


class Door:
    """The routes of one server."""

    def __init__(self, store: Store, settings: Settings, page: Path = assets.PAGE, time: Time | None = None) -> None:
        self.store = store
        self.settings = settings
        self.page = page
        self.time = time
        self.house: House  # opened with the application
        self.crowd = Crowd(settings.address_connections)
        self.answers = Answers(settings.answers_limit)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[dict[str, Any]]:
        """Opens the house while the application runs; the protocols find the admission in its state."""
        self.house = await open_house(self.store, self.settings, self.time)
        self.house.garbage.begin()
        self.house.cleanup.begin()
        self.counter = count_luck(self.house)
        self.reports = Reports(self.house.thinking, self.settings.reports_limit)
        self.address_rate = Buckets(self.settings.rates.address, self.house.time)
        self.making_rate = Buckets(self.settings.rates.making, self.house.time)
        self.message_rate = Buckets(self.settings.rates.messages, self.house.time)
        self.store_health = Health(self.store.check, self.house.time)
        logs.note("open")
        yield {ADMISSION: Admission(self.settings, self.house.time)}
        await self.reports.close()
        await self.house.close()
        logs.note("closed")

    def routes(self) -> list[BaseRoute]:
        """Returns all routes."""
        routes: list[BaseRoute] = [
            Route("/api/home", self.api(self.home), methods=["GET"]),
            Route("/api/me", self.api(self.me), methods=["POST"]),
            Route("/api/tables", self.api(self.tables), methods=["POST"]),
            Route("/api/put-away", self.api(self.put_away), methods=["POST"]),
            Route("/api/carry", self.api(self.carry), methods=["POST"]),
            Route("/api/sign-out", self.api(self.sign_out), methods=["POST"]),
            Route("/api/tables/{table}/transcript", self.api(self.transcript), methods=["GET"]),
            Route("/api/tables/{table}/frames", self.api(self.frames), methods=["GET"]),
            Route("/api/tables/{table}/proof", self.api(self.proof), methods=["GET"]),
            Route("/api/tables/{table}/moment", self.api(self.moment), methods=["GET"]),
            Route("/api/tables/{table}/report", self.api(self.report), methods=["GET"]),
            Route("/api/tables/{table}/what-if", self.api(self.what_if), methods=["GET"]),
            Route("/api/rules/{game}", self.api(self.rules), methods=["GET"]),
            Route("/api/texts/{language}/{part:path}", self.api(self.texts), methods=["GET"]),
            Route("/api/proof", self.api(self.proof_of_file), methods=["POST"]),
            Route("/api/reports", self.api(self.report_of_file), methods=["POST"]),
            Route("/api/reports/{key}", self.api(self.report_again), methods=["GET"]),
            Route("/api/chance", self.api(self.chance), methods=["GET"]),
            Route("/healthz", self.health, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
            WebSocketRoute("/ws", self.websocket),
        ]
        routes += [Route(path, self.index, methods=["GET"]) for path in PAGES]
        files = assets.Assets(directory=self.page / "assets", check_dir=False)
        return [*routes, Mount("/assets", files), Route("/{name:path}", self.other, methods=["GET"])]

    # ── what all requests share ──────────────────────────────────────────────────────────────────

    def api(self, handler: Handler) -> Handler:
        """Wraps a handler: limits its rate, checks the origin, and turns refusals into answers."""

        async def handled(request: Request) -> Response:
            try:
                self.address_rate.check(address_of(request))
                if request.method == "POST" and not self.is_own_origin(request):
                    raise Refused("error-origin")
                return await handler(request)
            except Refused as refused:
                self.house.metrics.refusals.labels(refused.key).inc()
                if refused.key in UNREADABLE:
                    logs.warn("request refused", reason=refused.key, address=address_of(request))
                status = 200 if request.headers.get(REFUSALS) == "told" else STATUS.get(refused.key, 400)
                return json(refusal_of(refused), status)
            except StoreFault as fault:
                logs.warn("the store failed", reason=str(fault))
                return json(refusal_of(Refused("error-store-failed")), 503)

        return handled

    def is_own_origin(self, request: HTTPConnection) -> bool:
        """Returns whether the request comes from a page of this server."""
        origin = request.headers.get("origin", "")
        if self.settings.public_url is not None and origin == origin_of(self.settings.public_url):
            return True
        scheme, _, place = origin.partition("://")
        return scheme in ("http", "https") and place != "" and place == request.headers.get("host")

    async def player(self, request: HTTPConnection) -> PlayerRecord | None:
        """Returns the player of this browser, if it has one."""
        return await self.house.players.find(token_of(request, self.settings))

    async def known_player(self, request: HTTPConnection) -> PlayerRecord:
        """Returns the player of this browser; refused if it has none."""
        player = await self.player(request)
        if player is None:
            raise Refused("error-no-player")
        return player

    async def body(self, request: Request, kind: type[T], limit: int | None = None) -> T:
        """Returns the body of a request as that type; anything else is refused."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refused("error-content-type")
        content = b""
        try:
            async for part in request.stream():
                content += part
                if len(content) > (limit or self.settings.body_limit):
                    raise Refused("error-too-large")
        except ClientDisconnect as gone:
            raise Refused("error-request-broken") from gone  # nobody receives it; the protocol has logged the fault
        try:
            return msgspec.json.decode(content or b"{}", type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("error-message") from error

    # ── people and tables ────────────────────────────────────────────────────────────────────────

    async def home(self, request: Request) -> Response:
        """GET /api/home: the home page; renews the cookie for a year."""
        player = await self.player(request)
        response = json(await home.home(self.house, player))
        token = token_of(request, self.settings)
        return response if player is None or not token else with_token(response, request, token, self.settings)

    async def me(self, request: Request) -> Response:
        """POST /api/me: sets name and animal of the player, who is created on the first visit."""
        person = await self.body(request, wire.Person)
        known = await self.player(request)
        if known is None:
            self.making_rate.check(address_of(request))
        player, token = await self.house.players.show(known, person)
        response = json(wire.Person(player.name, player.animal, player.language))
        return response if token is None else with_token(response, request, token, self.settings)

    async def tables(self, request: Request) -> Response:
        """POST /api/tables: a new table."""
        asked = await self.body(request, wire.NewTable)
        self.making_rate.check(address_of(request))
        return json(await self.house.make(await self.player(request), asked, address_of(request)), 201)

    async def put_away(self, request: Request) -> Response:
        """POST /api/put-away: puts one of the player's tables away, or brings it back."""
        asked = await self.body(request, wire.PutAway)
        await self.house.put_away(await self.known_player(request), asked)
        return json(asked)

    async def carry(self, request: Request) -> Response:
        """POST /api/carry: creates a key for another device; with a key, shows its player or becomes that player."""
        asked = await self.body(request, wire.Carry)
        self.making_rate.check(address_of(request))
        players = self.house.players
        if asked.key is None:
            return json(wire.Carried(key=await players.new_carry(await self.known_player(request))))
        if not asked.become:
            return json(wire.Carried(await players.owner_of(asked.key)))
        person, token = await players.carried(asked.key)
        return with_token(json(wire.Carried(person)), request, token, self.settings)

    async def sign_out(self, request: Request) -> Response:
        """POST /api/sign-out: signs all other devices of this player out."""
        await self.body(request, dict[str, Any])
        player = await self.known_player(request)
        secret = secret_of(request, self.settings)
        return json(wire.SignedOut(await self.house.sign_out_others(player, secret or b"")))

    async def rules(self, request: Request) -> Response:
        """GET /api/rules/{game}: what the rules page of a game shows."""
        return json(
            rulebooks.rules_shown(request.path_params["game"], self.settings.window, self.settings.shortest_window)
        )

    async def texts(self, request: Request) -> Response:
        """GET /api/texts/{language}/{part}: the texts of an external game."""
        return json(guest_texts(request.path_params["language"], request.path_params["part"]))

    async def transcript(self, request: Request) -> Response:
        """GET /api/tables/{table}/transcript: a finished game as a file."""
        table, transcript = await self.house.finished(request.path_params["table"])
        name = f"{table.record.game}-{table.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(encode_transcript(transcript), media_type="application/json", headers=headers)

    async def frames(self, request: Request) -> Response:
        """GET /api/tables/{table}/frames: a stretch of a finished game, ply by ply."""
        table, transcript = await self.house.finished(request.path_params["table"])
        asked = request.query_params
        viewer = frames.viewer_of(asked.get("seat", "spectator"), transcript.seats)
        first = frames.ply_of(asked.get("from"), 0)
        last = frames.ply_of(asked.get("to"), first + frames.MAX_FRAMES - 1)

        def make() -> Sized:
            replay = frames.replay_of(transcript, viewer)
            return replay, replay.size

        replay: frames.Replay = await self.answers.get(("frames", table.id, viewer), make)
        return json(replay.stretch(first, last, table.presence.shown))

    async def proof(self, request: Request) -> Response:
        """GET /api/tables/{table}/proof: everything that a page needs to verify the luck of a finished game."""
        table, transcript = await self.house.finished(request.path_params["table"])
        return await self.encoded(("proof", table.id), partial(proof.proof_of, transcript))

    async def moment(self, request: Request) -> Response:
        """GET /api/tables/{table}/moment: the lucky moment of a finished game."""
        table, transcript = await self.house.finished(request.path_params["table"])
        return await self.encoded(("moment", table.id), partial(moments.moment_of, transcript))

    async def proof_of_file(self, request: Request) -> Response:
        """POST /api/proof: the same for a submitted transcript."""
        content = await self.body(request, dict[str, Any], self.settings.transcript_limit)
        self.making_rate.check(address_of(request))
        return await self.encoded(("file", sha256(encode(content)).digest()), partial(proof.proof_of_json, content))

    async def report(self, request: Request) -> Response:
        """GET /api/tables/{table}/report: how much of a finished game was luck."""
        table, transcript = await self.house.finished(request.path_params["table"])
        return json(await self.reports.of_table(table.id, transcript, table.presence.shown))

    async def what_if(self, request: Request) -> Response:
        """GET /api/tables/{table}/what-if: what else could have been done at a ply of a finished game."""
        table, transcript = await self.house.finished(request.path_params["table"])
        ply = frames.ply_of(request.query_params.get("ply"), 0)
        return Response(await self.reports.what_if(table.id, transcript, ply), media_type="application/json")

    async def report_of_file(self, request: Request) -> Response:
        """POST /api/reports: the same for a submitted transcript, which is refused if it is no legal, finished game."""
        content = await self.body(request, dict[str, Any], self.settings.transcript_limit)
        self.making_rate.check(address_of(request))
        transcript = from_json(content, find)
        digest = sha256(encode(content)).hexdigest()
        await self.answers.get(("legal", digest), partial(check_finished, transcript))
        return json(await self.reports.of_file(digest, transcript))

    async def report_again(self, request: Request) -> Response:
        """GET /api/reports/{key}: the report of a transcript that was submitted before."""
        return json(await self.reports.again(request.path_params["key"]))

    async def encoded(self, key: Hashable, answer: Callable[[], Any]) -> Response:
        """Returns a proof or a moment, cached."""

        def make() -> Sized:
            content = encode(answer())
            return content, len(content)

        return Response(await self.answers.get(key, make), media_type="application/json")

    async def chance(self, request: Request) -> Response:
        """GET /api/chance: the luck of all finished games, counted."""
        return Response(await self.counter.answer(), media_type="application/json")

    async def websocket(self, socket: WebSocket) -> None:
        """/ws: the messages of tables."""
        address = address_of(socket)
        if not self.is_own_origin(socket):
            await socket.close(FOREIGN)
        elif not self.address_rate.allows(address):
            await socket.close(TRY_AGAIN)
        elif not self.crowd.enter(address):
            await socket.accept()
            await socket.close(TRY_AGAIN)
        else:
            try:
                await socket.accept()
                await converse(self.house, socket, await self.player(socket), self.message_rate.of(address), address)
            finally:
                self.crowd.leave(address)

    # ── the page and monitoring ─────────────────────────────────────────────────────────────────

    async def index(self, request: Request) -> Response:
        """Returns the page."""
        return assets.index(self.page, request)

    async def other(self, request: Request) -> Response:
        """Returns a file beside the page, or 404."""
        found = assets.loose_file(self.page, request.path_params["name"])
        return found or json(refusal_of(Refused("error-not-found")), 404)

    async def health(self, request: Request) -> Response:
        """GET /healthz: whether the store can be written."""
        try:
            await self.store_health.check()
        except StoreFault:
            return PlainTextResponse("the store cannot be written", status_code=503)
        return PlainTextResponse("ok")

    async def metrics(self, request: Request) -> Response:
        """GET /metrics: for Prometheus on this machine only, because a player could count hidden answers with them."""
        if not is_at_home(request):
            return PlainTextResponse("the figures are for the server's own machine", status_code=403)
        return Response(self.house.metrics.text(), media_type="text/plain; version=0.0.4")


def create_app(store: Store, settings: Settings, page: Path = assets.PAGE, time: Time | None = None) -> Starlette:
    """Returns the server as an ASGI application."""
    door = Door(store, settings, page, time)
    middleware = [
        Middleware(Guarded),
        Middleware(KnownHosts, settings),
        Middleware(GZipMiddleware, minimum_size=1024),
    ]
    app = Starlette(routes=door.routes(), middleware=middleware, lifespan=door.lifespan)
    app.state.door = door
    return app


def json(content: Any, status: int = 200) -> Response:
    """Returns an answer in JSON."""
    return Response(encode(content), status, media_type="application/json")
