"""The table of a game in play and of a replay: picture, log, stage, closer looks, and motion.

The game is a session or a replay. Subclasses draw what stands around the table.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from ...kit.layout import Region
from ...kit.ui import Ui
from ...kit.widgets.card import Face
from ...model.events import Event, Rolled, Won
from ...model.view import View
from ...model.vocabulary import NOTHING
from ...offers.outlook import alarmed
from ...offers.faces import Faces
from ...offers.lines import LogLine, lines, whose
from ...offers.meaning import Thing
from ...play.session import Replay, Session
from ...words.teller import Teller
from ..screen_host import ScreenHost, Screen
from .clips import Clips
from .closer_look import look_closer
from .closeups import closer_look
from .table_contents import TableContents, SeatedPlayer, ThingActions
from .layout import Layout
from .log import LogBook
from .moments import MOMENTS
from .what_is_heard import heard_from, mood_of
from .motion import Motion, without
from .panel import ChoiceButton
from .picture import Picture
from .stages import Stages


class Tabletop(Screen):
    """A table as one looker sees it. Everything comes from what that looker may know."""

    foot = 0.0              # height of the bar below the table
    picture: Picture
    clips: Clips

    def __init__(self, app: ScreenHost, game: Session | Replay, looker: int | None) -> None:
        super().__init__(app)
        self.game = game
        self._looker = looker
        self.motion = Motion()
        self.log = LogBook()
        self.face = 0                               # the number of the last roll
        self._rolling = NOTHING                     # the seat whose die still rolls
        self._untold = 0                            # number of events that are in flight and not told yet
        self._told_at = 0.0                         # seconds until the last of them is told
        self.stages = Stages(self)
        self._alarmed: set[int] = set()             # the seats that needed only one more Dig
        self._is_set_out = False
        self._find_words()

    def _find_words(self) -> None:
        """Make all texts again, because the language, the looker or a player has changed."""
        game = self.game
        self.teller = Teller(self.t, game.pack, game.names, game.plan.michel)
        self.faces = Faces(game.pack, self.teller)
        before = self.picture.anchors if self._is_set_out else {}
        self.picture = Picture(self.teller, self.faces)
        self.picture.anchors.update(before)     # The next clips begin where things lay before.
        self.inmates = [game.pack.inmates[number].name for number in game.sight(None).prisoner]
        held = self.clips.held if self._is_set_out else game.sight(None).sizes
        self.clips = Clips(self.faces, self.inmates)
        self.clips.held, self.clips.hands = held, (-1,) * game.players     # Another looker may not know these hands.
        self._headline = ""
        self._is_set_out = True

    def _remember_hands(self) -> None:
        """Remember how many cards everybody holds, and which, before the next event."""
        view = self.view
        self.clips.held, self.clips.hands = view.sizes, view.hands

    def spoken(self) -> None:
        self._speak()

    def _speak(self) -> None:
        """Make all texts again, with the events so far."""
        raise NotImplementedError

    # --- What is seen ---------------------------------------------------------------------------------------

    @property
    def looker(self) -> int | None:
        """The seat through whose eyes the table is seen; None means that all hands lie face down."""
        return self._looker

    @property
    def view(self) -> View:
        return self.game.sight(self.looker)

    @property
    def reader(self) -> int | None:
        """The seat that the texts call "you"; None if the reader only watches."""
        return self.looker

    @property
    def memory_aid(self) -> bool:
        """Whether a closer look shows what an attentive player remembers."""
        return True

    @property
    def sentence(self) -> str:
        """The sentence that says who must do what. It changes only after the events before it have been seen."""
        if self.is_rolling:
            key = "table-rolling-you" if self._rolling == self.reader else "table-rolling"
            return self.t(key, name=self.game.names[self._rolling])
        if self.stages.is_fighting:
            return self.log.lines[-1].words if self.log.lines else ""
        return self._headline if self._untold and self._headline else self._asks()

    @property
    def heading(self) -> str:
        """The sentence above the table; empty if the stage has it as its title."""
        return "" if self.stages.stands else self.sentence

    def _asks(self) -> str:
        """Return the sentence that says who must do what now."""
        if self.game.over is not None:
            return self.t("table-over")
        return self.teller.prompt(self.view, self.reader is not None)

    @property
    def is_rolling(self) -> bool:
        """Whether a die still rolls."""
        return self._rolling != NOTHING

    def line_for(self, event: Event, again: bool = False) -> str:
        """Return the line of the log for an event; empty if nobody needs to read it."""
        gave_up = self.game.gave_up if isinstance(event, Won) else None
        if gave_up is not None:
            return self.teller.forfeit(gave_up, event, self.reader)
        return self.teller.event(event, self.reader, again, self.game.team_sum(event))

    def lines(self, events: Sequence[Event]) -> list[LogLine | None]:
        """Return the lines of the log for these events."""
        return lines(events, self.line_for, self.faces, self.reader)

    def showing(self) -> TableContents:
        asked = self.game.asked
        order = self.game.discarded
        seated_players = self.seated_players()
        if self.stages.stands or self.motion.covers:
            seated_players = [replace(player, remark="") for player in seated_players]
        return TableContents(
            without(self.view, self.motion.coming, self.motion.leaving), seated_players, self.game.colours,
            hidden=self.motion.hidden,
            face=self.face, asked=-1 if asked is None else asked, pattern=self.app.settings.colour_pattern,
            discarded=order, memory_aid=self.memory_aid,
        )

    def seated_players(self) -> list[SeatedPlayer]:
        found: list[SeatedPlayer] = []
        for number, seat in enumerate(self.game.seats):
            level = "" if seat.player == "human" else self.t(f"level-{seat.player.partition(':')[0]}")
            found.append(SeatedPlayer(number, seat.name, self.inmates[number], level, *self.remark(number)))
        return found

    def remark(self, seat: int) -> tuple[str, str]:
        """Return the emote and the line that a seat shows now."""
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
        ui.h -= self.foot           # The table gets the rest of the height.
        layout = self.picture.draw(ui, self.showing(), ThingActions(self.press, self.look_at, self.drop))
        self.stages.board = layout.board
        return layout

    def look_closer(self, face: Face) -> None:
        look_closer(self.app, face)

    def answers(self) -> list[ChoiceButton] | None:
        """Return the buttons on a stage; None if the stage would be in the way."""
        return []

    def note(self) -> str:
        """Return the note on the stage that tells the asked player how things stand."""
        return ""

    def log_box(self, box: Region) -> Region:
        """Return the part of its panel that the log may use."""
        return box

    def draw_top(self, ui: Ui, box: Region) -> None:
        """Draw the bar above the table."""
        raise NotImplementedError

    def draw_side(self, ui: Ui, box: Region) -> None:
        """Draw the panel beside the table."""
        raise NotImplementedError

    def draw_log(self, ui: Ui, box: Region) -> None:
        """Draw the log."""
        self.log.draw(ui, self.log_box(box), self.t("table-log"), self._show_cards)

    def _show_cards(self, cards: tuple[Face, ...]) -> None:
        """Show cards that the log names, large."""
        look_closer(self.app, *cards, title="" if len(cards) == 1 else self.t("table-log"))

    def draw_over(self, ui: Ui, layout: Layout) -> None:
        """Draw what lies over the table or below it."""

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
        """Play, show and log events, each at its time. Without `show`, only log them.

        Return whether there is something to see.
        """
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
        self._draw_picture(self.app.new_ui())                   # Clips end where things will lie afterwards.
        self._start(events, stood)
        self._remember_hands()
        return True

    def follow_mood(self) -> None:
        """Choose music and alarm by what everybody may know, because everybody hears and sees them.

        The music of a fight begins with the fight; other music waits until the events have been seen.
        """
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
        """Let a bot warn of an alarm."""

    def _start(self, events: Sequence[Event], stood: dict[str, Region], told: bool = True) -> None:
        self.clips.calm = self.app.settings.reduced_motion
        self.stages.begin(events)
        start = last_told = 0.0
        for event, line in zip(events, self.lines(events), strict=True):
            self.stages.open_at(event, start)
            timing = self.clips.start(self.motion, event, self.view, self.picture.anchors, stood, start)
            self.motion.at(timing.heard, partial(self._sound, event), for_show=True)
            if told:        # in their order, however long each takes
                last_told = max(last_told, timing.told)
                self._untold += 1
                self.motion.at(last_told, partial(self._tell_seen, event, line))
            start = timing.next
        self._told_at = last_told
        self._rolling = next((event.seat for event in events if isinstance(event, Rolled) and told), NOTHING)
        self.stages.close_at_end()
        self.motion.tick(0.0)                                   # Things without delay happen at once.

    def _sound(self, event: Event) -> None:
        across = heard_from(whose(event), self.looker, self.game.players)
        self.app.sounds.play(MOMENTS[type(event)].sound, across=across)

    def _tell_seen(self, event: Event, line: LogLine | None) -> None:
        self._untold -= 1
        self._tell(event, line)

    def _tell(self, event: Event, line: LogLine | None) -> None:
        """Write an event in the log: from now on everybody knows it."""
        if line is not None:
            self.log.add(line)
            self.stages.tell(line.words)
            if not self._is_asked(event):
                self.app.tell(line.words)
        if isinstance(event, Rolled):
            self.face, self._rolling = event.face, NOTHING
        self.changed()

    def _is_asked(self, event: Event) -> bool:
        """Return whether the present question says what this event says."""
        return False

    # --- What the player does -------------------------------------------------------------------------------

    def press(self, thing: Thing) -> None:
        self.look_at(thing)

    def look_at(self, thing: Thing) -> None:
        scene = closer_look(self.app, thing, self.view, self.teller, self.faces, self.inmates, self.memory_aid)
        if scene is not None:
            self.app.push(scene)

    def drop(self, what: str, thing: Thing) -> None:
        """Do what dragging a card onto a thing means."""
