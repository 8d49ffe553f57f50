"""Everything the player may have otherwise. A change holds at once and is remembered; in mid-game too."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Ui
from ...kit.widgets.buttons import button, choice, slider, toggle
from ...kit.widgets.plates import chips, plate
from ..doors import Doors, Screen, opens
from ..screens import OpenOptions
from .keylist import draw_keys
from .languages import language_names

TABS: Final = ("picture", "game", "sound", "keys")
ROW: Final = 46.0
SPEEDS: Final = (1, 2, 4, 8)
TEXT_SIZES: Final = (80, 90, 100, 110, 125)
SCALE_STEP: Final = 25
VOLUMES: Final = ("volume", "music_volume", "effects_volume", "ambience_volume")


class Options(Screen):
    name = "options"
    overlay = True
    pages = True

    def __init__(self, app: Doors, tab: str = "picture") -> None:
        super().__init__(app)
        self.tab = tab
        self.focus = f"tab:{tab}"

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        width, height = min(820.0, ui.w - 32), min(560.0, ui.h - 24)
        x, y = (ui.w - width) / 2, (ui.h - height) / 2
        plate(ui, (x, y, width, height))
        ui.text((x + 24, y + 4, width * 0.5, 46), self.t("options-title"), look.HEADING, face="scratched")
        self._tabs(ui, (x + 20, y + 52, width - 40, 38))
        body = (x + 20, y + 98, width - 40, height - 98 - 58)
        {"picture": self._picture, "game": self._game, "sound": self._sound, "keys": self._keys}[self.tab](ui, body)
        foot = (x + width / 2 - 110, y + height - 50, 220.0, 40.0)
        button(ui, "options:close", foot, self.t("common-close"), self.back, kind="primary")

    def _tabs(self, ui: Ui, box: Box) -> None:
        chips(ui, "tab", box, [(tab, self.t(f"options-{tab}")) for tab in TABS], self.tab, self._turn_to,
              size=look.LABEL)

    def _rows(self, ui: Ui, box: Box, rows: Sequence[Callable[[Box], None]]) -> None:
        """One below the other; what does not fit is scrolled to."""
        x, y, width, height = box
        tall = max(ROW, min(62.0, height / len(rows)))
        with ui.scroll(f"options:{self.tab}", box, tall * len(rows)) as offset:
            for place, draw in enumerate(rows):
                top = y + place * tall - offset
                if place:
                    ui.fill((x + 4, top, width - 16, 1), (46, 48, 57))
                draw((x + 4, top + (tall - ROW) / 2 + 2, width - 16, ROW - 4))

    def _picture(self, ui: Ui, box: Box) -> None:
        settings = self.app.settings
        scale = self.t("options-auto") if settings.ui_scale is None else self._percent(settings.ui_scale)
        self._rows(ui, box, [
            lambda row: self._choice(ui, row, "language", self._language(), self._leaf_language),
            lambda row: self._toggle(ui, row, "fullscreen", self.app.window.fullscreen, self._switch_fullscreen),
            lambda row: self._choice(ui, row, "ui_scale", scale, self._leaf_scale),
            lambda row: self._choice(ui, row, "text_size", self._percent(settings.text_size), self._leaf_text),
            lambda row: self._flag(ui, row, "colour_pattern"),
            lambda row: self._flag(ui, row, "reduced_motion"),
        ])

    def _game(self, ui: Ui, box: Box) -> None:
        self._rows(ui, box, [
            lambda row: self._speed(ui, row, "my_speed"),
            lambda row: self._speed(ui, row, "bots_speed"),
            lambda row: self._flag(ui, row, "instant"),
            lambda row: self._flag(ui, row, "memory_aid"),
            lambda row: self._flag(ui, row, "undo"),
            lambda row: self._flag(ui, row, "ask_twice"),
            lambda row: self._flag(ui, row, "close_hands"),
            lambda row: self._flag(ui, row, "show_odds"),
            lambda row: self._flag(ui, row, "tutor"),
        ])

    def _sound(self, ui: Ui, box: Box) -> None:
        self._rows(ui, box, [partial(self._volume, ui, name) for name in VOLUMES])

    def _keys(self, ui: Ui, box: Box) -> None:
        draw_keys(ui, box)

    # --- Rows -----------------------------------------------------------------------------------------------

    def _choice(self, ui: Ui, box: Box, name: str, value: str, leaf: Callable[[int], None]) -> None:
        x, y, width, height = box
        choice(ui, f"options:{name}", (x + width * 0.56, y + 4, width * 0.44, height - 8), value, leaf, row=box)
        self._label(ui, (x + 8, y, width * 0.56 - 20, height), name)

    def _toggle(self, ui: Ui, box: Box, name: str, on: bool, do: Callable[[], None]) -> None:
        toggle(ui, f"options:{name}", box, "", on, do)
        self._label(ui, (box[0] + 8, box[1], box[2] - 80, box[3]), name)

    def _label(self, ui: Ui, box: Box, name: str) -> None:
        """What it is, and in small what that means."""
        x, y, width, height = box
        words = self.t.maybe(f"options-{name}-help")
        tall = height * 0.56 if words else height
        ui.text((x, y, width, tall), self.t(f"options-{name}"), look.LABEL)
        if words:
            ui.text((x, y + tall - 2, width, height - tall), words, look.SMALL, look.DIM_BONE)

    def _flag(self, ui: Ui, box: Box, name: str) -> None:
        on = bool(getattr(self.app.settings, name))
        self._toggle(ui, box, name, on, lambda: self._put(name, not on))

    def _speed(self, ui: Ui, box: Box, name: str) -> None:
        speed = getattr(self.app.settings, name)
        at = max(place for place, least in enumerate(SPEEDS) if least <= speed)

        def leaf(step: int) -> None:
            self._put(name, SPEEDS[(at + step) % len(SPEEDS)])

        self._choice(ui, box, name, self.t("options-times", number=SPEEDS[at]), leaf)

    def _volume(self, ui: Ui, name: str, box: Box) -> None:
        volume = getattr(self.app.settings, name)
        slider(ui, f"options:{name}", box, self.t(f"options-{name}"), volume / 100, self._percent(volume),
               lambda share: self._put(name, round(share * 100)))

    def _percent(self, number: int) -> str:
        return self.t("options-percent", number=number)

    # --- Changes --------------------------------------------------------------------------------------------

    def _put(self, name: str, value: object) -> None:
        setattr(self.app.settings, name, value)
        self.app.sounds.set_volumes()
        self.changed()

    def leave(self) -> None:
        self.app.settings.save()

    def _turn_to(self, tab: str) -> None:
        self.tab = tab
        self.changed()

    def turn(self, step: int) -> None:
        self._turn_to(TABS[(TABS.index(self.tab) + step) % len(TABS)])
        self.focus = f"tab:{self.tab}"

    def _language(self) -> str:
        return language_names().get(self.t.lang, self.t.name)

    def _leaf_language(self, step: int) -> None:
        known = list(language_names())
        at = known.index(self.t.lang) if self.t.lang in known else 0
        lang = known[(at + step) % len(known)]
        self.app.speak(lang)
        self._put("language", lang)

    def _switch_fullscreen(self) -> None:
        self.app.switch_fullscreen()

    def _leaf_scale(self, step: int) -> None:
        """By itself, then from the smallest to the largest that this window allows."""
        largest = self.app.window.largest_scale()
        steps = [None, *range(look.SMALLEST_SCALE, largest + 1, SCALE_STEP)]
        if steps[-1] != largest:
            steps.append(largest)
        now = self.app.settings.ui_scale
        at = 0 if now is None else max(place for place, value in enumerate(steps) if value is None or value <= now)
        self._put("ui_scale", steps[(at + step) % len(steps)])
        self.app.rescale()

    def _leaf_text(self, step: int) -> None:
        now = self.app.settings.text_size
        at = max((place for place, size in enumerate(TEXT_SIZES) if size <= now), default=0)
        self._put("text_size", TEXT_SIZES[(at + step) % len(TEXT_SIZES)])
        self.app.rescale()


@opens(OpenOptions)
def _open(app: Doors, request: OpenOptions) -> None:
    app.push(Options(app))
