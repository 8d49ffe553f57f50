"""Fights: a demand, its answer, the Weapons, and how it ends."""

from dataclasses import replace
from typing import Final

from ....kit import look
from ....model.events import Armed, Beaten, CalledOff, CombatWon, Cooperated, Extorted, GivenUp, Refused
from ....model.pack import Pack
from ..animations import CARD_IS_TURNED, Animations
from ..event_picture import EventPicture, card_picture, verb_picture
from ..motion import Clip, Coming
from .moment import Moment, Sign, answer


def _extorted(event: Extorted, animations: Animations) -> list[Clip]:
    return [animations.show_card(animations.faces.card(event.tool), f"seat:{event.attacker}", "search"),
            animations.flash("verbs/extort", look.BLOOD)]


def _armed(event: Armed, animations: Animations) -> list[Clip]:
    return [animations.fly(animations.home(event.seat), "centre", animations.faces.card(event.kind)),
            animations.flash("verbs/fight", look.BLOOD)]


def _given_up(event: GivenUp, animations: Animations) -> list[Clip]:
    words = animations.faces.teller.text("verdict-gives_up", name=animations.faces.teller.names[event.seat])
    return [animations.verdict(words, event.seat, "verbs/give_up")]


def _combat_won(event: CombatWon, animations: Animations) -> list[Clip]:
    teller = animations.faces.teller
    name = teller.names[event.winner] if event.winner >= 0 else teller.michel
    winner = f"seat:{event.winner}" if event.winner >= 0 else "michel:0"
    return [animations.verdict(teller.text("verdict-wins", name=name), event.winner, "tokens/crown"),
            animations.flash("tokens/crown", None, winner)]


def _crown(event: CombatWon, pack: Pack) -> EventPicture | None:
    return EventPicture("tokens/crown") if event.winner >= 0 else None


def _beaten(event: Beaten, animations: Animations) -> list[Clip]:
    return [replace(animations.shake(f"seat:{event.seat}"), brings=Coming(event.seat, beatings=event.number))]


MOMENTS: Final = (
    Moment(Extorted, _extorted, lambda event, pack: verb_picture("extort"), is_seen_to_the_end=True,
           told_after=CARD_IS_TURNED),
    answer(Cooperated, "cooperate"),
    answer(Refused, "fight"),
    Moment(Armed, _armed, lambda event, pack: card_picture(pack, event.kind)),
    Moment(GivenUp, _given_up, lambda event, pack: verb_picture("give_up"), is_seen_to_the_end=True),
    answer(CalledOff, "decline"),
    Moment(CombatWon, _combat_won, _crown, Sign("verbs/fight", look.BONE), is_seen_to_the_end=True),
    Moment(Beaten, _beaten, lambda event, pack: EventPicture("tokens/beating", is_ink=True),
           Sign("tokens/beating", look.BLOOD, weight=4), told_after=0.35),
)
