"""`python -m fiveleaf.luck.solved GAME FILE` writes the page of a game's solved figures."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from fiveleaf.catalogue import find


def main() -> None:
    """Writes the page of the game that is named first into the file that is named second."""
    name, file = sys.argv[1:]
    package = find(name).package.rpartition(".")[2]
    page = import_module(f"fiveleaf.luck.solved.{package}.page").page
    Path(file).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
