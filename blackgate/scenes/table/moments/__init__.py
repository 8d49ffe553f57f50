"""How each kind of event looks, sounds and is told at the table.

A new event gets one entry, in the file of its theme. `tests/scenes/test_moments.py` names events without one.
"""

from typing import Any, Final

from ....model.events import Event
from . import alarms, fights, gangs, goods, hands, moving, turns
from .moment import Moment

THEMES: Final[tuple[tuple[Moment[Any], ...], ...]] = (
    turns.MOMENTS, moving.MOMENTS, hands.MOMENTS, goods.MOMENTS, gangs.MOMENTS, fights.MOMENTS, alarms.MOMENTS,
)
MOMENTS: Final[dict[type[Event], Moment[Any]]] = {moment.event: moment for theme in THEMES for moment in theme}
