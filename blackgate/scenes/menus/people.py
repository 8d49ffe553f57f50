"""People who have played here before. Pressing a name seats this person in their own colour, or removes them."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from .seating import MOST, Seating

CHIP: Final = 34.0          # height of a name's button
SIGN: Final = 14.0          # size of the seat's shape in it
WIDEST: Final = 190.0
GAP: Final = 8.0


def chair_of(seating: Seating, name: str) -> int | None:
    """Return the seat of this person; None if they do not play."""
    return next((number for number, called in enumerate(seating.names())
                 if called == name and seating.chairs[number].is_human), None)


def free_chair(seating: Seating) -> int | None:
    """Return a free seat: the first bot's, else a new one; None if all are taken."""
    bots = [number for number, chair in enumerate(seating.chairs) if not chair.is_human]
    return next(iter([*bots, *range(len(seating.chairs), MOST)]), None)


def sit_down(seating: Seating, name: str, colour: int | None) -> None:
    """Give a person a seat. `colour` is their last colour; if it is taken, they get another one."""
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
    """Let a bot take this seat."""
    chair = seating.chairs[number]
    chair.is_human, chair.name, chair.colour = False, "", None


def draw_people(ui: Ui, box: Region, seating: Seating, press: Callable[[str], None], *, labelled: bool) -> None:
    """Draw as many names as there is room for, those of the last game first."""
    strip = Cutter(box, GAP)
    if labelled:
        words = ui.t("setup-people")
        wide = min(box.width * 0.3, ui.width(words, look.LABEL) + 4)
        ui.text(strip.left(wide, 10), words, look.LABEL, look.DIM_BONE)
    for number, name in enumerate(seating.known):
        room = min(WIDEST, ui.width(name, look.LABEL, "bold") + SIGN + 34)
        if room > strip.rest.width:
            break
        _person(ui, f"person:{number}", strip.left(room), seating, name, press)


def _person(ui: Ui, id: str, box: Region, seating: Seating, name: str, press: Callable[[str], None]) -> None:
    at = chair_of(seating, name)
    can = at is not None or free_chair(seating) is not None
    words = "setup-person-up" if at is not None else "setup-person-down" if can else "setup-person-full"
    focused = ui.spot(Spot(id, box, partial(press, name), enabled=can, help=ui.t(words, name=name), name=name,
                           on=at is not None))
    color = look.STEEL if at is None else look.SEATS[seating.colours()[at]]
    fill = look.SHADE if at is None else look.SLATE
    ui.panel(box, Style(fill=fill, border=look.LAMP if focused else color, thick=2, round=box.height / 2))
    sign = box.column(13, SIGN).middle(height=SIGN)
    if at is not None:
        ui.image(f"seats/{at}", sign, color)
    else:
        ui.fill(sign.middle(height=2), look.LIGHT_STEEL)
        ui.fill(sign.middle(width=2), look.LIGHT_STEEL)
    words_room = box.trim(left=SIGN + 21, right=12)
    ui.text(words_room, name, look.LABEL, look.DIM_BONE if at is None else look.BONE, face="bold", cut=True)
