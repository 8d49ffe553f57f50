"""Statistics by name: games, escapes, share, fastest escape and thefts. Each person has a row."""

from collections.abc import Mapping
from typing import Final

from ...keep.statistics import Person
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Ui

COLUMNS: Final = ("games", "wins", "share", "fastest", "stolen")
HEAD: Final = 24.0
ROW: Final = 32.0
GAP: Final = 14.0               # between two columns
NONE: Final = "–"               # for a person who never escaped


def in_order(people: Mapping[str, Person]) -> list[tuple[str, Person]]:
    """Return the people in order, those with the most escapes first."""
    return sorted(people.items(), key=lambda each: (-each[1].wins, -each[1].games, each[0]))


def cells(ui: Ui, person: Person) -> tuple[str, ...]:
    """Return the cells of a person's row after the name."""
    share = round(100 * person.wins / person.games) if person.games else 0
    return (str(person.games), str(person.wins), ui.t("options-percent", number=share),
            str(person.fastest) if person.fastest else NONE, str(person.stolen))


def leaders(people: Mapping[str, Person]) -> set[tuple[str, str]]:
    """Return the names and columns in which one person alone is best. The number of games is not compared."""
    found = set()
    for column in COLUMNS[1:]:
        merits = sorted((_merit(person, column), name) for name, person in people.items())
        if len(merits) > 1 and merits[-1][0] > max(0.0, merits[-2][0]):
            found.add((merits[-1][1], column))
    return found


def _merit(person: Person, column: str) -> float:
    match column:
        case "share":
            return person.wins / person.games if person.games else 0.0
        case "fastest":
            return 1 / person.fastest if person.fastest else 0.0
        case "wins":
            return person.wins
    return person.stolen


def table_height(ui: Ui, people: Mapping[str, Person], width: float) -> float:
    return HEAD + ROW * len(people) + 8 + _legend_height(ui, width)


def _legend_height(ui: Ui, width: float) -> float:
    return ui.paragraph_height(ui.t("statistics-legend"), width, look.SMALL)


def draw_table(ui: Ui, box: Region, people: Mapping[str, Person]) -> None:
    rows = [(name, cells(ui, person)) for name, person in in_order(people)]
    heads = [ui.t(f"statistics-head-{column}") for column in COLUMNS]
    wide = [max(ui.width(head, look.SMALL), *(ui.width(row[place], look.LABEL, "bold") for _, row in rows)) + GAP
            for place, head in enumerate(heads)]
    spare = max(0.0, box.width * 0.64 - sum(wide)) / len(wide)      # If there is room, the columns stand further apart.
    wide = [each + spare for each in wide]
    name_room = box.width - sum(wide)
    best = leaders(people)
    cutter = Cutter(box)
    _line(ui, cutter.top(HEAD).column(name_room), wide, [(head, look.DIM_BONE) for head in heads], look.SMALL)
    ui.fill(cutter.rest.row(0, 1), look.STEEL)
    for number, (name, row) in enumerate(rows):
        line = cutter.top(ROW)
        if ui.spot(Spot(f"statistics:person:{number}", line, name=name, about="\n".join(
                f"{head}: {cell}." for head, cell in zip(heads, row, strict=True)))) or number % 2:
            ui.fill(line, look.SHADE)
        ui.text(line.column(4, name_room - 8), name, look.LABEL, face="bold", cut=True)
        colors = [look.LAMP if (name, column) in best else look.BONE for column in COLUMNS]
        _line(ui, line.column(name_room), wide, list(zip(row, colors, strict=True)), look.LABEL)
    legend = cutter.rest.row(8, _legend_height(ui, box.width))
    ui.paragraph(legend, ui.t("statistics-legend"), look.SMALL, look.DIM_BONE)


def _line(ui: Ui, box: Region, wide: list[float], words: list[tuple[str, look.Color]], size: float) -> None:
    """Draw a row of words that end at the same edge as their headings."""
    cutter = Cutter(box, 4)
    for room, (word, color) in zip(wide, words, strict=True):
        face = "bold" if color == look.LAMP else "text"
        ui.text(cutter.left(room - 4), word, size, color, align="right", face=face)
