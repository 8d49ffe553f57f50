"""Where the packaged program starts: `blackgate/__main__.py` as a script of its own."""

import sys
from multiprocessing import freeze_support

from blackgate.__main__ import start

if __name__ == "__main__":
    freeze_support()        # First of all: a worker process starts here too.
    sys.exit(start())
