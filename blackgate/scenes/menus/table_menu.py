"""The menu over the table: everything that is not the game itself."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Final, NamedTuple

from ...disk.clock import local
from ...keep.saves import is_saved_as, save_as
from ...kit import look
from ...kit.layout import Cutter
from ...kit.ui import Ui
from ...kit.widgets.buttons import Kind, button
from ...kit.widgets.dialogs import Dialog
from ...kit.widgets.plates import titled_plate
from ...play.plan import MOST_NAME
from ...play.record_hashes import short
from ...play.session import Session
from ...words.text import Several, Text
from ..screen_host import ScreenHost, Screen, opened_by
from ..parts.proof import committed, copy_commitment, draw_codes
from ..screens import OpenOptions, OpenPhones, OpenRules, OpenTableMenu, OpenTitle, TableBelow
from .naming import Naming, save_under
from .players import Reseating

WIDE: Final = 400.0
PROOF: Final = 40.0         # height of the lines with the commitment


class MenuEntry(NamedTuple):
    id: str
    icon: str
    do: Callable[[], None]
    kind: Kind = "plain"


@opened_by(OpenTableMenu)
class TableMenu(Screen):
    name = "menu"
    overlay = True
    first_focus = "menu:resume"
    belongs = False         # The table covers the hand before the menu opens.

    def __init__(self, app: ScreenHost, table: TableBelow) -> None:
        super().__init__(app)
        self.table = table

    @property
    def session(self) -> Session:
        return self.table.session

    def draw(self, ui: Ui) -> None:
        items = self._items()
        committed_to = self.session.commitment
        low = PROOF if committed_to else 0.0
        tall = min(50.0, (ui.h - 110 - low) / len(items))
        height = 82 + tall * len(items) + 10 + low
        inner = titled_plate(ui, min(WIDE, ui.w - 40), height, self.t("menu-title"), side=20, head=(6, 46), size=38)
        is_kept = not self.session.unkept
        words = self.t("menu-kept" if is_kept else "menu-not-kept", number=self.session.rounds)
        ui.text(inner.row(50, 22), words, look.BODY, look.DIM_BONE if is_kept else look.ORANGE, align="center")
        rows = Cutter(inner.trim(top=80), 6)
        for item in items:
            button(ui, f"menu:{item.id}", rows.top(tall - 6), self.t(f"menu-{item.id}"), item.do,
                   icon=f"tokens/{item.icon}", kind=item.kind)
        if committed_to:
            words = self.t("proof-commitment", code=short(committed_to))
            chosen = self.t("proof-chosen") if self.session.is_chosen else ""
            draw_codes(ui, "menu:proof", rows.top(PROOF - 4), words, chosen,
                       partial(copy_commitment, self.app, self.session), committed(self.t, self.session))

    def _items(self) -> list[MenuEntry]:
        app = self.app
        items = [
            MenuEntry("resume", "play", self.back, "primary"), MenuEntry("save", "save", self._save_as),
            MenuEntry("options", "gear", partial(app.open, OpenOptions())),
            MenuEntry("rules", "book", lambda: app.open(OpenRules(self.table.help_topic()))),
        ]
        if not self.session.plan.evening:       # An evening counts only for who plays it.
            items += [MenuEntry("seats", "human", lambda: app.push(Reseating(app, self.table))),
                      MenuEntry("phones", "handset", partial(app.open, OpenPhones()))]
        if self._who_concedes() is not None:
            items.append(MenuEntry("concede", "warning", self._concede))
        # The title offers to continue the saved game.
        return [*items, MenuEntry("leave", "back", partial(self._unless_lost, partial(app.open, OpenTitle()))),
                MenuEntry("quit", "close", partial(self._unless_lost, app.quit))]

    # --- What it does ---------------------------------------------------------------------------------------

    def _save_as(self) -> None:
        self._ask_name(proposed_name(self.t, self.session, local(datetime.now(UTC)), is_saved_as))

    def _ask_name(self, value: str) -> None:
        self.app.push(Naming(self.app, self.t("menu-save"), value, self.t("menu-save-yes"), self._save_unless_taken))

    def _save_unless_taken(self, name: str) -> None:
        """Save under this name. Ask before another save of the same name is replaced."""
        if not is_saved_as(name):
            self._save(name)
            return
        self.app.push(Dialog(self.app, self.t("menu-replace-title"), self.t("menu-replace-words", name=name), [
            ("other", self.t("menu-replace-other"), lambda: self._ask_name(name), "primary"),
            ("replace", self.t("menu-replace"), lambda: self._save(name), "danger"),
            ("stay", self.t("common-cancel"), lambda: None, "plain"),
        ]))

    def _save(self, name: str) -> None:
        save_under(self.app, partial(save_as, self.session, name), name)

    def _who_concedes(self) -> int | None:
        """Return the human at the screen who would concede: the asked player, or else the looker."""
        session = self.session
        for seat in (session.asked, self.table.looker):
            if seat is not None and session.is_human(seat) and seat not in session.conceded:
                return seat
        return None

    def _concede(self) -> None:
        seat = self._who_concedes()
        assert seat is not None
        name = self.session.names[seat]
        ends = self.session.plan.team or self.session.players == 2
        what = "evening" if self.session.plan.evening else "ends" if ends else "plays-on"
        words = self.t(f"menu-concede-{what}", name=name)
        self.app.push(Dialog(self.app, self.t("menu-concede-title", name=name), words, [
            ("concede", self.t("menu-concede"), lambda: self._give_up(seat), "danger"),
            ("stay", self.t("menu-concede-no"), lambda: None, "plain"),
        ]))

    def _give_up(self, seat: int) -> None:
        self.session.concede(seat)
        self.app.pop()
        self.table.reseated()

    def _unless_lost(self, go: Callable[[], None]) -> None:
        """Leave the game. If it could not be saved, ask first."""
        if not self.session.unkept:
            go()
            return
        self.app.push(Dialog(self.app, self.t("menu-lose-title"), self.t("menu-lose-words"), [
            ("stay", self.t("menu-lose-stay"), lambda: None, "primary"), ("go", self.t("menu-leave"), go, "danger"),
        ]))


def proposed_name(t: Text, session: Session, now: datetime, is_taken: Callable[[str], bool]) -> str:
    """Return a name that no other saved game has."""
    people = [session.names[seat] for seat in session.humans] or session.names
    day = t("menu-save-day", day=str(now.day), month=str(now.month))
    for number in range(len(people), 0, -1):
        names = Several(tuple(people[:number]))
        wanted = t("menu-save-name", names=names, day=day, number=session.rounds)
        if len(wanted) <= MOST_NAME - 4:
            break
    wanted = wanted[:MOST_NAME - 4].rstrip()
    name, again = wanted, 2
    while is_taken(name):
        name, again = f"{wanted} ({again})", again + 1
    return name
