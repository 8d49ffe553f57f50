"""The curtain between two humans: nothing of the table is drawn until the right one says so (SCREENS 5)."""

from ...kit import look
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ..doors import Doors, Screen, TableBelow
from ..parts.backdrop import draw_wall


class Curtain(Screen):
    """Covers the whole window. It knows a name and a portrait, nothing else of the game."""

    name = "curtain"

    def __init__(self, app: Doors, table: TableBelow) -> None:
        super().__init__(app)
        asked = table.session.asked
        assert asked is not None
        self.table = table
        self.seat = asked
        self.player = table.session.names[asked]
        self.inmate = table.inmates[asked]
        self.focus = "curtain:ready"

    def draw(self, ui: Ui) -> None:
        draw_wall(ui)
        width, height = min(520.0, ui.w - 40), min(420.0, ui.h - 40)
        x, y = (ui.w - width) / 2, (ui.h - height) / 2
        color = look.SEATS[self.seat]
        ui.panel((x, y, width, height), Style(fill=look.SHADE, border=color, thick=3, round=12, shadow=True))
        tall = height * 0.42
        portrait = (x + (width - tall / 1.2) / 2, y + 22, tall / 1.2, tall)
        ui.image(f"inmates/{self.inmate}", portrait)
        ui.panel(portrait, Style(border=color, thick=3))
        words = self.t("curtain-hand-over", name=self.player)
        ui.paragraph((x + 24, y + tall + 34, width - 48, 76), words, 30, face="scratched", align="center", middle=True)
        ui.paragraph(
            (x + 24, y + tall + 110, width - 48, height - tall - 184), self.t("curtain-nobody-else"), look.BODY,
            look.DIM_BONE, align="center",
        )
        label = self.t("curtain-ready", name=self.player)
        button(ui, "curtain:ready", (x + 60, y + height - 62, width - 120, 46), label, self._open, kind="primary")

    def _open(self) -> None:
        self.app.pop()
        self.table.look_as(self.seat)

    def back(self) -> None:
        """Escape does not lift it."""
        self.app.open_table_menu(self.table)
