"""Learns the bots' value and habits from their own games. Needs numpy; playing does not.

Import this package before numpy: with several threads numpy's sums would depend on the number of cores.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
