"""Tonight's game: who plays, how it went, a line to share, and a calendar. The game of any past night can be played."""

from calendar import Calendar as Weeks
from datetime import date
from functools import partial
from typing import Final, Protocol

from ...keep.achievements import Person
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, icon_button
from ...kit.widgets.plates import big_button
from ...model.pack import Pack
from ...play.tonight import rivals_of
from ...words.text import Text, Thing
from ..parts.backdrop import PORTRAIT, draw_portrait
from .sharing import best_try, first_try, result_of, share_line

DAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS: Final = ("january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
                 "november", "december")
PANEL: Final = Style(fill=(*look.NIGHT, 228), border=look.SLATE, round=10)
LINE: Final = 40.0          # height of the line to share
BUTTON: Final = 48.0
LEGEND: Final = 24.0


class Calendar:
    """The night and the month that are shown."""

    def __init__(self, today: date) -> None:
        self.today = today
        self.day = today
        self.month = today.replace(day=1)

    def turn(self, step: int) -> None:
        """Show another month, if it has begun."""
        number = self.month.year * 12 + self.month.month - 1 + step
        wanted = date(max(1, number // 12), number % 12 + 1, 1)
        if wanted <= self.today:
            self.month = wanted

    def weeks(self) -> list[list[date]]:
        """The weeks of the month, from Monday on. They may begin and end in other months."""
        return Weeks().monthdatescalendar(self.month.year, self.month.month)


class EveningsScreen(Protocol):
    """What this tab needs to know of its screen."""

    calendar: Calendar

    @property
    def person(self) -> Person: ...

    def play_night(self) -> None: ...

    def share(self) -> None: ...


def date_of(t: Text, day: date) -> str:
    return t("wall-date", weekday=t(f"wall-{DAYS[day.weekday()]}"), day=day.day,
             month=Thing(f"wall-{MONTHS[day.month - 1]}"), year=str(day.year))


def draw_evenings(ui: Ui, box: Region, screen: EveningsScreen, pack: Pack) -> None:
    both = box.middle(min(box.width, 1180.0))
    wide = (both.width - 12) * 0.57
    left, right = both.column(0, wide), both.column(wide + 12)
    ui.panel(left, PANEL)
    ui.panel(right, PANEL)
    with ui.group("night"):
        _draw_night(ui, left.trim(18, 8, 18, 10), screen, pack)
    with ui.group("calendar"):
        _draw_month(ui, right.trim(14, 8, 14, 10), screen)


def _draw_night(ui: Ui, box: Region, screen: EveningsScreen, pack: Pack) -> None:
    day, person = screen.calendar.day, screen.person
    first, best = first_try(person, day), best_try(person, day)
    title = ui.t("wall-tonight" if day == screen.calendar.today else "wall-that-night")
    ui.text(box.row(0, 38), title, 30, look.LAMP, face="scratched", cut=True)
    ui.text(box.row(38, 22), date_of(ui.t, day), look.BODY, look.DIM_BONE, cut=True)
    foot = box.row(-(LINE + BUTTON + 58) if first else -(BUTTON + 56))
    _draw_rivals(ui, box.trim(top=66, bottom=foot.height + 8), day, pack)
    if first is not None:
        told = ui.t("wall-night-again" if best == first else "wall-night-best", count=len(person.nights[day]),
                    result=result_of(ui.t, best or first))
    elif begun := person.begun.get(day, 0):
        told = ui.t("wall-night-begun", count=begun)
    else:
        told = ui.t("wall-night-new")
    ui.paragraph(foot.row(0, 46), told, look.BODY, look.BONE, middle=True, least=0.7)
    if first is not None:
        strip = Cutter(foot.row(48, LINE), 8)
        share = strip.right(max(120.0, ui.width(ui.t("wall-share"), look.BODY, "bold") + 62))
        ui.panel(strip.rest, Style(fill=look.SHADE, border=look.STEEL, round=6))
        ui.paragraph(strip.rest.inset(10, 1), share_line(ui.t, day, first), look.BODY, look.PAPER, middle=True,
                     least=0.7)
        button(ui, "night:share", share, ui.t("wall-share"), screen.share, icon="tokens/handset", size=look.BODY,
               help=ui.t("wall-share-help"))
    label = "wall-play-night" if first is None else "wall-play-again"
    big_button(ui, "night:play", box.row(-BUTTON), ui.t(label), screen.play_night, help=ui.t("wall-play-help"))


def _draw_rivals(ui: Ui, box: Region, day: date, pack: Pack) -> None:
    rivals = rivals_of(day, pack.inmates)
    columns = box.columns(len(rivals))
    side = max(20.0, min(columns[0].width - 24, (box.height - 46) / PORTRAIT, 200.0))
    tall = side * PORTRAIT
    for column, (inmate, level) in zip(columns, rivals, strict=True):
        rows = Cutter(column.trim(top=max(0.0, (box.height - tall - 46) / 2)))
        picture = rows.top(tall, 2).middle(side)
        focused = ui.spot(Spot(f"rival:{inmate.name}", picture, name=inmate.title, value=ui.t(f"level-{level}"),
                               help=ui.t(f"temper-{inmate.name}-about", name=inmate.title)))
        draw_portrait(ui, inmate.name, picture, look.LAMP if focused else look.STEEL)
        name, strength = rows.top(24, -2).inset(4, 0), rows.top(20).inset(4, 0)
        ui.text(name, inmate.title, look.LABEL, face="bold", align="center", cut=True)
        ui.text(strength, ui.t(f"level-{level}"), look.BODY, look.DIM_BONE, align="center", cut=True)


def _draw_month(ui: Ui, box: Region, screen: EveningsScreen) -> None:
    calendar = screen.calendar
    month = ui.t("wall-month", month=Thing(f"wall-{MONTHS[calendar.month.month - 1]}"), year=str(calendar.month.year))
    is_last = (calendar.month.year, calendar.month.month) == (calendar.today.year, calendar.today.month)
    arrows = box.row(3, 34)
    icon_button(ui, "month:before", arrows.column(0, 38), "tokens/back", partial(calendar.turn, -1),
                help=ui.t("wall-month-before"))
    ui.text(box.inset(44, 0).row(0, 40), month, 28, look.BONE, face="scratched", align="center", cut=True)
    icon_button(ui, "month:after", arrows.column(-38), "tokens/play", partial(calendar.turn, 1),
                help=ui.t("wall-month-after"), enabled=not is_last)
    for place, name in zip(box.row(44, 22).columns(7), DAYS, strict=True):
        ui.text(place, ui.t(f"wall-{name}-short"), look.SMALL, look.DIM_BONE, align="center", cut=True)
    weeks = calendar.weeks()
    rows = Cutter(box.trim(top=68))
    tall = min(74.0, (box.height - 70 - LEGEND) / len(weeks))
    for week in weeks:
        for place, day in zip(rows.top(tall).columns(7), week, strict=True):
            if day.month == calendar.month.month:
                _draw_day(ui, place.inset(2), day, screen)
    legend = box.row(-LEGEND).columns(2)
    for place, escaped, key in zip(legend, (True, False), ("wall-legend-out", "wall-legend-in"), strict=True):
        _draw_mark(ui, place.column(6, 12).middle(height=12), escaped)
        ui.text(place.trim(left=26, right=4), ui.t(key), look.SMALL, look.DIM_BONE, cut=True)


def _draw_day(ui: Ui, box: Region, day: date, screen: EveningsScreen) -> None:
    """Draw a day: a lamp if the player escaped, a ring if they played and did not."""
    calendar = screen.calendar
    best = best_try(screen.person, day)
    if day > calendar.today:
        ui.text(box, str(day.day), look.BODY, look.GREYED[0], align="center")
        return

    def look_at() -> None:
        calendar.day = day

    is_chosen = day == calendar.day
    words = ui.t("wall-day-none") if best is None else result_of(ui.t, best)
    focused = ui.spot(Spot(f"day:{day.isoformat()}", box, look_at, help=f"{date_of(ui.t, day)}\n{words}",
                           name=date_of(ui.t, day), on=is_chosen))
    edge = look.ORANGE if is_chosen else look.LIGHT_STEEL if day == calendar.today else look.SLATE
    ui.panel(box, Style(fill=(64, 44, 22) if is_chosen else look.SHADE, border=look.LAMP if focused else edge,
                        thick=2 if focused or is_chosen else 1, round=6))
    color = look.BONE if best or is_chosen or day == calendar.today else look.DIM_BONE
    side = min(16.0, box.height * 0.36)
    number = box.moved(down=1).trim(bottom=side + 4 if best else 0)
    ui.text(number, str(day.day), look.BODY, color, face="bold" if day == calendar.today else "text", align="center")
    if best is not None:
        _draw_mark(ui, box.row(-side - 4, side).middle(side), best.escaped)


def _draw_mark(ui: Ui, box: Region, escaped: bool) -> None:
    """Draw a full disc, or a ring."""
    ui.image("seats/0", box, look.LAMP if escaped else look.LIGHT_STEEL)
    if not escaped:
        ui.image("seats/0", box.inset(box.width * 0.22), look.NIGHT)
