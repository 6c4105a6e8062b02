#!/usr/bin/env python3
"""Runs `fiveleaf`, or every check as `run.py test`, in an environment that it creates on the first run."""

import sys

# This file uses no syntax newer than Python 3.6, because an old Python would fail on it before this message.
if sys.version_info < (3, 11):
    sys.exit("run.py: fiveleaf needs Python 3.11 or newer; this is Python %s." % sys.version.split()[0])

import contextlib
import functools
import hashlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import build_page

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
LOCK = ROOT / ".setup.lock"
PINS = ROOT / "requirements"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / ("python" + EXE)
UNFINISHED = VENV / "unfinished"  # exists while packages are being installed; an interrupted set-up leaves it behind
COMMAND = "python3 run.py"  # how people started it, for commands in hints
CHECKED = ("src", "tests", "run.py", "build_page.py", "hatch_build.py", "benchmarks", "examples")

USAGE = """\
python3 run.py [ARGS...]                        runs `fiveleaf ARGS...`
python3 run.py test [--quick] [PYTEST ARGS...]  runs every check and test; --quick leaves out the slow tests
"""
NO_NETWORK = ("connection", "connect error", "name resolution", "getaddrinfo", "dns error", "timed out", "max retries")


class Trouble(Exception):
    """Raised with one sentence about what could not be installed."""


def main(arguments: Sequence[str]) -> int:
    """Runs the requested command and returns its exit code; errors are one sentence on stderr."""
    try:
        if arguments[:1] == ["test"]:
            return run_tests(arguments[1:])
        set_up("run")
        return run_fiveleaf(arguments)
    except Trouble as trouble:
        print(f"run.py: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("run.py: interrupted.", file=sys.stderr)
        return 130


# Commands


def run_fiveleaf(arguments: Sequence[str]) -> int:
    """Replaces this process by `fiveleaf`, so that it gets the signals and the terminal."""
    command = [str(BIN / ("fiveleaf" + EXE)), *arguments]
    if os.name != "nt":
        os.execve(command[0], command, {**environment(), "FIVELEAF_COMMAND": COMMAND})
    return subprocess.run(command, env={**environment(), "FIVELEAF_COMMAND": COMMAND}).returncode


def run_tests(arguments: Sequence[str]) -> int:
    """Runs every step, even after a failure; the tests come last."""
    if arguments[:1] in (["--help"], ["-h"]):
        print(USAGE, end="")
        return 0
    set_up("test")
    failed = [name for name, command in steps(arguments) if not succeeds(name, command)]
    if failed:
        print(f"run.py: failed: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def steps(arguments: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Yields the name and the command of each step of `run.py test`."""
    targets = [name for name in CHECKED if (ROOT / name).exists()]
    yield "ruff check", ["ruff", "check", *targets]
    yield "ruff format", ["ruff", "format", "--check", *targets]
    yield "mypy", ["mypy", "--strict", *targets]
    yield "moments for the boards", ["python", "-m", "fiveleaf.server.fixtures"]
    yield "games of a cheating server", ["python", "-m", "tests.cheating"]
    for name, script in (("svelte-check", "check"), ("tsc", "types"), ("vitest", "test")):
        yield name, ["python", "build_page.py", "run", script]
    yield "pytest", ["pytest", *pytest_options(arguments)]


def pytest_options(arguments: Sequence[str]) -> list[str]:
    """Returns the arguments for pytest: `--quick` translated, and all cores unless the caller chose otherwise.

    With the browser tests it is two processes more than cores, because they wait more than they work.
    """
    options = [argument for argument in arguments if argument != "--quick"]
    is_quick = "--quick" in arguments
    if is_quick:
        options += ["-m", "not slow"]
    if not any(option.startswith(("-n", "--numprocesses", "--pdb")) for option in options):
        options = ["-n", str(cores() + (0 if is_quick else 2)), "--dist", "loadscope", *options]
    return options


def cores() -> int:
    """Returns the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def succeeds(name: str, command: Sequence[str]) -> bool:
    """Announces a step, runs it in the folder of the repository, and returns whether it passed."""
    print(f"== {name}", flush=True)
    return subprocess.run([str(BIN / (command[0] + EXE)), *command[1:]], cwd=ROOT, env=environment()).returncode == 0


def environment() -> dict[str, str]:
    """Returns this process's environment, with the tools of .venv first and the system's certificates trusted."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    trust = {"UV_SYSTEM_CERTS": "1", "NODE_USE_SYSTEM_CA": "1"}
    return {**trust, **os.environ, "PATH": path, "VIRTUAL_ENV": str(VENV)}


# Set-up. `kind` is "run" or "test" and names a file of pins; those of "test" include those of "run".


def set_up(kind: str) -> None:
    """Installs the pinned packages of this kind, fiveleaf itself and its page, unless they are up to date."""
    if is_ready(kind) and build_page.is_built():
        return
    try:
        with lock():
            if not is_ready(kind):
                install_everything(kind)
            make_page()
    except OSError as error:
        raise Trouble(f"cannot set up in {ROOT}: {error}.") from None


def is_ready(kind: str) -> bool:
    """Returns whether a finished set-up has left the stamp of these pins, this Python and this folder."""
    scripts_exist = PYTHON.exists() and (BIN / ("fiveleaf" + EXE)).exists() and not UNFINISHED.exists()
    return scripts_exist and read(stamp(kind)) == digest(kind)


def stamp(kind: str) -> Path:
    """Returns the file that a finished set-up of this kind writes last."""
    return VENV / f"{kind}.stamp"


def digest(kind: str) -> str:
    """Returns a digest that changes whenever the installed packages are out of date."""
    sha = hashlib.sha256(birthplace().encode())
    for file in (ROOT / "pyproject.toml", PINS / f"{kind}.txt"):
        sha.update(read(file).encode())
    return sha.hexdigest()


def birthplace() -> str:
    """Returns the Python and the folder of .venv: its scripts hold the path, so it cannot be moved."""
    return f"{sys.implementation.cache_tag} {sys.platform} {ROOT}"


def read(file: Path) -> str:
    """Returns the text of a file, empty if it does not exist."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


def install_everything(kind: str) -> None:
    """Checks or reinstalls each part, so that an interrupted set-up is repaired by the next."""
    say("Setting up again …" if VENV.exists() else "Setting up (once) …")
    started = time.monotonic()
    uv = install_uv()
    if UNFINISHED.exists() or not PYTHON.exists() or read(stamp("venv")) != birthplace():
        make_venv(uv)
    install_packages(uv, kind)
    make_page()
    say("  fiveleaf itself")
    local = ("--no-deps", "--no-build-isolation", "--reinstall", "--editable", str(ROOT))
    run_uv(uv, "fiveleaf itself", "pip", "install", *local)
    point_to_sources()
    for finished in {"run", kind}:
        write(stamp(finished), digest(finished))
    say(f"Set up in {time.monotonic() - started:.0f} s.")


def point_to_sources() -> None:
    """Points .venv to the sources by a relative path, which also works for a folder with an accent in its name.

    Python before 3.13 reads the file in the encoding of the locale, so the path must be ASCII.
    """
    for file in VENV.glob("**/site-packages/_fiveleaf.pth"):
        write(file, Path(os.path.relpath(ROOT / "src", file.parent)).as_posix() + "\n")


def make_page() -> None:
    """Builds the page from the current sources with the node in .venv, unless it is up to date."""
    if build_page.is_built():
        return
    say("Building the page …")
    command = [str(PYTHON), str(ROOT / "build_page.py")]
    done = subprocess.run(
        command, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, errors="replace"
    )
    if done.returncode != 0:
        raise Trouble((done.stderr.strip().splitlines() or ["the page cannot be built."])[-1])


def make_venv(uv: Path) -> None:
    """Creates an empty .venv with the Python that runs this file."""
    say("  a Python environment in .venv")
    run_uv(uv, "a Python environment", "venv", "--clear", "--python", base_python(), str(VENV))
    write(stamp("venv"), birthplace())


def install_packages(uv: Path, kind: str) -> None:
    """Installs the pinned packages into .venv; only wheels, because a build could need a compiler."""
    say("  the pinned packages")
    UNFINISHED.touch()
    strict = ("--require-hashes", "--only-binary", ":all:", "--compile-bytecode")
    run_uv(uv, f"what requirements/{kind}.txt lists", "pip", "install", *strict, "-r", str(PINS / f"{kind}.txt"))
    UNFINISHED.unlink()


def install_uv() -> Path:
    """Installs the pinned uv into .tools with pip, unless it is up to date; returns its path."""
    uv, pins = TOOLS / "bin" / ("uv" + EXE), PINS / "uv.txt"
    mark = TOOLS / "uv.stamp"
    wanted = hashlib.sha256(read(pins).encode()).hexdigest()
    if uv.exists() and read(mark) == wanted:
        return uv
    python = python_with_pip()
    if python is None:
        raise Trouble(f"fiveleaf needs pip to set itself up, and {sys.executable} has none; install pip first.")
    say("  uv, the installer, in .tools")
    shutil.rmtree(TOOLS, ignore_errors=True)
    options = ["--quiet", "--no-input", "--no-deps", "--require-hashes", "--only-binary", ":all:"]
    quiet_pip = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_USER": "0"}
    command = [python, "-m", "pip", "install", *options, "--target", str(TOOLS), "-r", str(pins)]
    done = subprocess.run(command, env=quiet_pip, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace")
    if done.returncode != 0:
        raise Trouble(explain("uv", done.stdout.splitlines()))
    write(mark, wanted)
    return uv


@functools.cache
def python_with_pip() -> str | None:
    """Returns a Python that has pip: this one, or the one below this environment."""
    for python in (sys.executable, base_python()):
        if subprocess.run([python, "-m", "pip", "--version"], capture_output=True).returncode == 0:
            return python
    return None


def base_python() -> str:
    """Returns the Python below any environment, because .venv must not be created from itself."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def run_uv(uv: Path, what: str, *arguments: str) -> None:
    """Runs uv, and shows its downloads as they begin."""
    variables = {**pip_settings(), **environment(), "UV_PYTHON_DOWNLOADS": "never"}
    process = subprocess.Popen(
        [str(uv), *arguments],
        cwd=ROOT,
        env=variables,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    )
    assert process.stderr is not None
    lines = []
    for line in process.stderr:
        lines.append(line)
        if line.strip().startswith("Downloading"):
            say(f"    {line.strip()}")
    if process.wait() != 0:
        raise Trouble(explain(what, lines))


@functools.cache
def pip_settings() -> dict[str, str]:
    """Returns pip's index and certificates as variables for uv, which reads no pip configuration."""
    python = python_with_pip()
    if python is None:
        return {}
    listed = subprocess.run([python, "-m", "pip", "config", "list"], capture_output=True, text=True).stdout
    words = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}
    settings: dict[str, str] = {}
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        word = words.get(name.rpartition(".")[2])
        if word:
            settings.setdefault(word, value.strip("'\""))  # pip lists its environment variables first, and they win
    return settings


def explain(what: str, lines: Sequence[str]) -> str:
    """Returns the output of a failed installer as one line."""
    output = " ".join(" ".join(line.strip(" \t\r\n×╰─▶│├") for line in lines).split())
    if any(sign in output.lower() for sign in NO_NETWORK):
        return f"{what} cannot be installed: the package index cannot be reached; check the network, then try again."
    for sign in ("ERROR: ", "error: "):
        output = output[output.find(sign) + len(sign) :] if sign in output else output
    return f"{what} cannot be installed: {output[:500]}"


def say(line: str) -> None:
    """Prints progress on stderr, because stdout belongs to fiveleaf."""
    print(line, file=sys.stderr, flush=True)


def write(file: Path, text: str) -> None:
    """Writes a file atomically."""
    draft = file.with_suffix(".draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)


@contextlib.contextmanager
def lock() -> Iterator[None]:
    """Holds the lock of the set-up; the system releases the lock of a process that dies."""
    with LOCK.open("w") as file:
        if not try_lock(file.fileno()):
            say("Another run.py is setting up; waiting for it …")
            while not try_lock(file.fileno()):
                time.sleep(0.2)
        yield


def try_lock(descriptor: int) -> bool:
    """Takes the lock if it is free; returns whether it did."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
