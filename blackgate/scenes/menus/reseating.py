"""Who plays which seat from now on: a human hands over to a bot, or sits down in place of one."""

import pygame

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Ui
from ...kit.widgets.buttons import button, choice
from ...kit.widgets.lines import Lines
from ...kit.widgets.plates import plate
from ...play.plan import is_name
from ..doors import Doors, Screen, TableBelow
from ..parts.mugshot import NAME_MOST
from .players import ROW, draw_sitter, leafed, player_words
from .seating import HUMAN, names_for


class Reseating(Screen):
    name = "reseating"
    overlay = True
    first_focus = "reseating:yes"

    def __init__(self, app: Doors, table: TableBelow) -> None:
        super().__init__(app)
        self.table = table
        self.session = table.session
        self.lines = Lines()
        self.players = [seat.player.partition(":")[0] for seat in self.session.seats]
        self.names = [self._usual_name(seat) for seat in range(self.session.players)]

    def _usual_name(self, seat: int) -> str:
        """Who sat here as a human before is called so again."""
        was_human = self.session.plan.seats[seat].player == HUMAN or self.session.is_human(seat)
        return self.session.names[seat] if was_human else names_for(self.t)(seat)

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        rows = len(self.players)
        width = min(640.0, ui.w - 40)
        tall = min(ROW, (ui.h - 150) / rows)
        height = 64 + tall * rows + 66
        x, y = (ui.w - width) / 2, (ui.h - height) / 2
        plate(ui, (x, y, width, height))
        ui.text((x + 20, y + 8, width - 40, 44), self.t("menu-seats"), look.HEADING, face="scratched", align="center")
        for seat in range(rows):
            self._row(ui, seat, (x + 20, y + 58 + seat * tall, width - 40, tall - 6))
        half = (width - 50) / 2
        button(ui, "reseating:yes", (x + 20, y + height - 54, half, 42), self.t("reseating-yes"), self._apply,
               kind="primary")
        button(ui, "reseating:no", (x + 30 + half, y + height - 54, half, 42), self.t("common-cancel"), self.back)

    def _row(self, ui: Ui, seat: int, box: Box) -> None:
        name, chosen = draw_sitter(ui, seat, self.table.inmates[seat], box)
        if self.players[seat] == HUMAN and not self.session.is_human(seat):
            line = (name[0] - 4, name[1] + 6, name[2], name[3] - 12)
            self.lines.draw(ui, f"reseating:{seat}:name", line, self.names[seat], lambda name: self._rename(seat, name),
                            most=NAME_MOST, help=self.t("setup-name-help"))
        else:
            ui.text(name, self.session.names[seat], look.LABEL, look.SEATS[seat], face="bold", cut=True)
        has_conceded = seat in self.session.conceded
        choice(
            ui, f"reseating:{seat}", chosen, player_words(self.t, self.players[seat]),
            lambda step: self._leaf(seat, step), enabled=not has_conceded,
            help=self.t("reseating-conceded") if has_conceded else "",
        )

    # --- What it does ---------------------------------------------------------------------------------------

    def _leaf(self, seat: int, step: int) -> None:
        self.players[seat] = leafed(self.players[seat], step)

    def _rename(self, seat: int, name: str) -> None:
        self.names[seat] = name

    def _apply(self) -> None:
        """Only what changed is said to the session."""
        session = self.session
        self.lines.close()
        for seat, player in enumerate(self.players):
            before = session.seats[seat].player.partition(":")[0]
            if player == before or seat in session.conceded:
                continue
            if player == HUMAN:
                name = self.names[seat].strip()
                session.take_back(seat, name if is_name(name) else self._usual_name(seat))
            else:
                session.hand_to_bot(seat, f"{player}:{self.table.inmates[seat]}")
        self.app.pop()
        self.table.reseated()

    def back(self) -> None:
        if self.lines.is_open:
            self.lines.close()
            self.changed()
            return
        self.app.pop()

    def tick(self, seconds: float) -> None:
        if self.lines.tick(seconds):
            self.changed()

    def touched(self, id: str | None) -> None:
        self.lines.touched(id)

    def typing(self, event: pygame.event.Event) -> bool:
        return self.lines.typing(event)
