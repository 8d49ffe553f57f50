"""Who plays which seat from now on: a human gives a seat to a bot, or takes one from a bot."""

from functools import partial

from ...keep.people import usual_name
from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Ui
from ...play.plan import is_name
from ..doors import Doors
from ..screens import TableBelow
from .mugshot import NAME_MOST
from .players import Players
from .seating import HUMAN


class Reseating(Players):
    name = "reseating"
    id = "reseating"
    first_focus = "reseating:yes"

    def __init__(self, app: Doors, table: TableBelow) -> None:
        self.table = table
        self.session = table.session
        super().__init__(app, [seat.player.partition(":")[0] for seat in self.session.seats], table.inmates)
        self.names = [self._usual_name(seat) for seat in range(self.session.players)]

    def _usual_name(self, seat: int) -> str:
        """Return the proposed name: a human who played this seat before gets the same name again."""
        was_human = self.session.plan.seats[seat].player == HUMAN or self.session.is_human(seat)
        called = self.session.names[seat]
        return called if was_human else usual_name(self.app.settings.people, self.session.names) or called

    def title(self) -> str:
        return self.t("menu-seats")

    def yes(self) -> str:
        return self.t("reseating-yes")

    def name_of(self, seat: int) -> str:
        return self.session.names[seat]

    def draw_name(self, ui: Ui, seat: int, box: Region) -> None:
        if self.players[seat] == HUMAN and not self.session.is_human(seat):
            self.lines.draw(ui, f"reseating:{seat}:name", box.moved(-4).inset(0, 6), self.names[seat],
                            partial(self._rename, seat), most=NAME_MOST, help=self.t("setup-name-help"),
                            name=self.t("spoken-whose-name", number=seat + 1))
        else:
            ui.text(box, self.session.names[seat], look.LABEL, ui.seat_words(seat), face="bold", cut=True)

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
        self.lines.close()
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
