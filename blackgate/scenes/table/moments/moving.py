"""Moving: the die, the walks, and the way to Solitary."""

from typing import Final

from ....model.events import MichelMoved, Moved, Rolled, Sent
from ....model.pack import Pack
from ....offers.faces import michel_name
from ..animations import AT_REST, TUMBLE, Animations
from ..event_picture import EventPicture, verb_picture
from ..motion import Clip
from .moment import Moment, Sign


def _moved(event: Moved | Sent, animations: Animations) -> list[Clip]:
    seat = event.seat
    return [animations.walk(f"standee:{seat}", animations.inmates[seat], seat, event.from_)]


def _sent(event: Sent, animations: Animations) -> list[Clip]:
    """Let bars fall behind a player who is sent to Solitary."""
    view = animations.view
    is_locked_up = event.place == view.pack.boards[view.team].solitary
    return _moved(event, animations) + ([animations.drop_bars(event.place)] if is_locked_up else [])


def _michel_moved(event: MichelMoved, animations: Animations) -> list[Clip]:
    return [animations.walk("standee:michel", michel_name(animations.view), -1, event.from_)]


def _place(event: Moved | Sent, pack: Pack) -> EventPicture:
    return EventPicture(f"places/{pack.places[event.place].name}")


MOMENTS: Final = (
    # The log tells a roll when the die lies still.
    Moment(Rolled, lambda event, animations: [animations.roll_die(event.face)],
           lambda event, pack: EventPicture(f"die/{event.face}"), is_seen_to_the_end=True, told_after=TUMBLE * AT_REST),
    Moment(Moved, _moved, _place, is_seen_to_the_end=True),
    Moment(Sent, _sent, _place, Sign("places/solitary", weight=3)),
    Moment(MichelMoved, _michel_moved, lambda event, pack: verb_picture("move_michel")),
)
