"""The setup screen: who sits where, and which rules are used. The game can be started at any moment."""

from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from ...keep.lesson_progress import load_lesson_progress, note_offer
from ...keep.people import first_name, remember
from ...keep.statistics import load_statistics
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, choice, toggle
from ...kit.widgets.plates import HEAD, beside_heading, big_button, choice_row, heading
from ...offers.pack_art import use_pack_art
from ...play.packs import pack_in
from ...play.session import BadPack
from ..screen_host import ScreenHost, opened_by
from ..parts.backdrop import draw_wall
from ..screens import OpenLearn, OpenPhones, OpenSetup, OpenTable
from .equal_bots import EqualBots
from .mugshot import SeatActions, draw_empty, draw_mugshot, mugshot_height
from .form import Writable
from .table_code import column_width, draw_lobby, draw_lobby_beside_title
from .people import CHIP, chair_of, draw_people, get_up, sit_down
from .seating import FEWEST, MOST, TEAMS, Seating, SeatsForPhones, first_plan

GAP: Final = 10.0
ROW: Final = 36.0
WIDEST: Final = 206.0
LOW: Final = 560.0          # windows up to this height have no room to spare
NARROWEST: Final = 110.0    # least width of a seat beside the code for phones
LAMPS: Final = (0.37, 0.63, 0.89)       # where the lamps are along the upper edge


@opened_by(OpenSetup)
class Setup(Writable):
    name = "setup"
    first_focus = "setup:play"

    def __init__(self, app: ScreenHost) -> None:
        super().__init__(app)
        self.seating = remembered(app)
        self.phone_seats = SeatsForPhones(self.seating)
        self.equal_bots = EqualBots(load_statistics().people)
        # Who has never given a name is asked for it. The system's name for them is only an offer.
        self.asks = app.settings.plan is None
        self._not_given = {"", first_name()} - set(app.settings.people)
        learnt = load_lesson_progress()
        self.offers_lessons = self.asks and not learnt.done and not learnt.offered

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        use_pack_art(ui, self.seating.pack)
        draw_wall(ui)
        for share in LAMPS if ui.h > LOW else ():
            ui.image("ornaments/lamp", (ui.w * share - 64, -8, 128, 160))
        heading(ui, self.t("setup-title"), self.back)
        if self.offers_lessons:
            wide = min(ui.w * 0.4, ui.width(self.t("title-new"), look.LABEL, "bold") + 72)
            button(ui, "setup:learn", beside_heading(ui, wide, 16), self.t("title-new"),
                   partial(self.app.open, OpenLearn()), icon="tokens/book", help=self.t("title-learn-help"),
                   kind="primary")
        is_low = ui.h <= LOW        # Then the names of known people stand beside the title.
        family = CHIP + 12 if self._offers_people and not is_low else 0.0
        foot = ui.whole.row(-(128.0 + family))
        title_end = 88 + ui.width(self.t("setup-title"), look.HEADING, "scratched")
        middle = ui.whole.trim(16, HEAD + 4, 16, foot.height + 6)
        phones = self.app.phones
        column = column_width(ui) if phones is not None else 0.0
        seats = middle.trim(left=column + GAP) if column else middle
        is_beside_title = column > 0 and self._seat_width(seats) < NARROWEST
        if phones is not None and is_beside_title:
            seats = middle
            draw_lobby_beside_title(ui, title_end, phones)
        elif phones is not None:
            draw_lobby(ui, middle.column(0, column), phones)
        self._chairs(ui, seats)
        ui.panel(foot.trim(-10, 0, -10, -20), Style(fill=(*look.NIGHT, 225), border=look.BRICK))
        inner = foot.middle(min(ui.w, 1400.0)).inset(20, 0)
        if self._offers_people and not (is_low and is_beside_title):
            people = ui.whole.trim(left=title_end, right=16).row(6, CHIP) if is_low else inner.row(9, CHIP)
            with ui.group("people"):
                draw_people(ui, people, self.seating, self.press_person, labelled=not is_low)
        with ui.group("agreements"):
            self._agreements(ui, inner.row(family + 8, 58))
            self._buttons(ui, inner.row(family + 70, 50))

    @property
    def _offers_people(self) -> bool:
        """Whether there are known people to choose from."""
        return len(self.seating.known) > 1 and not self.asks

    @property
    def _shown_seats(self) -> int:
        """Return how many seats are shown: all six, or beside the code for phones those in use and one to add."""
        return MOST if self.app.phones is None else min(MOST, len(self.seating.chairs) + 1)

    def _seat_width(self, box: Region) -> float:
        return min(WIDEST, (box.width - (self._shown_seats - 1) * GAP) / self._shown_seats)

    def _chairs(self, ui: Ui, box: Region) -> None:
        wide, shown = self._seat_width(box), self._shown_seats
        cards = box.middle(shown * wide + (shown - 1) * GAP, mugshot_height(wide, box.height)).columns(shown, GAP)
        phones = self.app.phones
        places = phones.places() if phones is not None else ()
        seating = self.seating
        actions = SeatActions(self._pick, self._switch, self._rename, self._remove)
        removable = len(seating.chairs) > FEWEST
        for number, card in enumerate(cards):
            with ui.group(f"seat:{number}", called=self._seat_name(number)):
                if number < len(seating.chairs):
                    who = places[number].who if number < len(places) else ""
                    draw_mugshot(ui, card, seating, number, self.text_fields, actions, removable,
                                 asks=number == self._asked() and not who, who=who)
                else:
                    draw_empty(ui, card, self._add if number == len(seating.chairs) else None)

    def _seat_name(self, number: int) -> str:
        """Return what a screen reader says for a chair."""
        if number >= len(self.seating.chairs):
            return self.t("spoken-seat-free", number=number + 1)
        return self.t("spoken-seat", number=number + 1, name=self.seating.name(number))

    def _asked(self) -> int:
        """Return the human who is asked for a name and has not given one; -1: nobody."""
        asked = next((number for number, chair in enumerate(self.seating.chairs) if chair.is_human), -1)
        return asked if self.asks and asked >= 0 and self.seating.chairs[asked].name in self._not_given else -1

    def _agreements(self, ui: Ui, box: Region) -> None:
        """Draw the choices of Michel(le), teams, and who starts."""
        seating = self.seating
        michel, first, sides = box.columns(3, 16)
        answers = [("none", self.t("setup-michel-none")), ("michel", self.t("who-michel")),
                   ("michelle", self.t("who-michelle"))]
        choice_row(ui, "michel", self._labelled(ui, michel, "setup-michel"), answers, seating.michel or "none",
                   self._take_michel, help=self.t("setup-michel-help"))
        value = self.t("setup-first-lot") if seating.first is None else seating.names()[seating.first]
        choice(ui, "setup:first", self._labelled(ui, first, "setup-first"), value, seating.change_first,
               help=self.t("setup-first-help"), name=self.t("setup-first"))
        can = len(seating.chairs) in TEAMS
        row = self._labelled(ui, sides, "setup-sides")
        ui.panel(row, Style(fill=look.SHADE, border=look.STEEL))
        toggle(ui, "setup:team", row, self.t("setup-team"), seating.is_team, self._switch_team, enabled=can,
               help=self.t("setup-team-help" if can else "setup-team-not"))

    def _labelled(self, ui: Ui, box: Region, key: str) -> Region:
        """Draw a label. Return the row below it."""
        ui.text(box.row(0, 20), self.t(key), look.BODY, look.DIM_BONE, cut=True)
        return box.row(22, ROW)

    def _buttons(self, ui: Ui, box: Region) -> None:
        strip = Cutter(box, 14)
        play = strip.right(min(300.0, box.width * 0.36))
        strip.rest = strip.rest.middle(height=40)
        button(ui, "setup:more", strip.left(min(150.0, box.width * 0.2), 10), self.t("setup-more"), self._more,
               kind="quiet")
        button(ui, "setup:phones", strip.left(min(190.0, box.width * 0.22)), self.t("setup-phones"),
               partial(self.app.open, OpenPhones()), icon="tokens/handset", help=self.t("setup-phones-help"),
               chosen=self.app.phones is not None)
        number = self.equal_bots.number(self.seating)
        if number is not None:
            self.equal_bots.draw(ui, strip.left(min(210.0, box.width * 0.22), 10), self.seating, number)
        ui.text(strip.rest, self._summary(), look.BODY, look.DIM_BONE, cut=True)
        big_button(ui, "setup:play", play, self.t("setup-play"), self._play)

    def _summary(self) -> str:
        """Return the settings behind "more" that differ from the usual ones."""
        seating = self.seating
        words = []
        if seating.cards is not None:
            words.append(self.t("setup-with-pack", pack=seating.pack.name))
        if seating.seed is not None:
            words.append(self.t("setup-with-seed", seed=str(seating.seed)))
        return " · ".join(words)

    # --- What it does ---------------------------------------------------------------------------------------

    def _add(self) -> None:
        self.seating.add()
        self.focus = f"seat:{len(self.seating.chairs) - 1}:portrait"

    def _remove(self, number: int) -> None:
        self.text_fields.close()
        self.seating.remove(number)

    def _switch(self, number: int) -> None:
        self.text_fields.close()
        chair = self.seating.chairs[number]
        chair.is_human = not chair.is_human
        chair.colour = None

    def press_person(self, name: str) -> None:
        self.text_fields.close()
        number = chair_of(self.seating, name)
        if number is None:
            sit_down(self.seating, name, self.app.settings.colours.get(name))
        else:
            get_up(self.seating, number)

    def typing(self, event: pygame.event.Event) -> bool:
        """Type into the name that is asked for or has the focus. Tab leads to the next name."""
        if event.type == pygame.KEYDOWN:
            if self.text_fields.is_open and event.key == pygame.K_TAB:
                return self._next_name(-1 if event.mod & pygame.KMOD_SHIFT else 1) or super().typing(event)
            if not self.text_fields.is_open and event.unicode.strip() and event.unicode.isprintable():
                self._write_name(self._name_to_write())
        return super().typing(event)

    def _name_to_write(self) -> int:
        """Return the chair whose name is edited when the player begins to type; -1 if there is none."""
        asked = self._asked()
        focused = [number for number, chair in enumerate(self.seating.chairs)
                   if chair.is_human and self.focus == f"seat:{number}:name"]
        return focused[0] if focused else asked if asked >= 0 and not self.seating.chairs[asked].name else -1

    def _next_name(self, step: int) -> bool:
        """Go from the name being edited to the next one. Return whether there is one."""
        people = [number for number, chair in enumerate(self.seating.chairs) if chair.is_human]
        written = (place for place, number in enumerate(people) if self.text_fields.is_written(f"seat:{number}:name"))
        at = next(written, -1)
        if at < 0 or not 0 <= at + step < len(people):
            return False
        self._write_name(people[at + step])
        return True

    def _write_name(self, number: int) -> None:
        if number >= 0:
            self.focus = f"seat:{number}:name"
            self.text_fields.open(self.focus)
            self.app.stale = True
            self.draw(self.app.new_ui())        # Letters typed at the same moment need the line.

    def _rename(self, number: int, name: str) -> None:
        self.seating.chairs[number].name = "".join(letter for letter in name if letter.isprintable())

    def _pick(self, number: int) -> None:
        from .portraits import Portraits

        self.app.push(Portraits(self.app, self.seating, number))

    def _take_michel(self, who: str) -> None:
        self.seating.michel = None if who == "none" else who

    def _switch_team(self) -> None:
        self.seating.wants_team = not self.seating.wants_team

    def _more(self) -> None:
        from .table_settings import TableSettings

        self.app.push(TableSettings(self.app, self.seating))

    def _play(self) -> None:
        plan = self.seating.plan()
        self._remember(played=True)
        try:
            session = self.app.games.new(plan)
        except BadPack:
            self.app.say(self.t("setup-pack-broken"))
            return
        self.app.open(OpenTable(session))

    def _remember(self, played: bool = False) -> None:
        settings = self.app.settings
        settings.plan = self.seating.plan()
        if played and self.offers_lessons:      # The lessons are offered once.
            self.app.keep("lessons offered", note_offer)
        if played:
            settings.people = remember(settings.people, self.seating.given_names())
            worn = dict(zip(self.seating.names(), self.seating.colours(), strict=True))
            settings.colours = {name: colour for name, colour in (settings.colours | worn).items()
                                if name in settings.people}
        settings.memory_aid, settings.undo = settings.plan.rules.memory_aid, settings.plan.rules.undo
        self.app.keep_settings()

    def cancel(self) -> None:
        self._remember()
        self.app.pop()

    def draw_carried(self, ui: Ui, what: str, x: float, y: float) -> None:
        inmate = self.seating.chairs[int(what.partition(":")[2])].inmate
        ui.image(f"inmates/{inmate}", (x - 40, y - 48, 80, 96))

    def help_topic(self) -> str:
        return "R2"


def remembered(app: ScreenHost) -> Seating:
    """Return the last setup, or the first one."""
    def pronoun() -> str:
        return app.text("setup-you")            # in the present language

    shipped, known = pack_in(None), app.settings.people
    plan = app.settings.plan or first_plan(shipped, known)
    plan = replace(plan, rules=replace(plan.rules, memory_aid=app.settings.memory_aid, undo=app.settings.undo))
    try:
        return Seating(plan, pack_in(plan.cards), known, pronoun)
    except BadPack:
        seating = Seating(plan, shipped, known, pronoun)
        seating.cards = None
        return seating
