"""A hint as a list: up to three options, each with its chance to win and one reason, also marked on the table.

It takes the place of the log, so that it never covers a question.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ...kit import look
from ...kit.scene import Host, Scene
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import icon_button
from ...model.view import View
from ...offers.choosing import Choosing, covers
from ...offers.meaning import things
from ...words.coach import percent
from ..parts.chances import WinChance, band, draw_chance
from .coached import Coached

if TYPE_CHECKING:
    from ...coach.hints import Advice

HEAD: Final = 30.0
BADGE: Final = 22.0
MARK: Final = 20.0              # size of a badge on the table
BAR: Final = 6.0
PAD: Final = "r3"               # the controller's button that asks for a hint
KEY: Final = "h"
LEAST: Final = 120.0        # its height while the coach is still thinking


class Listed(NamedTuple):
    """An option in words."""

    label: str
    chance: WinChance
    why: str


def draw_hint(
    ui: Ui, box: Box, coached: Coached, listed: Sequence[Listed], *, keyed: bool, take: Callable[[int], None],
    close: Callable[[], None],
) -> None:
    """Draw the list. `keyed`: the number keys take the options."""
    x, y, width, height = box
    t = ui.t
    ui.panel(box, Style(fill=(34, 30, 24), border=look.LAMP, thick=2))
    ui.image("tokens/lamp", (x + 8, y + 5, HEAD - 8, HEAD - 8), look.LAMP)
    is_told = coached.is_final and bool(listed)
    state = t("hint-failed") if coached.has_failed else t(coached.chance) if is_told else t("hint-thinking")
    title = t("hint-title")
    wide = ui.width(title, 24, "scratched") + 6
    ui.text((x + HEAD + 4, y + 3, min(wide, width - 74), HEAD - 4), title, 24, look.LAMP, face="scratched", cut=True)
    left = x + HEAD + 4 + wide
    ui.text((left + 4, y + 4, max(1.0, x + width - 40 - left), HEAD - 6), state, look.SMALL, look.DIM_BONE,
            face="text" if is_told else "italic", align="right", cut=True)
    icon_button(ui, "hint:close", (x + width - 32, y + 4, 26, 26), "tokens/close", close, help=t("hint-close"))
    area = (x + 5, y + HEAD + 4, width - 10, height - HEAD - 8)
    room = area[2] - 8
    talls = [_height(ui, each, room) for each in listed]
    with ui.scroll("hint", area, sum(tall + 5 for tall in talls)) as offset:
        top = area[1] - offset
        for number, (each, tall) in enumerate(zip(listed, talls, strict=True)):
            draw_listed(ui, number, each, (area[0] + 1, top, room, tall), lambda number=number: take(number),  # type: ignore[misc]
                        str(number + 1) if keyed else "")
            top += tall + 5


def hint_height(ui: Ui, listed: Sequence[Listed], width: float) -> float:
    """Return how tall the list is."""
    return HEAD + 12 + sum(_height(ui, each, width - 18) + 5 for each in listed)


def _height(ui: Ui, listed: Listed, width: float) -> float:
    words = width - BADGE - 66
    label = max(BADGE, ui.paragraph_height(listed.label, words, look.BODY, "bold"))
    return label + 12 + ui.paragraph_height(listed.why, width - 18, look.SMALL) + 10


def draw_listed(ui: Ui, number: int, listed: Listed, box: Box, take: Callable[[], None], key: str) -> None:
    x, y, width, height = box
    focused = ui.spot(Spot(f"hint:{number}", box, take, key=key, help=band(ui.t, listed.chance), name=listed.label,
                           value=percent(ui.t, listed.chance.win), about=listed.why))
    fill = (62, 54, 40) if focused else (46, 41, 33)
    ui.panel(box, Style(fill=fill, border=look.LAMP if focused else look.EMBER, round=6))
    draw_badge(ui, x + 6, y + 5, number + 1)
    words = width - BADGE - 66
    tall = max(BADGE, ui.paragraph_height(listed.label, words, look.BODY, "bold"))
    ui.paragraph((x + BADGE + 12, y + 4, words, tall + 2), listed.label, look.BODY, face="bold", middle=True)
    ui.text((x + width - 52, y + 4, 46, tall), percent(ui.t, listed.chance.win), look.LABEL + 1, look.LAMP,
            face="bold", align="right")
    row = y + tall + 6
    said = band(ui.t, listed.chance)
    aside = min(width * 0.4, ui.width(said, look.SMALL) + 8)
    draw_chance(ui, (x + 8, row, width - 24 - aside, BAR), listed.chance, look.ORANGE)
    ui.text((x + width - aside - 8, row - 6, aside, BAR + 11), said, look.SMALL - 1, look.DIM_BONE, align="right")
    below = row + BAR + 3
    ui.paragraph((x + 10, below, width - 18, y + height - below - 2), listed.why, look.SMALL, look.PAPER_SHADE)


def draw_badge(ui: Ui, x: float, y: float, number: int, side: float = BADGE) -> None:
    """Draw the number of an option, in the list or on the table."""
    ui.panel((x, y, side, side), Style(fill=look.LAMP, border=look.INK, thick=1.5, round=side / 2))
    ui.text((x, y, side, side), str(number), side * 0.66, look.INK, face="bold", align="center")


# --- On the table ---------------------------------------------------------------------------------------------------


def marked_spots(advice: "Sequence[Advice]", view: View, choosing: Choosing) -> dict[str, list[int]]:
    """Return the spots that the listed options are about, each with the numbers of these options."""
    found: dict[str, list[int]] = {}
    here = view.place[view.seat]
    for number, each in enumerate(advice, 1):
        action = each.action
        names = [f"verb:{action.name}"]
        about = things(action, view)
        for sort, which in about:
            if (sort, which) == ("place", here) and len(about) > 1:
                continue                    # The player's own place would be marked for nearly everything.
            names.append(f"seat:{view.seat}" if sort == "tunnel" else f"{sort}:{which}")
        names += choosing.toward(partial(covers, action=action))
        for name in dict.fromkeys(names):
            found.setdefault(name, []).append(number)
    return found


def draw_marks(ui: Ui, marked: Mapping[str, Sequence[int]]) -> None:
    """Draw the numbers at the corner of each marked spot, and a bright edge around buttons."""
    on_stage = any(spot.group == "stage" for spot in ui.spots)
    zoomed = (ui.focus or "").startswith("card:")       # A large card covers the board.
    for spot in list(ui.spots):
        numbers = marked.get(spot.id)
        if not numbers or not _is_seen(ui, spot):
            continue
        if spot.group in ("board", "seats") and (on_stage or zoomed):
            continue
        x, y, width, height = spot.box
        is_button = spot.id.startswith(("verb:", "option:", "choice:"))
        if is_button:
            ui.panel((x - 1, y - 1, width + 2, height + 2), Style(border=look.LAMP, thick=2.5, round=7))
        step = MARK * 0.9
        left, top = x + width - step * len(numbers) - 5, y + 4
        if is_button:
            left, top = x - 6, y - 6
        elif spot.id.startswith("seat:"):
            # on the portrait, because everything else at a seat must stay readable
            left, top = x - 4, y + height * 0.42
        elif spot.id.startswith("place:"):
            top = y + height - MARK - 5
        elif spot.id.startswith(("card:", "background:")):
            top = y - MARK / 2              # The titles must stay readable.
        for place, number in enumerate(numbers):
            draw_badge(ui, left + place * step, top, number, MARK)


def _is_seen(ui: Ui, spot: Spot) -> bool:
    """Return whether the spot is not scrolled away."""
    if not spot.area:
        return True
    area = next((area.box for area in ui.areas if area.id == spot.area), None)
    return area is not None and area[1] <= spot.box[1] and spot.box[1] + spot.box[3] <= area[1] + area[3] + 1


class HintSheet(Scene):
    """Shows a hint over a tray. `taken` removes the tray before an action is done."""

    name = "hint"
    overlay = True
    first_focus = "hint:0"

    def __init__(
        self, app: Host, coached: Coached, listed: Callable[[], list[Listed]], taken: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.coached = coached
        self._listed = listed
        self._taken = taken

    def draw(self, ui: Ui) -> None:
        coached, listed = self.coached, self._listed()
        width = min(440.0, ui.w - 24)
        height = min(max(LEAST, hint_height(ui, listed, width)), ui.h - 24)
        draw_hint(ui, ui.whole.middle(width, height), coached, listed, keyed=True, take=self._take, close=self.back)

    def _take(self, number: int) -> None:
        self.app.pop()
        self._taken()
        self.coached.take(number)

    def key(self, name: str) -> bool:
        if name == "h":
            self.back()
        return name == "h"

    def back(self) -> None:
        self.app.pop()
        self.coached.press()
