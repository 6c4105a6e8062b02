"""Pages: what the browser fetches beside the tables: the page itself, home, rules, replays, proofs, counted luck."""
