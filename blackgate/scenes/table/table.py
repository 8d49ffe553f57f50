"""The table scene: one looker, one question at a time, everything from what that looker may know."""


from ...kit import look
from ...kit.ui import Ui
from ...kit.widgets.card import RATIO, draw_card
from ...model import words as w
from ...model.counts import Cards
from ...model.view import View
from ...model.words import Action, Event
from ...play.session import Session
from ...words.teller import Teller
from ..doors import Doors, Screen
from ..parts.faces import Faces
from .bubbles import Remarks
from .clips import Clips
from .closeups import closer_look
from .log import Line, LogBook
from .meaning import Thing
from .motion import Motion
from .odds import reach_odds
from .orders import Orders
from .picture import Doings, Picture, Showing
from .question import Asking
from .seats import Sitter
from .since import Since
from .topbar import draw_top_bar
from .topics import topic_of

PAUSE = 0.55            # seconds to read what a bot did, at normal speed
FASTEST = 8


class Table(Screen):
    name = "table"

    def __init__(self, app: Doors, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.motion = Motion()
        self.log = LogBook()
        self.remarks = Remarks(session)
        self.orders = Orders(self)
        self.since = Since(self)
        humans = session.humans
        self.looker: int | None = None if len(humans) > 1 else humans[0] if humans else 0
        self.paused = False
        self.face = 0                               # the last roll
        self._step_once = False
        self._told = 0
        self._wait = 0.0
        self._speak()
        self.asking = Asking(self)
        self._is_dealt = session.acted > 0          # Cards are dealt before everybody's eyes, once.

    # --- Life -----------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.app.sounds.ambience(True)
        self._catch_up(show=False)

    def resume(self) -> None:
        self.changed()

    def leave(self) -> None:
        self.session.close()

    def _speak(self) -> None:
        """Words anew: the language changed, or who looks."""
        self.teller = Teller(self.t, self.session.pack, self.session.names, self.session.plan.michel)
        self.faces = Faces(self.session.pack, self.teller)
        self.picture = Picture(self.teller, self.faces)
        view = self.session.sight(self.looker)
        self.inmates = [self.session.pack.inmates[number].name for number in view.prisoner]
        self.clips = Clips(self.faces, self.inmates)
        self.log.clear()
        for event in self.session.told(self.looker, 0)[:self._told]:
            self._write(event)

    def spoken(self) -> None:
        self._speak_anew()

    def _speak_anew(self) -> None:
        self._speak()
        self.asking.speak()
        if self.since:
            self.since.tell()
        self.changed()

    def look_as(self, seat: int) -> None:
        """Somebody else has the mouse now."""
        self.looker = seat
        self.motion.finish()
        self._told = self.session.happened
        self.asking.forget()
        self._speak_anew()
        self.since.tell()

    def reseated(self) -> None:
        """Somebody else plays a seat from now on, or gave up."""
        self.asking.forget()
        self._speak_anew()

    @property
    def view(self) -> View:
        return self.session.sight(self.looker)

    @property
    def is_mine(self) -> bool:
        """Whether the looker is asked, and is human."""
        asked = self.session.asked
        return asked is not None and asked == self.looker and self.session.is_human(asked)

    # --- Time -----------------------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        return self.motion.is_busy

    def tick(self, seconds: float) -> None:
        settings = self.app.settings
        speed = max(1, settings.my_speed if self.is_mine else settings.bots_speed)
        if self.motion.is_busy and self.motion.tick(seconds * speed):
            self.changed()
        if self.remarks.tick(seconds):
            self.changed()
        if self.motion.is_busy:
            return
        if self._wait > 0:
            self._wait -= seconds * speed
            return
        self._go_on()

    def _go_on(self) -> None:
        """The next thing that happens by itself."""
        session = self.session
        if not self._is_dealt and self.picture.anchors:
            self._is_dealt = True
            if not self.app.settings.instant:
                self._set_in_motion((w.STARTED, self.view.turn, session.players), 0.0, {})
                return
        asked = session.asked
        if session.over is not None:
            self.app.open_end(session)
        elif asked is not None and session.is_human(asked) and asked != self.looker and asked not in self.orders:
            self.app.open_curtain(self)
        elif (ordered := self.orders.next()) is not None:
            self.act(ordered)
        elif self.is_mine:
            if session.prompt == "discard":
                self.asking.open_tray()
        elif (not self.paused or self._step_once) and session.poll():
            self._step_once = False
            self._catch_up(show=True)

    def _catch_up(self, show: bool) -> None:
        """What happened since the last look: written down, and on its way over the table."""
        settings = self.app.settings
        events = self.session.told(self.looker, self._told)
        self._told = self.session.happened
        stood = {name: box for name, box in self.picture.anchors.items() if name.startswith("standee:")}
        seen = show and not settings.instant and bool(self.picture.anchors)
        self.clips.calm = settings.reduced_motion
        if seen:
            self._lay_out()
        start = 0.0
        for event in events:
            self._write(event)
            if event[0] == w.ROLLED:
                self.face = event[2]
            if event[0] in (w.EXTORTED, w.COMBAT_WON):
                self.orders.weapons.clear()
            self.app.sounds.play(w.EVENTS[event[0]][0])
            if self.remarks.hear(event, show and not settings.instant):
                self.app.sounds.play("remark", soft=True)
            if seen:
                start = self._set_in_motion(event, start, stood)
        self.app.sounds.music("tension" if self._is_tense() else "table")
        if events and seen:
            self._wait = PAUSE
        self.changed()

    def _set_in_motion(self, event: Event, start: float, stood: dict[str, tuple[float, float, float, float]]) -> float:
        return self.clips.start(self.motion, event, self.view, self.picture.anchors, stood, start)

    def _is_tense(self) -> bool:
        """Whether somebody is one dig from winning."""
        view = self.view
        best = max(kind.points for kind in view.pack.kinds)
        sides = [sum(view.points[0::2]), sum(view.points[1::2])] if view.team else list(view.points)
        return max(sides) + best >= view.pack.goal(view.players, view.team)

    def _lay_out(self) -> None:
        """Where things will lie once this picture is drawn: clips end there."""
        self.picture.draw(self.app.new_ui(), self.showing(), self._doings())

    def told(self, event: Event) -> str:
        """A line of the log for who looks; empty for what nobody needs to read."""
        if event[0] == w.WON and self.session.gave_up is not None:
            return self.teller.forfeit(self.session.gave_up, event, self.looker)
        return self.teller.event(event, self.looker)

    def _write(self, event: Event) -> None:
        words = self.told(event)
        if not words:
            return
        fields = w.EVENTS[event[0]][1]
        seat = next((event[n + 1] for n, (_, sort) in enumerate(fields) if sort.startswith("seat")), -1)
        self.log.add(Line(seat if seat < self.session.players else -1, words, heading=event[0] == w.TURN_STARTED))

    def skip(self) -> None:
        if self.motion.is_busy:
            self.motion.finish()
            self.changed()
        self._wait = 0.0

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        if self.looker is None:
            return
        self.asking.take_up()
        layout = self.picture.draw(ui, self.showing(), self._doings())
        draw_top_bar(self, ui, layout.top)
        self.log.draw(ui, layout.log, self.t("table-log"))
        self.asking.draw_actions(ui, layout.actions)
        if not self.motion.is_busy:
            self.asking.draw_stage(ui, layout.board)
        if self.since:
            self.since.draw(ui, layout.board)

    def moving(self, ui: Ui) -> None:
        self.motion.draw(ui)

    @property
    def glowing(self) -> set[Thing]:
        return self.asking.glowing

    def showing(self) -> Showing:
        view, choosing = self.view, self.asking.choosing
        odds: dict[int, str] = {}
        if self.is_mine and self.focus in ("verb:roll_move", "die:0") and (w.ROLL_MOVE,) in choosing.options:
            odds = {place: f"{round(100 * share)} %" for place, share in reach_odds(view).items()}
        asked = self.session.asked
        return Showing(
            view, self.sitters(), self.glowing, self.motion.hidden, self.face, odds, -1 if asked is None else asked,
            pattern=self.app.settings.colour_pattern,
            lit=look.LAMP if choosing.is_narrowed or self.session.prompt != "turn" else look.EMBER,
        )

    def sitters(self) -> list[Sitter]:
        found: list[Sitter] = []
        for number, seat in enumerate(self.session.seats):
            emote, key, values = self.remarks.now(number)
            level = "" if seat.player == "human" else self.t(f"level-{seat.player.partition(':')[0]}")
            remark = self.teller.remark(key, **values) if key else ""
            found.append(Sitter(number, seat.name, self.inmates[number], level, emote, remark))
        return found

    @property
    def sentence(self) -> str:
        """Who must do what."""
        return self.t("table-over") if self.session.over is not None else self.teller.prompt(self.view)

    # --- What the player does -------------------------------------------------------------------------------

    def _doings(self) -> Doings:
        return Doings(self._press, self.look_at, self.asking.drop)

    def _press(self, thing: Thing) -> None:
        if not self.asking.press(thing):
            self.look_at(thing)

    def act(self, action: Action) -> None:
        self.focus = None
        self.session.act(action)
        self.asking.forget()
        self._catch_up(show=True)
        self._wait = 0.0

    def cancel_tray(self) -> None:
        self.asking.choosing.reset()
        self.changed()

    def commit(self, weapons: Cards) -> None:
        """Decide in secret how far to go in this fight."""
        assert self.looker is not None
        self.orders.give(self.looker, weapons)
        self.changed()

    def back(self) -> None:
        if self.since:
            self.since.close()
        elif not self.asking.back():
            self.open_menu()
        self.changed()

    def draw_carried(self, ui: Ui, what: str, x: float, y: float) -> None:
        kind = int(what.partition(":")[2])
        wide = 72.0
        draw_card(ui, self.faces.card(kind), (x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO))

    def look_at(self, thing: Thing) -> None:
        scene = closer_look(
            self.app, thing, self.view, self.teller, self.faces, self.inmates, self.session.plan.rules.memory_aid,
        )
        if scene is not None:
            self.app.push(scene)

    def undo(self) -> None:
        self.session.undo()
        self._told = self.session.happened
        self.asking.forget()
        self._speak_anew()

    def show_since(self) -> None:
        self.since.tell(even_nothing=True)
        self.changed()

    def close_since(self) -> None:
        self.since.close()
        self.changed()

    def pause_bots(self) -> None:
        self.paused = not self.paused
        self.changed()

    def step(self) -> None:
        self.paused = True
        self._step_once = True

    def faster(self) -> None:
        settings = self.app.settings
        settings.bots_speed = 1 if settings.bots_speed >= FASTEST else settings.bots_speed * 2
        self.changed()

    def watch_next(self) -> None:
        """Look over the next one's shoulder; only where nobody human plays."""
        assert self.looker is not None
        self.look_as((self.looker + 1) % self.session.players)
        self.since.close()

    def open_menu(self) -> None:
        self.app.open_table_menu(self)

    def open_rules(self) -> None:
        self.app.open_rules(self.help_topic())

    def help_topic(self) -> str:
        return topic_of(self)
