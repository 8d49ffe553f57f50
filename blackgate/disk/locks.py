"""A lock file that one running program holds. The system frees it when the program ends, for any reason."""

import logging
import os
from contextlib import suppress
from errno import EACCES, EAGAIN, EBUSY, EDEADLK
from pathlib import Path
from typing import Final

FAR: Final = 4096       # the locked byte, beyond the content: on some systems a lock forbids reading too
TRIES: Final = 50      # tries to lock a file that others remove
_log: Final = logging.getLogger(__name__)


class Lock:
    """A lock that one program may take several times. If the disk has no locks, it is always free."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None

    def take(self) -> bool:
        """Take the lock. Returns whether it is ours now."""
        if self._file is not None:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file, is_free = self._held()
        except OSError as error:
            _log.warning("%s cannot be held: %s", self.path, error)
            return True
        me = str(os.getpid()).encode()
        if not is_free:
            ours = False
            with suppress(OSError):
                ours = os.read(file, 32) == me      # Another part of this program holds it.
            with suppress(OSError):
                os.close(file)
            return ours
        with suppress(OSError):         # On a full disk the lock works, but nothing can be written into it.
            os.truncate(file, 0)
            os.write(file, me)
        self._file = file
        return True

    def _held(self) -> tuple[int, bool]:
        """The open file, and whether it is locked for us. Raises OSError.

        Freeing a lock removes its file. A file that was removed before we locked it is no lock, so we try again.
        """
        for _ in range(TRIES):
            # It may be a pipe, which must not block us.
            file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o644)
            is_free = _locked(file)
            if not is_free or self._is(file):
                break
            os.close(file)
        else:
            raise OSError(EBUSY, "It is another file each time")
        return file, is_free

    def _is(self, file: int) -> bool:
        """Whether the open file is still the one at our path. On Windows it always is: open files stay."""
        if os.name != "posix":
            return True
        with suppress(OSError):
            return os.path.samestat(os.fstat(file), os.stat(self.path))
        return False

    def is_taken(self) -> bool:
        """Whether another program holds it."""
        if self._file is not None or not self.path.exists():
            return False
        other = Lock(self.path)
        is_free = other.take()
        other.free()
        return not is_free

    def free(self) -> None:
        file, self._file = self._file, None
        if file is None:
            return
        is_left = False
        try:
            self.path.unlink()          # while it is ours
        except OSError:                 # Windows cannot remove an open file.
            is_left = True
        with suppress(OSError):         # It is closed even if that fails.
            os.close(file)
        if is_left:
            with suppress(OSError):
                self.path.unlink()

    def __del__(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                os.close(self._file)


def _locked(file: int) -> bool:
    try:
        if os.name == "posix":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            os.lseek(file, FAR, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)        # type: ignore[attr-defined]
            os.lseek(file, 0, os.SEEK_SET)
    except OSError as error:
        with suppress(OSError):         # A pipe cannot be rewound.
            os.lseek(file, 0, os.SEEK_SET)
        return error.errno not in (0, EACCES, EAGAIN, EDEADLK)      # Wine gives 0.
    return True
