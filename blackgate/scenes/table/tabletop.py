"""The table as play and replay both show it: picture, log, stage, closer looks, and what happened on its way.

The game comes from one of two sources, a session that is played or a replay; what stands around the table differs.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from ...kit.spots import Box
from ...kit.ui import Ui
from ...kit.widgets.card import Face
from ...model.events import Event, Rolled, Won
from ...model.view import View
from ...model.vocabulary import NOTHING
from ...offers.alarm import alarmed
from ...offers.faces import Faces
from ...offers.lines import Line, lines
from ...offers.meaning import Thing
from ...play.session import Replay, Session
from ...words.teller import Teller
from ..doors import Doors, Screen
from .clips import Clips
from .closer import Closer, Shelf
from .closeups import closer_look
from .layout import Layout
from .log import LogBook
from .moments import MOMENTS
from .mood import mood_of
from .motion import Motion
from .panel import Choice
from .picture import Doings, Picture, Showing
from .seats import Sitter
from .stages import Stages
from .in_flight import without


class Tabletop(Screen):
    """One table seen by one looker, everything from what that looker may know."""

    foot = 0.0              # height of what stands below the table
    picture: Picture
    clips: Clips

    def __init__(self, app: Doors, game: Session | Replay, looker: int | None) -> None:
        super().__init__(app)
        self.game = game
        self._looker = looker
        self.motion = Motion()
        self.log = LogBook()
        self.face = 0                               # the last roll
        self._rolling = NOTHING                     # whose die has not come to rest
        self._untold = 0                            # so many events are on their way and not told yet,
        self._told_at = 0.0                         # the last of them so many seconds after they began
        self.stages = Stages(self)
        self._alarmed: set[int] = set()             # who was one Dig from the wall
        self._is_set_out = False
        self._find_words()

    def _find_words(self) -> None:
        """Words anew: the language changed, who looks, or who sits there."""
        game = self.game
        self.teller = Teller(self.t, game.pack, game.names, game.plan.michel)
        self.faces = Faces(game.pack, self.teller)
        before = self.picture.anchors if self._is_set_out else {}
        self.picture = Picture(self.teller, self.faces)
        self.picture.anchors.update(before)     # What happens next begins where things lay for the eyes of before.
        self.inmates = [game.pack.inmates[number].name for number in game.sight(None).prisoner]
        held = self.clips.held if self._is_set_out else game.sight(None).sizes
        self.clips = Clips(self.faces, self.inmates)
        self.clips.held, self.clips.hands = held, (-1,) * game.players     # Other eyes may not know what these knew.
        self._headline = ""
        self._is_set_out = True

    def _remember_hands(self) -> None:
        """How many cards everybody holds, and which, before the next thing happens."""
        view = self.view
        self.clips.held, self.clips.hands = view.sizes, view.hands

    def spoken(self) -> None:
        self._speak()

    def _speak(self) -> None:
        """All words anew, of what is known already."""
        raise NotImplementedError

    # --- What is seen ---------------------------------------------------------------------------------------

    @property
    def looker(self) -> int | None:
        """Through whose eyes the table is seen; None: everybody's."""
        return self._looker

    @property
    def view(self) -> View:
        return self.game.sight(self.looker)

    @property
    def reader(self) -> int | None:
        """Whom the words speak to as "you"; None: whoever reads them only watches."""
        return self.looker

    @property
    def memory_aid(self) -> bool:
        """Whether a closer look shows what an attentive player remembers."""
        return True

    @property
    def sentence(self) -> str:
        """Who must do what; not before all that led to it has been seen."""
        if self.is_rolling:
            key = "table-rolling-you" if self._rolling == self.reader else "table-rolling"
            return self.t(key, name=self.game.names[self._rolling])
        if self.stages.is_fighting:
            return self.log.lines[-1].words if self.log.lines else ""
        return self._headline if self._untold and self._headline else self._asks()

    @property
    def heading(self) -> str:
        """The sentence above the table; empty where a stage has it as its title."""
        return "" if self.stages.stands else self.sentence

    def _asks(self) -> str:
        """Who must do what now."""
        if self.game.over is not None:
            return self.t("table-over")
        return self.teller.prompt(self.view, self.reader is not None)

    @property
    def is_rolling(self) -> bool:
        """Whether a die has not come to rest yet."""
        return self._rolling != NOTHING

    def told(self, event: Event, again: bool = False) -> str:
        """A line of the log for who reads it; empty for what nobody needs to read."""
        gave_up = self.game.gave_up if isinstance(event, Won) else None
        if gave_up is not None:
            return self.teller.forfeit(gave_up, event, self.reader)
        return self.teller.event(event, self.reader, again, self.game.team_sum(event))

    def lines(self, events: Sequence[Event]) -> list[Line | None]:
        """What happened, as the log tells it."""
        return lines(events, self.told, self.faces, self.reader)

    def showing(self) -> Showing:
        asked = self.game.asked
        order = self.game.discarded
        sitters = self.sitters()
        if self.stages.stands:
            sitters = [replace(sitter, remark="") for sitter in sitters]
        return Showing(
            without(self.view, self.motion.coming, self.motion.leaving), sitters, self.game.colours,
            hidden=self.motion.hidden,
            face=self.face, asked=-1 if asked is None else asked, pattern=self.app.settings.colour_pattern,
            discarded=order, memory_aid=self.memory_aid,
        )

    def sitters(self) -> list[Sitter]:
        found: list[Sitter] = []
        for number, seat in enumerate(self.game.seats):
            level = "" if seat.player == "human" else self.t(f"level-{seat.player.partition(':')[0]}")
            found.append(Sitter(number, seat.name, self.inmates[number], level, *self.remark(number)))
        return found

    def remark(self, seat: int) -> tuple[str, str]:
        """The emote and the line that a seat shows now."""
        return "", ""

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        if not self._untold:
            self._headline = self._asks()
        whole = ui.h
        layout = self._draw_picture(ui)
        with ui.group("top"):
            self.draw_top(ui, layout.top)
        self.draw_log(ui, layout.log)
        with ui.group("side"):
            self.draw_side(ui, layout.actions)
        with ui.group("stage", closed=True):
            self.stages.draw(ui)
        ui.h = whole
        with ui.group("over"):
            self.draw_over(ui, layout)

    def _draw_picture(self, ui: Ui) -> Layout:
        ui.h -= self.foot           # The table takes what is left.
        layout = self.picture.draw(ui, self.showing(), Doings(self.press, self.look_at, self.drop))
        self.stages.board = layout.board
        return layout

    def look_closer(self, face: Face) -> None:
        self.app.push(Closer(self.app, face.title, "", [Shelf("", ((face, 1),))]))

    def answers(self) -> list[Choice] | None:
        """The buttons on a stage; None where the stage would be in the way."""
        return []

    def note(self) -> str:
        """How it stands for who must answer."""
        return ""

    def log_box(self, box: Box) -> Box:
        """What the log may take of its sheet."""
        return box

    def draw_top(self, ui: Ui, box: Box) -> None:
        """The bar above the table."""
        raise NotImplementedError

    def draw_side(self, ui: Ui, box: Box) -> None:
        """The panel beside it."""
        raise NotImplementedError

    def draw_log(self, ui: Ui, box: Box) -> None:
        """What happened, line by line."""
        self.log.draw(ui, self.log_box(box), self.t("table-log"), self._show_cards)

    def _show_cards(self, cards: tuple[Face, ...]) -> None:
        """Cards that the log names, large."""
        title = cards[0].title if len(cards) == 1 else self.t("table-log")
        self.app.push(Closer(self.app, title, "", [Shelf("", tuple((face, 1) for face in cards))]))

    def draw_over(self, ui: Ui, layout: Layout) -> None:
        """What lies on the table, or stands below it."""

    # --- What happens ---------------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        return self.motion.is_busy

    def moving(self, ui: Ui) -> None:
        self.stages.draw_moving(ui)
        self.motion.draw(ui)

    def skip(self) -> None:
        if self.motion.is_busy:
            self.motion.finish()
            self.changed()

    def set_out(self, events: Sequence[Event], show: bool = True) -> bool:
        """What happened is heard, told, and set in motion over the table, each at its moment; unless `show`, only told.

        Answers whether there is something to see."""
        self.motion.finish()
        moves = show and not self.app.settings.instant and bool(self.picture.anchors)
        if not moves:
            for event, line in zip(events, self.lines(events), strict=True):
                if show:
                    self._sound(event)
                self._tell(event, line)
            self._remember_hands()
            return False
        stood = {name: box for name, box in self.picture.anchors.items() if name.startswith("standee:")}
        self._draw_picture(self.app.new_ui())                   # Clips end where things will lie then.
        self._start(events, stood)
        self._remember_hands()
        return True

    def follow_mood(self) -> None:
        """Music and alarm go with the game, by what everybody may know: all who sit there hear and see them.

        A fight is heard when it begins, everything else when it has been seen."""
        view = self.game.sight(None)
        self.stages.follow(view)
        mood = mood_of(view)
        if mood == "fight" or not self._untold:
            self.app.sounds.music(mood)
        else:
            self.motion.at(self._told_at - self.motion.time, partial(self.app.sounds.music, mood))
        in_danger = set(alarmed(view))
        if (new := in_danger - self._alarmed) and self.motion.is_busy:
            self.motion.add(self.clips.alarm(min(new)), self.motion.length)
            self.motion.at(self._told_at - self.motion.time, partial(self.warn, min(new)), for_show=True)
        self._alarmed = in_danger

    def warn(self, of: int) -> None:
        """An alarm has risen: somebody may say so."""

    def _start(self, events: Sequence[Event], stood: dict[str, Box], told: bool = True) -> None:
        self.clips.calm = self.app.settings.reduced_motion
        self.stages.begin(events)
        start = last_told = 0.0
        for event, line in zip(events, self.lines(events), strict=True):
            self.stages.open_at(event, start)
            timing = self.clips.start(self.motion, event, self.view, self.picture.anchors, stood, start)
            self.motion.at(timing.heard, partial(self._sound, event), for_show=True)
            if told:        # in their order, however long each takes to be seen
                last_told = max(last_told, timing.told)
                self._untold += 1
                self.motion.at(last_told, partial(self._tell_seen, event, line))
            start = timing.next
        self._told_at = last_told
        self._rolling = next((event.seat for event in events if isinstance(event, Rolled) and told), NOTHING)
        self.stages.close_at_end()
        self.motion.tick(0.0)                                   # What happens at once is told at once.

    def _sound(self, event: Event) -> None:
        self.app.sounds.play(MOMENTS[type(event)].sound)

    def _tell_seen(self, event: Event, line: Line | None) -> None:
        self._untold -= 1
        self._tell(event, line)

    def _tell(self, event: Event, line: Line | None) -> None:
        """From now on everybody knows."""
        if line is not None:
            self.log.add(line)
            self.stages.tell(line.words)
            self.app.tell(line.words)
        if isinstance(event, Rolled):
            self.face, self._rolling = event.face, NOTHING
        self.changed()

    # --- What the player does -------------------------------------------------------------------------------

    def press(self, thing: Thing) -> None:
        self.look_at(thing)

    def look_at(self, thing: Thing) -> None:
        scene = closer_look(self.app, thing, self.view, self.teller, self.faces, self.inmates, self.memory_aid)
        if scene is not None:
            self.app.push(scene)

    def drop(self, what: str, thing: Thing) -> None:
        """Something was dragged onto something."""
