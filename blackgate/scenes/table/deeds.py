"""What a player did, as pictures in a row: a place, a card, a die, a sign, each with a number where one matters."""

from typing import Final, NamedTuple

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...model.counts import kinds_of
from ...model.event_seats import subject
from ...model.events import (
    Armed, Beaten, Bought, CalledOff, CombatWon, Cooperated, Crafted, Declined, Discarded, Drawn, Dug, Event,
    Exchanged, Extorted, Gained, Given, GivenUp, Healed, Joined, Looked, MichelMoved, Moved, Paid, Played, Proposed,
    Refused, Revealed, Rolled, Sent, Sold, Stolen, Swapped, Taken, TurnedUp,
)
from ...model.view import View


class Deed(NamedTuple):
    """A picture, a number on it, and which seat's row it stands in."""

    seat: int
    art: str
    label: str = ""
    is_ink: bool = False        # drawn in one colour, so it needs a light one here


_VERBS: Final = {
    Cooperated: "cooperate", Refused: "fight", GivenUp: "give_up", Declined: "decline", Extorted: "extort",
    Proposed: "exchange", CalledOff: "decline", MichelMoved: "move_michel",
}


def deed(event: Event, view: View) -> Deed | None:
    """The picture of an event; None for what says nothing of its own."""
    word, pack = type(event), view.pack
    seat = subject(event)

    def card(kind: int, label: str = "") -> Deed:
        return Deed(seat, f"cards/{pack.kinds[kind].name}", label)

    match event:
        case Rolled():
            return Deed(seat, f"die/{event.face}")
        case Moved() | Sent():
            return Deed(seat, f"places/{pack.places[event.place].name}")
        case Drawn():
            return Deed(seat, "verbs/search", f"+{event.number}", is_ink=True) if event.number else None
        case Crafted():
            return card(event.kind, f"×{event.number}" if event.number > 1 else "")
        case Bought() | Stolen() | Gained():
            return card(event.kind, f"×{event.number}" if event.number > 1 else "")
        case Dug():
            return Deed(seat, "verbs/dig", f"+{event.points}", is_ink=True)
        case Sold():
            return Deed(seat, "tokens/cigarette", f"+{event.cigarettes}")
        case Healed():
            return Deed(seat, "verbs/heal", "", is_ink=True)
        case Joined():
            return Deed(seat, f"gangs/{pack.gangs[pack.gang_of[event.card]].name}", "", is_ink=True)
        case Played():
            return card(event.card)
        case Armed():
            return card(event.kind)
        case Revealed():
            return Deed(seat, f"backgrounds/{pack.backgrounds[event.background].name}")
        case CombatWon() if event.winner >= 0:
            return Deed(seat, "tokens/crown")
        case Beaten():
            return Deed(seat, "tokens/beating", "", is_ink=True)
        case Taken() | Given():
            return card(event.kind) if event.kind >= 0 else Deed(seat, "backs/search")
        case Paid() if event.seat >= 0:
            return Deed(seat, "tokens/cigarette", f"+{event.cigarettes}")
        case TurnedUp():
            return Deed(seat, f"michel/{pack.michel_cards[event.card].name}")
        case Discarded():
            return card(kinds_of(event.cards)[-1]) if event.cards > 0 else None
        case Exchanged() | Swapped() | Looked():
            return Deed(seat, "verbs/exchange" if not isinstance(event, Looked) else "tokens/eye", "", is_ink=True)
    verb = _VERBS.get(word)
    return Deed(seat, f"verbs/{verb}", "", is_ink=True) if verb is not None else None


def draw_deed(ui: Ui, deed: Deed, box: Box, focused: bool = False) -> None:
    x, y, width, height = box
    paper = deed.art.startswith(("cards/", "backgrounds/", "michel/"))
    ui.panel(box, Style(fill=look.PAPER if paper else look.SHADE, border=look.LAMP if focused else look.STEEL, round=4))
    inset = 2.0 if deed.art.startswith(("places/", "cards/", "die/")) else 4.0
    tint = look.BONE if deed.is_ink else None
    ui.image(deed.art, (x + inset, y + inset, width - 2 * inset, height - 2 * inset), tint)
    if deed.label:
        wide = ui.width(deed.label, 11.5, "bold") + 5
        badge = (x + width - wide + 1, y + height - 12, wide, 13.0)
        ui.panel(badge, Style(fill=look.INK, round=4))
        ui.text(badge, deed.label, 11.5, look.LAMP, face="bold", align="center", cut=True)
