"""How the rulebook looks: headings, paragraphs, examples and rows of pictures, measured and drawn in one column."""

from dataclasses import dataclass, field
from typing import Final

from pygame import SRCALPHA, Surface, transform

from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...words.book.blocks import Block, Sort
from ...words.book.chapters import COACH, START
from ..table.board import place_picture

NUMBER: Final = 58.0            # width of the column of rule numbers
SIZE: Final = 16.0
MARK: Final = 12.0              # width of the asterisk before a footnote
SIDE: Final = 34.0              # size of a picture in a row
THUMB: Final = (72.0, 45.0)
AFTER: Final[dict[Sort, float]] = {"chapter": 10, "section": 4, "paragraph": 8, "note": 8, "example": 12, "row": 5}


@dataclass
class LaidBlocks:
    """Blocks with their positions in the column."""

    blocks: list[tuple[float, float, Block]] = field(default_factory=list)      # top, height
    height: float = 0.0

    def top_of(self, rule: str) -> float:
        return next((top for top, _, block in self.blocks if block.rule == rule), 0.0)

    def at(self, offset: float) -> str:
        """Return the rule at this height."""
        found = ""
        for top, _, block in self.blocks:
            if top > offset:
                break
            found = block.rule or found
        return found


def lay(ui: Ui, blocks: list[Block], width: float) -> LaidBlocks:
    laid = LaidBlocks()
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
            lead = ui.line_height(SIZE, "bold") if block.heading else 0.0
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


def draw(ui: Ui, laid: LaidBlocks, box: Region, offset: float, *, marked: str = "", words: str = "") -> None:
    """Draw the visible part of the column. `marked` is the rule that was opened, `words` what is searched for."""
    for number, (top, height, block) in enumerate(laid.blocks):
        place = box.moved(down=top - offset).row(0, height)
        if block.sort == "paragraph":
            ui.spot(Spot(f"rule:{block.rule}", place.inset(0, -3), name=block.words,
                         about=lambda number=number: _below(laid, number)))      # type: ignore[misc]
        if ui.is_visible(place):
            _draw(ui, block, place, block.rule == marked, words)


def _below(laid: LaidBlocks, number: int) -> str:
    """Return the notes, examples and rows that belong to a paragraph."""
    lines: list[str] = []
    for _, _, block in laid.blocks[number + 1:]:
        if block.sort in ("paragraph", "section", "chapter"):
            break
        lines.append(f"{block.heading}: {block.words}" if block.heading else block.words)
    return "\n".join(lines)


def _draw(ui: Ui, block: Block, box: Region, is_marked: bool, words: str) -> None:
    right = box.column(NUMBER)
    match block.sort:
        case "chapter":
            _chapter(ui, block, box)
        case "section":
            icon = box.height - 4
            ui.image(block.art[0], right.column(0, icon).inset(0, 2), look.LAMP)
            _number(ui, block.rule, box)
            ui.text(right.column(icon + 10), block.words, look.LARGE + 5, look.LAMP, face="scratched")
        case "paragraph":
            if is_marked:
                around = box.trim(-8, -4, -4, -4)
                ui.panel(around, Style(fill=(*look.ORANGE, 44), round=4))
                ui.fill(around.column(0, 3), look.ORANGE)
            if block.numbered:
                _number(ui, block.rule, box.row(0, ui.line_height(SIZE)))
            _underline(ui, right, block.words, words)
            ui.paragraph(right, block.words, SIZE)
        case "note":
            mark = right.column(0, MARK).row(0, ui.line_height(look.SMALL))
            ui.text(mark, "*", look.SMALL, look.LAMP, face="bold")
            _underline(ui, right.column(MARK), block.words, words, look.SMALL, "italic")
            ui.paragraph(right.column(MARK), block.words, look.SMALL, look.DIM_BONE, face="italic")
        case "example":
            _example(ui, block, right)
        case "row":
            _row(ui, block, right, words)


def _number(ui: Ui, rule: str, box: Region) -> None:
    if rule[1:2].isdigit():
        ui.text(box.column(0, NUMBER - 10), rule, look.SMALL, look.LIGHT_STEEL, face="bold")


def _chapter(ui: Ui, block: Block, box: Region) -> None:
    """Draw the title on a strip of a place's picture, dark behind the words."""
    strip = box.trim(left=-8, right=-4)
    ui.stroke(place_picture(ui, block.art[0].partition("/")[2], strip), strip.x, strip.y)
    size = ui.px(strip.width), ui.px(strip.height)

    def make() -> Surface:
        shade = Surface((64, 1), SRCALPHA)
        for step in range(64):
            shade.set_at((step, 0), (*look.NIGHT, round(40 + 205 * (1 - step / 63) ** 1.4)))
        return transform.smoothscale(shade, size)

    ui.stroke(ui.made(("chapter", size), make), strip.x, strip.y)
    ui.panel(strip, Style(border=look.BRICK, round=8, thick=2))
    title = box.trim(left=6, right=12)
    if block.rule not in (START, COACH):
        ui.text(title.column(0, NUMBER - 10), block.rule, 30, look.ORANGE, face="scratched")
        title = title.column(NUMBER - 6)
    ui.text(title, block.words, 46, look.BONE, face="scratched")


def _example(ui: Ui, block: Block, box: Region) -> None:
    ui.panel(box, Style(fill=(*look.BRICK, 150), border=look.LIT_BRICK, round=6))
    for number, name in enumerate(block.art):
        ui.image(f"inmates/{name}", box.column(10 + number * 52, 46).row(8, 55))
    words = box.trim(_portraits(block) + 14, 6, 14, 6)
    head = ui.line_height(look.SMALL, "bold")
    ui.text(words.row(0, head).column(0, 200), ui.t("book-example"), look.SMALL, look.LAMP, face="bold")
    ui.paragraph(words.row(head), block.words, SIZE, look.DIM_BONE, face="italic")


def _row(ui: Ui, block: Block, box: Region, words: str) -> None:
    side = _row_side(block)
    if block.art and block.art[0].startswith("places/"):
        wide, tall = THUMB
        picture = box.column(0, wide).row(0, tall)
        ui.stroke(place_picture(ui, block.art[0].partition("/")[2], picture), box.x, box.y)
    else:
        for number, name in enumerate(block.art):
            draw_icon(ui, name, box.column(number * (side + 4), side).row(1, side))
    right = box.column(_art_width(block))
    tall = ui.paragraph_height(block.words, right.width, SIZE)
    if block.heading:
        head = ui.line_height(SIZE, "bold")
        _underline(ui, right.row(0, head), block.heading, words)
        ui.text(right.row(0, head), block.heading, SIZE, face="bold")
        right = right.row(head)
    else:
        right = right.row(max(0.0, (right.height - tall) / 2))
    _underline(ui, right, block.words, words)
    ui.paragraph(right.row(0, tall), block.words, SIZE, look.DIM_BONE if block.heading else look.BONE)


def draw_icon(ui: Ui, name: str, box: Region) -> None:
    """Draw a picture of the game, on a piece of paper if it is drawn in ink."""
    if name == "tokens/arrow":
        ui.image(name, box.inset(box.width * 0.2), look.LAMP)
    elif name.startswith("die/"):
        ui.image(name, box.inset(2))
    else:
        ui.panel(box, Style(fill=look.PAPER, border=look.INK, round=5))
        ui.image(name, box.inset(3))


def _underline(ui: Ui, box: Region, words: str, searched: str, size: float = SIZE, face: str = "text") -> None:
    """Underline the searched words, line by line."""
    if not searched:
        return
    fonts = ui.cache.fonts
    step = ui.line_height(size, face)
    for number, line in enumerate(fonts.wrapped(words, face, ui.size(size), max(1, ui.px(box.width)))):
        low = line.lower()
        for word in searched.lower().split():
            start = low.find(word)
            while start >= 0:
                before, long = (ui.width(part, size, face) for part in (line[:start], line[start:start + len(word)]))
                mark = box.column(before, long).row(number * step, step).inset(-1, 1)
                ui.panel(mark, Style(fill=(*look.DEEP_ORANGE, 190), round=3))
                start = low.find(word, start + len(word))
