"""Settings of the environment that must be made before pygame is imported, and the log."""

import logging
import os
import threading
from errno import EINVAL
from logging.handlers import RotatingFileHandler

from .folders import log_folder
from .threads import is_room_for

THREADS = 16        # more than drawing in software needs
ROOM = 4 << 30      # bytes of address space, more than drawing with Mesa needs

_log = logging.getLogger(__name__)


def no_screen() -> None:
    """Use no window and no sound device, for pictures, measurements and tests."""
    quiet_environment()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"


def quiet_environment() -> None:
    """Set what SDL and pygame must know before they start."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "blackgate")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def spare_the_machine() -> None:
    """If few threads or little memory are allowed, SDL must not draw with Mesa. That library would wait for its own
    threads for ever, or end the program with an error of the X server."""
    if is_memory_short() or not is_room_for(THREADS):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def is_memory_short() -> bool:
    """Whether this program has only a small address space (`ulimit -v`)."""
    if os.name != "posix":
        return False
    import resource

    most = resource.getrlimit(resource.RLIMIT_AS)[0]
    return most != resource.RLIM_INFINITY and most < ROOM


def versions() -> str:
    """The versions of the libraries for graphics and input, for reports."""
    quiet_environment()
    import pygame

    return f"pygame {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"


class SharedLog(RotatingFileHandler):
    """A log that two windows may write to. On Windows it cannot be renamed then: it just grows, and no line is lost."""

    def doRollover(self) -> None:       # noqa: N802  the library's name
        try:
            super().doRollover()
        except OSError:
            if self.stream is None:
                self.stream = self._open()


def start_log() -> None:
    """Start the log, to a file of limited size. If the folder cannot be written, the game runs without a log."""
    logging.raiseExceptions = False         # no message at every line if the disk is full
    threading.excepthook = _note_thread
    path = log_folder() / "blackgate.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():        # Opening a pipe would block.
            raise OSError(EINVAL, "Not a plain file")
        handler = SharedLog(path, maxBytes=500_000, backupCount=3, encoding="utf-8")
    except OSError:
        logging.getLogger().addHandler(logging.NullHandler())      # Else the lines would go to the terminal.
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)


def _note_thread(failed: threading.ExceptHookArgs) -> None:
    """Log an error in a thread. The program goes on: such work is optional, or its failure is noticed elsewhere."""
    _log.error("A thread failed: %s", failed.thread and failed.thread.name, exc_info=failed.exc_value)
