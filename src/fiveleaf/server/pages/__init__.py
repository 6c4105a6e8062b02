"""Pages: everything that the browser fetches by HTTP: static files, home, rules, replays, proofs, counted luck."""
