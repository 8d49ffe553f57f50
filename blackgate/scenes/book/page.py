"""How the book looks: headings, paragraphs, examples and rows of pictures, measured and drawn in one column."""

from dataclasses import dataclass, field
from typing import Final

from pygame import SRCALPHA, Surface, transform

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...words.book.blocks import Block, Sort
from ...words.book.chapters import COACH, START
from ..table.board import place_picture

NUMBER: Final = 58.0            # the column of rule numbers
SIZE: Final = 16.0
MARK: Final = 12.0              # of the asterisk before a footnote
SIDE: Final = 34.0              # of a picture in a row
THUMB: Final = (72.0, 45.0)
AFTER: Final[dict[Sort, float]] = {"chapter": 10, "section": 4, "paragraph": 8, "note": 8, "example": 12, "row": 5}


@dataclass
class Laid:
    """Blocks with where they lie in the column."""

    blocks: list[tuple[float, float, Block]] = field(default_factory=list)      # top, height
    height: float = 0.0

    def top_of(self, rule: str) -> float:
        return next((top for top, _, block in self.blocks if block.rule == rule), 0.0)

    def at(self, offset: float) -> str:
        """The rule that stands at this height."""
        found = ""
        for top, _, block in self.blocks:
            if top > offset:
                break
            found = block.rule or found
        return found


def lay(ui: Ui, blocks: list[Block], width: float) -> Laid:
    laid = Laid()
    for block in blocks:
        if block.sort == "chapter" and laid.height:
            laid.height += 18
        elif block.sort == "section":
            laid.height += 8
        height = _height(ui, block, width)
        laid.blocks.append((laid.height, height, block))
        laid.height += height + AFTER[block.sort]
    return laid


def _height(ui: Ui, block: Block, width: float) -> float:
    room = width - NUMBER
    match block.sort:
        case "chapter":
            return 84.0
        case "section":
            return max(32.0, ui.line_height(look.LARGE + 5, "scratched"))
        case "paragraph":
            return ui.paragraph_height(block.words, room, SIZE)
        case "note":
            return ui.paragraph_height(block.words, room - MARK, look.SMALL, "italic")
        case "example":
            inner = ui.paragraph_height(block.words, room - _portraits(block) - 28, SIZE, "italic")
            return max(inner + ui.line_height(look.SMALL, "bold") + 16, 72.0)
        case "row":
            lead = ui.line_height(SIZE, "bold") if block.lead else 0.0
            return max(_row_side(block), lead + ui.paragraph_height(block.words, room - _art_width(block), SIZE)) + 2
    return 0.0


def _portraits(block: Block) -> float:
    return len(block.art) * 52.0


def _row_side(block: Block) -> float:
    return THUMB[1] if block.art and block.art[0].startswith("places/") else SIDE


def _art_width(block: Block) -> float:
    if block.art and block.art[0].startswith("places/"):
        return THUMB[0] + 12
    return len(block.art) * (SIDE + 4) + 8


def draw(ui: Ui, laid: Laid, box: Box, offset: float, *, marked: str = "", words: str = "") -> None:
    """What of the column is in sight. `marked` is the rule that was asked for, `words` what was searched for."""
    x, y, width, _ = box
    for top, height, block in laid.blocks:
        place = (x, y + top - offset, width, height)
        if block.sort == "paragraph":
            ui.spot(Spot(f"rule:{block.rule}", (x, place[1] - 3, width, height + 6)))
        if ui.is_visible(place):
            _draw(ui, block, place, block.rule == marked, words)


def _draw(ui: Ui, block: Block, box: Box, is_marked: bool, words: str) -> None:
    x, y, width, height = box
    left, room = x + NUMBER, width - NUMBER
    match block.sort:
        case "chapter":
            _chapter(ui, block, box)
        case "section":
            icon = height - 4
            ui.image(block.art[0], (left, y + 2, icon, icon), look.LAMP)
            _number(ui, block.rule, x, y, height)
            title = (left + icon + 10, y, room - icon - 10, height)
            ui.text(title, block.words, look.LARGE + 5, look.LAMP, face="scratched")
        case "paragraph":
            if is_marked:
                ui.panel((x - 8, y - 4, width + 12, height + 8), Style(fill=(*look.ORANGE, 44), round=4))
                ui.fill((x - 8, y - 4, 3, height + 8), look.ORANGE)
            if block.numbered:
                _number(ui, block.rule, x, y, ui.line_height(SIZE))
            _underline(ui, (left, y, room, height), block.words, words)
            ui.paragraph((left, y, room, height), block.words, SIZE)
        case "note":
            ui.text((left, y, MARK, ui.line_height(look.SMALL)), "*", look.SMALL, look.LAMP, face="bold")
            inner = (left + MARK, y, room - MARK, height)
            _underline(ui, inner, block.words, words, look.SMALL, "italic")
            ui.paragraph(inner, block.words, look.SMALL, look.DIM_BONE, face="italic")
        case "example":
            _example(ui, block, (left, y, room, height))
        case "row":
            _row(ui, block, (left, y, room, height), words)


def _number(ui: Ui, rule: str, x: float, y: float, height: float) -> None:
    if rule[1:2].isdigit():
        ui.text((x, y, NUMBER - 10, height), rule, look.SMALL, look.LIGHT_STEEL, face="bold")


def _chapter(ui: Ui, block: Block, box: Box) -> None:
    """The title on a strip of one of the places, dark toward the words."""
    x, y, width, height = box
    strip = (x - 8, y, width + 12, height)
    ui.stroke(place_picture(ui, block.art[0].partition("/")[2], strip), strip[0], y)
    size = ui.px(strip[2]), ui.px(height)

    def make() -> Surface:
        shade = Surface((64, 1), SRCALPHA)
        for step in range(64):
            shade.set_at((step, 0), (*look.NIGHT, round(40 + 205 * (1 - step / 63) ** 1.4)))
        return transform.smoothscale(shade, size)

    ui.stroke(ui.made(("chapter", size), make), strip[0], y)
    ui.panel(strip, Style(border=look.BRICK, round=8, thick=2))
    left = x + 6
    if block.rule not in (START, COACH):
        ui.text((left, y, NUMBER - 10, height), block.rule, 30, look.ORANGE, face="scratched")
        left += NUMBER - 6
    ui.text((left, y, width - 12 - left + x, height), block.words, 46, look.BONE, face="scratched")


def _example(ui: Ui, block: Block, box: Box) -> None:
    x, y, width, height = box
    ui.panel(box, Style(fill=(*look.BRICK, 150), border=look.LIT_BRICK, round=6))
    left = x + 10
    for name in block.art:
        ui.image(f"inmates/{name}", (left, y + 8, 46, 55))
        left += 52
    head = ui.line_height(look.SMALL, "bold")
    ui.text((left + 4, y + 6, 200, head), ui.t("book-example"), look.SMALL, look.LAMP, face="bold")
    inner = (left + 4, y + 6 + head, width - _portraits(block) - 28, height - head - 12)
    ui.paragraph(inner, block.words, SIZE, look.DIM_BONE, face="italic")


def _row(ui: Ui, block: Block, box: Box, words: str) -> None:
    x, y, width, height = box
    side = _row_side(block)
    left = x
    if block.art and block.art[0].startswith("places/"):
        picture = (x, y, *THUMB)
        ui.stroke(place_picture(ui, block.art[0].partition("/")[2], picture), x, y)
    else:
        for name in block.art:
            draw_icon(ui, name, (left, y + 1, side, side))
            left += side + 4
    left, room = x + _art_width(block), width - _art_width(block)
    if block.lead:
        head = ui.line_height(SIZE, "bold")
        _underline(ui, (left, y, room, head), block.lead, words)
        ui.text((left, y, room, head), block.lead, SIZE, face="bold")
        y, height = y + head, height - head
    tall = ui.paragraph_height(block.words, room, SIZE)
    top = y if block.lead else y + max(0.0, (height - tall) / 2)
    _underline(ui, (left, top, room, height), block.words, words)
    ui.paragraph((left, top, room, tall), block.words, SIZE, look.DIM_BONE if block.lead else look.BONE)


def draw_icon(ui: Ui, name: str, box: Box) -> None:
    """A picture of the game, on a scrap of paper if it is drawn in ink."""
    x, y, width, height = box
    if name == "tokens/arrow":
        ui.image(name, (x + width * 0.2, y + height * 0.2, width * 0.6, height * 0.6), look.LAMP)
    elif name.startswith("die/"):
        ui.image(name, (x + 2, y + 2, width - 4, height - 4))
    else:
        ui.panel(box, Style(fill=look.PAPER, border=look.INK, round=5))
        ui.image(name, (x + 3, y + 3, width - 6, height - 6))


def _underline(ui: Ui, box: Box, words: str, searched: str, size: float = SIZE, face: str = "text") -> None:
    """Mark where the searched words stand, line by line."""
    if not searched:
        return
    x, y, width, _ = box
    fonts = ui.shelf.fonts
    step = ui.line_height(size, face)
    for number, line in enumerate(fonts.wrapped(words, face, ui.size(size), max(1, ui.px(width)))):
        low = line.lower()
        for word in searched.lower().split():
            start = low.find(word)
            while start >= 0:
                before, long = (ui.width(part, size, face) for part in (line[:start], line[start:start + len(word)]))
                mark = (x + before - 1, y + number * step + 1, long + 2, step - 2)
                ui.panel(mark, Style(fill=(*look.DEEP_ORANGE, 190), round=3))
                start = low.find(word, start + len(word))
