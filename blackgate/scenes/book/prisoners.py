"""The prisoners and Michel(le): portrait, name, and what is told about them."""

from typing import Final, NamedTuple

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...words.teller import Teller
from .gallery import holds

TALL: Final = 234.0
PORTRAIT: Final = 160.0
GAP: Final = 12.0
WIDE: Final = 380.0


class Prisoner(NamedTuple):
    id: str
    art: str
    name: str
    title: str
    words: str


def people(teller: Teller) -> list[Prisoner]:
    text, inmates = teller.text, teller.pack.inmates
    found = []
    for number, inmate in enumerate(inmates):
        others = [other for other in inmates if other.board == inmate.board and other is not inmate]
        lines = [teller.story(number), teller.temper_text(number)]
        lines += [text("book-pair", name=other.title) for other in others]
        found.append(Prisoner(inmate.name, f"inmates/{inmate.name}", teller.inmate(number), teller.temper(number),
                            "\n".join(filter(None, lines))))
    for who in ("michel", "michelle"):
        found.append(Prisoner(who, f"michel/{who}", text(f"who-{who}"), "", text("book-both")))
    return found


def speaking_of(found: list[Prisoner], words: str) -> list[Prisoner]:
    wanted = words.lower().split()
    return [person for person in found if holds(f"{person.name} {person.title} {person.words}", wanted)]


def _columns(width: float) -> tuple[int, float]:
    each = max(1, int((width + GAP) / (WIDE + GAP)))
    return each, (width - GAP * (each - 1)) / each


def height(found: list[Prisoner], width: float) -> float:
    each, _ = _columns(width)
    return -(-len(found) // each) * (TALL + GAP)


def draw(ui: Ui, found: list[Prisoner], box: Region, offset: float) -> None:
    each, _ = _columns(box.width)
    rows = -(-len(found) // each)
    grid = box.row(0, rows * (TALL + GAP) - GAP).moved(down=-offset).grid(each, rows, GAP) if rows else []
    for person, place in zip(found, grid, strict=False):
        focused = ui.spot(Spot(f"person:{person.id}", place, name=person.name,
                               about=f"{person.title}\n{person.words}"))
        if not ui.is_visible(place):
            continue
        ui.panel(place, Style(fill=(*look.NIGHT, 200), border=look.LAMP if focused else look.BRICK, round=8))
        portrait = place.column(10, PORTRAIT / 1.2).row(10, PORTRAIT)
        ui.image(person.art, portrait)
        ui.panel(portrait, Style(border=look.STEEL, thick=1.5, round=3))
        words = Cutter(place.trim(portrait.width + 24, 4, 12, 8))
        ui.text(words.top(42), person.name, look.HEADING, face="scratched")
        if person.title:
            ui.text(words.top(22, 4), person.title, look.LABEL, look.LAMP, face="bold")
        ui.paragraph(words.rest, person.words, look.BODY, look.DIM_BONE)
