"""A saved game or replay as a row: what it is, or what is wrong with it, and two buttons."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from ...disk.clock import local
from ...keep.saves import AUTO, SaveInfo
from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, icon_button
from ...words.text import Several, Text

ICONS: Final = {"auto": "tokens/clock", "named": "tokens/save", "replay": "tokens/replay"}


class Doings(NamedTuple):
    """What is done with a row."""

    open: Callable[[SaveInfo], None]
    rename: Callable[[SaveInfo], None]
    delete: Callable[[SaveInfo], None]
    review: Callable[[SaveInfo], None] | None = None        # of replays


def draw_saved(ui: Ui, number: int, info: SaveInfo, box: Box, doings: Doings) -> None:
    x, y, width, height = box
    t = ui.t
    usable = info.problem is None
    labels = t("shelf-rename"), t("shelf-delete")
    side = max(96.0, *(ui.width(label, look.BODY, "bold") + 28 for label in labels))
    rename_box = (x + width - 2 * side - 16, y + height / 2 - 17, side, 34.0)
    delete_box = (x + width - side - 8, y + height / 2 - 17, side, 34.0)
    why = t(info.problem) if info.problem else ""
    edge = rename_box[0]
    if doings.review is not None and usable:
        edge -= 42
    focused = ui.spot(Spot(f"save:{number}", (x, y, edge - x - 8, height), partial(doings.open, info),
                           enabled=usable, help=why))
    fill = (40, 43, 52, 240) if focused else (*look.NIGHT, 225)
    ui.panel(box, Style(fill=fill, border=look.LAMP if focused else look.SLATE, round=8))
    icon = ICONS[info.kind] if usable else "tokens/warning"
    ui.image(icon, (x + 14, y + height / 2 - 17, 34, 34), look.LAMP if usable else look.LIGHT_STEEL)
    _words(ui, info, (x + 62, y + 7, edge - x - 78, height - 14))
    if doings.review is not None and usable:
        icon_button(ui, f"review:{number}", (edge, y + height / 2 - 17, 34.0, 34.0), "tokens/chart",
                    partial(doings.review, info), help=t("replay-review-help"))
    named = info.kind != AUTO and usable
    reason = "" if named else why or t("shelf-rename-auto")
    button(ui, f"rename:{number}", rename_box, labels[0], partial(doings.rename, info), kind="quiet", enabled=named,
           help=reason, size=look.BODY)
    button(ui, f"delete:{number}", delete_box, labels[1], partial(doings.delete, info), kind="quiet", size=look.BODY)


def _words(ui: Ui, info: SaveInfo, box: Box) -> None:
    x, y, width, height = box
    half = height / 2
    if info.problem is not None:
        ui.text((x, y, width, half), info.path.name, look.LABEL, look.LIGHT_STEEL, face="bold", cut=True)
        ui.text((x, y + half, width, half), ui.t(info.problem), look.BODY, look.LIGHT_STEEL, cut=True)
        return
    when = date_of(ui.t, info)
    aside = ui.width(when, look.BODY) + 16
    ui.text((x, y, width - aside, half), name_of(ui.t, info), look.LABEL + 1, face="bold", cut=True)
    ui.text((x + width - aside, y, aside, half), when, look.BODY, look.DIM_BONE, align="right")
    number = ui.t("shelf-round", number=info.round) if not info.winners else ""
    aside = ui.width(number, look.BODY) + 16
    ui.text((x, y + half, width - aside, half), ", ".join(info.players), look.BODY, look.DIM_BONE, cut=True)
    ui.text((x + width - aside, y + half, aside, half), number, look.BODY, look.DIM_BONE, align="right")


def name_of(t: Text, info: SaveInfo) -> str:
    """As somebody called it, else as it went: a finished game by who won and how long that took."""
    if info.name is None and info.winners:
        return t("shelf-won", names=Several(info.winners), number=info.round, count=len(info.winners))
    return info.name or t(f"shelf-unnamed-{info.kind}")


def date_of(t: Text, info: SaveInfo) -> str:
    date = local(info.date)
    return t("shelf-date", year=f"{date:%Y}", month=f"{date:%m}", day=f"{date:%d}", hour=f"{date:%H}",
             minute=f"{date:%M}")
