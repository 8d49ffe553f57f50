"""Taking over a replay: who plays which seat from here on."""

from typing import TYPE_CHECKING, Final

from ..session import Replay, Seat
from . import look
from .mugshot import draw_portrait
from .scene import Scene
from .seating import HUMAN, LEVELS, USUAL
from .spots import Box
from .ui import Style, Ui
from .widgets.buttons import button, choice
from .widgets.plates import plate

if TYPE_CHECKING:
    from ..app import App

ROW: Final = 58.0
PLAYERS: Final = (HUMAN, *LEVELS)


class TakeOver(Scene):
    """The looker plays, bots play the rest, until somebody says otherwise."""

    name = "take over"
    overlay = True
    first_focus = "over:yes"

    def __init__(self, app: "App", replay: Replay, looker: int, inmates: list[str]) -> None:
        super().__init__(app)
        self.replay = replay
        self.inmates = inmates
        self.players = [
            HUMAN if seat == looker else USUAL if sits.player == HUMAN else sits.player.partition(":")[0]
            for seat, sits in enumerate(replay.seats)
        ]

    def draw(self, ui: Ui) -> None:
        rows = len(self.players)
        width = min(600.0, ui.w - 40)
        tall = min(ROW, (ui.h - 190) / rows)
        height = 104 + tall * rows + 66
        x, y = (ui.w - width) / 2, (ui.h - height) / 2
        plate(ui, (x, y, width, height))
        ui.text((x + 20, y + 8, width - 40, 44), self.t("replay-over-title"), look.HEADING, face="scratched",
                align="center")
        ui.paragraph((x + 24, y + 52, width - 48, 44), self.t("replay-over-words"), look.BODY, look.DIM_BONE,
                     align="center")
        for seat in range(rows):
            self._row(ui, seat, (x + 20, y + 98 + seat * tall, width - 40, tall - 6))
        half = (width - 50) / 2
        button(ui, "over:yes", (x + 20, y + height - 54, half, 42), self.t("replay-over-yes"), self._begin,
               kind="primary")
        button(ui, "over:no", (x + 30 + half, y + height - 54, half, 42), self.t("common-cancel"), self.back)

    def _row(self, ui: Ui, seat: int, box: Box) -> None:
        x, y, width, height = box
        ui.panel(box, Style(fill=look.SLATE, border=look.STEEL))
        portrait = (x + 3, y + 3, height - 6, height - 6)
        draw_portrait(ui, self.inmates[seat], portrait)
        ui.panel(portrait, Style(border=look.SEATS[seat], thick=2, round=4))
        left = x + height + 8
        name = self.replay.names[seat]
        ui.text((left, y, width * 0.54 - height - 16, height), name, look.LABEL, look.SEAT_WORDS[seat], face="bold",
                cut=True)
        choice(ui, f"over:{seat}", (x + width * 0.54, y + 4, width * 0.46 - 6, height - 8), self._word(seat),
               lambda step: self._leaf(seat, step))

    def _word(self, seat: int) -> str:
        player = self.players[seat]
        return self.t("setup-human") if player == HUMAN else self.t(f"level-{player}")

    def _leaf(self, seat: int, step: int) -> None:
        known = list(PLAYERS)
        at = known.index(self.players[seat]) if self.players[seat] in known else 0
        self.players[seat] = known[(at + step) % len(known)]
        self.changed()

    def _begin(self) -> None:
        seats = [
            Seat(self.replay.names[seat], player if player == HUMAN else f"{player}:{self.inmates[seat]}",
                 self.inmates[seat])
            for seat, player in enumerate(self.players)
        ]
        self.app.open_table(self.app.games.taken_over(self.replay, seats))
