"""The fast way through a websocket: moves and pictures pass without a task, a queue or an ASGI event.

`serve --transport fast` switches it on and is the default; `--transport plain` leaves everything to ASGI. Both keep the
same limits. What the fast way saves is measured by `benchmarks.server --transport`.
"""
