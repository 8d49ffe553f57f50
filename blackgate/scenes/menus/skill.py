"""Skill and luck by name: the level of play, what luck brings, and how both change from game to game."""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from ...coach.rating import FIXED, Rating, level_like
from ...keep.statistics import Person
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.look import Color
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.pictures import draw_line, smooth
from ...words.text import Text

HEAD: Final = 24.0
ROW: Final = 52.0
WORST: Final = 20.0         # height of the line about the costliest action
FINE: Final = 3
OFTEN: Final = 5            # a kind of decision must occur this often to be judged


def judged(people: Mapping[str, Person]) -> list[tuple[str, Person]]:
    """Return the people whose games were reviewed, those who lose least first."""
    found = [(name, person) for name, person in people.items() if person.judged]
    return sorted(found, key=lambda each: (_lost(each[1]), each[0]))


def _lost(person: Person) -> float:
    decisions = sum(each.decisions for each in person.judged)
    return sum(each.lost for each in person.judged) / 100 / decisions if decisions else 0.0


def _luck(person: Person) -> float:
    return sum(each.luck for each in person.judged) / 100 / len(person.judged)


def tenths(t: Text, number: float) -> str:
    """Return a number with one digit after the point, as the language writes it."""
    rounded = round(abs(number) * 10)
    words = t("statistics-skill-points", whole=str(rounded // 10), tenths=str(rounded % 10))
    return t("coach-loss", number=words) if number < 0 and rounded else words


def rating_words(t: Text, rating: Rating | None) -> str:
    """Return a rating, the level it is like, and how sure it is."""
    if rating is None:
        return t("rating-none")
    level = t(f"level-{level_like(rating.number)}")
    if rating.games == 1:
        return t("rating-one", number=str(rating.number), level=level)
    return t("rating-band", number=str(rating.number), level=level, low=str(rating.low), high=str(rating.high),
             count=rating.games)


def worst(t: Text, person: Person) -> str:
    """Return the kind of decision that costs most; empty if there are too few decisions."""
    often = {kind: lost / times for kind, (times, lost) in person.kinds.items() if times >= OFTEN}
    if not often:
        return ""
    kind = max(often, key=lambda kind: often[kind])
    return t("statistics-skill-worst", action=t(f"action-{kind}"), points=tenths(t, often[kind] / 100))


def legend(t: Text) -> str:
    scale = ", ".join(f"{t(f'level-{level}')} {number}" for level, number in FIXED.items())
    return t("statistics-skill-legend", levels=scale)


def skill_height(ui: Ui, people: Mapping[str, Person], width: float) -> float:
    words = ui.paragraph_height(legend(ui.t), width, look.SMALL)
    rows = [ROW + (WORST if worst(ui.t, person) else 0.0) for _, person in judged(people)]
    return HEAD + sum(rows) + 10 + words


def draw_skill(ui: Ui, box: Region, people: Mapping[str, Person]) -> None:
    t = ui.t
    name, number = box.width * 0.26, box.width * 0.115
    line = (box.width - name - 2 * number) / 2 - 10
    luck_at = name + number + line + 14
    rows = Cutter(box)
    head = rows.top(HEAD)
    for left, key in ((name, "rating-title"), (luck_at, "statistics-skill-luck")):
        ui.text(head.column(left, number + line), t(key), look.SMALL, look.DIM_BONE, cut=True)
    ui.fill(rows.rest.row(0, 1), look.STEEL)
    for place, (who, person) in enumerate(judged(people)):
        costly = worst(t, person)
        whole = rows.top(ROW + (WORST if costly else 0.0))
        row = whole.row(0, ROW)
        called = t("spoken-of", what=t("statistics-skill"), name=who)
        rating = person.rating
        about = "\n".join(filter(None, (
            rating_words(t, rating), f"{t('statistics-skill-lost')}: {tenths(t, _lost(person))}.",
            f"{t('statistics-skill-luck')}: {tenths(t, _luck(person))}.", costly)))
        spot = Spot(f"statistics:skill:{place}", whole, help=rating_words(t, rating), name=called, about=about)
        if ui.spot(spot) or place % 2:
            ui.fill(whole, look.SHADE)
        if costly:
            ui.text(whole.row(-WORST - 2, WORST).inset(4, 0), costly, look.SMALL, look.DIM_BONE, cut=True)
        named = row.column(4, name - 10)
        ui.text(named.row(4, 24), who, look.LABEL, face="bold", cut=True)
        level = t("rating-none") if rating is None else t(f"level-{level_like(rating.number)}")
        ui.text(named.row(27, 20), level, look.SMALL, look.DIM_BONE, cut=True)
        words = "–" if rating is None else str(rating.number)
        ui.text(row.column(name, number - 6), words, look.LABEL + 1, look.LAMP, face="bold")
        draw_spark(ui, row.column(name + number, line).inset(0, 6), [float(each) for each in person.ratings], look.LAMP)
        ui.text(row.column(luck_at, number - 6), tenths(t, _luck(person)), look.LABEL + 1, look.BONE, face="bold")
        draw_bars(ui, row.column(luck_at + number, line).inset(0, 6), [each.luck / 100 for each in person.judged])
    words = legend(t)
    ui.paragraph(rows.rest.row(8, ui.paragraph_height(words, box.width, look.SMALL)), words, look.SMALL, look.DIM_BONE)


def draw_spark(ui: Ui, box: Region, numbers: Sequence[float], color: Color) -> None:
    """Draw a number for each game as a line."""
    ui.fill(box.row(box.height, 1), look.STEEL)
    if len(numbers) < 2:
        if numbers:
            ui.panel(box.square(6), Style(fill=color, round=3))
        return
    most = max(*numbers, 0.1)
    size = ui.px(box.width), ui.px(box.height)

    def draw(large: pygame.Surface) -> None:
        wide, tall = large.get_size()
        thick = max(2, round(2 * ui.u * FINE))
        places = [(wide * n / (len(numbers) - 1), tall - thick - (tall - 2 * thick) * number / most)
                  for n, number in enumerate(numbers)]
        pygame.draw.polygon(large, (*color, 40), [*places, (wide, tall), (0, tall)])
        draw_line(large, places, color, thick)

    ui.stroke(ui.made(("spark", size, color, *numbers), lambda: smooth(size, FINE, draw)), box.x, box.y)


def draw_bars(ui: Ui, box: Region, numbers: Sequence[float]) -> None:
    """Draw luck as bars: good luck up, bad luck down."""
    half = box.height / 2
    ui.fill(box.row(half, 1), look.STEEL)
    most = max([1.0, *map(abs, numbers)])
    for number, column in zip(numbers, box.columns(max(1, len(numbers))), strict=False):
        tall = (half - 1) * abs(number) / most
        if tall >= 0.5:
            bar = column.column(column.width * 0.15, max(1.0, min(14.0, column.width * 0.7)))
            if number > 0:
                ui.fill(bar.row(half - tall, tall), (126, 166, 92))
            else:
                ui.fill(bar.row(half + 1, tall), (205, 76, 58))
