"""Transport: HTTP and websockets, and what keeps floods and broken requests from costing much."""
