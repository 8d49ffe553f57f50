"""Phones: a code to scan, the address in words, who is connected, and the way to turn it off (TOGETHER G2)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, icon_button
from ...kit.widgets.plates import chips, plate
from ...phones.addresses import ALONE, local_addresses
from ...phones.sitting import AWAY, BOT, PHONE, Place
from ..doors import Doors, Screen, opens
from ..screens import OpenPhones

if TYPE_CHECKING:
    from ...phones.host import Phones

WIDE: Final = 800.0
TALL: Final = 452.0
QUIET: Final = 4            # modules of white around a code
EVERYBODY: Final = -1


class PhonesPanel(Screen):
    name = "phones"
    overlay = True

    def __init__(self, app: Doors) -> None:
        super().__init__(app)
        self.addresses = local_addresses()
        self.address = self.addresses[0]
        self.invited = EVERYBODY            # whose code is shown
        self._seen: object = None

    def tick(self, seconds: float) -> None:
        """Who comes and goes is seen at once."""
        phones = self.app.phones
        seen = phones.places() if phones is not None else None
        if seen != self._seen:
            self._seen = seen
            self.changed()

    def draw(self, ui: Ui) -> None:
        width, height = min(WIDE, ui.w - 24), min(TALL, ui.h - 16)
        x, y = (ui.w - width) / 2, (ui.h - height) / 2
        plate(ui, (x, y, width, height))
        ui.text((x + 24, y + 6, width - 48, 44), self.t("phones-title"), look.HEADING, face="scratched", align="center")
        inner = (x + 24, y + 54, width - 48, height - 54 - 62)
        foot = (x + 24, y + height - 54, width - 48, 42.0)
        phones = self.app.phones
        if phones is None:
            self._draw_off(ui, inner, foot)
        else:
            self._draw_on(ui, inner, foot, phones)

    # --- Off ------------------------------------------------------------------------------------------------

    def _draw_off(self, ui: Ui, box: Box, foot: Box) -> None:
        x, y, width, height = box
        side = min(120.0, height * 0.4)
        ui.image("tokens/handset", (x, y + 4, side, side), look.LAMP)
        left = x + side + 12
        ui.paragraph((left, y, x + width - left, height - 96), self.t("phones-about"), look.LARGE, look.BONE, least=0.6)
        if len(self.addresses) > 1:
            ui.text((x, y + height - 88, width, 22), self.t("phones-address"), look.BODY, look.DIM_BONE)
            chips(ui, "address", (x, y + height - 62, width, 36), [(one, one) for one in self.addresses], self.address,
                  self._take)
        elif self.address == ALONE:
            ui.paragraph((x, y + height - 80, width, 48), self.t("phones-alone"), look.BODY, look.ORANGE)
        self._foot(ui, foot, "phones:on", self.t("phones-on"), self._let_in)

    def _foot(self, ui: Ui, box: Box, id: str, label: str, do: Callable[[], None]) -> None:
        x, y, width, height = box
        half = (width - 12) / 2
        button(ui, "phones:done", (x + half + 12, y, half, height), self.t("phones-done"), self.back,
               kind="plain" if self.app.phones is None else "primary")
        button(ui, id, (x, y, half, height), label, do, kind="primary" if self.app.phones is None else "danger")

    def _take(self, address: str) -> None:
        self.address = address
        self.changed()

    def _let_in(self) -> None:
        try:
            self.app.let_phones_in(self.address)
        except OSError:
            self.app.say(self.t("phones-failed", address=self.address))
        self.focus = "phones:done"
        self.changed()

    # --- On -------------------------------------------------------------------------------------------------

    def _draw_on(self, ui: Ui, box: Box, foot: Box, phones: "Phones") -> None:
        x, y, width, height = box
        side = min(height - 66, width * 0.4)
        places = phones.places()
        if self.invited >= len(places):
            self.invited = EVERYBODY
        link = phones.link if self.invited == EVERYBODY else phones.seat_link(self.invited)
        draw_code(ui, (x, y, side, side), link)
        code = link.partition("#")[2]
        whole = self.t("phones-type", address=phones.url, code=f"{code[:4]} {code[4:]}")
        ui.paragraph((x, y + side + 6, side, height - side - 6), whole, look.BODY, look.BONE, align="center", least=0.7)
        left = x + side + 22
        room = x + width - left
        name = places[self.invited].name if self.invited != EVERYBODY else ""
        words = self.t("phones-scan-seat", name=name) if name else self.t("phones-scan")
        ui.paragraph((left, y, room, 44), words, look.LABEL, look.LAMP, face="bold", least=0.7)
        told = 58.0
        row = min(40.0, (height - 48 - told) / max(1, len(places)))
        for number, place in enumerate(places):
            self._row(ui, (left, y + 48 + number * row, room, row - 4), number, place, phones)
        if not places:
            ui.paragraph((left, y + 48, room, 60), self.t("phones-no-table"), look.BODY, look.DIM_BONE)
        trouble = self.t("phones-alone") if phones.server.address == ALONE else ""
        trouble = trouble or self.t("phones-trouble", port=str(phones.server.port))
        ui.paragraph((left, y + height - told, room, told), trouble, look.SMALL, look.DIM_BONE, least=0.7)
        self._foot(ui, foot, "phones:off", self.t("phones-off"), self._turn_off)

    def _row(self, ui: Ui, box: Box, number: int, place: Place, phones: "Phones") -> None:
        x, y, width, height = box
        is_shown = number == self.invited
        ui.panel(box, Style(fill=look.SLATE, border=look.LAMP if is_shown else look.STEEL))
        color = look.SEATS[place.colour]
        ui.fill((x, y + 3, 4, height - 6), color)
        icon = {PHONE: "tokens/handset", AWAY: "tokens/handset", BOT: "tokens/bot"}.get(place.who, "tokens/human")
        tint = look.LAMP if place.who == PHONE else look.BLOOD if place.who == AWAY else look.DIM_BONE
        side = height - 10
        ui.image(icon, (x + 10, y + 5, side, side), tint)
        left = x + side + 18
        buttons = 2 * (height + 2)
        half = (x + width - left - buttons - 8) / 2
        ui.text((left, y, half, height), place.name, look.BODY, look.SEAT_WORDS[place.colour], face="bold", cut=True)
        ui.text((left + half, y, half, height), self.t(f"phones-who-{place.who}"), look.BODY, look.DIM_BONE, cut=True)
        at = x + width - buttons
        if phones.is_seat(number):
            icon_button(ui, f"phones:{number}:code", (at, y + 2, height - 4, height - 4), "tokens/eye",
                        lambda: self._invite(EVERYBODY if is_shown else number), chosen=is_shown,
                        help=self.t("phones-invite-all" if is_shown else "phones-invite", name=place.name))
        if phones.is_held(number):
            icon_button(ui, f"phones:{number}:release", (at + height + 2, y + 2, height - 4, height - 4),
                        "tokens/undo", lambda: phones.release(number),
                        help=self.t("phones-release", name=place.name))

    def _invite(self, seat: int) -> None:
        self.invited = seat
        self.changed()

    def _turn_off(self) -> None:
        self.app.shut_phones_out()
        self.focus = "phones:on"
        self.changed()


def draw_code(ui: Ui, box: Box, link: str) -> None:
    """A code that phones scan, dark on light, with its quiet zone; every module whole pixels wide."""
    x, y, width, height = box
    size = ui.px(width), ui.px(height)

    def make() -> pygame.Surface:
        import segno

        rows = [bytes(row) for row in segno.make(link, error="m", micro=False).matrix]
        modules = len(rows) + 2 * QUIET
        unit = max(1, min(size) // modules)
        margin = (min(size) - unit * len(rows)) // 2
        surface = pygame.Surface((min(size), min(size)))
        surface.fill(look.BONE)
        for down, row in enumerate(rows):
            for across, is_dark in enumerate(row):
                if is_dark:
                    surface.fill(look.NIGHT, (margin + across * unit, margin + down * unit, unit, unit))
        return surface

    ui.stroke(ui.made(("code", link, size), make), x + (width - min(width, height)) / 2, y)


@opens(OpenPhones)
def _open(app: Doors, request: OpenPhones) -> None:
    app.push(PhonesPanel(app))
