"""How compiled code is put together: once, where it is called from Python.

Numba optimises every function together with all that it calls, and turns the whole into machine code, although only
the code of a door ever runs: what many call is worked through many times, which is two thirds of the time to compile.
Here a callee's code stays as it was lowered until it is linked into a door, which sees everything at once.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder

NOWHERE = SimpleNamespace(set_env=lambda name, environment: None)  # what never runs by itself needs no environment


class CalleeLibrary(JITCodeLibrary):
    """The code of a function and of all that it calls, to be linked into that of others."""

    codegen = NOWHERE

    def _optimize_final_module(self) -> None:
        """Left to the door."""

    def _finalize_final_module(self) -> None:
        """No machine code is made."""
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """None, as Numba says it."""
        self._ensure_finalized()
        return 0


class FastDoorLibrary(JITCodeLibrary):
    """A door into which everything is inlined: what that lays open takes a second round to optimise."""

    def _optimize_final_module(self) -> None:
        super()._optimize_final_module()
        super()._optimize_final_module()


class Compiler(CompilerBase):
    """Numba's usual way, into a library of the given kind."""

    library: type[JITCodeLibrary] = JITCodeLibrary

    def compile_extra(self, func: Any) -> Any:
        """Compiles a function."""
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)

    def define_pipelines(self) -> list[Any]:
        """As usual."""
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]


class CalleeCompiler(Compiler):
    """Of functions that only compiled code calls."""

    library = CalleeLibrary


class FastDoorCompiler(Compiler):
    """Of functions that Python calls, with all calls inlined."""

    library = FastDoorLibrary
