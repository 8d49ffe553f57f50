"""A game looked at again: forward and back to any action, through anybody's eyes or with open hands."""

from typing import Final

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Ui
from ...kit.widgets.buttons import icon_button
from ...model import words as w
from ...model.state import MICHELS
from ...model.view import View
from ...model.words import Event
from ...play.session import Replay
from ...words.teller import Teller
from ..doors import Doors, Screen
from ..parts.faces import Faces
from .clips import Clips
from .closeups import closer_look
from .log import Line, LogBook
from .meaning import Thing
from .motion import Motion
from .picture import Doings, Picture, Showing
from .rewatch_controls import BAR, draw_bar, draw_side
from .seats import Sitter
from .stage import draw_stage, scenery

EACH: Final = 0.7               # seconds between two actions at speed 1
SPEEDS: Final = (1, 2, 4, 8)
LINES: Final = 160              # of the log that can be read back


class ReplayScene(Screen):
    name = "replay"

    def __init__(self, app: Doors, replay: Replay) -> None:
        super().__init__(app)
        self.replay = replay
        self.looker = replay.humans[0] if replay.humans else 0
        self.is_open = False                # all hands face up
        self.is_playing = False
        self.speed = 1
        self.turns = replay.turns()
        self.owners = self._owners()
        self.motion = Motion()
        self.log = LogBook()
        self.face = 0
        self.focus = "replay:play"
        self._wait = 0.0
        self._view: View | None = None
        self._lines: list[Line | None] = []     # of all events told so far, as the looker reads them
        self._speak()

    def _owners(self) -> list[int]:
        """Whose turn each of `turns` begins."""
        replay = self.replay
        at = replay.at
        replay.go(0)
        first = replay.turn
        replay.go(len(replay))
        started = [event[1] for event in replay.told(None) if event[0] == w.TURN_STARTED]
        replay.go(at)
        return [*[first] * (len(self.turns) - len(started)), *started][-len(self.turns):]

    def spoken(self) -> None:
        self._speak()

    def _speak(self) -> None:
        """Words anew: the language changed, or who looks."""
        replay = self.replay
        self.teller = Teller(self.t, replay.pack, replay.names, replay.plan.michel)
        self.faces = Faces(replay.pack, self.teller)
        self.picture = Picture(self.teller, self.faces)
        self.inmates = [replay.pack.inmates[number].name for number in replay.sight(None).prisoner]
        self.clips = Clips(self.faces, self.inmates)
        self._lines.clear()
        self._catch_up()

    # --- What is seen ---------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = self.replay.sight(self.looker)
            if self.is_open:
                self._view = self.replay.open_sight()
                self._view.seat = self.looker
        return self._view

    def _told(self, since: int) -> list[Event]:
        return self.replay.told_openly(since) if self.is_open else self.replay.told(self.looker, since)

    def _catch_up(self) -> None:
        """Picture and log for the present moment."""
        self._view = None
        for event in self._told(len(self._lines)):
            self._lines.append(self._line(event))
        self.log.clear()
        happened = self._lines[:self.replay.happened]
        for line in [line for line in happened if line is not None][-LINES:]:
            self.log.add(line)
        self.face = next((event[2] for event in reversed(self.replay.last_events(None)) if event[0] == w.ROLLED),
                         self.face)
        self.changed()

    def _line(self, event: Event) -> Line | None:
        looker = None if self.is_open else self.looker
        gave_up = self.replay.gave_up if event[0] == w.WON else None
        words = self.teller.event(event, looker) if gave_up is None else self.teller.forfeit(gave_up, event, looker)
        if not words:
            return None
        fields = w.EVENTS[event[0]][1]
        seat = next((event[n + 1] for n, (_, sort) in enumerate(fields) if sort.startswith("seat")), -1)
        return Line(seat if seat < self.replay.players else -1, words, heading=event[0] == w.TURN_STARTED)

    def draw(self, ui: Ui) -> None:
        whole = ui.h
        ui.h -= BAR                         # The table takes what the bar leaves.
        layout = self.picture.draw(ui, self._showing(), Doings(self._press, self._look_at, lambda what, thing: None))
        self._top(ui, layout.top)
        self.log.draw(ui, layout.log, self.t("table-log"))
        draw_side(self, ui, layout.actions)
        scene = scenery(self.view)
        if scene is not None and not self.motion.is_busy:
            michel = MICHELS[self.view.michel] if self.view.michel else "michel"
            draw_stage(ui, self.view, scene, self.faces, self._sitters(), layout.board, self.sentence, [], michel, "")
        ui.h = whole
        draw_bar(self, ui, (0.0, whole - BAR, ui.w, BAR))

    def moving(self, ui: Ui) -> None:
        self.motion.draw(ui)

    @property
    def is_moving(self) -> bool:
        return self.motion.is_busy

    def _showing(self) -> Showing:
        view = self.view
        hands = {seat: view.hands[seat] for seat in range(view.players)} if self.is_open else {}
        hands.pop(self.looker, None)
        asked = self.replay.asked
        return Showing(
            view, self._sitters(), hidden=self.motion.hidden, face=self.face, asked=-1 if asked is None else asked,
            open_hands=hands, pattern=self.app.settings.colour_pattern,
        )

    def _sitters(self) -> list[Sitter]:
        return [
            Sitter(number, seat.name, self.inmates[number],
                   "" if seat.player == "human" else self.t(f"level-{seat.player.partition(':')[0]}"))
            for number, seat in enumerate(self.replay.seats)
        ]

    @property
    def sentence(self) -> str:
        return self.t("table-over") if self.replay.over is not None else self.teller.prompt(self.view)

    def _top(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        ui.fill(box, look.NIGHT)
        ui.fill((x, y + height - 1.5, width, 1.5), look.BRICK)
        icon_button(ui, "back", (6, 3, 30, 30), "tokens/back", self.back, help=self.t("common-back"))
        icon_button(ui, "rules", (40, 3, 30, 30), "tokens/book", lambda: self.app.open_rules("R4"),
                    help=self.t("table-rules"), key="f1")
        ui.text((82, y, width - 82 - 200, height), self.sentence, look.LABEL + 1, face="bold", align="center")
        rounds = self.t("table-round", number=self.replay.rounds)
        ui.text((width - 196, y, 188, height), rounds, look.BODY, look.DIM_BONE, align="right")

    # --- Time -----------------------------------------------------------------------------------------------

    def tick(self, seconds: float) -> None:
        if self.motion.is_busy and self.motion.tick(seconds * self.speed):
            self.changed()
        if not self.is_playing or self.motion.is_busy:
            return
        self._wait -= seconds * self.speed
        if self._wait <= 0:
            self.step(1)
            self._wait = EACH
            if self.replay.at == len(self.replay):
                self.is_playing = False

    def skip(self) -> None:
        if self.motion.is_busy:
            self.motion.finish()
            self.changed()

    # --- What it does ---------------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """To the moment after so many actions, at once."""
        self.motion.finish()
        if at != self.replay.at:
            self.replay.go(at)
            self._renamed()
            self._catch_up()

    def step(self, by: int) -> None:
        """A step forward is seen on its way."""
        if by != 1 or self.replay.at == len(self.replay):
            self.go(self.replay.at + by)
            return
        stood = {name: box for name, box in self.picture.anchors.items() if name.startswith("standee:")}
        self.go(self.replay.at + 1)
        events = self.replay.last_events(self.looker)
        for event in events:
            self.app.sounds.play(w.EVENTS[event[0]][0])
        if self.app.settings.instant or not self.picture.anchors:
            return
        self.clips.calm = self.app.settings.reduced_motion
        start = 0.0
        for event in events:
            start = self.clips.start(self.motion, event, self.view, self.picture.anchors, stood, start)

    def _renamed(self) -> None:
        """Others may have sat down in mid-game."""
        if list(self.teller.names) != self.replay.names:
            self._speak()

    def turn(self, by: int) -> None:
        """To the beginning of the turn before or after."""
        at = self.replay.at
        if by > 0:
            self.go(next((start for start in self.turns if start > at), len(self.replay)))
        else:
            self.go(next((start for start in reversed(self.turns) if start < at), 0))

    def play(self) -> None:
        """Play or pause; at the end, from the beginning."""
        self.is_playing = not self.is_playing
        self._wait = 0.0
        if self.is_playing and self.replay.at == len(self.replay):
            self.go(0)
        self.changed()

    def hasten(self, by: int = 1) -> None:
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + by) % len(SPEEDS)]
        self.changed()

    def look_as(self, seat: int) -> None:
        self.looker = seat % self.replay.players
        self.motion.finish()
        self._speak()

    def lay_open(self) -> None:
        self.is_open = not self.is_open
        self.look_as(self.looker)

    def take_over(self) -> None:
        self.is_playing = False
        self.app.open_take_over(self.replay, self.looker, self.inmates)

    def _press(self, thing: Thing) -> None:
        """A player: look over their shoulder. All else: look closer."""
        if thing[0] == "seat" and thing[1] != self.looker:
            self.look_as(thing[1])
        else:
            self._look_at(thing)

    def _look_at(self, thing: Thing) -> None:
        scene = closer_look(self.app, thing, self.view, self.teller, self.faces, self.inmates, memory_aid=True)
        if scene is not None:
            self.is_playing = False
            self.app.push(scene)

    def key(self, name: str) -> bool:
        match name:
            case "home":
                self.go(0)
            case "end":
                self.go(len(self.replay))
            case _:
                return False
        return True

    def help_topic(self) -> str:
        return "R4"
