"""The compile gate: binds the same plain sources both uncompiled and compiled, and works around the compiler's traps.

Only this module and `linking` use Numba. Its disk cache tracks neither globals nor callees, so two functions with the
same name and layout would share one entry, and an edited constant would leave the old code in use. The qualified
name of every bound function therefore holds a digest of all sources that it depends on; it is part of the cache key.
"""

from __future__ import annotations

import ast
import hashlib
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

from fiveleaf.engine.game import Game

DIGEST_LENGTH = 16
PLAYOUT = "fiveleaf.engine.playout"  # the generic loops
PARSING = Lock()  # one source at a time: in CPython 3.11 a parser in another thread can raise SystemError


class Mode(Enum):
    """How a set of functions is bound."""

    PLAIN = "plain"  # uncompiled: single moves, tests, debugging
    FAST = "fast"  # compiled, every call inlined: playouts and simulation
    SEARCH = "search"  # compiled, calls inlined where that pays: code too large to be inlined throughout
    CHECKED = "checked"  # compiled with bounds checks: for tests


def digest_of(modules: Iterable[str], rebound: Mapping[str, Callable[..., Any]]) -> str:
    """Returns a short digest of all sources that these modules depend on, and of the functions rebound in them."""
    digest = hashlib.sha256()
    for name, function in sorted(rebound.items()):
        digest.update(f"{name}={function.__module__}.{function.__qualname__};".encode())
    for path in sorted(sources_of(modules)):
        content = path.read_bytes()
        digest.update(f"{path.name}:{len(content)}:".encode() + content)
    return digest.hexdigest()[:DIGEST_LENGTH]


def sources_of(modules: Iterable[str]) -> set[Path]:
    """Returns the files of the modules and of everything that they import at top level from their own packages.

    The modules are imported first, so that the result does not depend on earlier imports.
    """
    found: dict[str, Path] = {}
    waiting = list(modules)
    packages = tuple({name.partition(".")[0] for name in (__name__, *waiting)})
    for name in waiting:
        import_module(name)
    while waiting:
        name = waiting.pop()
        path = getattr(sys.modules.get(name), "__file__", None)
        if name not in found and path:
            found[name] = Path(path)
            waiting += imports_of(found[name], packages)
    return set(found.values())


def imports_of(path: Path, packages: tuple[str, ...]) -> list[str]:
    """Returns the top-level imports of a source from these packages; compiled code cannot import in a function."""
    named: list[str] = []
    with PARSING:
        source = ast.parse(path.read_bytes())
    for statement in source.body:
        if isinstance(statement, ast.ImportFrom) and statement.module and statement.module.startswith(packages):
            named += [statement.module, *(f"{statement.module}.{alias.name}" for alias in statement.names)]
        elif isinstance(statement, ast.Import):
            named += [alias.name for alias in statement.names if alias.name.startswith(packages)]
    return named


class Gate:
    """Binds a set of functions: calls between them go to the bound versions.

    `owner` separates two sets of functions that share sources, `modules` are the modules whose sources and imports go
    into the digest, and `rebound` replaces global names of a function: so one generic loop, written against `play` and
    `to_act`, becomes a loop for each game, as fast as a handwritten one, and is cached.
    """

    def __init__(
        self,
        owner: str,
        modules: Iterable[str],
        mode: Mode = Mode.FAST,
        rebound: Mapping[str, Callable[..., Any]] | None = None,
    ) -> None:
        self.mode = mode
        self.owner = f"{owner}_{mode.value}".replace("-", "_")
        self.rebound = dict(rebound or {})
        self.mark = f"{self.owner}_{digest_of(modules, self.rebound)}"
        self._bound: dict[tuple[types.FunctionType, bool], Any] = {}

    def bind(self, function: Callable[..., Any]) -> Any:
        """Returns the function bound in this gate's mode, the same object every time; compiled code is cached on disk.

        Callees are compiled into it, so only functions that are bound directly are cached.
        """
        bound = self._bind(function, is_entry_point=True)
        if self.mode is not Mode.PLAIN:
            bound.enable_caching()
            self._delete_stale(Path(bound._cache.cache_path), function.__name__)
        return bound

    def _delete_stale(self, folder: Path, name: str) -> None:
        """Deletes cache entries of this function that were compiled from older sources."""
        for path in folder.glob(f"*.{name}_{self.owner}_*.nb[ic]"):
            if self.mark not in path.name:
                path.unlink(missing_ok=True)

    def _bind(self, function: Callable[..., Any], is_entry_point: bool = False) -> Any:
        """Returns the version that Python calls (an entry point), or the one that compiled functions call."""
        source = self._source(function)
        if self._is_unchanged(source):
            return source
        key = (source, is_entry_point)
        if key not in self._bound:
            twin = self._twin(source)
            self._bound[key] = twin if self.mode is Mode.PLAIN else _compile(twin, self.mode, is_entry_point)
        return self._bound[key]

    def _source(self, function: Callable[..., Any]) -> types.FunctionType:
        if not isinstance(function, types.FunctionType):
            raise TypeError(f"{function!r} is no plain function, so it cannot be bound")
        return function

    def _is_unchanged(self, source: types.FunctionType) -> bool:
        """Returns whether the source can be used as it is: plain code is copied only where a name is rebound in it."""
        return self.mode is Mode.PLAIN and not self._needs_rebinding(source)

    def _needs_rebinding(self, source: types.FunctionType) -> bool:
        for name in _names(source.__code__):
            if name in self.rebound and name in source.__globals__:
                return True
            value = source.__globals__.get(name)
            if isinstance(value, types.FunctionType) and value is not source and self._needs_rebinding(value):
                return True
        return False

    def _twin(self, source: types.FunctionType) -> types.FunctionType:
        """Returns a copy of the function that calls bound functions, with a qualified name of its own."""
        scope: dict[str, Any] = {
            "__builtins__": source.__globals__["__builtins__"],
            "__name__": source.__module__,
            "__file__": source.__code__.co_filename,
        }
        for name in _names(source.__code__):
            if name in source.__globals__:
                value = self.rebound.get(name, source.__globals__[name])
                scope[name] = self._bind(value) if isinstance(value, types.FunctionType) else value
        twin = types.FunctionType(source.__code__, scope, source.__name__, source.__defaults__, source.__closure__)
        twin.__kwdefaults__ = source.__kwdefaults__
        twin.__module__ = source.__module__
        twin.__qualname__ = f"{source.__qualname__}_{self.mark}"
        return twin


@cache
def game_gate(game: Game, mode: Mode = Mode.FAST) -> Gate:
    """Returns the gate of one game: generic loops that are bound here run its rules."""
    return Gate(game.name, [__name__, PLAYOUT, f"{game.package}.rules"], mode, game.rule_functions)


def _names(code: types.CodeType) -> set[str]:
    """Returns every global name that the code or a function nested in it may look up."""
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            names |= _names(constant)
    return names


def _compile(twin: types.FunctionType, mode: Mode, is_entry_point: bool) -> Any:
    """Compiles a function; the fast mode inlines every call, which makes playouts up to twice as fast.

    Only an entry point gets a Python wrapper: unpacking the scratch buffers of a bot takes more code than most rules.
    """
    import numba

    from fiveleaf.engine.linking import CalleeCompiler, Compiler, FastEntryCompiler

    how: dict[str, Any] = {"forceinline": mode is Mode.FAST, "boundscheck": mode is Mode.CHECKED}
    how |= {"no_cpython_wrapper": not is_entry_point, "no_cfunc_wrapper": True}
    entry = FastEntryCompiler if mode is Mode.FAST else Compiler
    how["pipeline_class"] = entry if is_entry_point else CalleeCompiler
    return numba.njit(nogil=True, error_model="numpy", **how)(twin)
