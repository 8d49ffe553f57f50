"""Tonight's game: who sits there, how it went, a line to share, and the nights before. Any of them can be played."""

from calendar import Calendar as Weeks
from datetime import date
from typing import Final, Protocol

from ...keep.earned import Person
from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, icon_button
from ...kit.widgets.plates import big_button
from ...model.pack import Pack
from ...play.tonight import rivals_of
from ...words.text import Text, Thing
from ..parts.portrait import PORTRAIT, draw_portrait
from .sharing import best_try, first_try, result_of, share_line

DAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS: Final = ("january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
                 "november", "december")
PANEL: Final = Style(fill=(*look.NIGHT, 228), border=look.SLATE, round=10)
LINE: Final = 40.0          # the line to share
BUTTON: Final = 48.0
LEGEND: Final = 24.0


class Calendar:
    """Which night is looked at, and which month."""

    def __init__(self, today: date) -> None:
        self.today = today
        self.day = today
        self.month = today.replace(day=1)

    def leaf(self, step: int) -> None:
        """To another month, as long as it has begun."""
        number = self.month.year * 12 + self.month.month - 1 + step
        wanted = date(max(1, number // 12), number % 12 + 1, 1)
        if wanted <= self.today:
            self.month = wanted

    def weeks(self) -> list[list[date]]:
        """From Monday on, with what belongs to the months around."""
        return Weeks().monthdatescalendar(self.month.year, self.month.month)


class Room(Protocol):
    """What the tab asks of the screen it is on."""

    calendar: Calendar

    @property
    def person(self) -> Person: ...

    def play_night(self) -> None: ...

    def share(self) -> None: ...

    def changed(self) -> None: ...


def date_of(t: Text, day: date) -> str:
    return t("wall-date", weekday=t(f"wall-{DAYS[day.weekday()]}"), day=day.day,
             month=Thing(f"wall-{MONTHS[day.month - 1]}"), year=str(day.year))


def draw_evenings(ui: Ui, box: Box, room: Room, pack: Pack) -> None:
    x, y, width, height = box
    wide = min(width, 1180.0)
    x += (width - wide) / 2
    left = (wide - 12) * 0.57
    for part in ((x, y, left, height), (x + left + 12, y, wide - left - 12, height)):
        ui.panel(part, PANEL)
    with ui.group("night"):
        _draw_night(ui, (x + 18, y + 8, left - 36, height - 18), room, pack)
    with ui.group("calendar"):
        _draw_month(ui, (x + left + 26, y + 8, wide - left - 40, height - 18), room)


def _draw_night(ui: Ui, box: Box, room: Room, pack: Pack) -> None:
    x, y, width, height = box
    day, person = room.calendar.day, room.person
    first, best = first_try(person, day), best_try(person, day)
    title = ui.t("wall-tonight" if day == room.calendar.today else "wall-that-night")
    ui.text((x, y, width, 38), title, 30, look.LAMP, face="scratched", cut=True)
    ui.text((x, y + 38, width, 22), date_of(ui.t, day), look.BODY, look.DIM_BONE, cut=True)
    foot = LINE + BUTTON + 58 if first else BUTTON + 56
    _draw_rivals(ui, (x, y + 66, width, height - 66 - foot - 8), day, pack)
    top = y + height - foot
    told = ui.t("wall-night-new") if first is None else ui.t(
        "wall-night-again" if best == first else "wall-night-best", count=len(person.nights[day]),
        result=result_of(ui.t, best or first))
    ui.paragraph((x, top, width, 46), told, look.BODY, look.BONE, middle=True, least=0.7)
    if first is not None:
        wide = max(120.0, ui.width(ui.t("wall-share"), look.BODY, "bold") + 62)
        line = (x, top + 48, width - wide - 8, LINE)
        ui.panel(line, Style(fill=look.SHADE, border=look.STEEL, round=6))
        ui.paragraph((line[0] + 10, line[1] + 1, line[2] - 20, LINE - 2), share_line(ui.t, day, first), look.BODY,
                     look.PAPER, middle=True, least=0.7)
        button(ui, "night:share", (x + width - wide, top + 48, wide, LINE), ui.t("wall-share"), room.share,
               icon="tokens/handset", size=look.BODY, help=ui.t("wall-share-help"))
    label = "wall-play-night" if first is None else "wall-play-again"
    big_button(ui, "night:play", (x, y + height - BUTTON, width, BUTTON), ui.t(label), room.play_night,
               help=ui.t("wall-play-help"))


def _draw_rivals(ui: Ui, box: Box, day: date, pack: Pack) -> None:
    x, y, width, height = box
    rivals = rivals_of(day, pack.inmates)
    step = width / len(rivals)
    side = max(20.0, min(step - 24, (height - 46) / PORTRAIT, 200.0))
    top = y + max(0.0, (height - side * PORTRAIT - 46) / 2)
    for place, (inmate, level) in enumerate(rivals):
        left = x + place * step + (step - side) / 2
        picture = (left, top, side, side * PORTRAIT)
        focused = ui.spot(Spot(f"rival:{inmate.name}", picture, help=ui.t(f"temper-{inmate.name}-about",
                                                                           name=inmate.title)))
        draw_portrait(ui, inmate.name, picture)
        ui.panel(picture, Style(border=look.LAMP if focused else look.STEEL, thick=2, round=4))
        below = top + side * PORTRAIT
        ui.text((x + place * step + 4, below + 2, step - 8, 24), inmate.title, look.LABEL, face="bold", align="center",
                cut=True)
        ui.text((x + place * step + 4, below + 24, step - 8, 20), ui.t(f"level-{level}"), look.BODY, look.DIM_BONE,
                align="center", cut=True)


def _draw_month(ui: Ui, box: Box, room: Room) -> None:
    x, y, width, height = box
    calendar = room.calendar
    month = ui.t("wall-month", month=Thing(f"wall-{MONTHS[calendar.month.month - 1]}"), year=str(calendar.month.year))
    is_last = (calendar.month.year, calendar.month.month) == (calendar.today.year, calendar.today.month)

    def leaf(step: int) -> None:
        calendar.leaf(step)
        room.changed()

    icon_button(ui, "month:before", (x, y + 3, 38, 34), "tokens/back", lambda: leaf(-1), help=ui.t("wall-month-before"))
    ui.text((x + 44, y, width - 88, 40), month, 28, look.BONE, face="scratched", align="center", cut=True)
    icon_button(ui, "month:after", (x + width - 38, y + 3, 38, 34), "tokens/play", lambda: leaf(1),
                help=ui.t("wall-month-after"), enabled=not is_last)
    weeks = calendar.weeks()
    wide = width / 7
    for place, name in enumerate(DAYS):
        ui.text((x + place * wide, y + 44, wide, 22), ui.t(f"wall-{name}-short"), look.SMALL, look.DIM_BONE,
                align="center", cut=True)
    tall = min(74.0, (height - 70 - LEGEND) / len(weeks))
    for row, week in enumerate(weeks):
        for place, day in enumerate(week):
            if day.month == calendar.month.month:
                _draw_day(ui, (x + place * wide + 2, y + 68 + row * tall + 2, wide - 4, tall - 4), day, room)
    for place, (escaped, key) in enumerate(((True, "wall-legend-out"), (False, "wall-legend-in"))):
        left = x + place * width / 2
        _draw_mark(ui, (left + 6, y + height - LEGEND / 2 - 6, 12, 12), escaped)
        words = (left + 26, y + height - LEGEND, width / 2 - 30, LEGEND)
        ui.text(words, ui.t(key), look.SMALL, look.DIM_BONE, cut=True)


def _draw_day(ui: Ui, box: Box, day: date, room: Room) -> None:
    """A lamp for a night somebody got out, a ring for one they did not."""
    x, y, width, height = box
    calendar = room.calendar
    best = best_try(room.person, day)
    if day > calendar.today:
        ui.text(box, str(day.day), look.BODY, look.STEEL, align="center")
        return

    def look_at() -> None:
        calendar.day = day
        room.changed()

    words = ui.t("wall-day-none") if best is None else result_of(ui.t, best)
    focused = ui.spot(Spot(f"day:{day.isoformat()}", box, look_at, help=f"{date_of(ui.t, day)}\n{words}"))
    is_chosen = day == calendar.day
    edge = look.ORANGE if is_chosen else look.LIGHT_STEEL if day == calendar.today else look.SLATE
    ui.panel(box, Style(fill=(64, 44, 22) if is_chosen else look.SHADE, border=look.LAMP if focused else edge,
                        thick=2 if focused or is_chosen else 1, round=6))
    color = look.BONE if best or is_chosen or day == calendar.today else look.DIM_BONE
    side = min(16.0, height * 0.36)
    ui.text((x, y + 1, width, height - (side + 4 if best else 0)), str(day.day), look.BODY, color,
            face="bold" if day == calendar.today else "text", align="center")
    if best is not None:
        _draw_mark(ui, (x + (width - side) / 2, y + height - side - 4, side, side), best.escaped)


def _draw_mark(ui: Ui, box: Box, escaped: bool) -> None:
    """Full, or a ring."""
    x, y, side, _ = box
    ui.image("seats/0", box, look.LAMP if escaped else look.LIGHT_STEEL)
    if not escaped:
        rim = side * 0.22
        ui.image("seats/0", (x + rim, y + rim, side - 2 * rim, side - 2 * rim), look.NIGHT)
