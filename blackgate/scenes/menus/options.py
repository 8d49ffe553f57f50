"""Options: what the player can set. A change takes effect at once, also during a game, and is saved."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Ui
from ...kit.widgets.buttons import button, choice, slider, toggle
from ...kit.widgets.plates import choice_row, plate
from ..screen_host import ScreenHost, opened_by
from ..screens import OpenOptions
from .form import Tabbed
from .key_list import draw_keys
from .languages import language_names

TABS: Final = ("picture", "game", "sound", "keys")
ROW: Final = 44.0
SPEEDS: Final = (1, 2, 4, 8)
TEXT_SIZES: Final = (80, 90, 100, 110, 125, 150, 175, 200)
NUDGES: Final = (0, 30, 60, 90, 120, 180)      # seconds; 0: never
RATES: Final = (75, 100, 125, 150, 200, 250, 300)
SCALE_STEP: Final = 25
GAME_FLAGS: Final = ("instant", "memory_aid", "undo", "ask_twice", "close_hands")
COACH_FLAGS: Final = ("show_odds", "tutor")
VOLUMES: Final = ("volume", "music_volume", "effects_volume", "ambience_volume")

Row = Callable[[Region], None]      # draws an option into its row


@opened_by(OpenOptions)
class Options(Tabbed):
    name = "options"
    overlay = True
    tabs = TABS

    def __init__(self, app: ScreenHost, tab: str = "picture") -> None:
        super().__init__(app)
        self.tab = tab
        self.focus = f"tab:{tab}"

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        box = ui.whole.middle(min(820.0, ui.w - 32), min(600.0, ui.h - 24))
        plate(ui, box)
        title = box.column(24, box.width * 0.5).row(4, 46)
        ui.text(title, self.t("options-title"), look.HEADING, face="scratched")
        inner = box.inset(20, 0)
        tabs = [(tab, self.t(f"options-{tab}")) for tab in TABS]
        choice_row(ui, "tab", inner.row(52, 38), tabs, self.tab, self.turn_to, size=look.LABEL)
        body = inner.trim(top=98, bottom=58)
        if self.tab == "keys":
            draw_keys(ui, body)
        else:
            self._rows(ui, body, {"picture": self._picture, "game": self._game, "sound": self._sound}[self.tab](ui))
        button(ui, "options:close", box.row(-50, 40).middle(220), self.t("common-close"), self.back, kind="primary")

    def _rows(self, ui: Ui, box: Region, rows: Sequence[Row]) -> None:
        """Draw the options one below the other. They scroll if necessary."""
        tall = max(ROW, min(62.0, box.height / len(rows)))
        places = ui.scroll_rows(f"options:{self.tab}", box, [tall] * len(rows))
        for place, draw in zip(places, rows, strict=True):
            row = place.trim(left=4, right=12)
            if draw is not rows[0]:
                ui.fill(row.row(0, 1), (46, 48, 57))
            draw(row.middle(height=ROW - 4))

    def _picture(self, ui: Ui) -> list[Row]:
        settings = self.app.settings
        scale = self.t("options-auto") if settings.ui_scale is None else self._percent(settings.ui_scale)
        return [
            partial(self._choice, ui, "language", self._language(), self._change_language),
            partial(self._toggle, ui, "fullscreen", self.app.window.fullscreen, self.app.switch_fullscreen),
            partial(self._choice, ui, "ui_scale", scale, self._change_scale),
            partial(self._choice, ui, "text_size", self._percent(settings.text_size), self._change_text_size),
            *(partial(self._flag, ui, name) for name in ("high_contrast", "colour_pattern", "reduced_motion")),
        ]

    def _game(self, ui: Ui) -> list[Row]:
        return [
            *(partial(self._speed, ui, name) for name in ("my_speed", "bots_speed")),
            *(partial(self._flag, ui, name) for name in GAME_FLAGS),
            partial(self._choice, ui, "nudge", self._nudge(), partial(self._step, "nudge", NUDGES)),
            *(partial(self._flag, ui, name) for name in COACH_FLAGS),
        ]

    def _sound(self, ui: Ui) -> list[Row]:
        settings = self.app.settings
        return [
            *(partial(self._volume, ui, name) for name in VOLUMES),
            partial(self._toggle, ui, "speech", settings.speech, self.app.switch_speech),
            partial(self._choice, ui, "speech_rate", self._percent(settings.speech_rate),
                    partial(self._step, "speech_rate", RATES)),
            partial(self._flag, ui, "brief_speech"),
        ]

    # --- Rows -----------------------------------------------------------------------------------------------

    def _choice(self, ui: Ui, name: str, value: str, change: Callable[[int], None], box: Region) -> None:
        wide = box.width * 0.56
        choice(ui, f"options:{name}", box.column(wide, box.width * 0.44).inset(0, 4), value, change, row=box,
               name=self.t(f"options-{name}"))
        self._label(ui, name, box.column(8, wide - 20))

    def _toggle(self, ui: Ui, name: str, on: bool, do: Callable[[], None], box: Region) -> None:
        toggle(ui, f"options:{name}", box, "", on, do, name=self.t(f"options-{name}"))
        self._label(ui, name, box.trim(left=8, right=72))

    def _label(self, ui: Ui, name: str, box: Region) -> None:
        """Draw the name of an option and, in small letters, its explanation."""
        words = self.t.maybe(f"options-{name}-help")
        tall = box.height * 0.56 if words else box.height
        ui.text(box.row(0, tall), self.t(f"options-{name}"), look.LABEL)
        if words:
            ui.text(box.row(tall).moved(down=-2), words, look.SMALL, look.DIM_BONE)

    def _flag(self, ui: Ui, name: str, box: Region) -> None:
        on = bool(getattr(self.app.settings, name))
        self._toggle(ui, name, on, partial(self._put, name, not on), box)

    def _speed(self, ui: Ui, name: str, box: Region) -> None:
        speed = max(each for each in SPEEDS if each <= getattr(self.app.settings, name))
        self._choice(ui, name, self.t("options-times", number=speed), partial(self._step, name, SPEEDS), box)

    def _volume(self, ui: Ui, name: str, box: Region) -> None:
        volume = getattr(self.app.settings, name)
        slider(ui, f"options:{name}", box, self.t(f"options-{name}"), volume / 100, self._percent(volume),
               lambda share: self._put(name, round(share * 100)))

    def _percent(self, number: int) -> str:
        return self.t("options-percent", number=number)

    # --- Changes --------------------------------------------------------------------------------------------

    def _put(self, name: str, value: object) -> None:
        setattr(self.app.settings, name, value)
        self.app.sounds.set_volumes()
        self.app.set_speech()
        if name == "high_contrast":
            self.app.set_look()

    def leave(self) -> None:
        self.app.keep_settings()

    def _language(self) -> str:
        return language_names().get(self.t.lang, self.t.name)

    def _change_language(self, step: int) -> None:
        known = list(language_names())
        at = known.index(self.t.lang) if self.t.lang in known else 0
        lang = known[(at + step) % len(known)]
        self.app.speak(lang)
        self._put("language", lang)

    def _change_scale(self, step: int) -> None:
        """Automatic first, then from the smallest scale to the largest that fits into this window."""
        largest = self.app.window.largest_scale()
        steps = [None, *range(look.SMALLEST_SCALE, largest + 1, SCALE_STEP)]
        if steps[-1] != largest:
            steps.append(largest)
        now = self.app.settings.ui_scale
        at = 0 if now is None else max(place for place, value in enumerate(steps) if value is None or value <= now)
        self._put("ui_scale", steps[(at + step) % len(steps)])
        self.app.rescale()

    def _nudge(self) -> str:
        seconds = self.app.settings.nudge
        return self.t("options-seconds", number=seconds) if seconds else self.t("options-never")

    def _change_text_size(self, step: int) -> None:
        self._step("text_size", TEXT_SIZES, step)
        self.app.rescale()

    def _step(self, name: str, values: Sequence[int], step: int) -> None:
        """Go to the next or the previous of these values, which grow; from the last one to the first."""
        now = getattr(self.app.settings, name)
        at = max((place for place, value in enumerate(values) if value <= now), default=0)
        self._put(name, values[(at + step) % len(values)])
