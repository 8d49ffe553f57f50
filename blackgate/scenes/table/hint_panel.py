"""A hint as a list: up to three options, each with its chance to win and one reason, also marked on the table.

It takes the place of the log, so that it never covers a question.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ...kit import look
from ...kit.layout import Region
from ...kit.scene import Host, Scene
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import icon_button
from ...model.view import View
from ...offers.choosing import Choosing, covers
from ...offers.meaning import Thing, things
from ...words.coach import percent
from ..parts.chances import WinChance, band_words, draw_chance
from .table_coach import TableCoach

if TYPE_CHECKING:
    from ...coach.hints import Advice

HEAD: Final = 30.0
BADGE: Final = 22.0
MARK: Final = 20.0              # size of a badge on the table
BAR: Final = 6.0
PAD: Final = "r3"               # the controller's button that asks for a hint
KEY: Final = "h"
LEAST: Final = 120.0        # its height while the coach is still thinking


class ListedOption(NamedTuple):
    """An option in words."""

    label: str
    chance: WinChance
    why: str


def draw_hint(
    ui: Ui, box: Region, coach: TableCoach, listed: Sequence[ListedOption], *, keyed: bool, take: Callable[[int], None],
    close: Callable[[], None],
) -> None:
    """Draw the list. `keyed`: the number keys take the options."""
    t = ui.t
    ui.panel(box, Style(fill=(34, 30, 24), border=look.LAMP, thick=2))
    ui.image("tokens/lamp", box.column(8, HEAD - 8).row(5, HEAD - 8), look.LAMP)
    is_told = coach.is_final and bool(listed)
    state = t("hint-failed") if coach.has_failed else t(coach.chance) if is_told else t("hint-thinking")
    title = t("hint-title")
    wide = ui.width(title, 24, "scratched") + 6
    head = box.trim(left=HEAD + 4).row(3, HEAD - 4)
    ui.text(head.column(0, min(wide, box.width - 74)), title, 24, look.LAMP, face="scratched", cut=True)
    told = head.column(wide + 4, max(1.0, head.width - wide - 40)).inset(0, 1)
    ui.text(told, state, look.SMALL, look.DIM_BONE, face="text" if is_told else "italic", align="right", cut=True)
    icon_button(ui, "hint:close", box.column(-32, 26).row(4, 26), "tokens/close", close, help=t("hint-close"))
    area = box.trim(5, HEAD + 4, 5, 4)
    rows = ui.scroll_rows("hint", area, [_height(ui, each, area.width - 8) for each in listed], 5)
    for number, (row, each) in enumerate(zip(rows, listed, strict=True)):
        key = str(number + 1) if keyed else ""
        draw_listed(ui, number, each, row.trim(left=1, right=7), partial(take, number), key)


def hint_height(ui: Ui, listed: Sequence[ListedOption], width: float) -> float:
    """Return how tall the list is."""
    return HEAD + 12 + sum(_height(ui, each, width - 18) + 5 for each in listed)


def _height(ui: Ui, listed: ListedOption, width: float) -> float:
    words = width - BADGE - 66
    label = max(BADGE, ui.paragraph_height(listed.label, words, look.BODY, "bold"))
    return label + 12 + ui.paragraph_height(listed.why, width - 18, look.SMALL) + 10


def draw_listed(ui: Ui, number: int, listed: ListedOption, box: Region, take: Callable[[], None], key: str) -> None:
    said = band_words(ui.t, listed.chance)
    focused = ui.spot(Spot(f"hint:{number}", box, take, key=key, name=listed.label,
                           value=percent(ui.t, listed.chance.win), about=f"{listed.why}\n{said}"))
    fill = (62, 54, 40) if focused else (46, 41, 33)
    ui.panel(box, Style(fill=fill, border=look.LAMP if focused else look.EMBER, round=6))
    draw_badge(ui, box.x + 6, box.y + 5, number + 1)
    words = box.column(BADGE + 12, box.width - BADGE - 66)
    tall = max(BADGE, ui.paragraph_height(listed.label, words.width, look.BODY, "bold"))
    ui.paragraph(words.row(4, tall + 2), listed.label, look.BODY, face="bold", middle=True)
    ui.text(box.column(-52, 46).row(4, tall), percent(ui.t, listed.chance.win), look.LABEL + 1, look.LAMP,
            face="bold", align="right")
    bar = box.inset(8, 0).row(tall + 6, BAR)
    aside = min(box.width * 0.4, ui.width(said, look.SMALL) + 8)
    draw_chance(ui, bar.trim(right=aside + 8), listed.chance, look.ORANGE)
    ui.text(bar.column(-aside).trim(top=-6, bottom=-5), said, look.SMALL - 1, look.DIM_BONE, align="right")
    ui.paragraph(box.trim(10, tall + BAR + 9, 8, 2), listed.why, look.SMALL, look.PAPER_SHADE)


def draw_badge(ui: Ui, x: float, y: float, number: int, side: float = BADGE) -> None:
    """Draw the number of an option, in the list or on the table."""
    ui.panel((x, y, side, side), Style(fill=look.LAMP, border=look.INK, thick=1.5, round=side / 2))
    ui.text((x, y, side, side), str(number), side * 0.66, look.INK, face="bold", align="center")


# --- On the table ---------------------------------------------------------------------------------------------------


def spot_of(thing: Thing, view: View) -> str:
    """Return the id of the spot that stands for a thing. A tunnel is at its seat."""
    return f"seat:{view.seat}" if thing[0] == "tunnel" else f"{thing[0]}:{thing[1]}"


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
            names.append(spot_of((sort, which), view))
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
        self, app: Host, coach: TableCoach, listed: Callable[[], list[ListedOption]], taken: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.coach = coach
        self._listed = listed
        self._taken = taken

    def draw(self, ui: Ui) -> None:
        coach, listed = self.coach, self._listed()
        width = min(440.0, ui.w - 24)
        height = min(max(LEAST, hint_height(ui, listed, width)), ui.h - 24)
        draw_hint(ui, ui.whole.middle(width, height), coach, listed, keyed=True, take=self._take, close=self.back)

    def _take(self, number: int) -> None:
        self.app.pop()
        self._taken()
        self.coach.take(number)

    def key(self, name: str) -> bool:
        if name == "h":
            self.back()
        return name == "h"

    def back(self) -> None:
        self.app.pop()
        self.coach.press()
