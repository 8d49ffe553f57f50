"""The title: the gate at night, and the main menu."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import pygame

from ... import __version__
from ...ai.levels import rungs
from ...coach.puzzles.shipped import puzzle_names
from ...keep.achievements import load_earned, today
from ...keep.lesson_progress import load_lesson_progress
from ...keep.people import usual_name
from ...keep.puzzle_progress import load_puzzle_progress
from ...keep.saves import SaveInfo, last_game
from ...keep.save_folder import is_closed, saves_folder
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.dialogs import Dialog
from ...play.packs import pack_in
from ..screen_host import ScreenHost, Screen, opened_by
from ..screens import (
    OpenCredits, OpenLearn, OpenLongWay, OpenOptions, OpenPuzzles, OpenRules, OpenSave, OpenSavedGames, OpenSetup,
    OpenStatistics, OpenTitle, OpenWall,
)
from .gate import Gate
from .languages import language_names

AJAR: Final = 0.3               # how far the gate opens while Play has the focus
GATEHOUSE: Final = 0.34         # where the gatehouse begins, as a share of the width
NAME: Final = 0.2               # size of the name above the gate, as a share of the height
FOOT: Final = 44.0
NOTE: Final = 48.0
TALL: Final = 52.0
LOW: Final = 0.6                # height of an item of the second group, compared with the first
PLAIN: Final = 0.74             # size of an item's words, as a share of its height
LARGER: Final = 0.86


class TitleProgress(NamedTuple):
    """What the entries show: evenings in a row, puzzles solved, cells on the wall."""

    streak: int = 0                         # evenings in a row
    solved: tuple[int, int] = (0, 0)        # puzzles solved, and how many there are
    beaten: tuple[int, int] = (0, 0)        # cells won, and how many there are


def load_progress(name: str) -> TitleProgress:
    """Load the progress of a person. A part without progress is not counted, so that the title appears quickly."""
    person, nights = load_earned().person(name), load_puzzle_progress()
    names = puzzle_names() if nights.by_name else []
    solved = len(nights.solved.intersection(names))
    inmates = {inmate.name for inmate in pack_in(None).inmates} if person.cells else set()
    levels = rungs()
    beaten = sum(inmate in inmates and level in levels for inmate, level in person.cells)
    return TitleProgress(person.streak(today()), (solved, len(names)), (beaten, len(inmates) * len(levels)))


class TitleEntry(NamedTuple):
    id: str
    label: str
    do: Callable[[], None]
    # Progress in small letters beside the label: the first text that fits is shown.
    notes: tuple[str, ...] = ()
    is_low: bool = False        # whether it is in the second group


@opened_by(OpenTitle)
class Title(Screen):
    name = "title"

    def __init__(self, app: ScreenHost) -> None:
        super().__init__(app)
        self.gate = Gate()
        self.saved: SaveInfo | None = None
        self.is_closed = False                              # whether the folder of the saved games cannot be read
        self.is_new = False                                 # whether nobody has played here or finished a lesson
        self.is_guest = app.settings.is_guest               # whether another window was open before this one
        self.progress = TitleProgress()
        self._then: Callable[[], None] | None = None        # what to open when the gate is open

    def enter(self) -> None:
        self.app.sounds.music("")
        self.app.sounds.ambience(True)
        self.resume()
        self.focus = self._begin_at()

    def _begin_at(self) -> str:
        """Return the first focus: Continue if there is a saved game, Learn for a new player, else Play."""
        if self.saved:
            return "title:continue"
        return "title:learn" if self.is_new else "title:play"

    def resume(self) -> None:
        self.is_closed = is_closed(saves_folder())
        self.app.background_reader.read(last_game, self._take_saved)
        self.progress = load_progress(usual_name(self.app.settings.people))
        self._then = None
        self.gate.aim = 0.0
        self.gate.finish()

    def _take_saved(self, found: SaveInfo | None) -> None:
        """Take the game that Continue opens. A player without one may be new here."""
        was_at_first = self.focus in (None, self._begin_at())
        self.saved = found
        has_played = found is not None or self.is_closed or self.app.settings.plan is not None
        self.is_new = not has_played and not load_lesson_progress().done
        if was_at_first:
            self.focus = self._begin_at()
        self.changed()

    # --- Time -----------------------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        return self.gate.is_turning or not self.gate.is_calm

    def tick(self, seconds: float) -> None:
        was_turning = self.gate.is_turning
        self.gate.is_calm = self.app.settings.reduced_motion
        self.gate.aim = 1.0 if self._then else AJAR if self.focus == "title:play" else 0.0
        self.gate.tick(seconds)
        if self.gate.is_turning != was_turning:
            self.changed()
        if self._then and not self.gate.is_turning:
            self._go()

    def skip(self) -> None:
        """Finish the movement of the gate at once."""
        self.gate.finish()

    def _go(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            self.gate.finish()
            then()

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        self.gate.draw(ui)
        left = 64.0 if ui.w >= 1100 else 30.0
        wide = ui.w * 0.31 - left          # up to the gatehouse
        _shade(ui, ui.w * 0.36)
        head = ui.h * NAME
        name = ui.whole.middle(ui.w * 0.6).row(0, head * 1.3)
        ui.text(name, self.t("title-name"), head, look.BONE, face="scratched", align="center")
        motto = ui.whole.middle(ui.w * 0.5).row(ui.h * 0.22, ui.h * 0.04)
        ui.text(motto, self.t("title-motto"), ui.h * 0.024, look.LAMP, face="italic", align="center", cut=True)
        self._notes(ui)
        items = self._items()
        room = ui.h - FOOT - 24
        rows = sum(LOW if item.is_low else 1 for item in items)
        tall = min(TALL, room / rows)
        longest = max(ui.width(item.label, self._size(item, tall), "scratched") for item in items)
        fitting = min(1.0, wide / longest)
        column = Cutter(ui.whole.column(left - 14).trim(top=16 + max(0.0, (room - tall * rows) * 0.6)))
        for item in items:
            self._item(ui, item, column.top(tall * LOW if item.is_low else tall), fitting)
        self._languages(ui, ui.whole.trim(left=left - 10).row(6 - FOOT, 28))

    def _size(self, item: TitleEntry, tall: float) -> float:
        """Return the size of an item's words."""
        leads = ("play", "continue", "learn") if self.is_new else ("play", "continue")
        return tall * (LOW if item.is_low else 1) * (LARGER if item.id in leads else PLAIN)

    def _notes(self, ui: Ui) -> None:
        """Draw what is wrong, above the right end of the bottom bar."""
        notes = [self.t("title-second")] if self.is_guest else []
        notes += [self._closed_words()] if self.is_closed else []
        rows = Cutter(ui.whole.trim(left=ui.w * 0.62, right=16, bottom=FOOT + 2), 2)
        for words in reversed(notes):
            note = rows.bottom(NOTE)
            ui.panel(note, Style(fill=(*look.NIGHT, 225), border=look.ORANGE))
            ui.paragraph(note.inset(12, 0), words, look.BODY, look.LAMP, middle=True)

    def moving(self, ui: Ui) -> None:
        self.gate.moving(ui)

    def _items(self) -> list[TitleEntry]:
        """Return the items: first what can be played and learned, then the rest."""
        app, t, progress = self.app, self.t, self.progress
        streak = (t("title-streak", count=progress.streak),) if progress.streak > 1 else ()
        main = [
            TitleEntry("play", t("title-play"), self._play),
            TitleEntry("learn", t("title-learn"), partial(app.open, OpenLearn())),
            TitleEntry("way", t("way-title"), partial(app.open, OpenLongWay())),
            TitleEntry("tonight", t("title-tonight"), partial(app.open, OpenWall("tonight")), streak),
            TitleEntry("puzzles", t("puzzles-title"), partial(app.open, OpenPuzzles()), self._counted(progress.solved)),
            TitleEntry("wall", t("wall-title"), partial(app.open, OpenWall()), self._counted(progress.beaten)),
        ]
        if self.is_new:
            main.insert(0, main.pop(1))
        if self.saved:
            main.insert(0, TitleEntry("continue", t("title-continue"), self._continue, self._saved_words()))
        elif self.is_closed:
            main.insert(0, TitleEntry("continue", t("title-continue"), lambda: app.say(self._closed_words())))
        around = {"saved": OpenSavedGames(), "statistics": OpenStatistics(), "options": OpenOptions(),
                  "rules": OpenRules(), "credits": OpenCredits()}
        return [
            *main, *(TitleEntry(id, t(f"title-{id}"), partial(app.open, request), is_low=True)
                     for id, request in around.items()), TitleEntry("quit", t("title-quit"), app.quit, is_low=True),
        ]

    def _counted(self, reached: tuple[int, int]) -> tuple[str, ...]:
        return (self.t("title-progress", count=reached[0], all=reached[1]),) if reached[0] else ()

    def _item(self, ui: Ui, item: TitleEntry, box: Region, fitting: float) -> None:
        size = self._size(item, box.height / (LOW if item.is_low else 1)) * fitting
        place = box.column(0, ui.width(item.label, size, "scratched") + 62)
        focused = ui.spot(Spot(f"title:{item.id}", place, item.do, name=item.label))
        main = "learn" if self.is_new else "play"
        color = look.LAMP if focused else look.ORANGE if item.id == main else look.BONE
        shift = 0.0
        if focused:
            side = box.height * 0.44
            ui.image("tokens/spade", place.column(8, side).middle(height=side), look.ORANGE)
            shift = side + 4
        ui.text(place.moved(14 + shift), item.label, size, color, face="scratched")
        beside = box.trim(left=place.width + 6)       # outside the ring of the focus
        if item.id == "learn" and self.is_new:
            name = ui.width(self.t("title-name"), ui.h * NAME, "scratched")     # It must not be covered.
            _draw_welcome(ui, beside.column(0, (ui.w - name) / 2 - 12 - beside.x), self.t("title-new"))
        else:
            _draw_note(ui, beside.column(0, max(0.0, ui.w * GATEHOUSE - beside.x)), item.notes)

    def _languages(self, ui: Ui, box: Region) -> None:
        """Draw the languages, each with its own name."""
        strip = Cutter(box)
        for lang, name in language_names().items():
            is_chosen = lang == self.t.lang
            face = "bold" if is_chosen else "text"
            place = strip.left(ui.width(name, look.LABEL, face) + 20)
            focused = ui.spot(Spot(f"language:{lang}", place, partial(self._speak, lang), name=name,
                                   on=is_chosen))
            color = look.LAMP if is_chosen else look.BONE if focused else look.DIM_BONE
            words = place.inset(10, 0)
            ui.text(words, name, look.LABEL, color, face=face)
            if is_chosen:
                ui.fill(words.row(-2), look.ORANGE)
        version = f"{self.t('title-version')} {__version__}"
        ui.text(box.column(-220, 204), version, look.SMALL, look.DIM_BONE, align="right")

    # --- What it does ---------------------------------------------------------------------------------------

    def _speak(self, lang: str) -> None:
        self.app.settings.language = lang
        self.app.keep_settings()
        self.app.speak(lang)

    def _play(self) -> None:
        """Open the gate, then the setup screen."""
        self._then = partial(self.app.open, OpenSetup())
        if self.app.settings.reduced_motion:
            self._go()

    def _saved_words(self) -> tuple[str, ...]:
        """Return round and players, and the round alone for when there is little room."""
        assert self.saved is not None
        names = ", ".join(self.saved.players)
        return (self.t("title-continue-help", names=names, round=self.saved.round),
                self.t("table-round", number=self.saved.round))

    def _closed_words(self) -> str:
        return self.t("shelf-unreadable", folder=str(saves_folder()))

    def _continue(self) -> None:
        assert self.saved is not None
        self.app.open(OpenSave(self.saved))

    def back(self) -> None:
        """Ask before leaving, because Escape is easily pressed by mistake."""
        self.app.push(Dialog(self.app, self.t("title-leave"), self.t("title-leave-words"), [
            ("quit", self.t("title-quit"), self.app.quit, "primary"),
            ("stay", self.t("title-stay"), lambda: None, "plain"),
        ]))


def _draw_welcome(ui: Ui, box: Region, words: str) -> None:
    """Draw a slip of paper that welcomes a new player."""
    room = box.width - 20
    wide = min(room, ui.width(words, look.BODY, "bold") + 1)
    if wide == room:                    # In two lines, about as long as each other.
        wide = max(room * 0.72, ui.width(words, look.BODY, "bold") * 0.56)
    tall = ui.paragraph_height(words, wide, look.BODY, "bold")
    slip = box.column(0, wide + 20).middle(height=min(box.height, tall + 8))
    ui.panel(slip, Style(fill=look.PAPER, border=look.ORANGE, round=6, shadow=True))
    ui.paragraph(slip.inset(10, 2), words, look.BODY, look.INK, face="bold", align="center", middle=True)


def _draw_note(ui: Ui, box: Region, notes: tuple[str, ...]) -> None:
    """Draw the progress in small letters; nothing if there is no room for it."""
    fitting = [words for words in notes if ui.width(words, look.BODY) + 18 <= box.width]
    if fitting:
        slip = box.column(0, ui.width(fitting[0], look.BODY) + 18).middle(height=24)
        ui.panel(slip, Style(fill=(*look.NIGHT, 190), round=6))
        ui.text(slip.inset(8, 0), fitting[0], look.BODY, look.DIM_BONE)


def _shade(ui: Ui, wide: float) -> None:
    """Darken the picture toward the left, so that the words can be read."""
    size = ui.px(wide), ui.px(ui.h)

    def make() -> pygame.Surface:
        row = pygame.Surface((64, 1), pygame.SRCALPHA)
        for x in range(64):
            share = 1 - x / 63
            row.set_at((x, 0), (*look.NIGHT, round(225 * min(1.0, share * 1.6) ** 1.5)))
        return pygame.transform.smoothscale(row, size)

    ui.put(ui.made(("shade", size), make), 0, 0)
