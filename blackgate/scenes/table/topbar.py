"""The bar above the table: menu, rules, undo, news, the sentence, the round; for watchers also the choice of a seat."""

from collections.abc import Callable

from ...kit import look
from ...kit.look import Color
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import icon_button
from .table_coach import TableCoach
from .hint_panel import KEY, PAD
from .played_table import PlayedTable

Do = Callable[[], None]


def draw_top_bar(
    ui: Ui, box: Region, table: PlayedTable, color: Color, menu: Do, rules: Do, *, has_lamp: bool,
) -> None:
    """Draw the bar. Watchers of a game of bots can also do one step, or watch another seat."""
    t, width, session = ui.t, box[2], table.session
    stop, has_news = session.undo_stop, table.looker is not None
    draw_bar_ground(ui, box)
    icon_button(ui, "menu", (6, 3, 30, 30), "tokens/gear", menu, help=t("table-menu"), key="escape")
    icon_button(ui, "rules", (40, 3, 30, 30), "tokens/book", rules, help=t("table-rules"), key="f1")
    icon_button(ui, "undo", (74, 3, 30, 30), "tokens/undo", table.undo, key="u", enabled=stop is None,
                help=t("table-undo") if stop is None else t(stop), name=t("table-undo"))
    icon_button(ui, "since", (108, 3, 30, 30), "tokens/clock", table.show_since, key="y", enabled=has_news,
                help=t("table-since" if has_news else "table-since-closed"), name=t("table-since"))
    left, right = 148.0, width - 118
    if has_lamp:
        _draw_lamp(ui, box.column(142, 30).row(3, 30), table.coach)
        left += 34
    if not session.humans:
        x = width - 182
        icon_button(ui, "step", (x, 3, 30, 30), "tokens/step", table.pace.step, help=t("table-step"), key=".")
        icon_button(ui, "watch", (x + 34, 3, 30, 30), "tokens/eye", table.watch_next, help=t("table-watch"), key="w")
        right -= 72
    draw_bar_words(ui, box, left, right, table.heading, color, session.rounds)


def _draw_lamp(ui: Ui, box: Region, coach: TableCoach) -> None:
    """Draw the lamp, lit while a hint is shown. If no hint can be given, its help says why, and so does pressing it."""
    is_lit, stop = coach.is_open, coach.stop
    focused = ui.spot(Spot("hint", box, coach.press, help=ui.t(stop or "hint-ask"), key=KEY, pad=PAD,
                           name=ui.t("hint-ask"), on=is_lit or None))
    fill = (74, 58, 30) if is_lit else (48, 52, 62) if focused else look.SHADE
    ui.panel(box, Style(fill=fill, border=look.LAMP if is_lit else look.SLATE))
    color = look.LAMP if is_lit else look.BONE if stop is None else look.GREYED[1]
    ui.image("tokens/lamp", box.inset(4), color)


def draw_bar_ground(ui: Ui, box: Region) -> None:
    ui.fill(box, look.NIGHT)
    ui.fill(box.row(-1.5), look.BRICK)


def draw_bar_words(
    ui: Ui, box: Region, left: float, right: float, sentence: str, color: Color, number: int, aside: float = 116.0,
) -> None:
    """Draw the sentence between left and right, and the round at the end of the bar."""
    room = box.column(left, right - left)
    if ui.width(sentence, look.LABEL + 1, "bold") <= room.width:
        ui.text(room, sentence, look.LABEL + 1, color, face="bold", align="center")
    else:
        ui.paragraph(room, sentence, look.LABEL + 1, color, face="bold", align="center", middle=True, least=0.6)
    rounds = ui.t("table-round", number=number)
    ui.quiet.add(rounds)
    ui.text(box.column(-aside, aside - 8), rounds, look.BODY, look.DIM_BONE, align="right")
