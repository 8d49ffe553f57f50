"""Every screen in typical situations, for pictures and for tests that check whether all texts fit."""

from typing import Final

from .coached import COACHED
from .lessons import LESSONS
from .long_ways import LONG_WAYS
from .menus import MENUS
from .nights import NIGHTS
from .pads import PADS, put_away
from .table_at import Situation
from .tables import TABLE
from .walls import WALLS

SITUATIONS: Final[dict[str, Situation]] = {
    name: put_away(arrange)
    for name, arrange in (MENUS | TABLE | COACHED | WALLS | LESSONS | NIGHTS | LONG_WAYS | PADS).items()
}
