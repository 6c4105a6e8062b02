"""The built page as static files, and the headers that every answer has."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fiveleaf.server.transport.addresses import is_private
from fiveleaf.texts import LANGUAGES, texts

PAGE = Path(__file__).parents[1] / "page"
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # styles that a component sets on its own elements
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
PRIVATE_HEADERS = {"cross-origin-opener-policy": "same-origin"}  # browsers complain of it where anybody can listen
LONGEST_NAME = 100  # characters of a file's name; systems fail at longer ones than they know
FOREVER = "public, max-age=31536000, immutable"  # for files whose name holds a digest of their content


class Guarded:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        own = HEADERS | PRIVATE_HEADERS if is_private(HTTPConnection(scope)) else HEADERS

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in own.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, guarded)


class Assets(StaticFiles):
    """Files whose name changes with their content, to be kept forever."""

    async def check_config(self) -> None:
        """A page that was not built has no such files, which is nothing to fail at."""

    def file_response(self, *arguments: object, **more: object) -> Response:
        """A file, with the header that lets it be kept."""
        response = super().file_response(*arguments, **more)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOREVER
        return response


def index(folder: Path, request: Request) -> Response:
    """The page itself, whatever it shows; a plain sentence if it was not built."""
    file = folder / "index.html"
    if not file.is_file():
        return PlainTextResponse(texts(language_of(request)).say("error-page-missing"), status_code=503)
    return FileResponse(file, media_type="text/html", headers={"cache-control": "no-store"})


def loose_file(folder: Path, name: str) -> Response | None:
    """A file beside the page, such as its icon."""
    file = folder / name
    if "/" in name or "\\" in name or name.startswith(".") or len(name) > LONGEST_NAME or not file.is_file():
        return None
    return FileResponse(file, headers={"cache-control": "public, max-age=3600"})


def language_of(request: HTTPConnection) -> str:
    """The first language of the reader that is one of ours."""
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"
