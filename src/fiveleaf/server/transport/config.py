"""uvicorn, set up with our protocols."""

from __future__ import annotations

from typing import Any

import uvicorn

from fiveleaf.server.settings import Transport
from fiveleaf.server.transport.fast.protocol import FastWebSocketProtocol
from fiveleaf.server.transport.http_protocol import Entrance
from fiveleaf.server.transport.websocket_protocol import WebSocketProtocol

MAX_MESSAGE_BYTES = 64 * 1024  # of a websocket; longer ones end it
PROTOCOLS: dict[Transport, type[WebSocketProtocol]] = {"plain": WebSocketProtocol, "fast": FastWebSocketProtocol}


def uvicorn_config(app: Any, transport: Transport, **more: Any) -> uvicorn.Config:
    """Returns the configuration with which uvicorn serves the application."""
    return uvicorn.Config(
        app,
        http=Entrance,
        ws=PROTOCOLS[transport],
        ws_max_size=MAX_MESSAGE_BYTES,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        **more,
    )
