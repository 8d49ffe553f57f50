"""A file of the player, such as settings, statistics or the wall: read with limits, written as a whole.

A damaged file is renamed, and the player begins with an empty one. A file of a newer version is not touched, nor is
one that the disk cannot read now: it may be undamaged.
"""

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from errno import EINVAL
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

from ..disk.files import Unreadable, kept_aside, parsed, read_some, within, write_whole
from ..model.fields import Fields, WrongField
from ..model.notation import Json

BROKEN: Final = "broken"
NEWER: Final = "newer"
UNREADABLE: Final = "file-unreadable"       # The disk cannot read it now; it must not be overwritten.
MOST_BYTES: Final = 1_000_000

_log: Final = logging.getLogger(__name__)

Content = TypeVar("Content")


class KeptFile:
    """One kind of file. `broken` and `newer` are message keys that tell the player what is wrong with it.

    `place`: its path. `oldest`: the first version that is read. `any_version`: the reader checks the version itself and
    takes what it understands of a newer file. `indent`: for files that players may edit.
    """

    def __init__(
        self, place: Callable[[], Path], version: int, *, oldest: int = 1, most_bytes: int = MOST_BYTES,
        broken: str = BROKEN, newer: str = NEWER, any_version: bool = False, private: bool = False,
        indent: int | None = None,
    ) -> None:
        self._place = place
        self._version = version
        self._oldest = oldest
        self._most_bytes = most_bytes
        self._broken = broken
        self.newer = newer
        self._any_version = any_version
        self._private = private
        self._indent = indent

    def load(self, read: Callable[[Any], Content], path: Path | None = None) -> tuple[Content | None, str | None]:
        """The content that `read` makes of the file, and the file's problem, if any. `read` may raise WrongField."""
        path = path or self._place()
        try:
            written = parsed(read_some(path, self._most_bytes))
            is_newer = self._is_newer(written)
            if is_newer and not self._any_version:
                return None, self.newer
            if not self._any_version:
                Fields(written).number("version", None, self._oldest, self._version)
            return read(written), self.newer if is_newer else None
        except FileNotFoundError:
            return None, None
        except (Unreadable, WrongField) as error:
            kept_aside(path, error)
            return None, self._broken
        except OSError as error:
            if error.errno == EINVAL:       # It is a folder or a pipe.
                kept_aside(path, error)
                return None, self._broken
            _log.error("%s cannot be read: %s", path, error)
            return None, UNREADABLE

    def save(self, written: Json, path: Path | None = None) -> bool:
        """Save and return whether it worked."""
        path = path or self._place()
        separators = (",", ":") if self._indent is None else None
        try:
            data = json.dumps(written, indent=self._indent, separators=separators).encode()
            write_whole(path, within(data, self._most_bytes), private=self._private)
        except OSError as error:
            _log.error("%s cannot be saved: %s", path, error)
            return False
        return True

    def _is_newer(self, written: object) -> bool:
        version = written.get("version") if isinstance(written, dict) else None
        return type(version) is int and version > self._version


@dataclass
class KeptContent:
    """What one of these files holds: a dataclass of its own, with `written`."""

    file: ClassVar[KeptFile]
    problem: str | None = field(default=None, compare=False, kw_only=True)      # what the player should be told of it

    def written(self) -> Json:
        raise NotImplementedError

    def save(self) -> bool:
        """Save and return whether it worked. A file of a newer version, or one that cannot be read, is not touched."""
        return self.problem not in (self.file.newer, UNREADABLE) and self.file.save(self.written())

    @property
    def is_newer(self) -> bool:
        return self.problem == self.file.newer
