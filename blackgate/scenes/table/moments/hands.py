"""Hands: cards are drawn, played, thrown away, taken back, or go from one player to another."""

from typing import Final

from ....kit import look
from ....model.counts import ONE, kinds_of, size
from ....model.events import (
    Declined, Discarded, Drawn, Exchanged, Given, Looked, Played, Proposed, Regained, Shuffled, Swapped, Taken,
)
from ....model.pack import Pack
from ..animations import CARD_IS_TURNED, Animations
from ..event_picture import EventPicture, card_picture, verb_picture
from ..motion import Clip, InFlight
from .flights import both_ways, one_by_one, thrown
from .moment import Moment, Sign, answer

CARRIED: Final = 0.6        # seconds until a card has changed hands
AT_ONCE: Final = 0.02


def _drawn(event: Drawn, animations: Animations) -> list[Clip]:
    """Let cards fly from the deck, one after another. If there are many, the last one brings the rest."""
    seat, number = event.seat, event.number
    flights = one_by_one(max(0, event.cards), 6) or [(-1, 0)] * min(number, 6)
    clips = []
    for n, (kind, cards) in enumerate(flights):
        brings = InFlight(seat, cards, size(cards) or (1 if n < len(flights) - 1 else number - n))
        face = animations.faces.card(kind) if kind >= 0 else None
        clips.append(animations.fly("deck:0", animations.home(seat), face, delay=n * 0.09, brings=brings))
    return clips


def _draw_picture(event: Drawn, pack: Pack) -> EventPicture | None:
    return verb_picture("search", f"+{event.number}") if event.number else None


def _shuffled(event: Shuffled, animations: Animations) -> list[Clip]:
    if event.michel:
        return [animations.flash("verbs/move_michel", look.BLOOD, "michel:0")]
    return [animations.fly("discard:0", "deck:0", None, delay=n * 0.06, arc=24.0) for n in range(4)]


def _played(event: Played, animations: Animations) -> list[Clip]:
    animations.spend(event.seat, event.card)
    return [animations.show_card(animations.faces.card(event.card), f"seat:{event.seat}", "search")]


def _last_discarded(event: Discarded, pack: Pack) -> EventPicture | None:
    return card_picture(pack, kinds_of(event.cards)[-1]) if event.cards > 0 else None


def _regained(event: Regained, animations: Animations) -> list[Clip]:
    return [animations.fly("centre", animations.home(event.seat), animations.faces.card(kind), delay=n * 0.05,
                           brings=InFlight(event.seat, cards, size(cards)))
            for n, (kind, cards) in enumerate(one_by_one(event.cards, 8))]


def _changed_hands(event: Taken | Given, animations: Animations) -> list[Clip]:
    """Let a card fly between two players, face up only if the looker may know it."""
    seen = animations.faces.card(event.kind) if event.kind >= 0 else None
    cards = ONE[event.kind] if seen else 0
    duel = animations.duel
    start = animations.home(event.from_) if duel is None else animations.stand(event.from_)
    leaves: list[Clip] = []
    if duel is not None and event.kind >= 0 and event.kind == duel.scene.stake:
        start = "stage:stake"
        leaves = [Clip(AT_ONCE, lambda ui, share: None, lands=duel.carry_off)]
    return [*leaves, animations.fly(start, animations.home(event.seat), seen, seconds=CARRIED,
                           brings=InFlight(event.seat, cards, 1), takes=InFlight(event.from_, cards, 1))]


def _card_or_back(event: Taken | Given, pack: Pack) -> EventPicture:
    return card_picture(pack, event.kind) if event.kind >= 0 else EventPicture("backs/search")


def _swapped(event: Swapped | Exchanged, animations: Animations) -> list[Clip]:
    return both_ways(animations, event.seat, event.with_)


def _looked(event: Looked, animations: Animations) -> list[Clip]:
    return [animations.rise(f"seat:{event.at}", "tokens/eye", "", look.LAMP)]


MOMENTS: Final = (
    Moment(Drawn, _drawn, _draw_picture),
    Moment(Shuffled, _shuffled),
    Moment(Played, _played, lambda event, pack: card_picture(pack, event.card), is_seen_to_the_end=True,
           told_after=CARD_IS_TURNED),
    Moment(Discarded, lambda event, animations: thrown(animations, event.seat, event.cards), _last_discarded),
    Moment(Regained, _regained),
    Moment(Taken, _changed_hands, _card_or_back, told_after=CARRIED),
    Moment(Given, _changed_hands, _card_or_back, told_after=CARRIED),
    Moment(Swapped, _swapped, lambda event, pack: verb_picture("exchange"), Sign("tokens/hand", look.BONE, weight=1)),
    answer(Proposed, "exchange"),
    answer(Declined, "decline"),
    Moment(Exchanged, _swapped, lambda event, pack: verb_picture("exchange")),
    Moment(Looked, _looked, lambda event, pack: EventPicture("tokens/eye", is_ink=True)),
)
