"""All cards of the game in groups, and a large view of one card."""

from typing import Final, NamedTuple

from ...kit import look
from ...kit.layout import Region
from ...kit.scene import Host, Scene
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, choice
from ...kit.widgets.card import RATIO, Face, draw_card, draw_copies
from ...model.pack import CATEGORIES
from ...offers.faces import Faces
from ...offers.spoken import face_about, several
from ...words.teller import Teller
from ...words.text import Several
from ...words.things import unit

GAP: Final = 12.0
WIDE: Final = 176.0
HEADING: Final = 46.0


class Card(NamedTuple):
    """A card of the gallery: its id in the pack, its face, the number of copies, and its explanation."""

    id: str
    face: Face
    copies: int
    words: str


class Group(NamedTuple):
    title: str
    cards: tuple[Card, ...]


def groups(teller: Teller, faces: Faces) -> list[Group]:
    """Return all cards of the pack in groups."""
    pack, text = teller.pack, teller.text
    found = []
    for category in CATEGORIES:
        kinds = [n for n, kind in enumerate(pack.kinds) if kind.category == category]
        found.append(Group(text(f"book-group-{category}"), tuple(_card(teller, faces, n) for n in kinds)))
    for n in range(len(pack.gangs)):
        cards = [number for number, card in enumerate(pack.gang_cards) if number and card.gang == n]
        found.append(Group(
            text("book-group-gang", gang=teller.gang_thing(n)),
            tuple(_gang_card(teller, faces, number) for number in cards),
        ))
    backgrounds = tuple(_background(teller, faces, n) for n in range(len(pack.backgrounds)))
    found.append(Group(text("book-group-backgrounds"), backgrounds))
    michel = tuple(_michel(teller, faces, n) for n in range(len(pack.michel_cards)))
    found.append(Group(text("book-group-michel"), michel))
    return [group for group in found if group.cards]


def _card(teller: Teller, faces: Faces, number: int) -> Card:
    kind, text = teller.pack.kinds[number], teller.text
    lines = [
        teller.card_text(number), text(f"category-{kind.category}"), text("book-copies", count=kind.copies),
        text("book-from-pile" if kind.supply else "book-from-deck"),
        text("book-worth", cigarettes=unit("cigarette", kind.value)),
    ]
    if kind.points:
        lines.append(text("book-points", points=unit("point", kind.points)))
    return Card(kind.name, faces.card(number), kind.copies, "\n".join(filter(None, lines)))


def _gang_card(teller: Teller, faces: Faces, number: int) -> Card:
    card, text = teller.pack.gang_cards[number], teller.text
    lines = [teller.power_text(number), text("book-gang-card", gang=teller.gang_thing(card.gang))]
    return Card(card.name, faces.gang_card(number), 1, "\n".join(lines))


def _background(teller: Teller, faces: Faces, number: int) -> Card:
    card, text = teller.pack.backgrounds[number], teller.text
    lines = [teller.background_text(number), text("book-background", gang=teller.gang_thing(card.gang))]
    return Card(card.name, faces.background(number), 1, "\n".join(lines))


def _michel(teller: Teller, faces: Faces, number: int) -> Card:
    card, text = teller.pack.michel_cards[number], teller.text
    tools = Several(tuple(map(teller.card_thing, card.tools)), "or")
    what = text("book-michel-knife", tools=tools) if card.knife else text("book-michel-calm")
    lines = [what, text("book-copies", count=card.copies)]
    return Card(f"michel_{card.name}", faces.michel(number), card.copies, "\n".join(lines))


def speaking_of(found: list[Group], words: str) -> list[Group]:
    """Return the cards that contain all of these words."""
    wanted = words.lower().split()
    kept = []
    for group in found:
        cards = tuple(card for card in group.cards if holds(
            f"{group.title} {card.face.title} {card.face.tag} {card.words} {card.face.flavour}", wanted))
        if cards:
            kept.append(Group(group.title, cards))
    return kept


def holds(words: str, wanted: list[str]) -> bool:
    low = words.lower()
    return all(word in low for word in wanted)


class LaidGroup(NamedTuple):
    """A group and where it begins: its column, and its distance from the top."""

    group: Group
    column: int
    top: float


def lay(ui: Ui, found: list[Group], width: float) -> tuple[list[LaidGroup], int, float, float]:
    """Place the groups side by side. Return them with the number of columns, a card's width and the whole height."""
    least = WIDE / min(1.0, ui.u)               # A card must stay readable if a unit is less than a pixel.
    each = max(2, int((width + GAP) / (least + GAP)))
    wide = (width - GAP * (each - 1)) / each
    laid: list[LaidGroup] = []
    column, top, rows = 0, 0.0, 0
    for group in found:
        number = len(group.cards)
        if column and column + number > each:
            top += HEADING + rows * (wide * RATIO + GAP)
            column = rows = 0
        laid.append(LaidGroup(group, column, top))
        rows = max(rows, -(-number // each))
        column += number
    return laid, each, wide, top + HEADING + rows * (wide * RATIO + GAP) if laid else 0.0


def height(ui: Ui, found: list[Group], width: float) -> float:
    return lay(ui, found, width)[3]


def draw(ui: Ui, found: list[Group], box: Region, offset: float, zoom: "Zooming") -> None:
    """Draw the groups from the top of the box, moved up by the offset."""
    laid, each, wide, _ = lay(ui, found, box.width)
    tall = wide * RATIO
    for group, column, top in laid:
        across = min(each, len(group.cards))
        place = box.column(column * (wide + GAP), across * (wide + GAP) - GAP).row(top).moved(down=-offset)
        heading = place.row(0, HEADING - 6)
        if ui.is_visible(heading):
            ui.text(heading, group.title, look.HEADING - 4, look.LAMP, face="scratched")
        for number, card in enumerate(group.cards):
            row = place.row(HEADING + number // each * (tall + GAP), tall)
            _draw_card(ui, card, row.column(number % each * (wide + GAP), wide), zoom)


def _draw_card(ui: Ui, card: Card, box: Region, zoom: "Zooming") -> None:
    focused = ui.spot(Spot(
        f"card:{card.id}", box, lambda: zoom(card), name=card.face.title, value=several(ui.t, card.copies),
        about=lambda: face_about(ui.t, card.face),
    ))
    if not ui.is_visible(box):
        return
    draw_card(ui, card.face, box, glow=look.LAMP if focused else None)
    draw_copies(ui, box.column(-42, 36).row(box.width * 0.18, 24), card.copies, edge=look.PAPER_SHADE)


class Zooming:
    """Opens a card large. Its neighbours are the next and previous page."""

    def __init__(self, app: Host, found: list[Group]) -> None:
        self.app = app
        self.cards = [card for group in found for card in group.cards]

    def __call__(self, card: Card) -> None:
        self.app.push(EnlargedCard(self.app, self.cards, self.cards.index(card)))


class EnlargedCard(Scene):
    """One card over the gallery, with its full explanation."""

    name = "large card"
    overlay = True
    pages = True

    def __init__(self, app: Host, cards: list[Card], number: int) -> None:
        super().__init__(app)
        self.cards = cards
        self.number = number
        self.focus = "large:turn"

    def draw(self, ui: Ui) -> None:
        card = self.cards[self.number]
        box = ui.whole.middle(min(860.0, ui.w - 40), min(560.0, ui.h - 30))
        ui.panel(box, Style(fill=look.SHADE, border=look.ORANGE, thick=1.5, round=10, shadow=True))
        tall = min(box.height - 40, (box.width * 0.45) * RATIO)
        wide = tall / RATIO
        draw_card(ui, card.face, box.column(20, wide).middle(height=tall))
        right = box.trim(left=wide + 44, right=20)
        ui.text(right.row(16, 48), card.face.title, look.HEADING + 6, face="scratched")
        area = right.trim(top=70, bottom=66)
        if card.face.tag:
            ui.text(right.row(70, 24), card.face.tag, look.LABEL, look.LAMP, face="italic")
            area = area.trim(top=30)
        words = "\n\n".join(filter(None, (card.words.replace("\n", "\n\n"), card.face.flavour)))
        column = area.trim(right=14)
        content = ui.paragraph_height(words, column.width, look.LABEL)
        with ui.scroll("large", area, content) as offset:
            ui.paragraph(column.row(0, max(area.height, content)).moved(down=-offset), words, look.LABEL)
        count = self.t("book-card-number", number=self.number + 1, all=len(self.cards))
        turn, close = right.row(-54, 40).columns(2, 10)
        choice(ui, "large:turn", turn, count, self.turn, help=self.t("book-turn"))
        button(ui, "large:close", close, self.t("common-close"), self.back)

    def turn(self, step: int) -> None:
        self.number = (self.number + step) % len(self.cards)
        self.offsets.clear()
