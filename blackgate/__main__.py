import sys
from multiprocessing import freeze_support

from .cli import main

if __name__ == "__main__":
    freeze_support()        # First of all: a worker process of the packaged program starts here too.
    sys.exit(main())
