"""The build hook: a wheel, and an editable install, hold the built page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import build_page


class BuildThePage(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page before anything is packed; does nothing when it is up to date."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling for the wheel, `version` "standard" or "editable"."""
        if not build_page.is_built():
            build_page.build()
