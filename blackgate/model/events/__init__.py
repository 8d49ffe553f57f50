"""Events: everything that can happen, one file for each kind.

To add one, write its file and name it here. Views, the protocol, positions and texts are made from its fields.
"""

from typing import Final

from .actions_gained import ActionsGained
from .armed import Armed
from .beaten import Beaten
from .bought import Bought
from .called_off import CalledOff
from .combat_won import CombatWon
from .cooperated import Cooperated
from .crafted import Crafted
from .declined import Declined
from .dig_improved import DigImproved
from .discarded import Discarded
from .drawn import Drawn
from .dug import Dug
from .exchanged import Exchanged
from .extorted import Extorted
from .gained import Gained
from .given import Given
from .given_up import GivenUp
from .healed import Healed
from .inspected import Inspected
from .joined import Joined
from .looked import Looked
from .michel_moved import MichelMoved
from .moved import Moved
from .paid import Paid
from .played import Played
from .powered import Powered
from .proposed import Proposed
from .refused import Refused
from .regained import Regained
from .revealed import Revealed
from .rioted import Rioted
from .rolled import Rolled
from .sent import Sent
from .shuffled import Shuffled
from .sold import Sold
from .started import Started
from .stolen import Stolen
from .swapped import Swapped
from .taken import Taken
from .turn_ended import TurnEnded
from .turn_started import TurnStarted
from .turned_up import TurnedUp
from .won import Won

Event = (
    Started | TurnStarted | TurnEnded | Rolled | Moved | Sent | Drawn | Shuffled | Crafted | Dug | Sold | Bought
    | Stolen | Healed | Joined | Played | Revealed | Extorted | Cooperated | Refused | Armed | GivenUp
    | CombatWon | Beaten | Taken | Given | Gained | Regained | Discarded | Paid | TurnedUp | MichelMoved
    | CalledOff | Rioted | Inspected | Swapped | Looked | Proposed | Exchanged | Declined | ActionsGained
    | DigImproved | Powered | Won
)
Events = list[Event] | None     # None: no events are wanted, as in the bots' searches

# The order is permanent: the protocol's description uses it.
EVENTS: Final[tuple[type[Event], ...]] = (
    Started, TurnStarted, TurnEnded, Rolled, Moved, Sent, Drawn, Shuffled, Crafted, Dug, Sold, Bought, Stolen,
    Healed, Joined, Played, Revealed, Extorted, Cooperated, Refused, Armed, GivenUp, CombatWon, Beaten, Taken,
    Given, Gained, Regained, Discarded, Paid, TurnedUp, MichelMoved, CalledOff, Rioted, Inspected, Swapped, Looked,
    Proposed, Exchanged, Declined, ActionsGained, DigImproved, Powered, Won,
)

__all__ = [
    "EVENTS",
    "ActionsGained",
    "Armed",
    "Beaten",
    "Bought",
    "CalledOff",
    "CombatWon",
    "Cooperated",
    "Crafted",
    "Declined",
    "DigImproved",
    "Discarded",
    "Drawn",
    "Dug",
    "Event",
    "Events",
    "Exchanged",
    "Extorted",
    "Gained",
    "Given",
    "GivenUp",
    "Healed",
    "Inspected",
    "Joined",
    "Looked",
    "MichelMoved",
    "Moved",
    "Paid",
    "Played",
    "Powered",
    "Proposed",
    "Refused",
    "Regained",
    "Revealed",
    "Rioted",
    "Rolled",
    "Sent",
    "Shuffled",
    "Sold",
    "Started",
    "Stolen",
    "Swapped",
    "Taken",
    "TurnEnded",
    "TurnStarted",
    "TurnedUp",
    "Won",
]
