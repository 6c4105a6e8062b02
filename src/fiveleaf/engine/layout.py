"""The fields of a state, declared once as a class for mypy, and turned into a NumPy layout and a fast plain proxy."""

from __future__ import annotations

from collections.abc import Sized
from typing import Annotated, Any, Generic, Protocol, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

FORMATS = {"int8": "b", "int16": "h", "int32": "i", "int64": "q"}  # the struct format codes of memoryview


class Row(Sized, Protocol):
    """A run of integers: a field of a state, or a buffer of moves, weights or seats."""

    def __getitem__(self, index: int, /) -> int: ...

    def __setitem__(self, index: int, value: int, /) -> None: ...


class Grid(Sized, Protocol):
    """A field with two indices, always given together: `state.garden[seat, cell]`."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...

    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


Int8 = Annotated[int, "int8"]
Int16 = Annotated[int, "int16"]
Int32 = Annotated[int, "int32"]


class State:
    """What every game's state holds; a game subclasses it and lists its own fields the same way.

    The class is never instantiated: `Memory` derives from it the NumPy layout (for compiled code) and the proxy (for
    plain code) over the same bytes.
    """

    seats: Int8  # number of seats
    first_seat: Int8  # the seat that begins, NOBODY until it is known
    phase: Int8  # what happens next, an IntEnum of the game
    ending: Int8  # why the game is over, an IntEnum of the game; 0 while it goes on


StateT = TypeVar("StateT", bound=State)


class Memory(Generic[StateT]):
    """Makes, copies and compares the states of one game: fixed-size runs of bytes."""

    def __init__(self, state_class: type[StateT]) -> None:
        self.dtype = _dtype(state_class)
        self._proxy = _proxy_class(state_class, self.dtype)

    def new(self, content: bytes | None = None) -> StateT:
        """Returns a plain state, all zero or with the given bytes."""
        return self.over(bytearray(content if content is not None else self.dtype.itemsize))

    def over(self, buffer: bytearray | memoryview) -> StateT:
        """Returns a plain state backed by the given bytes."""
        return cast(StateT, self._proxy(buffer))

    def copy(self, state: StateT) -> StateT:
        """Returns an independent copy of a state."""
        return self.over(bytearray(self.buffer(state)))

    def assign(self, target: StateT, source: StateT) -> None:
        """Copies the content of the source into the target."""
        self.buffer(target)[:] = self.buffer(source)

    def content(self, state: StateT) -> bytes:
        """Returns the state as bytes: hashable, comparable, storable."""
        return bytes(self.buffer(state))

    def buffer(self, state: StateT) -> bytearray:
        """Returns the buffer behind a state; writing to it changes the state."""
        return cast(bytearray, cast(Any, state).buffer)

    def record(self, state: StateT) -> Any:
        """Returns the state as a NumPy record over the same bytes, for compiled functions."""
        return self.records(self.buffer(state))[0]

    def records(self, content: bytes | bytearray) -> npt.NDArray[Any]:
        """Returns an array of records over the given bytes, one or many states long."""
        return np.frombuffer(content, dtype=self.dtype)


def buffer_of(numbers: npt.NDArray[Any]) -> Row:
    """Returns an array for plain code: a memoryview reads Python integers 20 times faster than NumPy does."""
    return cast(Row, memoryview(cast(Any, numbers)))


def first_of(row: Row, count: int) -> tuple[int, ...]:
    """Returns the first numbers of a plain row."""
    return tuple(cast(Any, row)[:count])


def _dtype(state_class: type[State]) -> np.dtype[Any]:
    """Returns the aligned structured layout of a state class, fields in the order in which they are written."""
    fields: list[tuple[str, Any]] = []
    for name, hint in get_type_hints(state_class, include_extras=True).items():
        if get_origin(hint) is not Annotated:
            raise TypeError(f"{state_class.__qualname__}.{name} names no storage type, such as Int8")
        _, kind, *shape = get_args(hint)
        fields.append((name, (kind, tuple(shape)) if shape else kind))
    return np.dtype(fields, align=True)


def _proxy_class(state_class: type[State], dtype: np.dtype[Any]) -> type:
    """Returns a slots class whose fields are memoryviews into one buffer; a misspelt field is an AttributeError."""
    namespace: dict[str, Any] = {"__slots__": ["buffer"], "__doc__": state_class.__doc__}
    views: list[tuple[str, int, int, str, tuple[int, ...]]] = []
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        slot = name if kind.shape else f"_{name}"
        namespace["__slots__"].append(slot)
        views.append((slot, offset, offset + kind.itemsize, FORMATS[kind.base.name], kind.shape))
        if not kind.shape:
            namespace[name] = _scalar(slot)

    def __init__(self: Any, buffer: bytearray | memoryview) -> None:
        self.buffer = buffer
        memory = memoryview(buffer)
        for slot, begin, end, code, shape in views:
            part: Any = memory[begin:end]
            setattr(self, slot, part.cast(code, shape) if len(shape) > 1 else part.cast(code))

    namespace["__init__"] = __init__
    return type(state_class.__name__, (), namespace)


def _scalar(slot: str) -> property:
    """Returns a field of one number, read and written in place."""
    scope: dict[str, Any] = {}
    exec(f"def read(self): return self.{slot}[0]\ndef write(self, value): self.{slot}[0] = value", scope)
    return property(scope["read"], scope["write"])
