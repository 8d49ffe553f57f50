"""Who sits at this computer."""

import getpass
import os
from contextlib import suppress

from ..play.plan import is_name


def first_name() -> str:
    """The first name the system knows its user by, or nothing."""
    full = ""
    if os.name == "posix":
        import pwd

        with suppress(KeyError):
            full = pwd.getpwuid(os.getuid()).pw_gecos.split(",")[0]
    try:
        word = full.split()[0] if full.split() else getpass.getuser()
    except OSError:
        return ""
    is_somebody = is_name(word) and word.isalpha() and word.lower() not in ("root", "user", "admin", "ubuntu")
    return word[:1].upper() + word[1:18] if is_somebody else ""
