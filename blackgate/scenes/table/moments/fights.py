"""Fights: a demand, its answer, the Weapons, Michel(le)'s cards, and how it ends."""

from dataclasses import replace
from typing import Final

from ....kit import look
from ....model.counts import listed
from ....model.events import (
    Armed, Beaten, CalledOff, CombatWon, Cooperated, Extorted, GivenUp, Refused, TurnedUp,
)
from ....model.pack import Pack
from ..animations import CARD_IS_TURNED, Animations
from ..event_picture import EventPicture, card_picture, verb_picture
from ..motion import Clip, InFlight
from ..stage_clips import BEFORE_VERDICT, LANDS, STAMP, crown, demand, lay, stamp, verdict
from .moment import Moment, Sign, answer

FIRST: Final = 0.25             # seconds until the first Weapon falls; the stage must be there by then
NEXT: Final = 0.3               # seconds until the next one falls
DEMANDED: Final = FIRST + LANDS + 0.1
DEMAND_IS_READ: Final = 0.75    # seconds


def _extorted(event: Extorted, animations: Animations) -> list[Clip]:
    """Show the Weapons landing one by one, and then the demanded card."""
    weapons = [] if event.weapons < 0 else listed(event.weapons)
    slow = 0.0 if animations.calm else 1.0
    clips = [clip for n, kind in enumerate(weapons)
             for clip in lay(animations, event.attacker, kind, 0, (FIRST + n * NEXT) * slow)]
    seen = (DEMANDED + max(0, len(weapons) - 1) * NEXT) * slow
    return [animations.flash("verbs/extort", look.BLOOD, "stage:stake"), *clips,
            demand(animations, event.tool, seen, DEMAND_IS_READ)]


def _armed(event: Armed, animations: Animations) -> list[Clip]:
    duel = animations.duel
    side = 1 if duel is None or event.principal == duel.scene.right else 0
    return lay(animations, event.seat, event.kind, side)


def _given_up(event: GivenUp, animations: Animations) -> list[Clip]:
    words = animations.faces.teller.text("verdict-gives_up", name=animations.faces.teller.names[event.seat])
    return [verdict(animations, words, event.seat, "verbs/give_up")]


def _combat_won(event: CombatWon, animations: Animations) -> list[Clip]:
    teller = animations.faces.teller
    name = teller.names[event.winner] if event.winner >= 0 else teller.michel
    words = teller.text("verdict-wins", name=name)
    return [verdict(animations, words, event.winner), crown(animations, event)]


def _turned_up(event: TurnedUp, animations: Animations) -> list[Clip]:
    duel = animations.duel
    shown = animations.show_card(animations.faces.michel(event.card), "michel:0", "michel")
    return [replace(shown, lands=None if duel is None else lambda: duel.turn_up(event.card))]


def _michels_card(event: TurnedUp, pack: Pack) -> EventPicture:
    return EventPicture(f"michel/{pack.michel_cards[event.card].name}")


def _crown(event: CombatWon, pack: Pack) -> EventPicture | None:
    return EventPicture("tokens/crown") if event.winner >= 0 else None


def _beaten(event: Beaten, animations: Animations) -> list[Clip]:
    stamped = replace(stamp(animations, event.seat), brings=InFlight(event.seat, beatings=event.number))
    return [stamped, animations.shake(f"seat:{event.seat}")]


MOMENTS: Final = (
    Moment(Extorted, _extorted, lambda event, pack: verb_picture("extort"), is_seen_to_the_end=True,
           told_after=DEMANDED, heard_after=FIRST + LANDS),
    answer(Cooperated, "cooperate"),
    answer(Refused, "fight"),
    Moment(Armed, _armed, lambda event, pack: card_picture(pack, event.kind), is_seen_to_the_end=True,
           told_after=LANDS, heard_after=LANDS),
    Moment(GivenUp, _given_up, lambda event, pack: verb_picture("give_up"), is_seen_to_the_end=True,
           told_after=BEFORE_VERDICT, heard_after=BEFORE_VERDICT),
    answer(CalledOff, "decline"),
    Moment(TurnedUp, _turned_up, _michels_card, is_seen_to_the_end=True, told_after=CARD_IS_TURNED),
    Moment(CombatWon, _combat_won, _crown, Sign("verbs/fight", look.BONE), is_seen_to_the_end=True),
    Moment(Beaten, _beaten, lambda event, pack: EventPicture("tokens/beating", is_ink=True),
           Sign("tokens/beating", look.RED, weight=4), is_seen_to_the_end=True, told_after=STAMP, heard_after=STAMP),
)
