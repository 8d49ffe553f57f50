"""A row of tabs, one for each seat. The review shows the account and decisions of the chosen seat."""

from collections.abc import Callable, Sequence

from ...keep.reviews import Reviewed, SeatReview
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...words.coach import percent
from .graph import win_at


def draw_seat_tabs(
    ui: Ui, box: Region, review: Reviewed, names: Sequence[str], inmates: Sequence[str], shown: int, at: int,
    choose: Callable[[int], None],
) -> None:
    """Draw the tabs, each with the chance at the cursor."""
    for seat, (each, column) in enumerate(zip(review.seats, box.columns(len(review.seats)), strict=True)):
        place = column.trim(right=5)
        chosen = seat == shown
        name = names[seat]
        focused = ui.spot(Spot(f"review:seat:{seat}", place, lambda seat=seat: choose(seat),  # type: ignore[misc]
                               help=ui.t("review-seat-help", name=name), name=name, on=chosen,
                               value=lambda each=each: _chance(ui, each, at)))           # type: ignore[misc]
        color = ui.seat_color(seat)
        ui.panel(place, Style(fill=(48, 46, 46) if chosen else look.NIGHT if not focused else look.SLATE,
                              border=color if chosen else look.LAMP if focused else look.STEEL,
                              thick=2.5 if chosen else 1, round=7))
        strip = Cutter(place.trim(left=6), 4)
        if column.width > 120:
            ui.image(f"inmates/{inmates[seat]}", strip.left(box.height - 10).inset(0, 5))
        ui.image(f"seats/{seat}", strip.left(12).middle(height=12), color)
        aside = 46.0 if column.width > 84 else 0.0
        words = strip.rest.trim(right=4 + aside)
        ui.text(words, name, look.BODY, ui.seat_words(seat), face="bold", cut=True)
        if aside:
            ui.text(place.column(-aside - 5, aside), _chance(ui, each, at), look.LABEL, look.BONE, face="bold",
                    align="right")


def _chance(ui: Ui, seat: SeatReview, at: int) -> str:
    win = win_at(seat, at)
    return percent(ui.t, win) if win is not None else "…"
