"""A card somewhere on the table. Pointing at it shows its text, and a closer look is possible."""

from collections.abc import Callable

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Ui
from ...kit.widgets.card import Face, draw_card, showing
from ...offers.spoken import face_about

LookCloser = Callable[[Face], None]


def draw_readable(
    ui: Ui, id: str, face: Face, box: Box, look_closer: LookCloser, *, glow: look.Color | None = None,
    called: str = "", visible: float | None = None,
) -> None:
    """Draw the card. `visible` is the width that another card leaves free.

    The spot's id ends with the name of the card, so that F1 opens the rules there (`topics`).
    """
    x, y, width, height = box
    seen = (x, y, width if visible is None else visible, height)
    lit = ui.spot(Spot(f"{id}:{card_name(face)}", seen, help=face.title, shows=(showing(face),),
                       context=lambda: look_closer(face), name=called or face.title,
                       about=lambda: face_about(ui.t, face)))
    draw_card(ui, face, box, glow=look.BONE if lit else glow, visible=visible)


def card_name(face: Face) -> str:
    """Return the name that the pack gives the card."""
    return face.art.rpartition("/")[2]
