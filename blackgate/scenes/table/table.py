"""The table of a game in play: what it shows, and what the player presses."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...kit import look
from ...kit.scene import UNDO
from ...kit.layout import Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.card import RATIO, draw_card
from ...model.actions import CautiousMove, RollMove
from ...model.vocabulary import NOTHING
from ...offers.meaning import Thing
from ...offers.outlook import reach_odds
from ...offers.replies import Asked, reply
from ...play.session import Session
from ...words.coach import percent
from ..screen_host import ScreenHost, opens
from ..screens import OpenEvening, OpenRules, OpenTable, OpenTableMenu
from .curtain import Curtain
from .bot_turn_panel import draw_bot_turn
from .hint_panel import draw_marks, spot_of
from .layout import Layout
from .panel import ChoiceButton, draw_asked_player
from .phone_table import PhoneTable
from .piles import top_of
from .refused import RULE
from .table_contents import ANSWERS, SILENT, TableContents, SeatedPlayer
from .topbar import draw_top_bar
from .help_topics import topic_of
from .motion import all_hands, without


NOTICE: Final = 106.0       # height of the notice that the game is not saved


class Table(PhoneTable):
    name = "table"
    has_lamp = True         # whether the coach can be asked for hints

    def __init__(self, app: ScreenHost, session: Session) -> None:
        super().__init__(app, session)
        self.curtain = Curtain(self)
        self._shown_unkept: str | None = None

    def tick(self, seconds: float) -> None:
        if self.session.unkept != self._shown_unkept:       # Draw again when saving begins to fail or works again.
            self.changed()
        super().tick(seconds)

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        self.asking.take_up()
        super().draw(ui)
        if self.coach.advice and not self.motion.is_busy:
            draw_marks(ui, self.coach_panel.marked)
        self._set_home(ui)

    def _set_home(self, ui: Ui) -> None:
        """Move the focus to a new question. News do not take it."""
        home = self.asking.first(ui.spots) or ("since:close" if self.since else self.curtain.first)
        if self.is_public and self.stages.box is not None:
            home = self.curtain.first       # A player who presses a key without looking may not mean to give up.
        advice = len(self.coach.advice)
        if home and not self.motion.is_busy:
            ui.set_home("hint:0" if advice else home, (self.asking.step, bool(advice)))

    def draw_top(self, ui: Ui, box: Region) -> None:
        color = look.LAMP if self.is_mine else look.BONE
        if not self.is_mine or self.motion.is_busy:
            ui.quiet.add(self.sentence)         # What happens is read aloud when it has happened.
        if self.owner is not None:
            color = ui.seat_words(self.owner)
        draw_top_bar(ui, box, self, color, self.open_menu, self.open_rules, has_lamp=self.has_lamp)

    def draw_side(self, ui: Ui, box: Region) -> None:
        asked = self.session.asked
        # The next question comes after the roll or the fight has been seen.
        is_open = not self.is_rolling and not (self.stages.is_fighting and self.session.prompt == "turn")
        if self.is_mine and is_open:
            self.asking.draw(ui, box)
        elif self.is_mine:
            self._draw_seen(ui, box)
        elif asked is not None:
            pace = None if self.session.is_human(asked) else self.pace
            draw_bot_turn(ui, box, self.news.doing(asked), pace)

    def _draw_seen(self, ui: Ui, box: Region) -> None:
        """While the player's own action is shown: draw who did it, and what has been seen so far."""
        last = self.log.lines[-1].seat if self.log.lines and not self.is_rolling else NOTHING
        seat = last if last != NOTHING else self.view.turn
        sort = "beaten" if self.stages.has_lost(seat) else "inmates"
        draw_asked_player(ui, box, f"{sort}/{self.inmates[seat]}", seat, self.sentence)

    def draw_over(self, ui: Ui, layout: Layout) -> None:
        if self.refused is not None and self.is_mine and not self.since:
            with ui.group("refused"):
                self.refused.draw(ui, layout.log, lambda rule: self.app.open(OpenRules(rule)))
        if self.owner is not None:
            self.curtain.draw_handles(ui, layout.hand, self.owner)

    def draw_log(self, ui: Ui, box: Region) -> None:
        if self.coach.is_open:
            with ui.group("hint"):
                self.coach_panel.draw(ui, self.log_box(box))
        elif self.since:
            with ui.group("since"):
                self.since.draw(ui, self.log_box(box), self.close_since, self.look_closer)
        else:
            super().draw_log(ui, box)
        if self._shown_unkept:
            _draw_unsaved(ui, box, self.keep_again)

    def log_box(self, box: Region) -> Region:
        self._shown_unkept = self.session.unkept
        return box.trim(bottom=NOTICE + 2) if self._shown_unkept else box

    @property
    def is_waiting(self) -> bool:
        return not self.is_mine

    @property
    def is_alive(self) -> bool:
        settings = self.app.settings
        return not settings.reduced_motion and not settings.instant

    def draw_life(self, ui: Ui, beat: int) -> None:
        self.picture.draw_life(ui, beat)

    def answers(self) -> list[ChoiceButton] | None:
        return self.asking.answers()

    def note(self) -> str:
        return self.asking.note()

    def key(self, name: str) -> bool:
        """Undo with Ctrl+Z."""
        if name != UNDO:
            return False
        if self.session.undo_stop is None:
            self.undo()
        else:
            self.app.say(self.t(self.session.undo_stop))
        return True

    @property
    def glowing(self) -> set[Thing]:
        if self.motion.is_busy:
            return set()
        if not self.coach.advice:
            return self.asking.glowing
        marked = self.coach_panel.marked
        return {thing for thing in self.asking.glowing | {("tunnel", 0)} if spot_of(thing, self.view) in marked}

    def showing(self) -> TableContents:
        choosing = self.asking.choosing
        odds: dict[int, str] = {}
        if self.is_mine and self.focus in ("verb:roll_move", "die:0") and RollMove() in choosing.options:
            odds = {place: percent(self.t, share) for place, share in reach_odds(self.view).items()}
        is_bright = choosing.is_narrowed or self.session.prompt != "turn" or bool(self.coach.advice)
        showing = replace(
            super().showing(), glowing=self.glowing, odds=odds, prices={} if odds else self.asking.prices,
            lit=look.LAMP if is_bright else look.EMBER,
            is_fixed=self.screen.is_shared, is_watched=self.screen.is_watched, is_alive=self.is_alive,
            cover=self.curtain.draw if self.is_public else None,
        )
        if self._is_dealt or self.app.settings.instant:
            return showing
        return replace(showing, view=without(showing.view, all_hands(self.view)))

    def seated_players(self) -> list[SeatedPlayer]:
        held = {seat: SILENT if seat in self.silent else ANSWERS for seat in self.screen.away}
        odds = self.coach.odds()
        return [replace(player, holds=held.get(player.seat, ""), chance=odds[player.seat] if odds else None)
                for player in super().seated_players()]

    def draw_carried(self, ui: Ui, what: str, x: float, y: float) -> None:
        kind = int(what.partition(":")[2])
        wide = 72.0
        draw_card(ui, self.faces.card(kind), (x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO))

    def reply_to(self, key: str) -> str:
        number = self.t("table-round", number=self.session.rounds)
        return reply(Asked(
            self.view, self.teller, self.asking.choices, self.sentence, number,
            [line.words for line in self.log.lines], self.is_public, self.is_mine,
        ), key)

    # --- What the player does -------------------------------------------------------------------------------

    def press(self, thing: Thing) -> None:
        if any(map(self.asking.press, self._meant(thing))):
            return
        if thing[0] == "place":
            self.asking.refuse(CautiousMove(thing[1]))
        else:
            self.look_at(thing)

    def _meant(self, thing: Thing) -> tuple[Thing, ...]:
        """Return what pressing a thing may mean. A standee means its seat, or else the place where it stands."""
        sort, number = thing
        if sort == "standee":
            return ("seat", number), ("place", self.view.place[number])
        return (thing, ("place", self.view.michel_place)) if sort == "michel" and self.view.michel else (thing,)

    def touched(self, id: str | None) -> None:
        """Close the reasons for a refusal at the next press, unless it opens their rule."""
        if id is None or not id.startswith(RULE):
            self.refused = None

    def drop(self, what: str, thing: Thing) -> None:
        meant = self._meant(thing)
        self.asking.drop(what, next((each for each in meant if self.asking.takes(what, each)), meant[0]))

    def back(self) -> None:
        if self.coach.is_open:
            self.coach.press()
        elif self.since:
            self.since.close()
        elif not self.asking.back():
            self.open_menu()

    def keep_again(self) -> None:
        """Try again to save the game."""
        self.session.keep_again()
        if self.session.unkept is None:
            self.app.say(self.t("table-saved-again"))

    def open_menu(self) -> None:
        if self.is_opened:
            self.close_hand()           # Others may look at the screen now.
        self.app.open(OpenTableMenu(self))

    def open_rules(self) -> None:
        self.app.open(OpenRules(self.help_topic()))

    def help_topic(self) -> str:
        focus = self.focus or ""
        if focus.startswith("log:") and (card := self.log.topic(focus)):
            return card
        if focus == "discard:0" and (top := top_of(self.view, self.session.discarded)) >= 0:
            return self.session.pack.kinds[top].name
        return topic_of(focus, self.session.prompt, self.view, self.asking.refusal)


def _draw_unsaved(ui: Ui, log: Region, retry: Callable[[], None]) -> None:
    """Draw the notice at the bottom of the log's panel."""
    box = log.row(-NOTICE).inset(10, 0)
    ui.panel(box.trim(-8, 0, -8, 2), Style(fill=(70, 26, 22), border=look.BLOOD, thick=2, round=8))
    ui.image("tokens/warning", box.column(0, 26).row(14, 26), look.LAMP)
    ui.paragraph(box.trim(left=34).row(3, NOTICE - 40), ui.t("table-unsaved"), look.BODY, face="bold", middle=True)
    button(ui, "unsaved:retry", box.row(-36, 28), ui.t("table-unsaved-retry"), retry, size=look.BODY)


@opens(OpenTable)
def _open(app: ScreenHost, request: OpenTable) -> None:
    if request.session.plan.evening:
        app.open(OpenEvening(request.session))
    else:
        app.restart(Table(app, request.session))
