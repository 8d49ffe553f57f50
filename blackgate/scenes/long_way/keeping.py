"""Asks on the map which favour to keep, if the program was closed before the player had chosen one."""

from functools import partial

from ...kit.ui import Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import titled_plate
from ...play.packs import pack_in
from ...words.teller import Teller
from ..screen_host import ScreenHost, Screen
from .offers import TALL, choose_with, draw_offers
from .way import Way


class Keeping(Screen):
    name = "keeping"
    overlay = True          # Who leaves it by Escape is asked again when the map opens the next time.
    first_focus = "favour:0"

    def __init__(self, app: ScreenHost, way: Way) -> None:
        super().__init__(app)
        self.way = way

    def draw(self, ui: Ui) -> None:
        teller = Teller(self.t, pack_in(None), [])
        inner = titled_plate(ui, min(900.0, ui.w - 40), min(60 + TALL + 70, ui.h - 20), self.t("outcome-choose"))
        choose = partial(choose_with, self, teller, self._choose)
        draw_offers(ui, inner.trim(top=58, bottom=66), self.way, teller, choose)
        button(ui, "keeping:none", inner.row(-56, 42).middle(min(360.0, inner.width)), self.t("outcome-no-favour"),
               self._decline)

    def _choose(self, name: str) -> None:
        if self.way.run is not None:
            self.way.run.choose(name)
        self._close()

    def _decline(self) -> None:
        if self.way.run is not None:
            self.way.run.decline()
        self._close()

    def _close(self) -> None:
        self.way.save(self.app)
        self.app.pop()
