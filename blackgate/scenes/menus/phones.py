"""Phones: a code to scan, the address in words, who is connected, and a button to turn phones off (TOGETHER G2)."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, icon_button
from ...kit.widgets.dialogs import Dialog
from ...kit.widgets.plates import choice_row, titled_plate
from ...phones.addresses import ALONE, local_addresses
from ...phones.seat_snapshot import AWAY, BOT, PHONE, SeatPlace
from ..screen_host import ScreenHost, Screen, opened_by
from ..screens import OpenPhones
from .table_code import draw_code, typed_code

if TYPE_CHECKING:
    from ...phones.host import Phones

WIDE: Final = 1100.0
TALL: Final = 660.0
CODE: Final = 46.0          # size of the letters of a code to type, which must be readable from a sofa
WATCHER: Final = 26.0       # height of the row of somebody who watches
EVERYBODY: Final = -1


@opened_by(OpenPhones)
class PhonesPanel(Screen):
    name = "phones"
    overlay = True

    def __init__(self, app: ScreenHost) -> None:
        super().__init__(app)
        self.addresses = local_addresses()
        self.address = self.addresses[0]
        self.invited = EVERYBODY            # the seat whose code is shown
        self._seen: object = None

    def tick(self, seconds: float) -> None:
        """Draw again when a phone comes or goes."""
        phones = self.app.phones
        seen = (phones.places(), phones.watchers) if phones is not None else None
        if seen != self._seen:
            self._seen = seen
            self.changed()

    def draw(self, ui: Ui) -> None:
        width, height = min(WIDE, ui.w - 24), min(TALL, ui.h - 16)
        inner = titled_plate(ui, width, height, self.t("phones-title"))
        body, foot = inner.trim(top=54, bottom=62), inner.row(-54, 42)
        phones = self.app.phones
        if phones is None:
            self._draw_off(ui, body, foot)
        else:
            self._draw_on(ui, body, foot, phones)

    # --- Off ------------------------------------------------------------------------------------------------

    def _draw_off(self, ui: Ui, box: Region, foot: Region) -> None:
        side = min(120.0, box.height * 0.4)
        ui.image("tokens/handset", box.row(4, side).column(0, side), look.LAMP)
        words = box.trim(left=side + 12, bottom=96)
        ui.paragraph(words, self.t("phones-about"), look.LARGE, look.BONE, least=0.6)
        if len(self.addresses) > 1:
            ui.text(box.row(-88, 22), self.t("phones-address"), look.BODY, look.DIM_BONE)
            addresses = [(one, one) for one in self.addresses]
            choice_row(ui, "address", box.row(-62, 36), addresses, self.address, self._take, called="spoken-address")
        elif self.address == ALONE:
            ui.paragraph(box.row(-80, 48), self.t("phones-alone"), look.BODY, look.ORANGE)
        self._foot(ui, foot, "phones:on", self.t("phones-on"), self._let_in)

    def _foot(self, ui: Ui, box: Region, id: str, label: str, do: Callable[[], None]) -> None:
        is_off = self.app.phones is None
        left, right = box.columns(2, 12) if is_off else (box.column(0, box.width * 0.3), box.column(-box.width * 0.36))
        button(ui, "phones:done", right, self.t("phones-done"), self.back, kind="plain" if is_off else "primary")
        button(ui, id, left, label, do, kind="primary" if is_off else "danger")
        if not is_off:
            middle = box.trim(left=box.width * 0.3 + 12, right=box.width * 0.36 + 12)
            button(ui, "phones:new", middle, self.t("phones-new-code"), self._change_code, kind="plain",
                   help=self.t("phones-new-code-help"))

    def _take(self, address: str) -> None:
        self.address = address

    def _let_in(self) -> None:
        try:
            self.app.let_phones_in(self.address)
        except OSError:
            self.app.say(self.t("phones-failed", address=self.address))
        if self.app.phones is not None and self.app.scenes[-2].name == "setup":
            self.app.pop()              # The setup screen shows the code beside the seats.
            return
        self.focus = "phones:done"

    # --- On -------------------------------------------------------------------------------------------------

    def _draw_on(self, ui: Ui, box: Region, foot: Region, phones: "Phones") -> None:
        side = min(box.height - CODE - 74, box.width * 0.45)
        places = phones.places()
        if self.invited >= len(places):
            self.invited = EVERYBODY
        link = phones.link if self.invited == EVERYBODY else phones.seat_link(self.invited)
        left, right = box.column(0, side), box.column(side + 22)
        draw_code(ui, left.row(0, side), link)
        code = link.partition("#")[2]
        typed = typed_code(code)
        ui.text(left.row(side + 4, CODE + 12), typed, CODE, look.LAMP, face="bold", align="center")
        whole = self.t("phones-type", address=phones.url, code=typed)
        ui.paragraph(left.row(side + CODE + 18), whole, look.LABEL, look.BONE, align="center", least=0.7)
        name = places[self.invited].name if self.invited != EVERYBODY else ""
        words = self.t("phones-scan-seat", name=name) if name else self.t("phones-scan")
        ui.paragraph(right.row(0, 44), words, look.LABEL, look.LAMP, face="bold", least=0.7)
        told = right.row(-58)
        tall = min(40.0, (box.height - 48 - told.height) / max(1, len(places)))
        rows = Cutter(right.trim(top=48), 4)
        for number, place in enumerate(places):
            self._row(ui, rows.top(tall - 4), number, place, phones)
        for address in phones.watchers[:int((rows.rest.height - told.height) // WATCHER)]:
            self._draw_watcher(ui, rows.top(WATCHER, 0), address)
        if not places:
            ui.paragraph(right.row(48, 60), self.t("phones-no-table"), look.BODY, look.DIM_BONE)
        trouble = self.t("phones-alone") if phones.server.address == ALONE else ""
        trouble = trouble or self.t("phones-trouble", port=str(phones.server.port))
        ui.paragraph(told, trouble, look.SMALL, look.DIM_BONE, least=0.7)
        self._foot(ui, foot, "phones:off", self.t("phones-off"), self._ask_to_turn_off)

    def _row(self, ui: Ui, box: Region, number: int, place: SeatPlace, phones: "Phones") -> None:
        is_shown = number == self.invited
        ui.panel(box, Style(fill=look.SLATE, border=look.LAMP if is_shown else look.STEEL))
        ui.fill(box.inset(0, 3).column(0, 4), look.SEATS[place.colour])
        icon = {PHONE: "tokens/handset", AWAY: "tokens/handset", BOT: "tokens/bot"}.get(place.who, "tokens/human")
        tint = look.LAMP if place.who == PHONE else look.RED if place.who == AWAY else look.DIM_BONE
        side = box.height - 10
        ui.image(icon, box.column(10, side).inset(0, 5), tint)
        code, release, ban = box.column(-3 * (box.height + 2)).columns(3)
        name, who = box.trim(left=side + 18, right=3 * (box.height + 2) + 8).columns(2)
        ui.text(name, place.name, look.BODY, look.SEAT_WORDS[place.colour], face="bold", cut=True)
        ui.text(who, self.t(f"phones-who-{place.who}"), look.BODY, look.DIM_BONE, cut=True)
        if phones.is_seat(number):
            icon_button(ui, f"phones:{number}:code", code.trim(top=2, right=6, bottom=2), "tokens/eye",
                        partial(self._invite, EVERYBODY if is_shown else number), chosen=is_shown,
                        help=self.t("phones-invite-all" if is_shown else "phones-invite", name=place.name))
        if phones.is_held(number):
            icon_button(ui, f"phones:{number}:release", release.trim(top=2, right=6, bottom=2), "tokens/undo",
                        partial(phones.release, number), help=self.t("phones-release", name=place.name))
            icon_button(ui, f"phones:{number}:ban", ban.trim(top=2, right=6, bottom=2), "tokens/lock",
                        partial(self._ask_to_ban, number, place.name), help=self.t("phones-ban", name=place.name))

    def _draw_watcher(self, ui: Ui, box: Region, address: str) -> None:
        ui.image("tokens/eye", box.column(10, 18).middle(height=18), look.DIM_BONE)
        name, who = box.trim(left=48, right=122).columns(2)
        ui.text(name, address, look.BODY, look.DIM_BONE, cut=True)
        ui.text(who, self.t("phones-who-watches"), look.BODY, look.DIM_BONE, cut=True)

    def _ask_to_ban(self, seat: int, name: str) -> None:
        self.app.push(Dialog(self.app, self.t("phones-ban-title", name=name), self.t("phones-ban", name=name), [
            ("ban", self.t("phones-ban-yes"), partial(self._ban, seat, name), "danger"),
            ("stay", self.t("common-cancel"), lambda: None, "primary"),
        ]))

    def _ban(self, seat: int, name: str) -> None:
        """Shut the phone out, unless the seat is somebody else's by now."""
        phones = self.app.phones
        places = phones.places() if phones is not None else ()
        if phones is not None and seat < len(places) and places[seat].name == name:
            phones.ban(seat)

    def _invite(self, seat: int) -> None:
        self.invited = seat

    def _change_code(self) -> None:
        if self.app.phones is not None:
            self.app.phones.change_code()

    def _ask_to_turn_off(self) -> None:
        """Turn phones off. If some have a seat, which they would lose, ask first."""
        seated = len(self.app.phones.away) if self.app.phones is not None else 0
        if not seated:
            self._turn_off()
            return
        self.app.push(Dialog(self.app, self.t("phones-off-title"), self.t("phones-off-words", count=seated), [
            ("off", self.t("phones-off"), self._turn_off, "danger"),
            ("stay", self.t("phones-off-no"), lambda: None, "primary"),
        ]))

    def _turn_off(self) -> None:
        self.app.shut_phones_out()
        self.focus = "phones:on"
