"""Who plays which seat, a row for each: to hand over seats in a game, and to take over a replay."""

from collections.abc import Sequence
from functools import partial

from ...ai.levels import USUAL, offered
from ...keep.people import usual_name
from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import choice
from ...play.plan import is_name
from ...play.session import Replay, Seat
from ..screen_host import ScreenHost, opened_by
from ..parts.backdrop import draw_portrait
from ..screens import OpenTable, OpenTakeOver, TableBelow
from .form import Form
from .mugshot import NAME_MOST
from .seating import HUMAN


class Players(Form):
    """One row for each seat, with its name. `players` says who plays each seat."""

    def __init__(self, app: ScreenHost, players: list[str], seat_names: Sequence[str], inmates: list[str]) -> None:
        super().__init__(app)
        self.players = players
        self.seat_names = seat_names
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
        choice(ui, f"{self.id}:{number}", box.trim(half, 4, 6, 4), words, partial(self._change_player, number),
               enabled=not stop, help=stop, name=self.t("spoken-player", name=self.seat_names[number]))

    def draw_name(self, ui: Ui, seat: int, box: Region) -> None:
        ui.text(box, self.seat_names[seat], look.LABEL, ui.seat_words(seat), face="bold", cut=True)

    def why_fixed(self, seat: int) -> str:
        """Return why nobody else may play this seat; empty if somebody may."""
        return ""

    def _change_player(self, seat: int, step: int) -> None:
        players = [HUMAN, *offered()]
        at = players.index(self.players[seat]) if self.players[seat] in players else 0
        self.players[seat] = players[(at + step) % len(players)]


class Reseating(Players):
    name = "reseating"
    id = "reseating"
    first_focus = "reseating:yes"
    title_key = "menu-seats"
    yes_key = "reseating-yes"

    def __init__(self, app: ScreenHost, table: TableBelow) -> None:
        self.table = table
        self.session = table.session
        players = [seat.player.partition(":")[0] for seat in self.session.seats]
        super().__init__(app, players, self.session.names, table.inmates)
        self.names = [self._usual_name(seat) for seat in range(self.session.players)]

    def _usual_name(self, seat: int) -> str:
        """Return the proposed name: a human who played this seat before gets the same name again."""
        was_human = self.session.plan.seats[seat].player == HUMAN or self.session.is_human(seat)
        called = self.session.names[seat]
        return called if was_human else usual_name(self.app.settings.people, self.session.names) or called

    def draw_name(self, ui: Ui, seat: int, box: Region) -> None:
        if self.players[seat] == HUMAN and not self.session.is_human(seat):
            self.text_fields.draw(ui, f"reseating:{seat}:name", box.moved(-4).inset(0, 6), self.names[seat],
                                  partial(self._rename, seat), most=NAME_MOST, help=self.t("setup-name-help"),
                                  name=self.t("spoken-whose-name", number=seat + 1))
        else:
            super().draw_name(ui, seat, box)

    def why_fixed(self, seat: int) -> str:
        return self.t("reseating-conceded") if seat in self.session.conceded else ""

    def _rename(self, seat: int, name: str) -> None:
        self.names[seat] = name

    def _is_name(self, name: str) -> bool:
        """Return whether this can be a name. The word for "you" cannot: sentences use it for the reader."""
        return is_name(name) and name.casefold() != self.t("setup-you").casefold()

    def confirm(self) -> None:
        """Tell the session only what changed."""
        session = self.session
        self.text_fields.close()
        for seat, player in enumerate(self.players):
            before = session.seats[seat].player.partition(":")[0]
            if player == before or seat in session.conceded:
                continue
            if player == HUMAN:
                name = self.names[seat].strip()
                session.take_back(seat, name if self._is_name(name) else self._usual_name(seat))
            else:
                session.hand_to_bot(seat, f"{player}:{self.inmates[seat]}")
        self.app.pop()
        self.table.reseated()


@opened_by(OpenTakeOver)
class TakeOver(Players):
    """At first the looker's seat is played by a human and all others by bots."""

    name = "take over"
    id = "over"
    first_focus = "over:yes"
    title_key = "replay-over-title"
    intro = "replay-over-words"
    yes_key = "replay-over-yes"
    wide = 600.0

    def __init__(self, app: ScreenHost, replay: Replay, looker: int, inmates: list[str]) -> None:
        players = [
            HUMAN if seat == looker else USUAL if sits.player == HUMAN else sits.player.partition(":")[0]
            for seat, sits in enumerate(replay.seats)
        ]
        super().__init__(app, players, replay.names, inmates)
        self.replay = replay

    def confirm(self) -> None:
        seats = [
            Seat(self.replay.names[seat], player if player == HUMAN else f"{player}:{self.inmates[seat]}",
                 self.inmates[seat], self.replay.seats[seat].colour)
            for seat, player in enumerate(self.players)
        ]
        self.app.open(OpenTable(self.app.games.taken_over(self.replay, seats)))
