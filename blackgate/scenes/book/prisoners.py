"""The twelve prisoners and the two nobody is friends with: portrait, name, what is said about them."""

from typing import Final, NamedTuple

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...words.teller import Teller
from .gallery import holds

TALL: Final = 234.0
PORTRAIT: Final = 160.0
GAP: Final = 12.0
WIDE: Final = 380.0


class Person(NamedTuple):
    id: str
    art: str
    name: str
    title: str
    words: str


def people(teller: Teller) -> list[Person]:
    text, inmates = teller.text, teller.pack.inmates
    found = []
    for number, inmate in enumerate(inmates):
        others = [other for other in inmates if other.board == inmate.board and other is not inmate]
        lines = [teller.story(number), teller.temper_text(number)]
        lines += [text("book-pair", name=other.title) for other in others]
        found.append(Person(inmate.name, f"inmates/{inmate.name}", teller.inmate(number), teller.temper(number),
                            "\n".join(filter(None, lines))))
    for who in ("michel", "michelle"):
        found.append(Person(who, f"michel/{who}", text(f"who-{who}"), "", text("book-both")))
    return found


def speaking_of(found: list[Person], words: str) -> list[Person]:
    wanted = words.lower().split()
    return [person for person in found if holds(f"{person.name} {person.title} {person.words}", wanted)]


def _columns(width: float) -> tuple[int, float]:
    each = max(1, int((width + GAP) / (WIDE + GAP)))
    return each, (width - GAP * (each - 1)) / each


def height(found: list[Person], width: float) -> float:
    each, _ = _columns(width)
    return -(-len(found) // each) * (TALL + GAP)


def draw(ui: Ui, found: list[Person], box: Box, offset: float) -> None:
    x, y, width, _ = box
    each, wide = _columns(width)
    for number, person in enumerate(found):
        place = (x + number % each * (wide + GAP), y + number // each * (TALL + GAP) - offset, wide, TALL)
        focused = ui.spot(Spot(f"person:{person.id}", place))
        if not ui.is_visible(place):
            continue
        left, top = place[0], place[1]
        ui.panel(place, Style(fill=(*look.NIGHT, 200), border=look.LAMP if focused else look.BRICK, round=8))
        portrait = (left + 10, top + 10, PORTRAIT / 1.2, PORTRAIT)
        ui.image(person.art, portrait)
        ui.panel(portrait, Style(border=look.STEEL, thick=1.5, round=3))
        words = left + portrait[2] + 24
        room = wide - portrait[2] - 36
        ui.text((words, top + 4, room, 42), person.name, look.HEADING, face="scratched")
        below = top + 46
        if person.title:
            ui.text((words, below, room, 22), person.title, look.LABEL, look.LAMP, face="bold")
            below += 26
        ui.paragraph((words, below, room, top + TALL - 8 - below), person.words, look.BODY, look.DIM_BONE)
