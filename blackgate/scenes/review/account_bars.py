"""The account of a seat: from its chance at the start, over its decisions, its luck and the others, to its result."""

from typing import NamedTuple

from ...keep.reviews import SeatReview
from ...kit import look
from ...kit.look import Color
from ...kit.layout import Region
from ...kit.ui import Style, Ui
from ...words.coach import percent
from ...words.text import Text
from ..parts.chances import points
from .graph import BAD, GOOD, GROUND


class AccountPoints(NamedTuple):
    """Whole points that add up. Rounding errors are part of `others`."""

    start: int
    skill: int
    luck: int
    others: int
    result: int


def account_points(seat: SeatReview) -> AccountPoints:
    start, result = round(100 * seat.start), round(100 * seat.result)
    skill, luck = round(100 * seat.skill), round(100 * seat.luck)
    return AccountPoints(start, skill, luck, result - start - skill - luck, result)


def sentence(t: Text, seat: SeatReview, name: str = "") -> str:
    """Return luck, skill and the others in one sentence; with a name if there are several people."""
    sums = account_points(seat)
    luck, skill, others = (points(t, number / 100) for number in (sums.luck, sums.skill, sums.others))
    return t("review-sentence-of", name=name, luck=luck, skill=skill, others=others) if name else t(
        "review-sentence", luck=luck, skill=skill, others=others)


def draw_account_bars(ui: Ui, box: Region, seat: SeatReview, color: Color, *, has_ended: bool = True) -> None:
    """Draw each part as a bar that begins where the previous one ended."""
    sums = account_points(seat)
    t = ui.t
    rows: list[tuple[str, int, int, str, Color]] = [
        ("review-start", 0, sums.start, percent(t, sums.start / 100), color),
    ]
    reached = sums.start
    for name, number in (("skill", sums.skill), ("luck", sums.luck), ("others", sums.others)):
        rows.append((f"review-{name}", reached, reached + number, points(t, number / 100), GOOD if number > 0 else BAD))
        reached += number
    rows.append(("review-result" if has_ended else "review-now", 0, sums.result, percent(t, sums.result / 100), color))
    low = min(0, *(min(one, other) for _, one, other, _, _ in rows))
    high = max(100, *(max(one, other) for _, one, other, _, _ in rows))
    label = max(ui.width(t(key), look.BODY) for key, *_ in rows) + 12
    label = min(label, box.width * 0.54)
    number_room = 46.0
    for place, ((key, one, other, words, shade), row) in enumerate(zip(rows, box.rows(len(rows)), strict=True)):
        bold = place in (0, len(rows) - 1)
        ui.text(row.column(0, label - 8), t(key), look.BODY, look.BONE if bold else look.DIM_BONE,
                face="bold" if bold else "text")
        lane = row.trim(left=label, right=number_room + 6).middle(height=min(16.0, row.height * 0.62))
        ui.panel(lane, Style(fill=GROUND, round=4))
        unit = lane.width / (high - low)
        start = min(one, other)
        ui.panel(lane.column((start - low) * unit, max(2.5, abs(other - one) * unit)), Style(fill=shade, round=4))
        if place < len(rows) - 1:
            ui.fill((lane.x + (other - low) * unit - 0.5, lane.bottom, 1, row.height - lane.height), look.STEEL)
        if low < 0:
            ui.fill(row.column(label - low * unit - 0.5, 1), look.LIGHT_STEEL)      # here a chance is zero
        ui.text(row.column(-number_room), words, look.LABEL, look.BONE, face="bold", align="right")
