"""The cookie that holds the secret of a browser's player.

Behind https it is called `__Host-fiveleaf`: browsers take such a cookie only from this very host and only over https,
so that no neighbouring site and nobody on the way can plant one. A cookie of the plain name, from before, is read until
the next request for the home page, whose answer replaces it.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fiveleaf.server.people.players import hash_of
from fiveleaf.server.settings import Settings

PLAIN, HOST_ONLY = "fiveleaf", "__Host-fiveleaf"
YEAR_SECONDS = 365 * 24 * 3600


def name_of(settings: Settings) -> str:
    """Returns the name of the cookie on this server."""
    return HOST_ONLY if settings.is_https else PLAIN


def token_of(request: HTTPConnection, settings: Settings) -> str | None:
    """Returns the secret that a browser sent."""
    return request.cookies.get(name_of(settings)) or request.cookies.get(PLAIN)


def secret_of(request: HTTPConnection, settings: Settings) -> bytes | None:
    """Returns the hash of the secret; the house never sees the secret itself."""
    token = token_of(request, settings)
    return None if token is None else hash_of(token)


def with_token(response: Response, request: HTTPConnection, token: str, settings: Settings) -> Response:
    """Adds the cookie that makes this browser a player to a response, replacing any older one."""
    name = name_of(settings)
    response.set_cookie(
        name, token, max_age=YEAR_SECONDS, path="/", httponly=True, samesite="strict", secure=settings.is_https
    )
    if name != PLAIN and PLAIN in request.cookies:
        response.delete_cookie(PLAIN, path="/", httponly=True, samesite="strict", secure=True)
    return response
