"""Choosing a prisoner for a seat, or another place at the table."""

from functools import partial
from typing import Final

from ...kit import look
from ...kit.layout import Region
from ...kit.scene import Host, Scene
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import titled_plate
from ...model.pack import Inmate
from ..parts.backdrop import PORTRAIT, draw_portrait
from .mugshot import about
from .seating import Seating

COLUMNS: Final = 6
GAP: Final = 10.0
LABEL: Final = 24.0


class Portraits(Scene):
    name = "portraits"
    overlay = True

    def __init__(self, app: Host, seating: Seating, number: int) -> None:
        super().__init__(app)
        self.seating = seating
        self.number = number
        self.focus = f"inmate:{seating.chairs[number].inmate}"

    def draw(self, ui: Ui) -> None:
        rows = -(-len(self.seating.pack.inmates) // COLUMNS)
        wide = min(150.0, (ui.w - 90 - (COLUMNS - 1) * GAP) / COLUMNS)
        wide = min(wide, ((ui.h - 128) / rows - LABEL - GAP) / PORTRAIT)
        tall = wide * PORTRAIT + LABEL
        across = COLUMNS * wide + (COLUMNS - 1) * GAP
        width, height = max(across + 40, 560.0), rows * (tall + GAP) + 104
        title = self.t("setup-portraits", number=self.number + 1)
        color = look.SEATS[self.seating.colours()[self.number]]
        inner = titled_plate(ui, width, height, title, side=20, head=(6, 42), edge=color)
        grid = inner.middle(across).row(50)
        for place, inmate in enumerate(self.seating.pack.inmates):
            row = grid.row(place // COLUMNS * (tall + GAP), tall)
            self._inmate(ui, inmate, row.column(place % COLUMNS * (wide + GAP), wide))
        self._foot(ui, inner.row(-48, 36))

    def _inmate(self, ui: Ui, inmate: Inmate, box: Region) -> None:
        seating = self.seating
        is_own = seating.chairs[self.number].inmate == inmate.name
        holder = next((n for n, chair in enumerate(seating.chairs) if chair.inmate == inmate.name), None)
        rival = None if holder is not None else seating.rival(self.number, inmate.name)
        words = about(ui, inmate.name, inmate.title)
        if rival is not None:
            other = seating.inmate(seating.chairs[rival].inmate).title
            words = self.t("setup-portrait-rival", name=other, number=rival + 1)
        elif holder is not None and not is_own:
            words += "\n" + self.t("setup-portrait-swap", number=holder + 1)
        picture = box.trim(bottom=LABEL)
        focused = ui.spot(Spot(f"inmate:{inmate.name}", box, partial(self._choose, inmate.name), help=words,
                               enabled=rival is None, name=inmate.title, on=is_own))
        draw_portrait(ui, inmate.name, picture)
        if rival is not None:
            ui.panel(picture, Style(fill=(*look.NIGHT, 190), round=0))
            ui.image("tokens/lock", picture.square(30), look.LIGHT_STEEL)
        worn = look.STEEL if holder is None else look.SEATS[seating.colours()[holder]]
        edge = look.LAMP if focused else worn
        ui.panel(picture, Style(border=edge, thick=4 if is_own else 3 if focused or holder is not None else 1, round=4))
        if holder is not None:
            badge = box.inset(3).row(0, 22).column(0, 22)
            ui.panel(badge, Style(fill=look.NIGHT, round=11))
            ui.image(f"seats/{holder}", badge.inset(3), worn)
        dim = look.LAMP if is_own else look.BONE if rival is None else look.LIGHT_STEEL
        ui.text(box.row(-LABEL), inmate.title, look.BODY, dim, face="bold", align="center", cut=True)

    def _foot(self, ui: Ui, box: Region) -> None:
        left, middle, right = box.columns(3, GAP)
        last = len(self.seating.chairs) - 1
        button(ui, "portraits:left", left, self.t("setup-move-left"), partial(self._move, -1), kind="quiet",
               enabled=self.number > 0, size=look.BODY)
        button(ui, "portraits:close", middle, self.t("common-close"), self.back, size=look.BODY)
        button(ui, "portraits:right", right, self.t("setup-move-right"), partial(self._move, 1), kind="quiet",
               enabled=self.number < last, size=look.BODY)

    def _choose(self, name: str) -> None:
        if self.seating.choose(self.number, name):
            self.app.pop()

    def _move(self, step: int) -> None:
        self.seating.swap(self.number, self.number + step)
        self.number += step
