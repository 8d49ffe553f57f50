"""Names of the people at this computer: the user's name in the system, and names from earlier games."""

import getpass
import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from ..play.plan import is_name

NOBODY: Final = frozenset({
    "root", "user", "admin", "administrator", "ubuntu", "debian", "guest", "owner", "player", "nobody", "test", "pi",
})
MOST_PEOPLE: Final = 12     # names that are remembered


def first_name() -> str:
    """The user's first name in the system, or an empty string."""
    full = ""
    if os.name == "posix":
        import pwd

        with suppress(KeyError):
            full = pwd.getpwuid(os.getuid()).pw_gecos.split(",")[0]
    try:
        word = full.split()[0] if full.split() else getpass.getuser()
    except (OSError, KeyError, ImportError):        # the system has no name for the user
        return ""
    is_somebody = is_name(word) and word.isalpha() and word.lower() not in NOBODY
    return word[:1].upper() + word[1:18] if is_somebody else ""


def usual_name(known: Sequence[str], taken: Sequence[str] = ()) -> str:
    """A name to propose for a new player: the last known one that is not at the table yet; empty if there is none."""
    candidates = known or [first_name()]
    return next((name for name in candidates if name not in taken), "")


def remember(known: Sequence[str], here: Sequence[str]) -> list[str]:
    """All known names, those who play now first."""
    return list(dict.fromkeys((*here, *known)))[:MOST_PEOPLE]
