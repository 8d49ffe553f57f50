"""The bar above the table: menu, rules, undo, news, the sentence, the round; for watchers also the choice of a seat."""

from collections.abc import Callable
from typing import NamedTuple

from ...kit import look
from ...kit.look import Color
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import icon_button
from .hint_panel import KEY, PAD

Do = Callable[[], None]


class Buttons(NamedTuple):
    """What the buttons on the left do."""

    menu: Do
    rules: Do
    undo: Do
    since: Do
    hint: Do


class Lamp(NamedTuple):
    """The lamp for hints: whether a hint is shown, and why none can be given."""

    is_lit: bool = False
    stop: str | None = None


class Watching(NamedTuple):
    """What watchers of a game of bots can do: one step, or watch another seat."""

    step: Do
    watch: Do


def draw_top_bar(
    ui: Ui, box: Box, buttons: Buttons, undo_stop: str | None, sentence: str, color: Color, number: int,
    watching: Watching | None, lamp: Lamp | None, *, has_news: bool = True,
) -> None:
    """Draw the bar. `undo_stop` says why the last action cannot be undone, `number` is the round.

    `has_news`: whether there is a looker who can be told what happened since their last turn.
    """
    t, width = ui.t, box[2]
    draw_bar_ground(ui, box)
    icon_button(ui, "menu", (6, 3, 30, 30), "tokens/gear", buttons.menu, help=t("table-menu"), key="escape")
    icon_button(ui, "rules", (40, 3, 30, 30), "tokens/book", buttons.rules, help=t("table-rules"), key="f1")
    icon_button(ui, "undo", (74, 3, 30, 30), "tokens/undo", buttons.undo, key="u", enabled=undo_stop is None,
                help=t("table-undo") if undo_stop is None else t(undo_stop), name=t("table-undo"))
    icon_button(ui, "since", (108, 3, 30, 30), "tokens/clock", buttons.since, key="y", enabled=has_news,
                help=t("table-since" if has_news else "table-since-closed"), name=t("table-since"))
    left, right = 148.0, width - 118
    if lamp is not None:
        _draw_lamp(ui, (142, 3, 30, 30), lamp, buttons.hint)
        left += 34
    if watching is not None:
        _draw_watching(ui, width - 182, watching)
        right -= 72
    draw_bar_words(ui, box, left, right, sentence, color, number)


def _draw_lamp(ui: Ui, box: Box, lamp: Lamp, do: Do) -> None:
    """Draw the lamp, lit while a hint is shown. If no hint can be given, its help says why, and so does pressing it."""
    is_free = lamp.stop is None
    focused = ui.spot(Spot("hint", box, do, help=ui.t("hint-ask" if is_free else lamp.stop or ""), key=KEY, pad=PAD,
                           name=ui.t("hint-ask"), on=lamp.is_lit or None))
    fill = (74, 58, 30) if lamp.is_lit else (48, 52, 62) if focused else look.SHADE
    ui.panel(box, Style(fill=fill, border=look.LAMP if lamp.is_lit else look.SLATE))
    x, y, width, height = box
    color = look.LAMP if lamp.is_lit else look.BONE if is_free else look.GREYED[1]
    ui.image("tokens/lamp", (x + 4, y + 4, width - 8, height - 8), color)


def draw_bar_ground(ui: Ui, box: Box) -> None:
    x, y, width, height = box
    ui.fill(box, look.NIGHT)
    ui.fill((x, y + height - 1.5, width, 1.5), look.BRICK)


def draw_bar_words(
    ui: Ui, box: Box, left: float, right: float, sentence: str, color: Color, number: int, aside: float = 116.0,
) -> None:
    """Draw the sentence between left and right, and the round at the end of the bar."""
    _, y, width, height = box
    room = (left, y, right - left, height)
    if ui.width(sentence, look.LABEL + 1, "bold") <= right - left:
        ui.text(room, sentence, look.LABEL + 1, color, face="bold", align="center")
    else:
        ui.paragraph(room, sentence, look.LABEL + 1, color, face="bold", align="center", middle=True, least=0.6)
    rounds = ui.t("table-round", number=number)
    ui.quiet.add(rounds)
    ui.text((width - aside, y, aside - 8, height), rounds, look.BODY, look.DIM_BONE, align="right")


def _draw_watching(ui: Ui, x: float, watching: Watching) -> None:
    t = ui.t
    icon_button(ui, "step", (x, 3, 30, 30), "tokens/step", watching.step, help=t("table-step"), key=".")
    icon_button(ui, "watch", (x + 34, 3, 30, 30), "tokens/eye", watching.watch, help=t("table-watch"), key="w")
