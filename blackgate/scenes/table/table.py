"""The table scene: one looker, one question at a time, everything from what that looker may know."""

from typing import TYPE_CHECKING

from ...model import words as w
from ...model.counts import listed, size
from ...model.state import MICHELS
from ...model.view import View
from ...model.words import ANY, Action, Event
from ...session import Session
from ...telling import Teller
from .. import look
from ..faces import Faces
from ..scene import Scene
from ..ui import Style, Ui
from ..widgets.buttons import button, icon_button
from ..widgets.cards import RATIO, draw_card
from ..widgets.dialogs import Dialog
from . import trays
from .choosing import Choosing
from .clips import Clips
from .labels import Labels
from .log import Line, LogBook
from .looking import closer_look
from .meaning import TEAM_VERBS, TURN_VERBS, Thing, glowing, probe, things
from .motion import Motion
from .odds import reach_odds
from .panel import Choice, Verb, draw_choices, draw_verbs
from .picture import Doings, Picture, Showing
from .remarks import Remarks
from .seats import Sitter
from .stage import draw_stage, scenery

if TYPE_CHECKING:
    from ...app import App

# Where F1 opens the rules, by what is asked.
TOPICS = {
    "turn": "R4", "combat": "R5.6", "extorted": "R5.6", "michel": "R10", "discard": "R4", "exchange": "R5.7",
    "react": "R8", "place": "R5.1", "help": "R11", "michel_draw": "R10", "michel_move": "R10", "reroll": "R9",
}
PAUSE = 0.55            # seconds to read what a bot did, at normal speed
# Events that are seen to the end before the next begins.
IN_TURN = (w.ROLLED, w.MOVED, w.PLAYED, w.REVEALED, w.TURNED_UP)


class Table(Scene):
    name = "table"

    def __init__(self, app: "App", session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.choosing = Choosing()
        self.motion = Motion()
        self.log = LogBook()
        self.remarks = Remarks(session)
        humans = session.humans
        self.looker: int | None = None if len(humans) > 1 else humans[0] if humans else 0
        self.paused = False
        self.step_once = False
        self.face = 0
        self.orders: dict[int, list[int]] = {}      # weapons a human committed in secret, next first
        self._told = 0
        self._wait = 0.0
        self._asked: tuple[int, int] | None = None
        self._lang = ""
        self._stood: dict[str, tuple[float, float, float, float]] = {}
        self._since: list[str] = []
        self._speak()

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
        self._lang = self.t.lang
        self.teller = Teller(self.t, self.session.pack, self.session.names, self.session.plan.michel)
        self.faces = Faces(self.session.pack, self.teller)
        self.picture = Picture(self.teller, self.faces)
        self.labels = Labels(self.teller, self.session.pack)
        view = self.session.sight(self.looker)
        self.inmates = [self.session.pack.inmates[number].name for number in view.prisoner]
        self.clips = Clips(self.faces, self.inmates)
        self.log.clear()
        for event in self.session.told(self.looker, 0)[:self._told]:
            self._write(event)

    def look_as(self, seat: int) -> None:
        """Somebody else has the mouse now."""
        self.looker = seat
        self.orders.pop(seat, None) if not self._in_combat() else None
        self.motion.finish()
        self._told = self.session.happened
        self._asked = None
        self._speak()
        self._since = [words for event in self.session.since(seat) if (words := self.teller.event(event, seat))]
        self.changed()

    def reseated(self) -> None:
        """Somebody else plays a seat from now on, or gave up."""
        self._asked = None
        self.choosing.reset()
        self._speak()
        self.changed()

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
        if self.t.lang != self._lang:
            self._speak()
            self.changed()
        speed = settings.bots_speed if not self.is_mine else settings.my_speed
        if self.motion.is_busy and self.motion.tick(seconds * max(1, speed)):
            self.changed()
        if self.remarks.tick(seconds):
            self.changed()
        if self.motion.is_busy:
            return
        if self._wait > 0:
            self._wait -= seconds * max(1, speed)
            return
        if self.session.over is not None:
            self.app.open_end(self.session)
            return
        if self._needs_curtain():
            self.app.open_curtain(self)
            return
        if self._follow_orders():
            return
        if self.is_mine and self.session.prompt == "discard":
            self._ask()
            self.open_tray()
            return
        if self.paused and not self.step_once:
            return
        if not self.is_mine and self.session.poll():
            self.step_once = False
            self._catch_up(show=True)

    def _needs_curtain(self) -> bool:
        asked = self.session.asked
        return (
            asked is not None and asked != self.looker and self.session.is_human(asked) and asked not in self.orders
        )

    def _catch_up(self, show: bool) -> None:
        """What happened since the last look: written down, and on its way over the table."""
        settings = self.app.settings
        events = self.session.told(self.looker, self._told)
        self._told = self.session.happened
        self._stood = {name: box for name, box in self.picture.anchors.items() if name.startswith("standee:")}
        instant = settings.instant or not show
        start = 0.0
        self.clips.calm = settings.reduced_motion
        if self.picture.anchors and not instant:
            self._lay_out()
        for event in events:
            self._write(event)
            if event[0] == w.ROLLED:
                self.face = event[2]
            if event[0] in (w.EXTORTED, w.TURNED_UP, w.COMBAT_WON):
                self.orders.clear() if event[0] != w.TURNED_UP else None
            self.app.sound(event)
            if self.remarks.hear(event, show and not settings.instant):
                self.app.sounds.play("remark", soft=True)
            if instant or not self.picture.anchors:
                continue
            clips = self.clips.of(event, self.view, self.picture.anchors, self._stood)
            end = start
            for clip in clips:
                end = max(end, self.motion.add(clip, start))
            start = end if clips and event[0] in IN_TURN else start + 0.12
        self.app.sounds.music("tension" if self._is_tense() else "table")
        if events and not instant:
            self._wait = PAUSE
        self.changed()

    def _is_tense(self) -> bool:
        """Whether somebody is one dig from winning."""
        view = self.view
        best = max(kind.points for kind in view.pack.kinds)
        sides = [sum(view.points[0::2]), sum(view.points[1::2])] if view.team else list(view.points)
        return max(sides) + best >= view.pack.goal(view.players, view.team)

    def _lay_out(self) -> None:
        """Where things will lie once this picture is drawn: clips end there."""
        ui = Ui(self.app.shelf, self.t, self.app.window.size, self.app.scale(), self.app.settings.text_size / 100)
        self.picture.draw(ui, self._showing(), self._doings())

    def _write(self, event: Event) -> None:
        words = self.teller.event(event, self.looker)
        if not words:
            return
        fields = w.EVENTS[event[0]][1]
        seat = next((event[n + 1] for n, (_, sort) in enumerate(fields) if sort.startswith("seat")), -1)
        if not 0 <= seat < self.session.players:
            seat = -1
        self.log.add(Line(seat, words, heading=event[0] == w.TURN_STARTED))
        self.log.up = 0.0

    def skip(self) -> None:
        if self.motion.is_busy:
            self.motion.finish()
            self.changed()
        self._wait = 0.0

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        if self.looker is None:
            return
        self._ask()
        layout = self.picture.draw(ui, self._showing(), self._doings())
        self._top_bar(ui, layout.top)
        self.log.draw(ui, layout.log, self.t("table-log"))
        self._actions(ui, layout.actions)
        if not self.motion.is_busy:
            self._stage(ui, layout.board)
        if self._since:
            self._since_strip(ui, layout.board)

    def moving(self, ui: Ui) -> None:
        self.motion.draw(ui)

    @property
    def glowing(self) -> set[Thing]:
        """What some option is about; one's own place is left out where it would glow for nearly everything."""
        if not self.is_mine or self.motion.is_busy:
            return set()
        shining = glowing(self.choosing.left, self.view)
        if not self.choosing.is_narrowed and self.session.prompt == "turn":
            shining.discard(("place", self.view.place[self.view.seat]))
        return shining

    def _showing(self) -> Showing:
        view = self.view
        odds: dict[int, str] = {}
        if self.is_mine and self.focus in ("verb:roll_move", "die:0") and (w.ROLL_MOVE,) in self.choosing.options:
            odds = {place: f"{round(100 * share)} %" for place, share in reach_odds(view).items()}
        asked = self.session.asked
        return Showing(
            view, self._sitters(), self.glowing, self.motion.hidden, self.face, odds, -1 if asked is None else asked,
            pattern=self.app.settings.colour_pattern,
            lit=look.LAMP if self.choosing.is_narrowed or self.session.prompt != "turn" else look.EMBER,
        )

    def _sitters(self) -> list[Sitter]:
        found: list[Sitter] = []
        for number, seat in enumerate(self.session.seats):
            emote, key, values = self.remarks.now(number)
            level = "" if seat.player == "human" else self.t(f"level-{seat.player.partition(':')[0]}")
            remark = self.t.maybe(key, **values) or "" if key else ""
            found.append(Sitter(number, seat.name, self.inmates[number], seat.player != "human", level, emote, remark))
        return found

    def _top_bar(self, ui: Ui, box: tuple[float, float, float, float]) -> None:
        x, y, width, height = box
        ui.fill(box, look.NIGHT)
        ui.fill((x, y + height - 1.5, width, 1.5), look.BRICK)
        icon_button(ui, "menu", (6, 3, 30, 30), "tokens/gear", self._open_menu, help=self.t("table-menu"), key="escape")
        icon_button(ui, "rules", (40, 3, 30, 30), "tokens/book", lambda: self.app.open_rules(self.help_topic()),
                    help=self.t("table-rules"), key="f1")
        stop = self.session.undo_stop
        icon_button(ui, "undo", (74, 3, 30, 30), "tokens/undo", self._undo, key="u", enabled=stop is None,
                    help=self.t("table-undo") if stop is None else self.t(stop))
        icon_button(
            ui, "since", (108, 3, 30, 30), "tokens/clock", self.show_since, help=self.t("table-since"), key="y",
        )
        left = 148.0
        right = width - 118
        if not self.session.humans:
            self._watch_controls(ui, width - 250)
            right -= 140
        color = look.LAMP if self.is_mine else look.BONE
        ui.text((left, y, right - left, height), self._sentence(), look.LABEL + 1, color, face="bold", align="center")
        rounds = self.t("table-round", number=self.session.rounds)
        ui.text((width - 116, y, 108, height), rounds, look.BODY, look.DIM_BONE, align="right")

    def _watch_controls(self, ui: Ui, x: float) -> None:
        icon = "tokens/play" if self.paused else "tokens/pause"
        icon_button(ui, "pause", (x, 3, 30, 30), icon, self._pause, help=self.t("table-pause"), key="space")
        icon_button(ui, "step", (x + 34, 3, 30, 30), "tokens/step", self._step, help=self.t("table-step"), key=".")
        icon_button(ui, "faster", (x + 68, 3, 30, 30), "tokens/fast", self._faster,
                    help=self.t("table-speed", number=self.app.settings.bots_speed), key="+")
        icon_button(
            ui, "watch", (x + 102, 3, 30, 30), "tokens/eye", self._watch_next, help=self.t("table-watch"), key="w",
        )

    def _sentence(self) -> str:
        if self.session.over is not None:
            return self.t("table-over")
        return self.teller.prompt(self.view)

    # --- The question ---------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Take up the question, if it is the looker's and new."""
        key = (self.session.acted, self.session.asked if self.session.asked is not None else -1)
        if key == self._asked:
            return
        self._asked = key
        self.choosing.ask(self.view.options if self.is_mine else ())

    def _actions(self, ui: Ui, box: tuple[float, float, float, float]) -> None:
        view = self.view
        on_turn = self.is_mine and self.session.prompt == "turn"
        if on_turn and not self.choosing.is_narrowed:
            verbs = [self._verb(word) for word in self._turn_verbs()]
            actions = view.actions if view.turn == view.seat else 0
            draw_verbs(ui, box, self.t("table-actions"), view.pack.actions, actions, verbs, self._press_verb)
        elif self.is_mine and (self.choosing.is_narrowed or scenery(view) is None):
            back = Choice("choice:cancel", self.t("common-back"), "", self._back_one)
            cancel = back if self.choosing.is_narrowed else None
            draw_choices(ui, box, self._choice_title(), self._choices(), cancel)
        else:
            self._idle_panel(ui, box)

    def _idle_panel(self, ui: Ui, box: tuple[float, float, float, float]) -> None:
        """While others are at it: what the asked player looks like, and one's own plans are possible."""
        x, y, width, height = box
        asked = self.session.asked
        if asked is None:
            return
        tall = min(height - 70, 210.0)
        wide = tall / 1.2
        ui.image(f"inmates/{self.inmates[asked]}", (x + (width - wide) / 2, y + 12, wide, tall))
        ui.panel((x + (width - wide) / 2, y + 12, wide, tall), Style(border=look.SEATS[asked], thick=3))
        below = (x + 10, y + 18 + tall, width - 20, height - tall - 26)
        ui.paragraph(below, self._sentence(), look.BODY, look.DIM_BONE, align="center")

    def _turn_verbs(self) -> tuple[int, ...]:
        extra = TEAM_VERBS if self.view.team else ()
        return (*TURN_VERBS, *extra, w.END_TURN)

    def _verb(self, word: int) -> Verb:
        label = self.teller.title(word)
        offered = any(option[0] == word for option in self.choosing.options)
        if offered:
            return Verb(word, label, self.t(f"verb-{w.ACTIONS[word][0]}-help"), True)
        return Verb(word, label, lambda: self._why_not(word), False)

    def _why_not(self, word: int) -> str:
        refusal = self.session.refusal(probe(word, self.view))
        return self.teller.refusal(*refusal) if refusal is not None else ""

    def _choices(self) -> list[Choice]:
        """The buttons for what can be chosen now: steps toward an option, or whole options."""
        choosing, view = self.choosing, self.view
        if len(choosing.verbs) == 1 and len(choosing.left) > 1:
            found: list[Choice] = []
            for index, value, options in choosing.values():
                whole = len(options) == 1
                label = self.teller.option(options[0], view) if whole else self.labels.value(options[0], index, value)
                icon = self.labels.icon(options[0], index, value, self.inmates)
                found.append(Choice(
                    f"choice:{index}:{value}", label, icon,
                    lambda o=options, i=index, v=value: self._take(o, f"{i}:{v}"),  # type: ignore[misc]
                    self.labels.help(options[0], index, value),
                ))
            return found
        return [
            Choice(f"option:{number}", self.teller.option(option, view), self.labels.verb_icon(option),
                   lambda o=option: self._take([o], "option"))      # type: ignore[misc]
            for number, option in enumerate(choosing.left)
        ]

    def _choice_title(self) -> str:
        verbs = self.choosing.verbs
        if self.choosing.is_narrowed and len(verbs) == 1:
            return self.teller.title(verbs[0])
        return self._sentence()

    def _stage(self, ui: Ui, board: tuple[float, float, float, float]) -> None:
        view = self.view
        scene = scenery(view)
        if scene is None or self.choosing.is_narrowed:
            return
        choices = self._choices() if self.is_mine else []
        if self.is_mine and self._may_commit():
            choices.append(
                Choice("commit", self.t("table-commit"), "tokens/lock", self._commit, self.t("table-commit-help")),
            )
        michel = MICHELS[view.michel] if view.michel else "michel"
        draw_stage(ui, view, scene, self.faces, self._sitters(), board, self._sentence(), choices, michel, "")

    # --- Pressing -------------------------------------------------------------------------------------------

    def _doings(self) -> Doings:
        return Doings(self._press, self.look_at, self._drop)

    def _press(self, thing: Thing) -> None:
        if self.is_mine:
            left = [option for option in self.choosing.left if thing in things(option, self.view)]
            if left:
                self._take(left, f"{thing[0]}:{thing[1]}")
                return
        self.look_at(thing)

    def _press_verb(self, word: int) -> None:
        if word == w.END_TURN and self.view.actions > 0 and self._could_act():
            self.app.push(Dialog(
                self.app, self.t("table-end-title"), self.t("table-end-question", count=self.view.actions),
                [("end", self.t("table-end-yes"), lambda: self._act((w.END_TURN,)), "primary"),
                 ("stay", self.t("table-end-no"), lambda: None, "quiet")],
            ))
            return
        self._take([option for option in self.choosing.left if option[0] == word], w.ACTIONS[word][0])

    def press_verb_named(self, name: str) -> None:
        """As if its button were pressed."""
        self._press_verb(next(n for n, (word, _) in enumerate(w.ACTIONS) if word == name))

    def open_tray(self) -> None:
        """The tray of a question that can only be answered with one."""
        if self.choosing.needs_tray and self.choosing.only is not None:
            self.app.push(trays.tray_for(self, self.choosing.only))

    def _could_act(self) -> bool:
        return any(option[0] not in (w.END_TURN, w.REVEAL) for option in self.choosing.options)

    def _take(self, left: list[Action], pressed: str) -> None:
        """Narrow the options; act when one is left."""
        self._since = []
        self.choosing.take(left, pressed)
        only = self.choosing.only
        if only is None:
            self.focus = None
            self.changed()
        elif ANY in only:
            self.app.push(trays.tray_for(self, only))
        else:
            self._act(only)

    def _act(self, action: Action) -> None:
        self.focus = None
        self.session.act(action)
        self._asked = None
        self._catch_up(show=True)
        self._wait = 0.0

    def finish_tray(self, action: Action) -> None:
        self._act(action)

    def cancel_tray(self) -> None:
        self.choosing.reset()
        self.changed()

    def _back_one(self) -> None:
        self.choosing.back()
        self.focus = None
        self.changed()

    def back(self) -> None:
        if self._since:
            self._since = []
        elif not self.choosing.back():
            self._open_menu()
        self.changed()

    def _drop(self, what: str, thing: Thing) -> None:
        """A card was dragged onto something: the options that are about both."""
        sort, _, number = what.partition(":")
        if not self.is_mine or sort != "card":
            return
        carried = ("card", int(number))
        wanted = {thing} | ({("tunnel", 0)} if thing == ("seat", self.looker) else set())
        left = [
            option for option in self.choosing.options
            if carried in (about := things(option, self.view)) and wanted & set(about)
        ]
        if left:
            self.choosing.reset()
            self._take(left, what)
        else:
            self.app.say(self.t("table-cannot-drop"))

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

    # --- Committing in secret (SCREENS 5) -----------------------------------------------------------------------

    def _in_combat(self) -> bool:
        agenda = self.view.agenda
        return bool(agenda) and agenda[-1][0] == w.ASK_COMBAT

    def _may_commit(self) -> bool:
        """In a fight between two humans each may decide at once how far to go."""
        if not self._in_combat() or len(self.session.humans) < 2:
            return False
        frame = self.view.agenda[-1]
        return self.session.is_human(frame[2]) and self.session.is_human(frame[3]) and any(
            option[0] == w.WEAPON for option in self.choosing.options)

    def _commit(self) -> None:
        self.app.push(trays.commitment_tray(self))

    def commit(self, weapons: int) -> None:
        assert self.looker is not None
        self.orders[self.looker] = listed(weapons)
        self.changed()

    def _follow_orders(self) -> bool:
        """Play what was committed: the next weapon, or give up when none is left."""
        asked = self.session.asked
        if asked is None or asked not in self.orders:
            return False
        if self.session.prompt != "combat":
            if self.session.prompt == "turn":
                self.orders.clear()
            return False
        waiting = self.orders[asked]
        options = self.session.sight(asked).options
        action: Action = (w.WEAPON, waiting[0]) if waiting else (w.GIVE_UP,)
        if waiting:
            waiting.pop(0)
        if action not in options:
            action = (w.GIVE_UP,)
        self.session.act(action)
        self._asked = None
        self._catch_up(show=True)
        return True

    # --- Odds and ends --------------------------------------------------------------------------------------------

    def _undo(self) -> None:
        self.session.undo()
        self._told = self.session.happened
        self._asked = None
        self._speak()
        self.changed()

    def show_since(self) -> None:
        if self.looker is not None:
            self._since = [words for event in self.session.since(self.looker)
                           if (words := self.teller.event(event, self.looker))] or [self.t("table-since-nothing")]
        self.changed()

    def _since_strip(self, ui: Ui, board: tuple[float, float, float, float]) -> None:
        x, y, width, height = board
        step = ui.line_height(look.BODY) + 2
        tall = min(height - 20, 74 + step * len(self._since))
        wide = min(width - 30, 560.0)
        left, top = x + (width - wide) / 2, y + (height - tall) / 2
        ui.panel((left, top, wide, tall), Style(fill=(24, 24, 29, 246), border=look.LAMP, round=10, shadow=True))
        ui.text((left + 16, top + 4, wide - 32, 30), self.t("table-since-title"), 26, face="scratched")
        area = (left + 16, top + 36, wide - 28, tall - 74)
        with ui.scroll("since", area, step * len(self._since)) as offset:
            for index, words in enumerate(self._since):
                row = (area[0], area[1] + index * step - offset, area[2] - 10, step)
                if ui.is_visible(row):
                    ui.text(row, words, look.BODY, cut=True)
        close = (left + wide / 2 - 70, top + tall - 36, 140.0, 30.0)
        button(ui, "since:close", close, self.t("common-close"), self.close_since, kind="quiet", size=look.BODY)

    def close_since(self) -> None:
        self._since = []
        self.changed()

    def _pause(self) -> None:
        self.paused = not self.paused
        self.changed()

    def _step(self) -> None:
        self.paused = True
        self.step_once = True

    def _faster(self) -> None:
        settings = self.app.settings
        settings.bots_speed = 1 if settings.bots_speed >= 8 else settings.bots_speed * 2
        self.changed()

    def _watch_next(self) -> None:
        """Look over the next one's shoulder; only where nobody human plays."""
        assert self.looker is not None
        self.look_as((self.looker + 1) % self.session.players)
        self._since = []

    def _open_menu(self) -> None:
        self.app.open_table_menu(self)

    def help_topic(self) -> str:
        return TOPICS.get(self.session.prompt, "R4")

    @property
    def hand_size(self) -> int:
        return size(max(0, self.view.hands[self.view.seat]))
