"""A program with a window: one loop, one stack of scenes, and the services they share."""

from collections.abc import Callable
from typing import Final, Protocol

import pygame

from ..words.text import Text, system_language
from . import look
from .aloud.aloud import Aloud
from .aloud.spoken import everything_said
from .input import Input
from .frame_timer import FrameTimer
from .painter import Painter, Stroke
from .sounds import Sounds, Volumes
from .scene import Scene, SceneStack
from .tips import draw_focus, draw_tip, draw_toast, veil
from .ui import DrawingCache, Ui
from .widgets.glyphs import draw_strip
from .window import Window

FRAMES: Final = 60
TIP_AFTER: Final = 0.45         # seconds with the focus on a spot until its help appears
TOAST_FOR: Final = 3.5
BEAT: Final = 0.2               # seconds between two frames of the small movements
REPEAT, READ = "s", "w"         # with Ctrl: say the last words again, read all words of the screen


class DisplaySettings(Volumes, Protocol):
    """How the player wants to see and hear the game."""

    fullscreen: bool
    ui_scale: int | None        # percent; None: chosen by the size of the window
    text_size: int              # percent
    high_contrast: bool
    speech: bool                # our own voice
    speech_rate: int            # percent of the usual
    brief_speech: bool          # names without help


class Program(SceneStack):
    """Owns the window. A scene that needs a new picture sets `stale`."""

    def __init__(self, settings: DisplaySettings, text: Text, window: Window) -> None:
        super().__init__()
        self.settings = settings
        self.text = text
        self.window = window
        self.cache = DrawingCache()
        self.cache.fit(window.size)
        self.cache.sharpen(settings.high_contrast)
        self.stale = True
        self.status = 0                 # the exit status
        self.input = Input(self)
        self.painter = Painter()
        self.ui: Ui = self.new_ui()
        self.toast = ""
        self._toast_left = 0.0
        self._still = 0.0               # seconds since the focus last moved
        self._may_tip = True            # whether the player has pointed at what has the focus
        self._background: list[Ui] = []
        self._seconds = 0.0               # seconds since the start, for the small movements
        self._beat = 0                  # the beat of the small movements that was drawn last
        self.sounds = Sounds(settings)
        self.aloud = Aloud()
        self.aloud.is_brief = settings.brief_speech
        self._was_heard = False

    def help(self, topic: str) -> None:
        """Open the help about a topic, after F1."""

    def handle_error(self, error: Exception) -> None:
        """Handle an unexpected error."""
        raise error

    def stack_changed(self) -> None:
        """Draw again, end presses and drags, and forget the spots of the old picture, which may still be shown."""
        self.stale = True
        self.ui.spots.clear()
        self._still = 0.0
        self.input.let_go()

    def uncovered_top(self) -> None:
        """Show no old help, because the mouse may be elsewhere now."""
        self._may_tip = self.input.by_key

    # --- Services -------------------------------------------------------------------------------------------

    def say(self, words: str) -> None:
        """Show a short notice at the bottom of the window, and tell it to a listening player."""
        self.tell(words)
        self.toast = words
        self._toast_left = TOAST_FOR + len(words) * 0.03
        self.stale = True

    def tell(self, words: str) -> None:
        """Tell a listening player that something happened."""
        self.aloud.tell(words)

    def hush(self) -> None:
        """Forget what was told, so that another player cannot repeat it."""
        self.aloud.hush()

    @property
    def is_heard(self) -> bool:
        return self.aloud.is_heard

    def cut_short(self) -> None:
        """Stop what is being said, because something was pressed."""
        self.aloud.cut_short()

    def ask(self, key: str) -> bool:
        """Say and show the answer to Ctrl and a key. The focus stays where it is."""
        if key == REPEAT:
            words = " ".join(self.aloud.repeat(self.ui))
        elif key == READ:
            words = everything_said(self.ui)
        else:
            words = next((words for scene in reversed(self.scenes) if (words := scene.reply_to(key))), "")
        if words:
            self.say(words)
        return bool(words)

    def set_look(self) -> None:
        """Use the contrast that the player wants."""
        self.cache.sharpen(self.settings.high_contrast)
        self.rescale()

    def set_speech(self) -> None:
        """Use the voice that the player wants, or none."""
        self.aloud.is_brief = self.settings.brief_speech
        voice = self.aloud.voice
        if voice is not None:
            voice.is_on, voice.rate = self.settings.speech, self.settings.speech_rate
            if not voice.is_on:
                voice.hush()

    def switch_speech(self) -> None:
        """Switch our own voice on or off, after F2. It never speaks together with a screen reader."""
        voice = self.aloud.voice
        if voice is None or self.aloud.is_read:
            self.say(self.text("speech-none" if voice is None else "speech-reader"))
            return
        self.settings.speech = not self.settings.speech
        self.set_speech()
        words = self.text("speech-on" if voice.is_on else "speech-off")
        if not voice.is_on:
            voice.say(words, self.text.lang)
        self.say(words)

    def speak(self, language: str | None) -> None:
        """Change the language at once; None is the system's language."""
        self.text = Text(language or system_language())
        self.cache.clear()
        for scene in self.scenes:
            scene.spoken()
        self.stale = True

    def scale(self) -> float:
        scale = self.window.scale(self.settings.ui_scale)
        if not self.input.pad:
            return scale
        room = self.window.size[1] / (look.SMALLEST_HEIGHT + look.STRIP)         # Layouts keep their smallest size.
        return max(look.SMALLEST_SCALE / 100, min(scale, room))

    def new_ui(self) -> Ui:
        """Return a drawing board as large as the window."""
        return self._ui_for(None)

    def _ui_for(self, offsets: dict[str, float] | None) -> Ui:
        width, height = self.window.size
        scale = self.scale()
        if self.input.pad:
            height -= int(look.STRIP * scale)
        ui = Ui(self.cache, self.text, (width, height), scale, self.settings.text_size / 100, offsets)
        ui.pad = self.input.pad
        return ui

    def scroll(self, area: str, by: float) -> None:
        self.input.scroll(area, by)

    def rescale(self) -> None:
        """Adapt to a new size of the window or of things in it."""
        self.cache.clear()
        self.cache.fit(self.window.size)
        self.painter.forget()
        self.stale = True

    def resized(self) -> None:
        """Adapt to the size of the window after the player changed it."""
        self.window.resized()
        self.rescale()

    def uncovered(self) -> None:
        """Draw everything again after another window covered this one."""
        self.painter.forget()
        self.stale = True

    def switch_fullscreen(self) -> None:
        self.window.switch_fullscreen()
        self.settings.fullscreen = self.window.fullscreen
        self.rescale()

    def rested(self) -> None:
        """Note that the focus moved: its help appears after a while."""
        self._still = 0.0
        self._may_tip = True
        self.stale = True

    # --- The loop -------------------------------------------------------------------------------------------

    def run(self) -> int:
        pace = FrameTimer(FRAMES)
        while self.running:
            self.guarded(lambda: self.frame(pygame.event.get(), pace.beat()))
        return self.status

    def guarded_frame(self, events: list[pygame.event.Event], seconds: float) -> None:
        """Run a frame that survives an error. Tests call `frame`, so that they see it."""
        self.guarded(lambda: self.frame(events, seconds))

    def guarded(self, do: Callable[[], None]) -> None:
        """Do something, and handle any error."""
        try:
            do()
        except Exception as error:
            self.handle_error(error)

    def frame(self, events: list[pygame.event.Event], seconds: float) -> None:
        """Run the loop once: take input, let time pass, draw what changed."""
        for number, event in enumerate(events):
            if not self.running:
                return
            try:
                self.input.take(event)
            except Exception:
                self.input.miss(events[number:])
                raise
        for wish in self.aloud.wishes():
            if self.running:
                self.input.grant(wish)
        if not self.running:
            return
        self._let_time_pass(seconds)
        if self.running and self.scenes:
            is_busy = self.stale or self.top.is_moving
            self._show()
            self._tell_aloud(seconds, is_busy)

    def _tell_aloud(self, seconds: float, is_busy: bool) -> None:
        """Describe the picture to a listening player, and put the focus where the question is."""
        is_heard = self.aloud.is_heard
        if is_heard and not self._was_heard:
            if not self.input.by_key:
                self.top.focus = self.top.call = None       # It is where the mouse lies, not where the question is.
            self.input.by_key = self.stale = True
        self._was_heard = is_heard
        is_lost = self.input.spot(self.top.focus) is None and not self.aloud.keeps_focus(self.ui, self.top)
        if is_heard and self.input.by_key and self.ui.spots and is_lost:
            self.input.next(1)  # Without a focus, a listening player would not know that something can be pressed.
            self.ui.focus = self.top.focus
        self.aloud.follow(self.ui, self.top, seconds, self.window.box_of, is_busy)

    def _let_time_pass(self, seconds: float) -> None:
        was_waiting = self._still < TIP_AFTER
        self._still += seconds
        if was_waiting and self._still >= TIP_AFTER:
            self.stale = True
        if self._toast_left > 0:
            self._toast_left -= seconds
            if self._toast_left <= 0:
                self.toast = ""
                self.stale = True
        self._seconds += seconds
        self.input.tick(seconds)
        self.sounds.tick(seconds)
        self.top.tick(min(seconds, 0.25))
        for scene in self.scenes[:-1]:
            scene.tick_under(min(seconds, 0.25))

    def _show(self) -> None:
        moving = self.top.is_moving or self.input.is_dragging
        beat = int(self._seconds / BEAT) if self.top.is_alive else 0
        if not self.stale and not moving and beat == self._beat:
            return
        self._beat = beat
        if self.stale:
            self.build()
        strokes = [stroke for ui in self._background for stroke in ui.strokes] + self._with_life(self.top, self.ui)
        if moving:
            over = self.new_ui()
            self.top.moving(over)
            self.input.draw_carried(over)
            strokes = strokes + over.strokes
            self.stale = self.stale or not (self.top.is_moving or self.input.is_dragging)
        self.window.show(self.painter, strokes)

    def _with_life(self, scene: Scene, ui: Ui) -> list[Stroke]:
        """Return the strokes of a picture with its small movements."""
        if not scene.is_alive:
            return ui.strokes
        life = self.new_ui()
        scene.draw_life(life, self._beat)
        return ui.strokes[:ui.life_at] + life.strokes + ui.strokes[ui.life_at:]

    def build(self) -> None:
        """Draw the picture again: overlays over the scenes below them."""
        self.stale = False
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        self._background = []
        for scene in self.scenes[first:-1]:
            below = self._ui_for(scene.offsets)
            below.focus = None
            scene.draw(below)
            below.strokes = self._with_life(scene, below)
            self._background.append(below)
        ui = self._ui_for(self.top.offsets)
        ui.focus = self.top.focus
        ui.pressed = self.input.pressed
        if self.top.overlay:
            veil(ui)
        self.top.draw(ui)
        self.ui = ui
        if self.top.focus is None and self.top.first_focus:
            self.top.focus = ui.focus = self.top.first_focus
        self.input.settle(ui)
        if self.input.by_key:
            draw_focus(ui)
        told = len(ui.written)
        if self._still >= TIP_AFTER and self._may_tip and not self.input.is_dragging:
            draw_tip(ui)
        if self.toast:
            draw_toast(ui, self.toast)
        del ui.written[told:]           # A tip is read aloud together with the focus, a notice when it came.
        if ui.pad:
            draw_strip(ui, self.top)

    def overflows(self) -> list[str]:
        """Return the words of the present picture that did not fit."""
        return [words for ui in (*self._background, self.ui) for words in ui.overflows]
