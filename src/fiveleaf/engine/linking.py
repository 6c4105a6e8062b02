"""Links and optimises compiled code once, in the functions that Python calls (entry points).

Numba optimises every function together with all its callees and generates machine code for each, although only the
machine code of entry points ever runs: shared callees are processed many times, which takes two thirds of the compile
time. Here a callee remains in its lowered form until it is linked into an entry point, which is optimised as a whole.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder

NO_CODEGEN = SimpleNamespace(set_env=lambda name, environment: None)  # code that never runs needs no environment


class CalleeLibrary(JITCodeLibrary):
    """The code of a function and its callees, to be linked into other functions."""

    codegen = NO_CODEGEN

    def _optimize_final_module(self) -> None:
        """Does nothing: the entry point is optimised as a whole."""

    def _finalize_final_module(self) -> None:
        """Finalises the library without generating machine code."""
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Returns 0, Numba's value for a function without machine code."""
        self._ensure_finalized()
        return 0


class FastEntryLibrary(JITCodeLibrary):
    """An entry point with all calls inlined, which exposes enough to optimise for a second pass."""

    def _optimize_final_module(self) -> None:
        super()._optimize_final_module()
        super()._optimize_final_module()


class Compiler(CompilerBase):
    """Numba's default pipeline, with a library of the given class."""

    library: type[JITCodeLibrary] = JITCodeLibrary

    def compile_extra(self, func: Any) -> Any:
        """Compiles a function."""
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)

    def define_pipelines(self) -> list[Any]:
        """Returns Numba's default pipeline."""
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]


class CalleeCompiler(Compiler):
    """Compiles functions that only compiled code calls."""

    library = CalleeLibrary


class FastEntryCompiler(Compiler):
    """Compiles functions that Python calls, with all calls inlined."""

    library = FastEntryLibrary
