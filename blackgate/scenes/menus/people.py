"""Who of the people that have played here plays along: a press each to sit down, with their own colour, or get up."""

from collections.abc import Callable
from typing import Final

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from .seating import MOST, Seating

CHIP: Final = 34.0          # height
SIGN: Final = 14.0          # size of the seat's shape in it
WIDEST: Final = 190.0
GAP: Final = 8.0


def chair_of(seating: Seating, name: str) -> int | None:
    """Where somebody sits."""
    return next((number for number, called in enumerate(seating.names())
                 if called == name and seating.chairs[number].is_human), None)


def free_chair(seating: Seating) -> int | None:
    """Where somebody may sit down: in place of the first bot, else on a new chair."""
    bots = [number for number, chair in enumerate(seating.chairs) if not chair.is_human]
    return next(iter([*bots, *range(len(seating.chairs), MOST)]), None)


def sit_down(seating: Seating, name: str, colour: int | None) -> None:
    """`colour`: the one they had the last time; whoever has it at the table now keeps it."""
    number = free_chair(seating)
    if number is None:
        return
    if number == len(seating.chairs):
        seating.add()
    taken = [worn for chair, worn in zip(seating.chairs, seating.colours(), strict=True) if chair.is_human]
    chair = seating.chairs[number]
    chair.is_human, chair.name = True, name
    chair.colour = None if colour in taken else colour


def get_up(seating: Seating, number: int) -> None:
    """A bot takes the place."""
    chair = seating.chairs[number]
    chair.is_human, chair.name, chair.colour = False, "", None


def draw_people(ui: Ui, box: Box, seating: Seating, press: Callable[[str], None], *, labelled: bool) -> None:
    """As many as there is room for: the last group comes first."""
    x, y, width, _ = box
    left = x
    if labelled:
        words = ui.t("setup-people")
        wide = min(width * 0.3, ui.width(words, look.LABEL) + 4)
        ui.text((x, y, wide, CHIP), words, look.LABEL, look.DIM_BONE)
        left += wide + 10
    for number, name in enumerate(seating.known):
        room = min(WIDEST, ui.width(name, look.LABEL, "bold") + SIGN + 34)
        if left + room > x + width:
            break
        _person(ui, f"person:{number}", (left, y, room, CHIP), seating, name, press)
        left += room + GAP


def _person(ui: Ui, id: str, box: Box, seating: Seating, name: str, press: Callable[[str], None]) -> None:
    x, y, width, height = box
    at = chair_of(seating, name)
    can = at is not None or free_chair(seating) is not None
    words = "setup-person-up" if at is not None else "setup-person-down" if can else "setup-person-full"
    focused = ui.spot(Spot(id, box, lambda: press(name), enabled=can, help=ui.t(words, name=name)))
    color = look.STEEL if at is None else look.SEATS[seating.colours()[at]]
    fill = look.SHADE if at is None else look.SLATE
    ui.panel(box, Style(fill=fill, border=look.LAMP if focused else color, thick=2, round=height / 2))
    sign = (x + 13, y + (height - SIGN) / 2, SIGN, SIGN)
    if at is not None:
        ui.image(f"seats/{at}", sign, color)
    else:
        ui.fill((sign[0], sign[1] + SIGN / 2 - 1, SIGN, 2), look.LIGHT_STEEL)
        ui.fill((sign[0] + SIGN / 2 - 1, sign[1], 2, SIGN), look.LIGHT_STEEL)
    words_room = (x + SIGN + 21, y, width - SIGN - 33, height)
    ui.text(words_room, name, look.LABEL, look.DIM_BONE if at is None else look.BONE, face="bold", cut=True)
