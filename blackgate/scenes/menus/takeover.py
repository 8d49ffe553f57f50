"""Taking over a replay: who plays which seat from here on."""

from ...ai.levels import USUAL
from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Ui
from ...play.session import Replay, Seat
from ..doors import Doors, opened_by
from ..screens import OpenTable, OpenTakeOver
from .players import Players
from .seating import HUMAN


@opened_by(OpenTakeOver)
class TakeOver(Players):
    """At first the looker's seat is played by a human and all others by bots."""

    name = "take over"
    id = "over"
    first_focus = "over:yes"
    intro = "replay-over-words"
    wide = 600.0

    def __init__(self, app: Doors, replay: Replay, looker: int, inmates: list[str]) -> None:
        players = [
            HUMAN if seat == looker else USUAL if sits.player == HUMAN else sits.player.partition(":")[0]
            for seat, sits in enumerate(replay.seats)
        ]
        super().__init__(app, players, inmates)
        self.replay = replay

    def title(self) -> str:
        return self.t("replay-over-title")

    def yes(self) -> str:
        return self.t("replay-over-yes")

    def name_of(self, seat: int) -> str:
        return self.replay.names[seat]

    def draw_name(self, ui: Ui, seat: int, box: Region) -> None:
        ui.text(box, self.replay.names[seat], look.LABEL, ui.seat_words(seat), face="bold", cut=True)

    def confirm(self) -> None:
        seats = [
            Seat(self.replay.names[seat], player if player == HUMAN else f"{player}:{self.inmates[seat]}",
                 self.inmates[seat], self.replay.seats[seat].colour)
            for seat, player in enumerate(self.players)
        ]
        self.app.open(OpenTable(self.app.games.taken_over(self.replay, seats)))
