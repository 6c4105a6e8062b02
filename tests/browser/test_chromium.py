"""Where the browser tests find Chromium, how they get one, and what they say where there is none."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = "#!/bin/sh\n"
REFUSED = "http://127.0.0.1:9"  # nothing listens there
PLACES = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the layout of the archives differs by system")


def asked(folder: Path, host: str = REFUSED, program: tuple[str, ...] = ("-m", "tests.browser.chromium")) -> list[str]:
    """What is said on a machine where nothing is in PATH but what lies in that folder: exit code, output, errors."""
    variables = {"PATH": str(folder), "HOME": str(folder), "PLAYWRIGHT_DOWNLOAD_HOST": host}
    done = subprocess.run([sys.executable, *program], cwd=ROOT, env=variables, capture_output=True, text=True)
    return [str(done.returncode), done.stdout.strip(), done.stderr.strip()]


def put_program(path: Path, lines: str = "") -> None:
    path.write_text(SCRIPT + lines)
    path.chmod(0o755)


@pytest.fixture
def downloads(tmp_path: Path) -> Iterator[str]:
    """A host that has the archives that Playwright downloads, with an empty program in each."""
    place = Path(asked(tmp_path, program=("-c", PLACES))[1])
    shell = "chrome-headless-shell"
    programs = [f"{place.parent.name}/{place.name}", f"{place.parent.name.replace('chrome', shell)}/{shell}"]
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name in [*programs, "ffmpeg-linux"]:
            archive.writestr(name, SCRIPT)

    class Host(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-length", str(len(content.getvalue())))
            self.end_headers()
            self.wfile.write(content.getvalue())

        def log_message(self, *line: object) -> None:
            """Nobody reads it."""

    host = HTTPServer(("127.0.0.1", 0), Host)
    Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}"
    host.shutdown()
    host.server_close()


def test_the_chromium_of_the_machine_is_used(tmp_path: Path) -> None:
    put_program(tmp_path / "chromium")
    assert asked(tmp_path) == ["0", str(tmp_path / "chromium"), ""]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may install packages")
@pytest.mark.parametrize("package", ["chromium-headless-shell", "chromium"])
def test_root_installs_it_from_the_packages_of_the_system(tmp_path: Path, package: str) -> None:
    target = shlex.quote(str(tmp_path / package))
    lines = f'[ "$1 $4" = "install {package}" ] || exit 0\n: > {target}\n/bin/chmod +x {target}\n'
    put_program(tmp_path / "apt-get", lines)
    assert asked(tmp_path) == ["0", str(tmp_path / package), ""]


def test_anybody_else_gets_it_as_playwrights_users_do(tmp_path: Path, downloads: str) -> None:
    code, found, said = asked(tmp_path, downloads)
    assert (code, said) == ("0", "")
    assert Path(found).is_relative_to(tmp_path / ".cache" / "ms-playwright")
    assert Path(found).read_text() == SCRIPT
    assert asked(tmp_path) == ["0", found, ""], "what was downloaded once is found again"


def test_where_there_is_none_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    code, found, said = asked(tmp_path)
    assert (code, found, said.count("\n")) == ("1", "", 0)
    assert "`playwright install chromium` said: connect ECONNREFUSED 127.0.0.1:9" in said
    assert said.endswith("install it with your system's package manager (on Debian: sudo apt-get install chromium)")
