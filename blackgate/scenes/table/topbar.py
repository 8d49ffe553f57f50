"""The bar above the table: menu, rules, undo, news, who must do what, the round; for watchers also the pace."""

from typing import TYPE_CHECKING

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Ui
from ...kit.widgets.buttons import icon_button

if TYPE_CHECKING:
    from .table import Table


def draw_top_bar(table: "Table", ui: Ui, box: Box) -> None:
    t = table.t
    x, y, width, height = box
    ui.fill(box, look.NIGHT)
    ui.fill((x, y + height - 1.5, width, 1.5), look.BRICK)
    icon_button(ui, "menu", (6, 3, 30, 30), "tokens/gear", table.open_menu, help=t("table-menu"), key="escape")
    icon_button(ui, "rules", (40, 3, 30, 30), "tokens/book", table.open_rules, help=t("table-rules"), key="f1")
    stop = table.session.undo_stop
    icon_button(ui, "undo", (74, 3, 30, 30), "tokens/undo", table.undo, key="u", enabled=stop is None,
                help=t("table-undo") if stop is None else t(stop))
    icon_button(ui, "since", (108, 3, 30, 30), "tokens/clock", table.show_since, help=t("table-since"), key="y")
    left, right = 148.0, width - 118
    if not table.session.humans:
        _pace(table, ui, width - 250)
        right -= 140
    color = look.LAMP if table.is_mine else look.BONE
    ui.text((left, y, right - left, height), table.sentence, look.LABEL + 1, color, face="bold", align="center")
    rounds = t("table-round", number=table.session.rounds)
    ui.text((width - 116, y, 108, height), rounds, look.BODY, look.DIM_BONE, align="right")


def _pace(table: "Table", ui: Ui, x: float) -> None:
    """For those who watch bots: pause, step, speed, whose shoulder to look over."""
    t = table.t
    icon = "tokens/play" if table.paused else "tokens/pause"
    icon_button(ui, "pause", (x, 3, 30, 30), icon, table.pause_bots, help=t("table-pause"), key="space")
    icon_button(ui, "step", (x + 34, 3, 30, 30), "tokens/step", table.step, help=t("table-step"), key=".")
    speed = t("table-speed", number=table.app.settings.bots_speed)
    icon_button(ui, "faster", (x + 68, 3, 30, 30), "tokens/fast", table.faster, help=speed, key="+")
    icon_button(ui, "watch", (x + 102, 3, 30, 30), "tokens/eye", table.watch_next, help=t("table-watch"), key="w")
