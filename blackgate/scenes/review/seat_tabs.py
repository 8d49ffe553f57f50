"""A row of tabs, one for each seat. The review shows the account and decisions of the chosen seat."""

from collections.abc import Callable, Sequence

from ...keep.reviews import Reviewed, SeatReview
from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...words.coach import percent
from .graph import win_at


def draw_seat_tabs(
    ui: Ui, box: Box, review: Reviewed, names: Sequence[str], inmates: Sequence[str], shown: int, at: int,
    choose: Callable[[int], None],
) -> None:
    """Draw the tabs, each with the chance at the cursor."""
    x, y, width, height = box
    step = width / len(review.seats)
    for seat, each in enumerate(review.seats):
        place = (x + seat * step, y, step - 5, height)
        chosen = seat == shown
        name = names[seat]
        focused = ui.spot(Spot(f"review:seat:{seat}", place, lambda seat=seat: choose(seat),  # type: ignore[misc]
                               help=ui.t("review-seat-help", name=name), name=name, on=chosen,
                               value=lambda each=each: _chance(ui, each, at)))           # type: ignore[misc]
        color = ui.seat_color(seat)
        ui.panel(place, Style(fill=(48, 46, 46) if chosen else look.NIGHT if not focused else look.SLATE,
                              border=color if chosen else look.LAMP if focused else look.STEEL,
                              thick=2.5 if chosen else 1, round=7))
        side = height - 10
        left = place[0] + 6
        if step > 120:
            ui.image(f"inmates/{inmates[seat]}", (left, y + 5, side, side))
            left += side + 4
        ui.image(f"seats/{seat}", (left, y + height / 2 - 6, 12, 12), color)
        aside = 46.0 if step > 84 else 0.0
        ui.text((left + 16, y, place[0] + place[2] - left - 20 - aside, height), name, look.BODY,
                ui.seat_words(seat), face="bold", cut=True)
        if aside:
            ui.text((place[0] + place[2] - aside - 5, y, aside, height), _chance(ui, each, at), look.LABEL, look.BONE,
                    face="bold", align="right")


def _chance(ui: Ui, seat: SeatReview, at: int) -> str:
    win = win_at(seat, at)
    return percent(ui.t, win) if win is not None else "…"
