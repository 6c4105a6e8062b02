"""What tests of the server share."""

from __future__ import annotations

import pytest

from fiveleaf.server.settings import Transport
from fiveleaf.server.transport.config import PROTOCOLS
from tests.server import serving


@pytest.fixture(params=PROTOCOLS)
def transport(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Transport:
    """Each way through a websocket; a test that uses this runs once in each."""
    chosen: Transport = request.param
    monkeypatch.setattr(serving, "TRANSPORT", chosen)
    return chosen
