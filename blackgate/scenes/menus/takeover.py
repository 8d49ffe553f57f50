"""Taking over a replay: who plays which seat from here on."""


from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Ui
from ...kit.widgets.buttons import button, choice
from ...kit.widgets.plates import plate
from ...play.session import Replay, Seat
from ..doors import Doors, Screen
from .players import ROW, draw_sitter, leafed, player_words
from .seating import HUMAN, USUAL


class TakeOver(Screen):
    """The looker plays, bots play the rest, until somebody says otherwise."""

    name = "take over"
    overlay = True
    first_focus = "over:yes"

    def __init__(self, app: Doors, replay: Replay, looker: int, inmates: list[str]) -> None:
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
        name, chosen = draw_sitter(ui, seat, self.inmates[seat], box)
        ui.text(name, self.replay.names[seat], look.LABEL, look.SEAT_WORDS[seat], face="bold", cut=True)
        choice(ui, f"over:{seat}", chosen, player_words(self.t, self.players[seat]),
               lambda step: self._leaf(seat, step))

    def _leaf(self, seat: int, step: int) -> None:
        self.players[seat] = leafed(self.players[seat], step)
        self.changed()

    def _begin(self) -> None:
        seats = [
            Seat(self.replay.names[seat], player if player == HUMAN else f"{player}:{self.inmates[seat]}",
                 self.inmates[seat])
            for seat, player in enumerate(self.players)
        ]
        self.app.open_table(self.app.games.taken_over(self.replay, seats))
