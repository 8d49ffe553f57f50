"""A report of an unexpected error for the developers, in plain text and without secrets."""

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


MOST_REPORTS: Final = 20        # the oldest are deleted


def report_of(error: BaseException, scenes: list[str], session: "Session | None", *, whole: bool) -> str:
    """The report's text. `whole`: with the seed and all cards; else only with what the one human, or all, may know."""
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
    return lines.replace(str(home), "~") if is_somewhere else lines     # The path shows the user's name.


def _game(session: "Session", whole: bool) -> list[str]:
    if whole:
        return ["record:", json.dumps(session.record)]
    humans = session.humans
    seat = humans[0] if len(humans) == 1 else None
    events = [session.notation.event(event) for event in session.events_for(seat)]
    about = {
        "players": session.players, "team": session.plan.team, "michel": session.plan.michel,
        "seats": [each.player for each in session.seats], "cards": session.pack.fingerprint, "acted": session.acted,
        "asked": session.asked, "prompt": session.prompt,
    }
    return ["game:", json.dumps(about), "events:", *map(json.dumps, events)]


def where(error: BaseException) -> str:
    """The error in one line: its type, file and line."""
    frames = traceback.extract_tb(error.__traceback__)
    name = type(error).__name__
    return f"{name}, {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else name


def keep(report: str) -> Path:
    """Write the report to the folder of the log. Raises OSError."""
    path = log_folder() / f"trouble-{datetime.now(UTC):%Y%m%d-%H%M%S}.txt"
    write_whole(path, report.encode("utf-8", "replace"))
    for old in listed(log_folder(), "trouble-*.txt")[:-MOST_REPORTS]:
        with suppress(OSError):         # The new report is written already.
            old.unlink(missing_ok=True)
    return path
