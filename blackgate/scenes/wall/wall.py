"""The wall: which inmates a player has beaten, their feats, and tonight's game. Nothing is locked.

Old replays are read while it is shown, a few in every frame. What they contain appears as it is found.
"""

from collections.abc import Callable
from datetime import date
from time import perf_counter
from typing import Final

from ...ai.levels import rungs
from ...keep.achievements import Earned, Person, today
from ...keep.people import usual_name
from ...keep.achievement_scan import AchievementScan, replay_with
from ...keep.saves import SaveProblem, load_replay
from ...keep.statistics import load_statistics
from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import choice
from ...kit.widgets.plates import HEAD, beside_heading, choice_row, draw_share
from ...offers.pack_art import use_pack_art
from ...play.feats import FEATS, Cell
from ...play.packs import pack_in
from ...play.plan import Plan
from ...play.session import Replay
from ...play.tonight import plan_for, salt_of
from ..screen_host import ScreenHost, opened_by
from ..menus.form import Tabbed
from ..menus.loading import load
from ..menus.naming import with_name
from ..menus.skill import rating_words, worst
from ..parts.backdrop import draw_titled_wall
from ..screens import OpenReplay, OpenSetup, OpenTable, OpenWall
from .evenings import Calendar, draw_evenings
from .mugshots import draw_mugshots, next_level, plan_against
from .plaques import draw_plaques
from .sharing import first_try, share, share_line

TABS: Final = ("cells", "feats", "tonight")
FOOT: Final = 34.0
MARGIN: Final = 14.0


@opened_by(OpenWall)
class Wall(Tabbed):
    name = "wall"
    tabs = TABS

    def __init__(
        self, app: ScreenHost, tab: str = "", day: date | None = None, clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(app)
        self.tab = tab if tab in TABS else TABS[0]
        self.pack = pack_in(None)
        self.rereading = AchievementScan(clock=clock)
        self.skilled = load_statistics().people     # by name, for the level of play
        self.calendar = Calendar(day or today())
        self.who = self.names()[0]
        self._before: tuple[Plan | None] | None = None      # the last plan, before one from here replaced it

    def enter(self) -> None:
        self.focus = f"tab:{self.tab}"
        if self.earned.problem:
            self.app.say(self.t(self.earned.problem))

    def resume(self) -> None:
        """Restore the last plan if the player left the setup screen without a game."""
        if self._before is not None:
            (self.app.settings.plan,) = self._before
            self.app.keep_settings()
            self._before = None

    def leave(self) -> None:
        self.rereading.close()

    def tick(self, seconds: float) -> None:
        if self.rereading.go_on():
            self.changed()

    @property
    def earned(self) -> Earned:
        return self.rereading.earned

    @property
    def person(self) -> Person:
        return self.earned.person(self.who)

    def names(self) -> list[str]:
        """Return whose wall can be shown: the people who play here, the last first, and all who earned something."""
        known = self.app.settings.people
        return list(dict.fromkeys((*known, *self.earned.people))) or [usual_name(known)]

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        use_pack_art(ui, self.pack)
        draw_titled_wall(ui, self.t("wall-title"), self.back)
        self._draw_head(ui)
        box = ui.whole.trim(MARGIN, HEAD + 12, MARGIN, FOOT + 6)
        with ui.group(self.tab, called=self.t(f"wall-tab-{self.tab}")):
            if self.tab == "cells":
                draw_mugshots(ui, box, self.pack.inmates, self.person, self.sit_down)
            elif self.tab == "feats":
                draw_plaques(ui, box, self.person, self.watch)
            else:
                draw_evenings(ui, box, self, self.pack)
        self._draw_foot(ui, ui.whole.row(-FOOT))

    def _draw_head(self, ui: Ui) -> None:
        place = beside_heading(ui, min(430.0, ui.w * 0.44), MARGIN)
        choice_row(ui, "tab", place, [(tab, self.t(f"wall-tab-{tab}")) for tab in TABS], self.tab, self.turn_to)
        if len(self.names()) > 1:
            room = min(210.0, place.x - 84 - ui.width(self.t("wall-title"), look.HEADING, "scratched"))
            choice(ui, "wall:who", place.moved(-room - 10).column(0, room), self.who, self._change_person,
                   help=self.t("wall-who-help"), size=look.BODY)

    def _draw_foot(self, ui: Ui, box: Region) -> None:
        """Draw how much is earned and, while replays are read, the progress of that."""
        ui.panel(box, Style(fill=(*look.NIGHT, 235), round=0))
        rereading, wide = self.rereading, box.width
        rating = self.rating()
        summary = box if rereading.is_over and not rating else box.column(0, wide * (0.5 if rating else 0.62))
        ui.text(summary.inset(MARGIN, 0), self._summary(), look.BODY, look.DIM_BONE, cut=True)
        if rereading.is_over:
            if rating:
                self._draw_rating(ui, box.trim(left=wide * 0.5, right=MARGIN), rating)
            return
        words = self.t("wall-reading", done=rereading.done, all=len(rereading.paths))
        ui.text(box.column(wide * 0.62, wide * 0.2 - 12), words, look.SMALL, look.DIM_BONE, align="right", cut=True)
        bar = box.column(wide * 0.82, wide * 0.18 - MARGIN).middle(height=8)
        draw_share(ui, bar, rereading.done / max(1, len(rereading.paths)))

    def rating(self) -> str:
        """Return the person's level of play in words; empty without a rated game."""
        skilled = self.skilled.get(self.who)
        rating = skilled.rating if skilled is not None else None
        return rating_words(self.t, rating) if rating is not None else ""

    def _draw_rating(self, ui: Ui, box: Region, rating: str) -> None:
        ui.spot(Spot("wall:rating", box, name=rating, help=worst(self.t, self.skilled[self.who])))
        ui.text(box, rating, look.BODY, look.LAMP, align="right", cut=True)

    def _summary(self) -> str:
        person = self.person
        if self.tab == "cells":
            cells = {inmate.name for inmate in self.pack.inmates}
            return self.t("wall-cells-count", count=sum(cell[0] in cells for cell in person.cells),
                          all=len(cells) * len(rungs()))
        if self.tab == "feats":
            return self.t("wall-feats-count", count=sum(feat in FEATS for feat in person.feats), all=len(FEATS))
        return self.t("wall-nights-count", count=len(person.nights))

    # --- What it does ---------------------------------------------------------------------------------------

    def _change_person(self, step: int) -> None:
        names = self.names()
        self.who = names[(names.index(self.who) + step) % len(names)]

    def sit_down(self, inmate: str, level: str = "") -> None:
        """Open the setup screen with that inmate at the table."""
        cell: Cell = inmate, level or next_level(inmate, self.person)
        self._before = (self.app.settings.plan,)
        self.app.settings.plan = plan_against(cell, self.who, self.pack, self.person)
        self.app.open(OpenSetup())

    def play_night(self) -> None:
        """Start the game at once. Only a new player is asked for a name."""
        if self.earned.people:
            self._play_night(self.who)
        else:
            with_name(self.app, self._play_night)

    def _play_night(self, name: str) -> None:
        day = self.calendar.day
        self.app.open(OpenTable(self.app.games.new(plan_for(day, name, self.pack), salt_of(day))))

    def share(self) -> None:
        day = self.calendar.day
        evening = first_try(self.person, day)
        if evening is not None:
            share(self.app, share_line(self.t, day, evening))

    def watch(self, mark: str) -> None:
        """Open the replay of the game in which it was earned, if it is still there."""
        def find() -> Replay | str:
            """Return the replay, or the key of a message for the player."""
            path = replay_with(mark)
            try:
                return "wall-no-replay" if path is None else load_replay(path)
            except SaveProblem as problem:
                return problem.key

        def then(found: Replay | str) -> None:
            if isinstance(found, str):
                self.app.say(self.t(found))
            else:
                self.app.open(OpenReplay(found))

        load(self.app, find, then, lambda found: None)
