"""A seat on the setup screen: the prisoner before the height chart, the name, who plays it and how well."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import choice, icon_button
from ...kit.widgets.text_field import TextFields
from ...phones.seat_snapshot import AWAY, PHONE
from ..parts.backdrop import PORTRAIT, draw_portrait
from .seating import Seating

NAME_MOST: Final = 18           # the greatest number of letters in a name
TOP: Final = 38.0               # height of the row above the portrait
WORDS: Final = 60.0             # height of name and temper below it
FOOT: Final = 42.0              # height of the row at the bottom
COLOURS: Final = 28.0           # height of the colours that a human may choose from
STORY: Final = 66.0             # height of the story of the inmate, if there is room


@dataclass(frozen=True)
class SeatActions:
    """What the parts of a seat do, given the seat's number."""

    portrait: Callable[[int], None]
    switch: Callable[[int], None]
    rename: Callable[[int, str], None]
    remove: Callable[[int], None]


def mugshot_height(wide: float, room: float) -> float:
    """Return the height of a card of this width. It includes the story if there is room."""
    bare = TOP + (wide - 16) * PORTRAIT + WORDS + FOOT
    return min(room, bare + STORY)


def draw_mugshot(
    ui: Ui, box: Region, seating: Seating, number: int, text_fields: TextFields, actions: SeatActions, removable: bool,
    asks: bool, who: str,
) -> None:
    """Draw a seat. `asks`: nobody has given a name yet, so this player is asked for one.

    `who`: how it is played while phones are allowed, as `Place.who` says.
    """
    chair = seating.chairs[number]
    inmate = seating.inmate(chair.inmate)
    ui.panel(box, Style(fill=(30, 32, 39), border=look.STEEL, round=8, shadow=True))
    ui.panel(box.row(0, 5), Style(fill=look.SEATS[seating.colours()[number]], round=3))
    inner = box.inset(8, 0)
    _top(ui, inner.row(9, 24), seating, number, actions, removable)
    tall = min(inner.width * PORTRAIT, box.height - TOP - WORDS - FOOT - (COLOURS if chair.is_human else 0))
    _portrait(ui, inner.row(TOP, tall), seating, number, actions)
    words, foot = inner.row(TOP + tall + 3, 54), inner.row(2 - FOOT, 34)
    if asks:
        ui.paragraph(words, ui.t("setup-ask-name"), look.LABEL, look.LAMP, align="center", middle=True)
        ui.panel(foot.inset(-4), Style(fill=(*look.LAMP, 70), border=look.LAMP))
    else:
        _called(ui, words, seating, number, who)
    if who in (PHONE, AWAY):
        _handset(ui, inner.row(TOP, tall), look.SEATS[seating.colours()[number]], who)
    spare = box.height - TOP - tall - WORDS - FOOT
    story = "" if chair.is_human else ui.t.maybe(f"temper-{inmate.name}-about", name=inmate.title) or ""
    if spare >= STORY - 6:
        told = words.row(54, spare)
        ui.paragraph(told, story, look.SMALL + 1, look.DIM_BONE, face="italic", align="center")
    if chair.is_human:
        _colours(ui, foot.moved(down=-COLOURS - 3).row(0, COLOURS), seating, number)
        text_fields.draw(
            ui, f"seat:{number}:name", foot, chair.name, lambda name: actions.rename(number, name), most=NAME_MOST,
            hint=seating.called(number), help=ui.t("setup-name-help"), name=ui.t("spoken-name"),
        )
    else:
        choice(ui, f"seat:{number}:level", foot, ui.t(f"level-{chair.level}"), partial(seating.change_level, number),
               help=ui.t(f"level-{chair.level}-about"), size=look.BODY, name=ui.t("spoken-level"))


def _called(ui: Ui, box: Region, seating: Seating, number: int, who: str) -> None:
    """Draw the name, and below it who plays."""
    chair = seating.chairs[number]
    ui.text(box.row(0, 32), seating.name(number), 30, look.BONE, face="scratched", align="center", cut=True)
    human = ui.t(f"phones-who-{who}") if who else ui.t("setup-human")
    words = human if chair.is_human else ui.t.maybe(f"temper-{chair.inmate}") or ""
    ui.text(box.row(33, 20), words, look.BODY, look.RED if who == AWAY else look.LAMP, align="center", cut=True)


def _handset(ui: Ui, portrait: Region, color: look.Color, who: str) -> None:
    """Draw a sign that a phone holds the seat."""
    badge = portrait.inset(5).row(-36, 36).column(-36, 36)
    ui.panel(badge, Style(fill=(*look.NIGHT, 230), border=color, thick=2, round=6))
    ui.image("tokens/handset", badge.inset(5), look.LAMP if who == PHONE else look.RED)


def _top(ui: Ui, box: Region, seating: Seating, number: int, actions: SeatActions, removable: bool) -> None:
    """Draw the seat's shape, its team, the switch between human and bot, and the button that removes it."""
    chair = seating.chairs[number]
    ui.image(f"seats/{number}", box.column(0, 16).row(4, 16), look.SEATS[seating.colours()[number]])
    if seating.is_team and box.width > 150:
        team = "b" if number % 2 else "a"
        words = ui.t(f"setup-team-{team}")
        ui.text(box.trim(left=22, right=84), words, look.SMALL, look.DIM_BONE, cut=True)
    if removable:
        icon_button(ui, f"seat:{number}:remove", box.column(-24), "tokens/close", lambda: actions.remove(number),
                    help=ui.t("setup-remove"))
    _switch(ui, f"seat:{number}:kind", box.column(-82, 54), chair.is_human, lambda: actions.switch(number))


def _portrait(ui: Ui, box: Region, seating: Seating, number: int, actions: SeatActions) -> None:
    inmate = seating.inmate(seating.chairs[number].inmate)
    focused = ui.spot(Spot(
        f"seat:{number}:portrait", box, lambda: actions.portrait(number), help=about(ui, inmate.name, inmate.title),
        drag=f"seat:{number}", name=ui.t("spoken-portrait"), value=inmate.title,
        drop=lambda what: seating.swap(int(what.partition(":")[2]), number),
    ))
    edge = look.LAMP if focused else look.SEATS[seating.colours()[number]]
    draw_portrait(ui, inmate.name, box, edge, thick=3 if focused else 2)
    if seating.is_team:
        badge = box.inset(5).row(0, 30).column(0, 30)
        ui.panel(badge, Style(fill=(*look.NIGHT, 220), border=look.BONE, round=15))
        ui.image("tokens/team_b" if number % 2 else "tokens/team_a", badge.inset(4), look.BONE)


def _colours(ui: Ui, box: Region, seating: Seating, number: int) -> None:
    """Draw the six colours. Each shows the shape of the seat that has it."""
    worn, names = seating.colours(), seating.names()
    step = min(30.0, box.width / len(look.SEATS))
    side = min(22.0, step - 2)
    cells = box.middle(step * len(look.SEATS)).columns(len(look.SEATS))
    for colour, (color, cell) in enumerate(zip(look.SEATS, cells, strict=True)):
        holder = worn.index(colour) if colour in worn else None
        is_own = holder == number
        key = "setup-colour"
        if holder is not None and not is_own and seating.chairs[holder].is_human:
            key = "setup-colour-swap"
        words = ui.t(key, name=names[number], other=names[number if holder is None else holder])
        dot = cell.square(side)
        focused = ui.spot(Spot(f"seat:{number}:colour:{colour}", cell, partial(seating.paint, number, colour),
                               help=words, on=is_own, name=ui.t(
                                   "spoken-colour", colour=ui.t(f"spoken-colour-{colour}"))))
        edge = look.LAMP if focused else look.BONE if is_own else None
        ui.panel(dot, Style(fill=color if is_own or focused else (*color, 165), border=edge, thick=2.5, round=side / 2))
        if holder is not None:
            ui.image(f"seats/{holder}", dot.square(side * 0.46), look.NIGHT)


def about(ui: Ui, inmate: str, title: str) -> str:
    """Return a prisoner's title and story."""
    temper, story = ui.t.maybe(f"temper-{inmate}"), ui.t.maybe(f"temper-{inmate}-about", name=title)
    return "\n".join(words for words in (temper or title, story) if words)


def _switch(ui: Ui, id: str, box: Region, is_human: bool, do: Callable[[], None]) -> None:
    """Draw the switch between human and bot."""
    words = ui.t("setup-switch-to-bot" if is_human else "setup-switch-to-human")
    focused = ui.spot(Spot(id, box, do, help=words))
    ui.panel(box, Style(fill=look.SHADE, border=look.LAMP if focused else look.STEEL))
    halves = box.columns(2)
    ui.panel(halves[0 if is_human else 1], Style(fill=look.DEEP_ORANGE, border=look.ORANGE))
    for half, icon, is_on in zip(halves, ("human", "bot"), (is_human, not is_human), strict=True):
        side = min(half.width, half.height) - 6
        ui.image(f"tokens/{icon}", half.square(side), look.BONE if is_on else look.LIGHT_STEEL)


def draw_empty(ui: Ui, box: Region, add: Callable[[], None] | None) -> None:
    """Draw an empty seat. Only the first of them can be pressed, to add a player."""
    focused = add is not None and ui.spot(Spot("setup:add", box, add, help=ui.t("setup-add")))
    edge = look.LAMP if focused else look.STEEL if add else look.SLATE
    ui.panel(box, Style(fill=(20, 21, 26, 150), border=edge, thick=1.5 if add else 1, round=8))
    if add is None:
        return
    color = look.LAMP if focused else look.LIGHT_STEEL
    plus = box.square(44).moved(down=-16)
    ui.fill(plus.middle(height=5), color)
    ui.fill(plus.middle(width=5), color)
    words = box.inset(8, 0).row(box.height / 2 + 18, 60)
    ui.paragraph(words, ui.t("setup-add"), look.BODY, color, align="center")
