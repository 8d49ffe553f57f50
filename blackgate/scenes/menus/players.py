"""Who plays which seat, one row for each seat. It is used to hand over seats and to take over a replay."""

from functools import partial

from ...ai.levels import offered
from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import choice
from ..doors import Doors
from ..parts.portrait import draw_portrait
from .form import Form
from .seating import HUMAN


class Players(Form):
    """One row for each seat. `players` says who plays each seat."""

    def __init__(self, app: Doors, players: list[str], inmates: list[str]) -> None:
        super().__init__(app)
        self.players = players
        self.inmates = inmates

    def rows(self) -> int:
        return len(self.players)

    def draw_row(self, ui: Ui, number: int, box: Region) -> None:
        ui.panel(box, Style(fill=look.SLATE, border=look.STEEL))
        portrait = box.column(3, box.height - 6).inset(0, 3)
        draw_portrait(ui, self.inmates[number], portrait, ui.seat_color(number))
        half = box.width * 0.54
        self.draw_name(ui, number, box.column(box.height + 8, half - box.height - 16))
        player, stop = self.players[number], self.why_fixed(number)
        words = self.t("setup-human") if player == HUMAN else self.t(f"level-{player}")
        choice(ui, f"{self.id}:{number}", box.trim(half, 4, 6, 4), words, partial(self._leaf, number),
               enabled=not stop, help=stop, name=self.t("spoken-player", name=self.name_of(number)))

    def name_of(self, seat: int) -> str:
        """Return the name of the player of a seat."""
        raise NotImplementedError

    def draw_name(self, ui: Ui, seat: int, box: Region) -> None:
        raise NotImplementedError

    def why_fixed(self, seat: int) -> str:
        """Return why nobody else may play this seat; empty if somebody may."""
        return ""

    def _leaf(self, seat: int, step: int) -> None:
        players = [HUMAN, *offered()]
        at = players.index(self.players[seat]) if self.players[seat] in players else 0
        self.players[seat] = players[(at + step) % len(players)]
        self.changed()
