"""A saved game or replay as a row: what it is, or what is wrong with it, and its buttons."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from ...disk.clock import local
from ...keep.saves import AUTO, SaveInfo
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, icon_button
from ...words.text import Several, Text

ICONS: Final = {"auto": "tokens/clock", "named": "tokens/save", "replay": "tokens/replay"}


class SaveActions(NamedTuple):
    """What can be done with a row."""

    open: Callable[[SaveInfo], None]
    rename: Callable[[SaveInfo], None]
    delete: Callable[[SaveInfo], None]
    review: Callable[[SaveInfo], None] | None = None        # for replays


def draw_saved(ui: Ui, number: int, info: SaveInfo, box: Region, actions: SaveActions) -> None:
    t = ui.t
    usable = info.problem is None
    labels = t("shelf-rename"), t("shelf-delete")
    side = max(96.0, *(ui.width(label, look.BODY, "bold") + 28 for label in labels))
    strip = Cutter(box.trim(right=8), 8)
    delete = strip.right(side).middle(height=34)
    rename = strip.right(side).middle(height=34)
    review = strip.right(34).middle(height=34) if actions.review is not None and usable else None
    why = t(info.problem) if info.problem else ""
    called = name_of(t, info) if usable else info.path.name
    if usable:
        called = f"{called}, {date_of(t, info)}"
    focused = ui.spot(Spot(f"save:{number}", strip.rest, partial(actions.open, info), enabled=usable, help=why))
    fill = (40, 43, 52, 240) if focused else (*look.NIGHT, 225)
    ui.panel(box, Style(fill=fill, border=look.LAMP if focused else look.SLATE, round=8))
    icon = ICONS[info.kind] if usable else "tokens/warning"
    ui.image(icon, box.column(14, 34).middle(height=34), look.LAMP if usable else look.LIGHT_STEEL)
    _words(ui, info, strip.rest.trim(62, 7, 8, 7))
    if actions.review is not None and review is not None:
        icon_button(ui, f"review:{number}", review, "tokens/chart", partial(actions.review, info),
                    help=t("replay-review-help"),
                    name=t("spoken-of", what=t("replay-review"), name=called))
    named = info.kind != AUTO and usable
    reason = "" if named else why or t("shelf-rename-auto")
    button(ui, f"rename:{number}", rename, labels[0], partial(actions.rename, info), kind="quiet", enabled=named,
           help=reason, size=look.BODY, name=t("spoken-of", what=labels[0], name=called))
    button(ui, f"delete:{number}", delete, labels[1], partial(actions.delete, info), kind="quiet", size=look.BODY,
           name=t("spoken-of", what=labels[1], name=called))


def _words(ui: Ui, info: SaveInfo, box: Region) -> None:
    upper, lower = box.rows(2)
    if info.problem is not None:
        ui.text(upper, info.path.name, look.LABEL, look.LIGHT_STEEL, face="bold", cut=True)
        ui.text(lower, ui.t(info.problem), look.BODY, look.LIGHT_STEEL, cut=True)
        return
    when = date_of(ui.t, info)
    aside = ui.width(when, look.BODY) + 16
    ui.text(upper.trim(right=aside), name_of(ui.t, info), look.LABEL + 1, face="bold", cut=True)
    ui.text(upper.column(-aside), when, look.BODY, look.DIM_BONE, align="right")
    number = ui.t("shelf-round", number=info.round) if not info.winners else ""
    aside = ui.width(number, look.BODY) + 16
    ui.text(lower.trim(right=aside), ", ".join(info.players), look.BODY, look.DIM_BONE, cut=True)
    ui.text(lower.column(-aside), number, look.BODY, look.DIM_BONE, align="right")


def name_of(t: Text, info: SaveInfo) -> str:
    """Return the name of a save; a finished game without one says who won and in which round."""
    if info.name is None and info.winners:
        return t("shelf-won", names=Several(info.winners), number=info.round, count=len(info.winners))
    return info.name or t(f"shelf-unnamed-{info.kind}")


def date_of(t: Text, info: SaveInfo) -> str:
    date = local(info.date)
    return t("shelf-date", year=f"{date:%Y}", month=f"{date:%m}", day=f"{date:%d}", hour=f"{date:%H}",
             minute=f"{date:%M}")
