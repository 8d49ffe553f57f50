"""The favours of which the player may keep one, side by side. One of them may ask which of several cards it brings."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.scene import Scene
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.dialogs import Dialog
from ...kit.widgets.plates import titled_plate
from ...play.packs import pack_in
from ...words.teller import Teller
from ..screen_host import Screen, ScreenHost
from .way import Way, every_favour
from .words import favour_name, favour_words

TALL: Final = 110.0


def draw_offers(ui: Ui, box: Region, way: Way, teller: Teller, choose: Callable[[str], None]) -> None:
    offered = way.offered
    with ui.group("favours"):
        for number, (name, cell) in enumerate(zip(offered, box.columns(len(offered), 10), strict=True)):
            _draw_offer(ui, cell.row(0, min(cell.height, TALL)), number, name, teller, choose)


def _draw_offer(
    ui: Ui, cell: Region, number: int, name: str, teller: Teller, choose: Callable[[str], None],
) -> None:
    words = favour_words(ui.t, teller, every_favour()[name])
    title = favour_name(ui.t, every_favour()[name])
    inner = Cutter(cell.inset(12, 8), 4)
    called = inner.top(min(26.0, inner.rest.height))
    fits = ui.paragraph_height(words, inner.rest.width, look.BODY) <= inner.rest.height
    focused = ui.spot(Spot(f"favour:{number}", cell, partial(choose, name), key=str(number + 1), name=title,
                           help="" if fits else words, about=words if fits else ""))
    ui.panel(cell, Style(fill=look.SLATE if focused else look.SHADE, border=look.LAMP if focused else look.STEEL,
                         thick=2, round=8))
    ui.text(called, title, look.LABEL, look.LAMP, face="bold", cut=True)
    if fits:
        ui.paragraph(inner.rest, words, look.BODY)


def choose_with(screen: Scene, teller: Teller, take: Callable[[str], None], name: str) -> None:
    """Take the favour, or first ask which card it brings."""
    favour = every_favour()[name]
    if not favour.choices:
        take(name)
        return
    t = screen.t
    kinds = [kind.name for kind in teller.pack.kinds]
    answers = [(choice, teller.card(kinds.index(card)), partial(take, choice))
               for choice in favour.choices for card, _ in every_favour()[choice].start.hand]
    screen.app.push(Dialog(screen.app, favour_name(t, favour), favour_words(t, teller, favour), [
        *((id, label, do, "plain") for id, label, do in answers), ("none", t("common-cancel"), lambda: None, "quiet")]))


class ChooseFavour(Screen):
    """Asks on the map which favour to keep, if the program was closed before the player had chosen one."""

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
