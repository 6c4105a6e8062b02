"""Transport: HTTP and websockets, with protection against floods and broken requests."""
