"""Who sits at this computer: what the system calls its user, and the names that people gave here before."""

import getpass
import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from ..play.plan import is_name

NOBODY: Final = frozenset({
    "root", "user", "admin", "administrator", "ubuntu", "debian", "guest", "owner", "player", "nobody", "test", "pi",
})
MOST_PEOPLE: Final = 12     # that are remembered


def first_name() -> str:
    """The first name the system knows its user by, or nothing."""
    full = ""
    if os.name == "posix":
        import pwd

        with suppress(KeyError):
            full = pwd.getpwuid(os.getuid()).pw_gecos.split(",")[0]
    try:
        word = full.split()[0] if full.split() else getpass.getuser()
    except (OSError, KeyError, ImportError):        # nobody the system knows, and no name in the environment
        return ""
    is_somebody = is_name(word) and word.isalpha() and word.lower() not in NOBODY
    return word[:1].upper() + word[1:18] if is_somebody else ""


def usual_name(known: Sequence[str], taken: Sequence[str] = ()) -> str:
    """What somebody is called who has not said so yet: as the last one who sat here and is not at the table; nothing
    if nobody comes to mind."""
    candidates = known or [first_name()]
    return next((name for name in candidates if name not in taken), "")


def remember(known: Sequence[str], here: Sequence[str]) -> list[str]:
    """The people's names, those who play now first."""
    return list(dict.fromkeys((*here, *known)))[:MOST_PEOPLE]
