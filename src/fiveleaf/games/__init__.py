"""The five games, one package each; no game imports another."""
