"""The start of the packaged program: `blackgate/__main__.py` as a script."""

import sys
from multiprocessing import freeze_support

from blackgate.__main__ import start

if __name__ == "__main__":
    freeze_support()        # This must come first: a worker process starts here too.
    sys.exit(start())
