"""A card that lies somewhere on the table: whoever points at it reads it, and may look closer."""

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
    """`visible`: so much of its width is seen, where another card lies over the rest.

    The name of the card stands last in the spot's id: F1 opens the rules there (`topics`).
    """
    x, y, width, height = box
    seen = (x, y, width if visible is None else visible, height)
    lit = ui.spot(Spot(f"{id}:{card_name(face)}", seen, help=face.title, shows=(showing(face),),
                       context=lambda: look_closer(face), name=called or face.title,
                       about=lambda: face_about(ui.t, face)))
    draw_card(ui, face, box, glow=look.BONE if lit else glow, visible=visible)


def card_name(face: Face) -> str:
    """As its pack calls it."""
    return face.art.rpartition("/")[2]
