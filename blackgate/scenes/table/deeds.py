"""What a player did, as pictures in a row: a place, a card, a die, a sign, each with a number where one matters."""

from typing import Final, NamedTuple

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...model import words as w
from ...model.counts import kinds_of
from ...model.view import View
from ...model.words import Event


class Deed(NamedTuple):
    """A picture, a number on it, and which seat's row it stands in."""

    seat: int
    art: str
    label: str = ""
    is_ink: bool = False        # drawn in one colour, so it needs a light one here


_VERBS: Final = {
    w.COOPERATED: "cooperate", w.REFUSED: "fight", w.GIVEN_UP: "give_up", w.DECLINED: "decline", w.EXTORTED: "extort",
    w.PROPOSED: "exchange", w.CALLED_OFF: "decline", w.MICHEL_MOVED: "move_michel",
}


def deed(event: Event, view: View) -> Deed | None:
    """The picture of an event; None for what says nothing of its own."""
    word, pack = event[0], view.pack
    seat = event[1] if len(event) > 1 else -1

    def card(kind: int, label: str = "") -> Deed:
        return Deed(seat, f"cards/{pack.kinds[kind].name}", label)

    match word:
        case w.ROLLED:
            return Deed(seat, f"die/{event[2]}")
        case w.MOVED | w.SENT:
            return Deed(seat, f"places/{pack.places[event[3]].name}")
        case w.DRAWN:
            return Deed(seat, "verbs/search", f"+{event[2]}", is_ink=True) if event[2] else None
        case w.CRAFTED:
            return card(event[3], f"×{event[4]}" if event[4] > 1 else "")
        case w.BOUGHT | w.STOLEN | w.GAINED:
            return card(event[2], f"×{event[3]}" if event[3] > 1 else "")
        case w.DUG:
            return Deed(seat, "verbs/dig", f"+{event[3]}", is_ink=True)
        case w.SOLD:
            return Deed(seat, "tokens/cigarette", f"+{event[3]}")
        case w.HEALED:
            return Deed(seat, "verbs/heal", "", is_ink=True)
        case w.JOINED:
            return Deed(seat, f"gangs/{pack.gangs[pack.gang_of[event[2]]].name}", "", is_ink=True)
        case w.PLAYED | w.ARMED:
            return card(event[2])
        case w.REVEALED:
            return Deed(seat, f"backgrounds/{pack.backgrounds[event[2]].name}")
        case w.COMBAT_WON if event[1] >= 0:
            return Deed(seat, "tokens/crown")
        case w.BEATEN:
            return Deed(seat, "tokens/beating", "", is_ink=True)
        case w.TAKEN | w.GIVEN:
            return card(event[3]) if event[3] >= 0 else Deed(seat, "backs/search")
        case w.PAID if event[1] >= 0:
            return Deed(seat, "tokens/cigarette", f"+{event[3]}")
        case w.TURNED_UP:
            return Deed(seat, f"michel/{pack.michel_cards[event[2]].name}")
        case w.DISCARDED:
            return card(kinds_of(event[2])[-1]) if event[2] > 0 else None
        case w.EXCHANGED | w.SWAPPED | w.LOOKED:
            return Deed(seat, "verbs/exchange" if word != w.LOOKED else "tokens/eye", "", is_ink=True)
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
