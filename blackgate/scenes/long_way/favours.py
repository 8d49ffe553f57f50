"""The favours of which the player may keep one, side by side. One of them may ask which of several cards it brings."""

from functools import partial
from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
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


class FavourScreen(Screen):
    """A screen with favours of which the player keeps one. Pressing one only marks it: keeping is another button.

    So no choice is made by a key that was meant to end a clip.
    """

    def __init__(self, app: ScreenHost, way: Way | None) -> None:
        super().__init__(app)
        self.way = way
        self.marked = ""            # the name of a favour

    @property
    def offered(self) -> list[str]:
        """The favours from which the player may keep one."""
        return self.way.offered if self.way else []

    def draw_offers(self, ui: Ui, box: Region, teller: Teller) -> None:
        with ui.group("favours"):
            for number, (name, cell) in enumerate(zip(self.offered, box.columns(len(self.offered), 10), strict=True)):
                self._draw_offer(ui, cell.row(0, min(cell.height, TALL)), number, name, teller)

    def _draw_offer(self, ui: Ui, cell: Region, number: int, name: str, teller: Teller) -> None:
        words = favour_words(ui.t, teller, every_favour()[name])
        title = favour_name(ui.t, every_favour()[name])
        is_marked = name == self.marked
        inner = Cutter(cell.inset(12, 8), 4)
        head = Cutter(inner.top(min(26.0, inner.rest.height)), 6)
        fits = ui.paragraph_height(words, inner.rest.width, look.BODY) <= inner.rest.height
        focused = ui.spot(Spot(f"favour:{number}", cell, partial(setattr, self, "marked", name), key=str(number + 1),
                               name=title, help="" if fits else words, about=words if fits else "",
                               on=is_marked or None))
        edge = look.LAMP if is_marked else look.BONE if focused else look.STEEL
        ui.panel(cell, Style(fill=look.SLATE if focused or is_marked else look.SHADE, border=edge,
                             thick=3 if is_marked else 2, round=8))
        if is_marked:
            ui.image("tokens/check", head.right(22).square(20), look.LAMP)
        ui.text(head.rest, title, look.LABEL, look.LAMP, face="bold", cut=True)
        if fits:
            ui.paragraph(inner.rest, words, look.BODY)

    def draw_answers(self, ui: Ui, box: Region, teller: Teller) -> None:
        """Draw the buttons that keep the marked favour, and that take none."""
        keep, none = box.columns(2, 12)
        button(ui, "favours:keep", keep, self.t("outcome-keep"), partial(self._ask_which, teller), kind="primary",
               enabled=bool(self.marked), help="" if self.marked else self.t("outcome-choose"))
        button(ui, "favours:none", none, self.t("outcome-no-favour"), partial(self._decide, ""))

    def _ask_which(self, teller: Teller) -> None:
        """Keep the marked favour, or first ask which card it brings."""
        favour = every_favour()[self.marked]
        if not favour.choices:
            self._decide(favour.name)
            return
        kinds = [kind.name for kind in teller.pack.kinds]
        answers = [(choice, teller.card(kinds.index(card)), partial(self._decide, choice))
                   for choice in favour.choices for card, _ in every_favour()[choice].start.hand]
        self.app.push(Dialog(self.app, favour_name(self.t, favour), favour_words(self.t, teller, favour), [
            *((id, label, do, "plain") for id, label, do in answers),
            ("none", self.t("common-cancel"), lambda: None, "quiet")]))

    def _decide(self, name: str) -> None:
        """Keep a favour, or none. Whoever leaves the screen otherwise is asked again on the map."""
        assert self.way is not None and self.way.run is not None
        if name:
            self.way.run.choose(name)
        else:
            self.way.run.decline()
        self.decided()

    def decided(self) -> None:
        """Save the run and go on."""
        raise NotImplementedError


class ChooseFavour(FavourScreen):
    """Asks on the map which favour to keep, if the program was closed before the player had chosen one."""

    name = "keeping"
    overlay = True          # Who leaves it by Escape is asked again when the map opens the next time.
    first_focus = "favour:0"

    def draw(self, ui: Ui) -> None:
        teller = Teller(self.t, pack_in(None), [])
        inner = titled_plate(ui, min(900.0, ui.w - 40), min(60 + TALL + 70, ui.h - 20), self.t("outcome-choose"))
        self.draw_offers(ui, inner.trim(top=58, bottom=66), teller)
        self.draw_answers(ui, inner.row(-56, 42).middle(min(560.0, inner.width)), teller)

    def decided(self) -> None:
        assert self.way is not None
        self.way.save(self.app)
        self.app.pop()
