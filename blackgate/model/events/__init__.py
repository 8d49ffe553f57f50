"""Events: everything that can happen, one file for each kind.

To add one, write its file and name it here. Views, the protocol, positions and texts are made from its fields.
"""

from typing import Final, get_args

from .actions_gained import ActionsGained as ActionsGained
from .armed import Armed as Armed
from .beaten import Beaten as Beaten
from .bought import Bought as Bought
from .called_off import CalledOff as CalledOff
from .combat_won import CombatWon as CombatWon
from .cooperated import Cooperated as Cooperated
from .crafted import Crafted as Crafted
from .declined import Declined as Declined
from .dig_improved import DigImproved as DigImproved
from .discarded import Discarded as Discarded
from .drawn import Drawn as Drawn
from .dug import Dug as Dug
from .exchanged import Exchanged as Exchanged
from .extorted import Extorted as Extorted
from .gained import Gained as Gained
from .given import Given as Given
from .given_up import GivenUp as GivenUp
from .healed import Healed as Healed
from .inspected import Inspected as Inspected
from .joined import Joined as Joined
from .looked import Looked as Looked
from .michel_moved import MichelMoved as MichelMoved
from .moved import Moved as Moved
from .paid import Paid as Paid
from .played import Played as Played
from .powered import Powered as Powered
from .proposed import Proposed as Proposed
from .refused import Refused as Refused
from .regained import Regained as Regained
from .revealed import Revealed as Revealed
from .rioted import Rioted as Rioted
from .rolled import Rolled as Rolled
from .sent import Sent as Sent
from .shuffled import Shuffled as Shuffled
from .sold import Sold as Sold
from .started import Started as Started
from .stolen import Stolen as Stolen
from .swapped import Swapped as Swapped
from .taken import Taken as Taken
from .turn_ended import TurnEnded as TurnEnded
from .turn_started import TurnStarted as TurnStarted
from .turned_up import TurnedUp as TurnedUp
from .won import Won as Won

# The order is permanent: the protocol's description uses it.
Event = (
    Started | TurnStarted | TurnEnded | Rolled | Moved | Sent | Drawn | Shuffled | Crafted | Dug | Sold | Bought
    | Stolen | Healed | Joined | Played | Revealed | Extorted | Cooperated | Refused | Armed | GivenUp
    | CombatWon | Beaten | Taken | Given | Gained | Regained | Discarded | Paid | TurnedUp | MichelMoved
    | CalledOff | Rioted | Inspected | Swapped | Looked | Proposed | Exchanged | Declined | ActionsGained
    | DigImproved | Powered | Won
)
Events = list[Event] | None     # None: no events are wanted, as in the bots' searches

EVENTS: Final[tuple[type[Event], ...]] = get_args(Event)
