"""A report of an unexpected error: for whoever looks into it, in plain text and without anybody's secrets."""

import json
import platform
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .. import __version__
from ..disk.environment import versions
from ..disk.files import listed, write_whole
from ..disk.folders import home_folder, log_folder

if TYPE_CHECKING:
    from ..play.session import Session


MOST_REPORTS: Final = 20        # that are kept; the oldest make room


def report_of(error: BaseException, scenes: list[str], session: "Session | None", *, whole: bool) -> str:
    """`whole`: with the seed and all cards. Else only what everybody at the table may know, or a lone human."""
    parts = [
        f"Blackgate {__version__}", f"{platform.platform()}, Python {platform.python_version()}",
        versions(),
        f"scenes: {' > '.join(scenes)}", "", _trace(error),
    ]
    if session is not None:
        parts += _game(session, whole)
    return "\n".join(parts) + "\n"


def _trace(error: BaseException) -> str:
    lines = "".join(traceback.format_exception(error))
    home = home_folder()
    is_somewhere = home is not None and len(home.parts) > 1
    return lines.replace(str(home), "~") if is_somewhere else lines     # The player's name is nobody's business.


def _game(session: "Session", whole: bool) -> list[str]:
    if whole:
        return ["record:", json.dumps(session.record)]
    humans = session.humans
    seat = humans[0] if len(humans) == 1 else None
    events = [session.notation.event(event) for event in session.told(seat)]
    about = {
        "players": session.players, "team": session.plan.team, "michel": session.plan.michel,
        "seats": [each.player for each in session.seats], "cards": session.pack.fingerprint, "acted": session.acted,
        "asked": session.asked, "prompt": session.prompt,
    }
    return ["game:", json.dumps(about), "events:", *map(json.dumps, events)]


def where(error: BaseException) -> str:
    """The error in one line: what, and where it came up."""
    frames = traceback.extract_tb(error.__traceback__)
    name = type(error).__name__
    return f"{name}, {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else name


def keep(report: str) -> Path:
    """In the folder of the log. Raises OSError."""
    path = log_folder() / f"trouble-{datetime.now(UTC):%Y%m%d-%H%M%S}.txt"
    write_whole(path, report.encode("utf-8", "replace"))
    for old in listed(log_folder(), "trouble-*.txt")[:-MOST_REPORTS]:
        with suppress(OSError):         # The new one is there all the same.
            old.unlink(missing_ok=True)
    return path
