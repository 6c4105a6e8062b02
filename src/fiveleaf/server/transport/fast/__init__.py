"""The fast transport: moves and snapshots pass a websocket without a task, a queue or an ASGI event.

`serve --transport fast` is the default; `--transport plain` leaves everything to ASGI. Both enforce the same limits.
`benchmarks.server --transport` measures the difference.
"""
