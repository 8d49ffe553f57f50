"""What must be settled before anything is imported that talks to the screen, and where the log goes."""

import logging
import os
import threading
from errno import EINVAL
from logging.handlers import RotatingFileHandler

from .folders import log_folder
from .threads import is_room_for

THREADS = 16        # more than drawing in software starts
ROOM = 4 << 30      # bytes of addresses, more than drawing with Mesa asks for

_log = logging.getLogger(__name__)


def no_screen() -> None:
    """For pictures, measurements and proofs: no window, no sound device."""
    quiet_environment()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"


def quiet_environment() -> None:
    """What SDL and pygame must know before they start."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "blackgate")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def spare_the_machine() -> None:
    """Where few threads or little memory are allowed SDL must not draw with Mesa: that library waits for its own
    threads for ever, and ends the program with an error of the X server if it cannot be loaded."""
    if is_memory_short() or not is_room_for(THREADS):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def is_memory_short() -> bool:
    """Whether this program may use few addresses only (`ulimit -v`)."""
    if os.name != "posix":
        return False
    import resource

    most = resource.getrlimit(resource.RLIMIT_AS)[0]
    return most != resource.RLIM_INFINITY and most < ROOM


def versions() -> str:
    """Of what draws and listens, for reports."""
    quiet_environment()
    import pygame

    return f"pygame {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"


class SharedLog(RotatingFileHandler):
    """A log that two windows may write. On Windows neither can rename it then: it grows on, and no line is lost."""

    def doRollover(self) -> None:       # noqa: N802  the library's name
        try:
            super().doRollover()
        except OSError:
            if self.stream is None:
                self.stream = self._open()


def start_log() -> None:
    """To a file that never grows large; a folder that cannot be written to is no reason not to play."""
    logging.raiseExceptions = False         # A full disk is no reason to complain at every line.
    threading.excepthook = _note_thread
    path = log_folder() / "blackgate.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():        # A pipe would keep us waiting for ever.
            raise OSError(EINVAL, "Not a plain file")
        handler = SharedLog(path, maxBytes=500_000, backupCount=3, encoding="utf-8")
    except OSError:
        logging.getLogger().addHandler(logging.NullHandler())      # Else it would be told to the terminal.
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)


def _note_thread(failed: threading.ExceptHookArgs) -> None:
    """What fails beside the loop stops nobody; it was to spare time, or says itself that it failed."""
    _log.error("A thread failed: %s", failed.thread and failed.thread.name, exc_info=failed.exc_value)
