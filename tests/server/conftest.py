"""What tests of the server share."""

from __future__ import annotations

import pytest

from fiveleaf.server.settings import Transport
from fiveleaf.server.store import writer
from fiveleaf.server.transport.config import PROTOCOLS
from tests.server import serving


@pytest.fixture(autouse=True)
def no_wait_for_a_group(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is stored at once: at a table of a test nobody comes to share its transaction."""
    monkeypatch.setattr(writer, "GROUP_SECONDS", 0)


@pytest.fixture(params=PROTOCOLS)
def transport(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Transport:
    """Each way through a websocket; a test that uses this runs once in each."""
    chosen: Transport = request.param
    monkeypatch.setattr(serving, "TRANSPORT", chosen)
    return chosen
