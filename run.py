#!/usr/bin/env python3
"""Runs `fiveleaf`, or every check as `run.py test`, in an environment that it makes beside itself on the first run."""

import sys

# No syntax newer than Python 3.6 may stand in this file: an old Python would fail on it before it says this sentence.
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
UNFINISHED = VENV / "unfinished"  # there while packages are being written: a set-up that was killed leaves it behind
COMMAND = "python3 run.py"  # how people started it, so that hints name a command that they have
CHECKED = ("src", "tests", "run.py", "build_page.py", "hatch_build.py", "benchmarks", "examples")

USAGE = """\
python3 run.py [ARGS...]                        runs `fiveleaf ARGS...`
python3 run.py test [--quick] [PYTEST ARGS...]  runs every check and test; --quick leaves out the slow tests
"""
NO_NETWORK = ("connection", "connect error", "name resolution", "getaddrinfo", "dns error", "timed out", "max retries")


class Trouble(Exception):
    """Says in one sentence what is missing and could not be installed."""


def main(arguments: Sequence[str]) -> int:
    """The exit code of what was asked for; trouble is one sentence on stderr."""
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


# What is run


def run_fiveleaf(arguments: Sequence[str]) -> int:
    """`fiveleaf` takes this process over, so that signals and the terminal are its own."""
    command = [str(BIN / ("fiveleaf" + EXE)), *arguments]
    if os.name != "nt":
        os.execve(command[0], command, {**environment(), "FIVELEAF_COMMAND": COMMAND})
    return subprocess.run(command, env={**environment(), "FIVELEAF_COMMAND": COMMAND}).returncode


def run_tests(arguments: Sequence[str]) -> int:
    """Every step runs, whatever became of those before it; the tests come last."""
    if arguments[:1] in (["--help"], ["-h"]):
        print(USAGE, end="")
        return 0
    set_up("test")
    failed = [name for name, command in steps(arguments) if not succeeds(name, command)]
    if failed:
        print(f"run.py: failed: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def steps(arguments: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Name and command of each step of `run.py test`."""
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
    """The arguments given, `--quick` translated, and all cores unless the caller chose otherwise.

    One process more than cores where the browser tests run: they wait more than they work.
    """
    options = [argument for argument in arguments if argument != "--quick"]
    is_quick = "--quick" in arguments
    if is_quick:
        options += ["-m", "not slow"]
    if not any(option.startswith(("-n", "--numprocesses", "--pdb")) for option in options):
        options = ["-n", str(cores() + (not is_quick)), "--dist", "loadscope", *options]
    return options


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def succeeds(name: str, command: Sequence[str]) -> bool:
    """Announces a step in one line, runs it from the folder of the repository, and tells whether it passed."""
    print(f"== {name}", flush=True)
    return subprocess.run([str(BIN / (command[0] + EXE)), *command[1:]], cwd=ROOT, env=environment()).returncode == 0


def environment() -> dict[str, str]:
    """This process's variables, with the tools of .venv first and the system's certificates trusted."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    trust = {"UV_SYSTEM_CERTS": "1", "NODE_USE_SYSTEM_CA": "1"}
    return {**trust, **os.environ, "PATH": path, "VIRTUAL_ENV": str(VENV)}


# What is set up. `kind` is "run" or "test" and names a file of pins; those of "test" include those of "run".


def set_up(kind: str) -> None:
    """The environment holds the pinned packages of this kind, fiveleaf itself and its page; nothing happens when so."""
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
    """A finished set-up left the stamp of exactly these pins, this Python and this folder."""
    scripts_exist = PYTHON.exists() and (BIN / ("fiveleaf" + EXE)).exists() and not UNFINISHED.exists()
    return scripts_exist and read(stamp(kind)) == digest(kind)


def stamp(kind: str) -> Path:
    """The file that a finished set-up of this kind writes last."""
    return VENV / f"{kind}.stamp"


def digest(kind: str) -> str:
    """Changes whenever what was installed before no longer fits."""
    sha = hashlib.sha256(birthplace().encode())
    for file in (ROOT / "pyproject.toml", PINS / f"{kind}.txt"):
        sha.update(read(file).encode())
    return sha.hexdigest()


def birthplace() -> str:
    """The Python and the folder that .venv was made for: its scripts hold the path, so a moved one is useless."""
    return f"{sys.implementation.cache_tag} {sys.platform} {ROOT}"


def read(file: Path) -> str:
    """The text of a file, empty when there is none."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


def install_everything(kind: str) -> None:
    """Each part is checked or made anew, so a set-up that was cut short is healed by the next."""
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
    """.venv finds the sources by a relative path, also where the folder's name has an accent.

    Python before 3.13 reads the file in the encoding of the locale; one that is not installed has no accents.
    """
    for file in VENV.glob("**/site-packages/_fiveleaf.pth"):
        write(file, Path(os.path.relpath(ROOT / "src", file.parent)).as_posix() + "\n")


def make_page() -> None:
    """The page is that of the present sources, built with the node in .venv."""
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
    """.venv is empty, and made with the Python that runs this file."""
    say("  a Python environment in .venv")
    run_uv(uv, "a Python environment", "venv", "--clear", "--python", base_python(), str(VENV))
    write(stamp("venv"), birthplace())


def install_packages(uv: Path, kind: str) -> None:
    """.venv holds the pinned packages; only wheels, since a build could need a compiler."""
    say("  the pinned packages")
    UNFINISHED.touch()
    strict = ("--require-hashes", "--only-binary", ":all:", "--compile-bytecode")
    run_uv(uv, f"what requirements/{kind}.txt lists", "pip", "install", *strict, "-r", str(PINS / f"{kind}.txt"))
    UNFINISHED.unlink()


def install_uv() -> Path:
    """The pinned uv lies in .tools, put there by pip."""
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
    """An environment may have no pip of its own where the Python that it came from has."""
    for python in (sys.executable, base_python()):
        if subprocess.run([python, "-m", "pip", "--version"], capture_output=True).returncode == 0:
            return python
    return None


def base_python() -> str:
    """The Python below any environment: .venv must not be made from itself."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def run_uv(uv: Path, what: str, *arguments: str) -> None:
    """uv installs what is named, its downloads shown as they begin."""
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
    """The index and the certificates that pip is set to, in uv's words: uv reads no pip configuration."""
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
    """One line out of all that an installer wrote before it gave up."""
    output = " ".join(" ".join(line.strip(" \t\r\n×╰─▶│├") for line in lines).split())
    if any(sign in output.lower() for sign in NO_NETWORK):
        return f"{what} cannot be installed: the package index cannot be reached; check the network, then try again."
    for sign in ("ERROR: ", "error: "):
        output = output[output.find(sign) + len(sign) :] if sign in output else output
    return f"{what} cannot be installed: {output[:500]}"


def say(line: str) -> None:
    """Progress goes to stderr: stdout belongs to fiveleaf."""
    print(line, file=sys.stderr, flush=True)


def write(file: Path, text: str) -> None:
    """The file holds the whole text or is not there."""
    draft = file.with_suffix(".draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)


@contextlib.contextmanager
def lock() -> Iterator[None]:
    """Only one process at a time sets up; the system lifts the lock of a process that dies."""
    with LOCK.open("w") as file:
        if not try_lock(file.fileno()):
            say("Another run.py is setting up; waiting for it …")
            while not try_lock(file.fileno()):
                time.sleep(0.2)
        yield


def try_lock(descriptor: int) -> bool:
    """Takes the lock if it is free."""
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
