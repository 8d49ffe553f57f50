"""A disk on which one operation fails: the n-th open, read, write, flush, fsync, rename, close, unlink or mkdir.

It stands below everything that the program does with files, so that no way around `blackgate/disk` is missed. Only
operations on files below one folder are counted; the shipped files are read as ever.
"""

import builtins
import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

REAL_OPEN = builtins.open


class FailingDisk:
    """`fails_at`: the number of the operation that fails, from 1 on; 0: none. `lasting`: nothing can be written later.

    `done` lists what was asked for, `failed` what failed of it.
    """

    def __init__(self, folder: Path, fails_at: int = 0, error: int = 0, *, lasting: bool = False) -> None:
        self._folder = str(folder)
        self._fails_at = fails_at
        self._error = error
        self._lasting = lasting
        self._opened: dict[int, str] = {}       # files that were opened by their number
        self.done: list[str] = []
        self.failed: list[str] = []

    def plug_in(self, patch: pytest.MonkeyPatch) -> None:
        for name in ("rename", "replace", "unlink", "remove", "mkdir", "scandir", "listdir"):
            patch.setattr(os, name, self._on_path(name, getattr(os, name)))
        for name in ("fsync", "write", "truncate", "read"):
            patch.setattr(os, name, self._on_number(name, getattr(os, name)))
        patch.setattr(os, "close", self._closing(os.close))
        patch.setattr(os, "open", self._opening(os.open))
        patch.setattr(os, "dup", self._copying(os.dup))
        patch.setattr(builtins, "open", self._open)
        patch.setattr(io, "open", self._open)

    def step(self, what: str, path: str) -> None:
        """Raises OSError if this is the one that fails."""
        self.done.append(f"{what} {path.removeprefix(self._folder)}")
        number = len(self.done)
        if number == self._fails_at or (self._lasting and 0 < self._fails_at < number and _writes(what, path)):
            self.failed.append(self.done[-1])
            raise OSError(self._error, os.strerror(self._error), path)

    def is_ours(self, path: object) -> bool:
        return isinstance(path, (str, os.PathLike)) and os.fspath(path).startswith(self._folder)

    def _on_path(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def do(path: Any = ".", *rest: Any, **named: Any) -> Any:
            if self.is_ours(path):
                self.step(name, os.fspath(path))
            return real(path, *rest, **named)

        return do

    def _on_number(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def do(file: Any, *rest: Any, **named: Any) -> Any:
            if file in self._opened:
                self.step(name, self._opened[file])
            return real(file, *rest, **named)

        return do

    def _opening(self, real: Callable[..., int]) -> Callable[..., int]:
        def do(path: Any, *rest: Any, **named: Any) -> int:
            if self.is_ours(path):
                self.step("open", os.fspath(path))
            number = real(path, *rest, **named)
            if self.is_ours(path):
                self._opened[number] = os.fspath(path)
            return number

        return do

    def _copying(self, real: Callable[[int], int]) -> Callable[[int], int]:
        def do(file: int) -> int:
            number = real(file)
            if file in self._opened:
                self._opened[number] = self._opened[file]
            return number

        return do

    def _closing(self, real: Callable[[int], None]) -> Callable[[int], None]:
        def do(file: int) -> None:
            path = self._opened.pop(file, None)
            real(file)                      # It is closed even where that fails.
            if path is not None:
                self.step("close", path)

        return do

    def _open(self, path: Any, *rest: Any, **named: Any) -> Any:
        if not self.is_ours(path):
            return REAL_OPEN(path, *rest, **named)
        if named.get("opener") is None:     # `os.open` counts it else.
            self.step("open", os.fspath(path))
        file = REAL_OPEN(path, *rest, **named)
        self._opened[file.fileno()] = os.fspath(path)
        return FailingFile(file, self, os.fspath(path))


def _writes(what: str, path: str) -> bool:
    return what in ("write", "flush", "fsync", "replace", "mkdir") or (what == "open" and path.endswith(".new"))


class FailingFile:
    """An open file on such a disk."""

    def __init__(self, file: Any, disk: FailingDisk, path: str) -> None:
        self._file = file
        self._disk = disk
        self._path = path

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> "FailingFile":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def read(self, *size: int) -> Any:
        self._disk.step("read", self._path)
        return self._file.read(*size)

    def write(self, data: Any) -> Any:
        self._disk.step("write", self._path)
        return self._file.write(data)

    def flush(self) -> None:
        self._disk.step("flush", self._path)
        self._file.flush()

    def close(self) -> None:
        if not self._file.closed:
            self._disk._opened.pop(self._file.fileno(), None)
            self._file.close()
            self._disk.step("close", self._path)
