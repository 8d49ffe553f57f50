"""Michel(le): walking through the prison, and the cards of a fight."""

from dataclasses import replace
from typing import Final

from ....model.events import MichelMoved, TurnedUp
from ....model.pack import Pack
from ....offers.faces import michel_name
from ..animations import CARD_IS_TURNED, Animations
from ..event_picture import EventPicture, verb_picture
from ..motion import Clip
from .moment import Moment


def _michel_moved(event: MichelMoved, animations: Animations) -> list[Clip]:
    return [animations.walk("standee:michel", michel_name(animations.view), -1, event.from_)]


def _turned_up(event: TurnedUp, animations: Animations) -> list[Clip]:
    duel = animations.duel
    shown = animations.show_card(animations.faces.michel(event.card), "michel:0", "michel")
    return [replace(shown, lands=None if duel is None else lambda: duel.turn_up(event.card))]


def _card(event: TurnedUp, pack: Pack) -> EventPicture:
    return EventPicture(f"michel/{pack.michel_cards[event.card].name}")


MOMENTS: Final = (
    Moment(MichelMoved, _michel_moved, lambda event, pack: verb_picture("move_michel")),
    Moment(TurnedUp, _turned_up, _card, is_seen_to_the_end=True, told_after=CARD_IS_TURNED),
)
