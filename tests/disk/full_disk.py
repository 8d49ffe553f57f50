"""A disk without room: some of the player's files, or all, cannot be written until there is room again."""

import re
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from blackgate.disk.files import write_whole


class FullDisk:
    """`pattern` says which files do not fit, by their folder and name; the empty one says all."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, pattern: str = "") -> None:
        self.is_full = True
        self._pattern = pattern
        for module in ("saves", "kept_file"):
            monkeypatch.setattr(f"blackgate.keep.{module}.write_whole", self.write)

    def write(self, path: Path, data: bytes, **how: Any) -> None:
        if self.is_full and re.search(self._pattern, f"{path.parent.name}/{path.name}"):
            raise OSError(ENOSPC, "No space left on device")
        write_whole(path, data, **how)
