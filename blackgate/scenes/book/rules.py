"""The rules, which can be opened at any time: the numbered text, all cards, the prisoners, and one search for all."""

from functools import partial
from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, icon_button
from ...model.pack import Pack
from ...offers.faces import Faces
from ...play.learned_weights import pack_and_brains
from ...words.book.blocks import Block, written
from ...words.book.chapters import COACH, PARTS, START, Part, found
from ...words.teller import Teller
from ..screen_host import ScreenHost, opened_by
from ..parts.backdrop import draw_wall
from ..menus.form import Tabbed, Writable
from ..screens import OpenRules
from ...offers.pack_art import use_pack_art
from . import gallery, page, prisoners
from .gallery import Zooming, holds

TABS: Final = ("rules", "cards", "prisoners")
HEAD: Final = 56.0
LONGEST: Final = 760.0          # a column wider than this is hard to read


@opened_by(OpenRules)
class Rules(Tabbed, Writable):
    """The rulebook, opened at a topic: a rule's number or a card's name."""

    name = "rules"
    tabs = TABS

    def __init__(self, app: ScreenHost, topic: str = "") -> None:
        super().__init__(app)
        self.pack = pack_in_play(app)
        self.tab = "rules"
        self.marked = ""                # the rule that was opened
        self.words = ""                 # what is searched for
        self._laid: tuple[object, page.LaidBlocks] | None = None
        self._card: gallery.Card | None = None
        self._aim = ""                  # the rule to scroll to as soon as its position is known
        self._write()
        self._open(topic)

    def spoken(self) -> None:
        self._write()

    def _write(self) -> None:
        """Make all texts in the present language."""
        self._laid = None
        teller = Teller(self.t, self.pack, ())
        self.book = written(teller)
        self.groups = gallery.groups(teller, Faces(self.pack, teller))
        self.people = prisoners.people(teller)

    def _open(self, topic: str) -> None:
        self.focus = f"contents:{START}"
        if rule := found(topic):
            self.marked = self._aim = rule
            self.focus = f"contents:{_heading(rule)}"
        elif card := next((card for group in self.groups for card in group.cards if card.id == topic), None):
            self.tab = "cards"
            self.focus = f"card:{card.id}"
            self._card = card

    def enter(self) -> None:
        """Show a card large if the book was opened at it."""
        if self._card is not None:
            Zooming(self.app, self.groups)(self._card)

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        use_pack_art(ui, self.pack)
        draw_wall(ui)
        self._head(ui, ui.whole.row(0, HEAD))
        body = ui.whole.trim(14, HEAD + 8, 14, 12)
        if self.tab == "rules":
            self._rules(ui, body)
        elif self.tab == "cards":
            self._cards(ui, body)
        else:
            self._prisoners(ui, body)

    def _head(self, ui: Ui, box: Region) -> None:
        ui.panel(box, Style(fill=(*look.NIGHT, 235), round=0))
        ui.fill(box.row(-2), look.BRICK)
        strip = Cutter(box.inset(12, 9), 8)
        close = strip.left(box.height - 18, 12)
        find = strip.right(min(280.0, ui.w * 0.27))
        icon_button(ui, "rules:close", close, "tokens/back", self.back, help=self.t("book-close"))
        wide = min(190.0, (strip.rest.width - 56) / len(TABS) - 8)
        for number, tab in enumerate(TABS):
            button(ui, f"tab:{tab}", strip.left(wide), self.t(f"book-{tab}"), partial(self.turn_to, tab),
                   chosen=tab == self.tab, kind="plain" if tab == self.tab else "quiet", key=str(number + 1))
        ui.image("tokens/search_glass", find.moved(-34).column(0, 26).middle(height=26), look.DIM_BONE)
        self.text_fields.draw(ui, "search", find, self.words, self.search, hint=self.t("book-search"),
                              help=self.t("book-search-help"), name=self.t("spoken-find"))
        if self.words:
            clear = find.column(-find.height).inset(3)
            icon_button(ui, "clear", clear, "tokens/close", self._clear, help=self.t("book-clear"))

    def _rules(self, ui: Ui, box: Region) -> None:
        side = min(280.0, max(196.0, box.width * 0.24))
        text = box.column(side + 12)
        ui.panel(text, Style(fill=(*look.NIGHT, 225), border=look.SLATE, round=8))
        inner = text.inset(4, 8).middle(min(LONGEST, text.width - 56))
        cards = gallery.speaking_of(self.groups, self.words) if self.words else []
        laid = self._lay(ui, inner.width)
        extra = 60 + gallery.height(ui, cards, inner.width) if cards else 0.0
        if self._aim:
            self.offsets["text"] = max(0.0, laid.top_of(self._aim) - 12)
            self._aim = ""
        with ui.scroll("text", text.inset(4, 8), laid.height + extra + 20) as offset:
            page.draw(ui, laid, inner, offset, marked=self.marked, words=self.words)
            if cards:
                below = inner.moved(down=laid.height + 8 - offset)
                if ui.is_visible(below.row(0, 46)):
                    ui.text(below.row(0, 46), self.t("book-found-cards"), look.HEADING, face="scratched")
                gallery.draw(ui, cards, below.moved(down=52), 0.0, Zooming(self.app, cards))
        if not laid.blocks and not cards:
            self._nothing(ui, inner)
        self._contents(ui, box.column(0, side), laid.at(self.offsets.get("text", 0.0) + 24))

    def _lay(self, ui: Ui, column: float) -> page.LaidBlocks:
        """Measure the column once for each width, text size and search."""
        key = (ui.px(column), ui.u, ui.text_scale, self.words)
        if self._laid is None or self._laid[0] != key:
            self._laid = key, page.lay(ui, self._found(), column)
        return self._laid[1]

    def _found(self) -> list[Block]:
        """Return the blocks of all paragraphs that contain the words, with the headings above them."""
        wanted = self.words.lower().split()
        blocks: list[Block] = []
        above: list[Block] = []
        for part, here in self.book:
            if part.has_title:
                above = [] if part.is_chapter else above[:1]
            words = " ".join((part.rule, *(f"{block.heading} {block.words}" for block in here)))
            if not wanted or holds(words, wanted):
                blocks += [block for block in above if block not in blocks] + here if wanted else here
            if part.has_title:
                above.append(here[0])
        return blocks

    def _contents(self, ui: Ui, box: Region, current: str) -> None:
        ui.panel(box, Style(fill=(*look.NIGHT, 225), border=look.SLATE, round=8))
        current = _heading(current)
        headings = [(part, here[0].words) for part, here in self.book if part.has_title]
        talls = [max(27.0, ui.paragraph_height(words, box.width - 24 - _inset(part), look.BODY, _face(part)) + 6)
                 for part, words in headings]
        rows = ui.scroll_rows("contents", box.inset(4, 6), talls)
        for place, (part, words) in zip(rows, headings, strict=True):
            row, is_current = place.trim(left=2, right=8), part.rule == current
            focused = ui.spot(Spot(f"contents:{part.rule}", row, partial(self._go, part.rule), name=words,
                                   on=is_current or None))
            if ui.is_visible(row):
                _heading_row(ui, part, words, row, focused=focused, current=is_current)

    def _cards(self, ui: Ui, box: Region) -> None:
        cards = gallery.speaking_of(self.groups, self.words)
        inner = box.trim(left=8, right=18)
        with ui.scroll("cards", box, gallery.height(ui, cards, inner.width) + 10) as offset:
            gallery.draw(ui, cards, inner, offset, Zooming(self.app, cards))
        if not cards:
            self._nothing(ui, box)

    def _prisoners(self, ui: Ui, box: Region) -> None:
        people = prisoners.speaking_of(self.people, self.words)
        inner = box.trim(left=8, right=18)
        with ui.scroll("prisoners", box, prisoners.height(people, inner.width) + 10) as offset:
            prisoners.draw(ui, people, inner, offset)
        if not people:
            self._nothing(ui, box)

    def _nothing(self, ui: Ui, box: Region) -> None:
        words = self.t("book-nothing", words=self.words)
        ui.paragraph(box.row(40, 80), words, look.LARGE, look.DIM_BONE, align="center")

    # --- What it does ---------------------------------------------------------------------------------------

    def _go(self, rule: str) -> None:
        """Go from the contents to a heading, and end a search that hides it."""
        if self.words:
            self._clear()
        self._aim = rule
        self.marked = ""

    def search(self, words: str) -> None:
        self.words = words.strip()
        self.marked = ""
        for area in ("text", "cards", "prisoners"):
            self.offsets[area] = 0.0
        self.changed()

    def _clear(self) -> None:
        self.text_fields.close()
        self.search("")

    def key(self, name: str) -> bool:
        if name == "f1":
            self.back()
            return True
        if name in ("f", "/"):
            self.focus = "search"
            self.text_fields.open("search")
            return True
        return False

    def back(self) -> None:
        """Escape ends a search first."""
        if self.words:
            self._clear()
        else:
            self.app.pop()


def is_numbered(part: Part) -> bool:
    """Return whether this is a numbered rule. The texts before and after the rules have no number."""
    return part.rule[1:2].isdigit()


def _face(part: Part) -> str:
    return "bold" if part.is_chapter else "text"


def _inset(part: Part) -> float:
    """Return how far its words stand from the left, behind its number."""
    if part.rule in (START, COACH):
        return 8.0
    return 42.0 if part.is_chapter else 62.0 if is_numbered(part) else 20.0


def _heading_row(ui: Ui, part: Part, words: str, row: Region, *, focused: bool, current: bool) -> None:
    if focused or current:
        ui.panel(row, Style(fill=(*look.SLATE, 230 if focused else 150), round=4))
    if current:
        ui.fill(row.inset(0, 4).column(0, 3), look.ORANGE)
    inset = _inset(part)
    if is_numbered(part):
        left = 8.0 if part.is_chapter else 20.0
        ui.text(row.column(left, inset - left), part.rule, look.SMALL, look.LIGHT_STEEL)
    color = look.LAMP if current else look.BONE if part.is_chapter else look.DIM_BONE
    ui.paragraph(row.trim(left=inset, right=4), words, look.BODY, color, face=_face(part), middle=True)


def _heading(rule: str) -> str:
    """Return the heading above a paragraph."""
    above = START
    for part in PARTS:
        if part.has_title:
            above = part.rule
        if part.rule == rule:
            break
    return above


def pack_in_play(app: ScreenHost) -> Pack:
    """Return the cards of the game on the table, or the shipped ones."""
    session = app.playing
    return session.pack if session is not None else pack_and_brains(None)[0]
