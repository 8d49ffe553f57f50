"""The standings: a row for each player, winners first."""

from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
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

    def draw(self, ui: Ui, box: Region) -> None:
        titled_panel(ui, box, ui.t("end-standings"))
        tall = min(112.0, (box.height - 50) / len(self.order))
        rows = Cutter(box.inset(12, 0).trim(top=42), 6)
        for seat in self.order:
            self._draw_row(ui, seat, rows.top(tall - 6))

    def _draw_row(self, ui: Ui, seat: int, box: Region) -> None:
        color = ui.seat_color(seat)
        has_won = seat in self.winners
        ui.spot(Spot(f"end:row:{seat}", box, name=self.session.names[seat], about=self._about(ui, seat)))
        ui.panel(box, Style(fill=(64, 44, 22) if has_won else (34, 35, 42), border=look.LAMP if has_won else look.STEEL,
                            thick=2 if has_won else 1, round=7))
        inner = box.inset(4)
        portrait = inner.column(0, min(inner.height, 84.0))
        draw_portrait(ui, self.inmates[seat], portrait, color, thick=2.5)
        right = box.trim(left=portrait.width + 12, right=8)
        if box.height < LOW:
            words = right.column(0, right.width * 0.42)
            tunnel = right.trim(left=words.width + 8).inset(0, 8)
        else:
            words = right.row(4, min(28.0, box.height * 0.4))
            tunnel = right.trim(top=words.height + 10, bottom=8)
        self._draw_name(ui, seat, words, has_won)
        draw_tunnel(ui, self.view, seat, tunnel, color)

    def _about(self, ui: Ui, seat: int) -> str:
        """Return what the row shows beside the name: whether they won, and the state of the tunnel."""
        view = self.view
        goal = unit("point", view.pack.goal(view.players, view.team))
        won = ui.t("spoken-won") if seat in self.winners else ""
        return f"{won}\n{ui.t('spoken-tunnel', points=view.points[seat], goal=goal)}"

    def _draw_name(self, ui: Ui, seat: int, box: Region, has_won: bool) -> None:
        strip, size = Cutter(box), min(20.0, box.height * 0.72)
        ui.image(f"seats/{seat}", box.column(0, 14).middle(height=14), ui.seat_color(seat))
        if has_won:
            ui.image("tokens/crown", strip.right(size + 8).column(4, size).middle(height=size), look.LAMP)
        mark = ui.t(f"setup-team-{'b' if seat % 2 else 'a'}") if self.view.team else ""
        if seat in self.session.conceded:
            mark = ui.t("end-gave-up")
        if mark and box.width > 200:
            ui.text(strip.right(ui.width(mark, look.BODY) + 12).trim(right=6), mark, look.BODY, look.DIM_BONE)
        ui.text(strip.rest.trim(left=20), self.session.names[seat], size, ui.seat_words(seat), face="bold", cut=True)
