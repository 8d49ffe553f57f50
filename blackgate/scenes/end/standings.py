"""The standings: a row for each player, winners first."""

from typing import Final

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...play.session import Session
from ...words.things import unit
from ..parts.backdrop import draw_portrait
from ..table.seats import draw_tunnel
from .end_rows import titled_panel

LOW: Final = 58.0              # a row lower than this has only one line


class Standings:
    def __init__(self, session: Session, winners: list[int], inmates: list[str]) -> None:
        self.session = session
        self.view = session.sight(None)
        self.winners = winners
        self.inmates = inmates
        self.order = self._sorted()

    def _sorted(self) -> list[int]:
        """Return the seats in order: the winners, then those who came furthest."""
        over = self.session.over
        assert over is not None
        points = over["points"]
        reach = [over["team_points"][seat % 2] if self.view.team else points[seat] for seat in range(len(points))]
        seats = range(len(points))
        return sorted(seats, key=lambda seat: (seat not in self.winners, -reach[seat], -points[seat], seat))

    def draw(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        titled_panel(ui, box, ui.t("end-standings"))
        tall = min(112.0, (height - 50) / len(self.order))
        for rank, seat in enumerate(self.order):
            self._draw_row(ui, seat, (x + 12, y + 42 + rank * tall, width - 24, tall - 6))

    def _draw_row(self, ui: Ui, seat: int, box: Box) -> None:
        x, y, width, height = box
        color = ui.seat_color(seat)
        has_won = seat in self.winners
        ui.spot(Spot(f"end:row:{seat}", box, name=self.session.names[seat], about=self._about(ui, seat)))
        ui.panel(box, Style(fill=(64, 44, 22) if has_won else (34, 35, 42), border=look.LAMP if has_won else look.STEEL,
                            thick=2 if has_won else 1, round=7))
        side = height - 8
        portrait = (x + 4, y + 4, min(side, 84.0), side)
        draw_portrait(ui, self.inmates[seat], portrait, color, thick=2.5)
        left = x + portrait[2] + 12
        right = x + width - 8
        low = height < LOW
        line = height if low else min(28.0, height * 0.4)
        top = y if low else y + 4
        words = (left, top, (right - left) * (0.42 if low else 1.0), line)
        self._draw_name(ui, seat, words, has_won)
        tunnel = (left + words[2] + 8, y + 8, right - left - words[2] - 8, height - 16)
        if not low:
            tunnel = (left, y + line + 10, right - left, height - line - 18)
        draw_tunnel(ui, self.view, seat, tunnel, color)

    def _about(self, ui: Ui, seat: int) -> str:
        """Return what the row shows beside the name: whether they won, and the state of the tunnel."""
        view = self.view
        goal = unit("point", view.pack.goal(view.players, view.team))
        won = ui.t("spoken-won") if seat in self.winners else ""
        return f"{won}\n{ui.t('spoken-tunnel', points=view.points[seat], goal=goal)}"

    def _draw_name(self, ui: Ui, seat: int, box: Box, has_won: bool) -> None:
        x, y, width, height = box
        color = ui.seat_color(seat)
        size = min(20.0, height * 0.72)
        ui.image(f"seats/{seat}", (x, y + (height - 14) / 2, 14, 14), color)
        right = x + width
        if has_won:
            right -= size + 8
            ui.image("tokens/crown", (right + 4, y + (height - size) / 2, size, size), look.LAMP)
        mark = ui.t(f"setup-team-{'b' if seat % 2 else 'a'}") if self.view.team else ""
        if seat in self.session.conceded:
            mark = ui.t("end-gave-up")
        if mark and width > 200:
            wide = ui.width(mark, look.BODY) + 6
            right -= wide + 6
            ui.text((right, y, wide, height), mark, look.BODY, look.DIM_BONE)
        ui.text((x + 20, y, right - x - 20, height), self.session.names[seat], size,
                ui.seat_words(seat), face="bold", cut=True)
