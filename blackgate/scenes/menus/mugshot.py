"""A seat on the setup screen: the prisoner before the height chart, the name on a slate, who plays it and how well."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import choice, icon_button
from ...kit.widgets.lines import Lines
from ..parts.portrait import PORTRAIT, draw_portrait
from .seating import Seating

NAME_MOST: Final = 18           # letters of a name
TOP: Final = 38.0               # height of what stands above the portrait,
WORDS: Final = 60.0             # of name and temper below it,
FOOT: Final = 42.0              # of the row at the foot,
COLOURS: Final = 28.0           # of the colours a human may choose from,
STORY: Final = 66.0             # and of what is told of the inmate, where there is room


@dataclass(frozen=True)
class Doings:
    """What a seat's parts do, for the seat of that number."""

    portrait: Callable[[int], None]
    switch: Callable[[int], None]
    level: Callable[[int, int], None]
    rename: Callable[[int, str], None]
    remove: Callable[[int], None]
    swap: Callable[[int, int], None]
    paint: Callable[[int, int], None]


def mugshot_height(wide: float, room: float) -> float:
    """Of a card of this width, with the story in it where there is room."""
    bare = TOP + (wide - 16) * PORTRAIT + WORDS + FOOT
    return min(room, bare + STORY)


def draw_mugshot(
    ui: Ui, box: Box, seating: Seating, number: int, lines: Lines, doings: Doings, removable: bool,
    asks: bool = False,
) -> None:
    """`asks`: nobody has said a name here yet, so this one is asked for theirs."""
    x, y, width, height = box
    chair = seating.chairs[number]
    inmate = seating.inmate(chair.inmate)
    ui.panel(box, Style(fill=(30, 32, 39), border=look.STEEL, round=8, shadow=True))
    ui.panel((x, y, width, 5), Style(fill=look.SEATS[seating.colours()[number]], round=3))
    _top(ui, (x + 8, y + 9, width - 16, 24), seating, number, doings, removable)
    left, room = x + 8, width - 16
    tall = min(room * PORTRAIT, height - TOP - WORDS - FOOT - (COLOURS if chair.is_human else 0))
    _portrait(ui, (left, y + TOP, room, tall), seating, number, doings)
    below = y + TOP + tall + 3
    if asks:
        words = (left, below, room, 54.0)
        ui.paragraph(words, ui.t("setup-ask-name"), look.LABEL, look.LAMP, align="center", middle=True)
        ui.panel((left - 4, y + height - FOOT - 2, room + 8, 42.0), Style(fill=(*look.LAMP, 70), border=look.LAMP))
    else:
        _called(ui, (left, below, room, 54), seating, number)
    spare = height - TOP - tall - WORDS - FOOT
    story = "" if chair.is_human else ui.t.maybe(f"temper-{inmate.name}-about", name=inmate.title) or ""
    if spare >= STORY - 6:
        told = (left, below + 54, room, spare)
        ui.paragraph(told, story, look.SMALL + 1, look.DIM_BONE, face="italic", align="center")
    row = (left, y + height - FOOT + 2, room, 34.0)
    if chair.is_human:
        _colours(ui, (left, row[1] - COLOURS - 3, room, COLOURS), seating, number, doings)
        lines.draw(
            ui, f"seat:{number}:name", row, chair.name, lambda name: doings.rename(number, name), most=NAME_MOST,
            hint=seating.called(number), help=ui.t("setup-name-help"),
        )
    else:
        choice(ui, f"seat:{number}:level", row, ui.t(f"level-{chair.level}"), lambda step: doings.level(number, step),
               help=ui.t(f"level-{chair.level}-about"), size=look.BODY)


def _called(ui: Ui, box: Box, seating: Seating, number: int) -> None:
    """The name on the slate, and below it who plays."""
    x, y, width, _ = box
    chair = seating.chairs[number]
    ui.text((x, y, width, 32), seating.name(number), 30, look.BONE, face="scratched", align="center", cut=True)
    words = ui.t("setup-human") if chair.is_human else ui.t.maybe(f"temper-{chair.inmate}") or ""
    ui.text((x, y + 33, width, 20), words, look.BODY, look.LAMP, align="center", cut=True)


def _top(ui: Ui, box: Box, seating: Seating, number: int, doings: Doings, removable: bool) -> None:
    """The seat's shape, its team, human or bot, and the way out."""
    x, y, width, height = box
    chair = seating.chairs[number]
    ui.image(f"seats/{number}", (x, y + 4, 16, 16), look.SEATS[seating.colours()[number]])
    if seating.is_team and width > 150:
        team = "b" if number % 2 else "a"
        words = ui.t(f"setup-team-{team}")
        ui.text((x + 22, y, width - 106, height), words, look.SMALL, look.DIM_BONE, cut=True)
    right = x + width
    if removable:
        icon_button(ui, f"seat:{number}:remove", (right - 24, y, 24, 24), "tokens/close",
                    lambda: doings.remove(number), help=ui.t("setup-remove"))
    _switch(ui, f"seat:{number}:kind", (right - 82, y, 54, 24), chair.is_human, lambda: doings.switch(number))


def _portrait(ui: Ui, box: Box, seating: Seating, number: int, doings: Doings) -> None:
    inmate = seating.inmate(seating.chairs[number].inmate)
    focused = ui.spot(Spot(
        f"seat:{number}:portrait", box, lambda: doings.portrait(number), help=about(ui, inmate.name, inmate.title),
        drag=f"seat:{number}",
        drop=lambda what: doings.swap(int(what.partition(":")[2]), number),
    ))
    draw_portrait(ui, inmate.name, box)
    edge = look.LAMP if focused else look.SEATS[seating.colours()[number]]
    ui.panel(box, Style(border=edge, thick=3 if focused else 2, round=4))
    if seating.is_team:
        badge = (box[0] + 5, box[1] + 5, 30.0, 30.0)
        ui.panel(badge, Style(fill=(*look.NIGHT, 220), border=look.BONE, round=15))
        ui.image("tokens/team_b" if number % 2 else "tokens/team_a", (badge[0] + 4, badge[1] + 4, 22, 22), look.BONE)


def _colours(ui: Ui, box: Box, seating: Seating, number: int, doings: Doings) -> None:
    """All six, each with the shape of who has it."""
    x, y, width, height = box
    worn, names = seating.colours(), seating.names()
    step = min(30.0, width / len(look.SEATS))
    side = min(22.0, step - 2)
    left = x + (width - step * len(look.SEATS)) / 2
    for colour, color in enumerate(look.SEATS):
        holder = worn.index(colour) if colour in worn else None
        is_own = holder == number
        key = "setup-colour"
        if holder is not None and not is_own and seating.chairs[holder].is_human:
            key = "setup-colour-swap"
        words = ui.t(key, name=names[number], other=names[number if holder is None else holder])
        cell = (left + colour * step, y, step, height)
        dot = (cell[0] + (step - side) / 2, y + (height - side) / 2, side, side)
        focused = ui.spot(Spot(f"seat:{number}:colour:{colour}", cell,
                               lambda colour=colour: doings.paint(number, colour),      # type: ignore[misc]
                               help=words))
        edge = look.LAMP if focused else look.BONE if is_own else None
        ui.panel(dot, Style(fill=color if is_own or focused else (*color, 165), border=edge, thick=2.5, round=side / 2))
        if holder is not None:
            inner = side * 0.46
            ui.image(f"seats/{holder}", (dot[0] + (side - inner) / 2, dot[1] + (side - inner) / 2, inner, inner),
                     look.NIGHT)


def about(ui: Ui, inmate: str, title: str) -> str:
    """Who a prisoner is: the title and what is said of them."""
    temper, story = ui.t.maybe(f"temper-{inmate}"), ui.t.maybe(f"temper-{inmate}-about", name=title)
    return "\n".join(words for words in (temper or title, story) if words)


def _switch(ui: Ui, id: str, box: Box, is_human: bool, do: Callable[[], None]) -> None:
    """Human or bot."""
    x, y, width, height = box
    words = ui.t("setup-switch-to-bot" if is_human else "setup-switch-to-human")
    focused = ui.spot(Spot(id, box, do, help=words))
    ui.panel(box, Style(fill=look.SHADE, border=look.LAMP if focused else look.STEEL))
    half = width / 2
    chosen = (x if is_human else x + half, y, half, height)
    ui.panel(chosen, Style(fill=look.DEEP_ORANGE, border=look.ORANGE))
    for left, icon, is_on in ((x, "human", is_human), (x + half, "bot", not is_human)):
        side = min(half, height) - 6
        cell = (left + (half - side) / 2, y + (height - side) / 2, side, side)
        ui.image(f"tokens/{icon}", cell, look.BONE if is_on else look.LIGHT_STEEL)


def draw_empty(ui: Ui, box: Box, add: Callable[[], None] | None) -> None:
    """A cell that nobody sits in; only the first of them can be pressed."""
    x, y, width, height = box
    focused = add is not None and ui.spot(Spot("setup:add", box, add, help=ui.t("setup-add")))
    edge = look.LAMP if focused else look.STEEL if add else look.SLATE
    ui.panel(box, Style(fill=(20, 21, 26, 150), border=edge, thick=1.5 if add else 1, round=8))
    if add is None:
        return
    color = look.LAMP if focused else look.LIGHT_STEEL
    arm = 22.0
    middle = x + width / 2, y + height / 2 - 16
    ui.fill((middle[0] - arm, middle[1] - 2.5, 2 * arm, 5), color)
    ui.fill((middle[0] - 2.5, middle[1] - arm, 5, 2 * arm), color)
    ui.paragraph((x + 8, middle[1] + 34, width - 16, 60), ui.t("setup-add"), look.BODY, color, align="center")
