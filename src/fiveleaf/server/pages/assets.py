"""The built page as static files."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from fiveleaf.server.transport.headers import language_of
from fiveleaf.texts import texts

PAGE = Path(__file__).parents[1] / "page"
LONGEST_NAME = 100  # characters of a file name; the file system raises for names that are too long
FOREVER = "public, max-age=31536000, immutable"  # for files with a digest in their name


class Assets(StaticFiles):
    """Static files whose names hold a digest, so that browsers cache them forever."""

    async def check_config(self) -> None:
        """Accepts a missing folder, because the page may not be built."""

    def file_response(self, *arguments: object, **more: object) -> Response:
        """Returns a file with a header for caching."""
        response = super().file_response(*arguments, **more)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOREVER
        return response


def index(folder: Path, request: Request) -> Response:
    """Returns the page, or a plain text if it is not built."""
    file = folder / "index.html"
    if not file.is_file():
        return PlainTextResponse(texts(language_of(request)).say("error-page-missing"), status_code=503)
    return FileResponse(file, media_type="text/html", headers={"cache-control": "no-store"})


def loose_file(folder: Path, name: str) -> Response | None:
    """Returns a file beside the page, such as its icon."""
    file = folder / name
    if "/" in name or "\\" in name or name.startswith(".") or len(name) > LONGEST_NAME or not file.is_file():
        return None
    return FileResponse(file, headers={"cache-control": "public, max-age=3600"})
