"""An event as one small picture with a number. News and the panel of a bot's turn show it."""

from typing import NamedTuple

from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Style, Ui
from ...model.pack import Pack


class EventPicture(NamedTuple):
    """A picture, and a number on it if a number matters."""

    art: str
    label: str = ""
    is_ink: bool = False        # a drawing in one colour, which must be light here


def card_picture(pack: Pack, kind: int, number: int = 1) -> EventPicture:
    """Return the picture of a number of cards of one kind."""
    return EventPicture(f"cards/{pack.kinds[kind].name}", f"×{number}" if number > 1 else "")


def verb_picture(verb: str, label: str = "") -> EventPicture:
    """Return the icon of a verb."""
    return EventPicture(f"verbs/{verb}", label, is_ink=True)


def draw_event_picture(ui: Ui, picture: EventPicture, box: Region, focused: bool = False) -> None:
    art, label = picture.art, picture.label
    paper = art.startswith(("cards/", "backgrounds/", "michel/"))
    ui.panel(box, Style(fill=look.PAPER if paper else look.SHADE, border=look.LAMP if focused else look.STEEL, round=4))
    inset = 2.0 if art.startswith(("places/", "cards/", "die/")) else 4.0
    tint = look.BONE if picture.is_ink else None
    ui.image(art, box.inset(inset), tint)
    if label:
        wide = ui.width(label, 11.5, "bold") + 5
        badge = box.column(1 - wide, wide).row(-12, 13)
        ui.panel(badge, Style(fill=look.INK, round=4))
        ui.text(badge, label, 11.5, look.LAMP, face="bold", align="center", cut=True)
