"""Draws all hands of a replay beside the table, one row each, so that they cover nothing."""

from collections.abc import Callable, Sequence

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...model.counts import pair_up
from ...model.view import View
from ...offers.faces import Faces
from ...offers.spoken import face_about, several
from .tokens import draw_token

LARGEST: float = 40.0
NAME: float = 17.0


def draw_open_hands(
    ui: Ui, view: View, looker: int, names: Sequence[str], faces: Faces, box: Box, look_as: Callable[[int], None],
) -> None:
    """Draw the hands of all players except the looker, whose hand lies below the table."""
    x, y, width, height = box
    seats = [(looker + step) % view.players for step in range(1, view.players)]
    tall = min(NAME + LARGEST + 8, height / len(seats))
    for row, seat in enumerate(seats):
        place = (x, y + row * tall, width, tall - 3)
        _row(ui, view, seat, names[seat], faces, place, look_as)


def _row(
    ui: Ui, view: View, seat: int, name: str, faces: Faces, box: Box, look_as: Callable[[int], None],
) -> None:
    x, y, width, height = box
    lit = ui.spot(Spot(f"hand_of:{seat}", box, lambda: look_as(seat), help=ui.t("replay-eyes-help"), name=name))
    if lit:
        ui.panel(box, Style(border=look.LAMP, round=5))
    ui.image(f"seats/{seat}", (x + 3, y + 3, 11, 11), ui.seat_color(seat))
    ui.text((x + 19, y, width - 22, NAME), name, look.SMALL, ui.seat_words(seat), face="bold", cut=True)
    groups = pair_up(view.hands[seat])
    if not groups:
        ui.text((x + 4, y + NAME, width - 8, height - NAME), ui.t("table-empty-hand"), look.SMALL, look.DIM_BONE,
                face="italic", cut=True)
        return
    side = min(LARGEST, height - NAME - 1)
    step = min(side + 4, (width - 4 - side) / max(1, len(groups) - 1))
    for place, (kind, number) in enumerate(groups):
        face = faces.card(kind)
        token = (x + 3 + place * step, y + NAME, side, side)
        ui.spot(Spot(f"held:{seat}:{kind}", token, lambda: look_as(seat), help=f"{face.title}\n{face.text}",
                     name=ui.t("spoken-of", what=name, name=face.title), value=several(ui.t, number),
                     about=lambda face=face: face_about(ui.t, face)))     # type: ignore[misc]
        draw_token(ui, token, face.art, face.band)
        if number > 1:
            badge = (token[0] + side - 16, token[1] + side - 13, 16.0, 13.0)
            ui.panel(badge, Style(fill=look.INK, round=6))
            ui.text(badge, f"×{number}", 11, face="bold", align="center")
