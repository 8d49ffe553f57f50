"""Starts Blackgate, or its tests, on a machine that has Python and nothing else.

    python3 start.py                    start the game (any blackgate command may follow)
    python3 start.py test               run every check
    python3 start.py test --compiled    compare the compiled rules and bots with the plain ones
    python3 start.py test --pythons     run every check on each Python found here
    python3 start.py build              make the program to double-click, into dist/
    python3 start.py build --windows    make the one for Windows on Linux, with wine

The first run makes a private environment in .venv; later runs use it as it is.
An old Python must be able to read this file, back to 2.7: it only looks at the version. The work is in build/starter.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Blackgate needs Python 3.11 or newer. This is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "build"))

from starter.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
