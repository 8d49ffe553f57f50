"""Fights: a demand, its answer, the Weapons, and how it ends."""

from typing import Final

from ....kit import look
from ....model.events import Armed, Beaten, CalledOff, CombatWon, Cooperated, Extorted, GivenUp, Refused
from ....model.pack import Pack
from ..animations import Animations
from ..event_picture import EventPicture, card_picture, verb_picture
from ..motion import Clip
from .moment import Moment, Sign, answer


def _extorted(event: Extorted, animations: Animations) -> list[Clip]:
    return [animations.show_card(animations.faces.card(event.tool), f"seat:{event.attacker}", "search"),
            animations.flash("verbs/extort", look.BLOOD)]


def _armed(event: Armed, animations: Animations) -> list[Clip]:
    return [animations.fly(animations.home(event.seat), "centre", animations.faces.card(event.kind)),
            animations.flash("verbs/fight", look.BLOOD)]


def _combat_won(event: CombatWon, animations: Animations) -> list[Clip]:
    winner = f"seat:{event.winner}" if event.winner >= 0 else "michel:0"
    return [animations.flash("tokens/crown", None, winner)]


def _crown(event: CombatWon, pack: Pack) -> EventPicture | None:
    return EventPicture("tokens/crown") if event.winner >= 0 else None


def _beaten(event: Beaten, animations: Animations) -> list[Clip]:
    return [animations.shake(f"seat:{event.seat}")]


MOMENTS: Final = (
    Moment(Extorted, _extorted, lambda event, pack: verb_picture("extort")),
    answer(Cooperated, "cooperate"),
    answer(Refused, "fight"),
    Moment(Armed, _armed, lambda event, pack: card_picture(pack, event.kind)),
    answer(GivenUp, "give_up"),
    answer(CalledOff, "decline"),
    Moment(CombatWon, _combat_won, _crown, Sign("verbs/fight", look.BONE)),
    Moment(Beaten, _beaten, lambda event, pack: EventPicture("tokens/beating", is_ink=True),
           Sign("tokens/beating", look.BLOOD, weight=4)),
)
