"""What everybody held when the game was over: hands and Backgrounds, and what they could still have done."""

from typing import Final

from ...kit import look
from ...kit.layout import Region
from ...kit.scene import Host, Scene
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.card import RATIO, Face, draw_card, draw_copies, beside_help, side_by_side
from ...model.counts import pair_up
from ...model.view import View
from ...offers.outlook import could_have
from ...offers.faces import Faces
from ...offers.spoken import face_about, several
from ...play.session import Session
from ...words.teller import Teller
from ...words.text import Several
from ...words.things import unit
from ..parts.backdrop import draw_portrait
from ..table.closer_look import look_closer

HEAD: Final = 56.0
FOOT: Final = 54.0
NAMES: Final = 0.31         # the share of the width for the name and what they could have done
ROW: Final = 128.0          # the greatest height of a row


class AllCards(Scene):
    """A row for each player, winners first. Pressing a card shows it large."""

    name = "all_cards"
    overlay = True

    def __init__(self, app: Host, session: Session, order: list[int], inmates: list[str]) -> None:
        super().__init__(app)
        assert session.over is not None
        self.session = session
        self.order = order
        self.inmates = inmates
        self.focus = "cards:close"
        self.spoken()

    def spoken(self) -> None:
        self.teller = Teller(self.app.text, self.session.pack, self.session.names)
        self.faces = Faces(self.session.pack, self.teller)

    def draw(self, ui: Ui) -> None:
        whole = ui.whole.inset(12)
        ui.panel(whole, Style(fill=look.SHADE, border=look.STEEL, thick=1.5, round=10, shadow=True))
        ui.text(whole.row(6, 44).inset(20, 0), self.t("cards-title"), look.HEADING, face="scratched", align="center")
        inner = whole.trim(14, HEAD, 14, FOOT)
        tall = min(ROW, (inner.height + 6) / len(self.order))
        for place, seat in enumerate(self.order):
            self._draw_row(ui, seat, inner.row(place * tall, tall - 6))
        button(ui, "cards:close", whole.row(-46, 36).middle(180), self.t("common-close"), self.back)

    def _draw_row(self, ui: Ui, seat: int, box: Region) -> None:
        view = self.session.sight(seat)
        color = ui.seat_color(seat)
        ui.panel(box, Style(fill=(34, 35, 42), border=look.STEEL, round=7))
        portrait = box.inset(4).column(0, min(box.height - 8, 84.0))
        draw_portrait(ui, self.inmates[seat], portrait, color, thick=2.5)
        words = box.trim(left=portrait.width + 14).column(0, box.width * NAMES - portrait.width - 20)
        ui.image(f"seats/{seat}", (words.x, words.y + 9, 13, 13), color)
        ui.text(words.trim(left=19).row(3, 24), self.session.names[seat], look.LABEL, ui.seat_words(seat), face="bold",
                cut=True)
        ui.paragraph(words.row(28, box.height - 32), self._told(view), look.BODY, look.BONE, least=0.6)
        self._draw_cards(ui, seat, view, box.trim(left=box.width * NAMES + 6, right=8).inset(0, 5))

    def _told(self, view: View) -> str:
        """Return what a player could still have done."""
        found = could_have(view)
        lines = [self.t("cards-no-tool")]
        if found.points:
            lines = [self.t("cards-enough" if found.is_enough else "cards-tools", points=unit("point", found.points))]
        if found.makes:
            cards = Several(tuple(self.teller.card_thing(kind, 1) for kind in found.makes))
            lines.append(self.t("cards-parts", cards=cards))
        if found.is_secret:
            lines.append(self.t("cards-secret"))
        return " ".join(lines)

    def _draw_cards(self, ui: Ui, seat: int, view: View, box: Region) -> None:
        """Draw the Background and, after a gap, the hand."""
        wide = box.height / RATIO
        self._card(ui, f"cards:{seat}:past", box.column(0, wide), self.faces.background(view.background[seat]), 1)
        held = pair_up(view.hands[seat])
        room = box.trim(left=wide + 18)
        if not held:
            ui.text(room, self.t("table-none"), look.BODY, look.DIM_BONE, face="italic")
            return
        for (kind, number), (place, visible) in zip(held, side_by_side(room, len(held), 8), strict=True):
            self._card(ui, f"cards:{seat}:{kind}", place, self.faces.card(kind), number, visible)

    def _card(self, ui: Ui, id: str, box: Region, face: Face, number: int, visible: float | None = None) -> None:
        seat = int(id.split(":")[1])
        called = self.t("spoken-of", what=self.session.names[seat], name=face.title)
        lit = ui.spot(Spot(id, box, lambda: look_closer(self.app, face), help=face.words, shows=(beside_help(face),),
                           name=called, value=several(ui.t, number), about=lambda: face_about(ui.t, face)))
        draw_card(ui, face, box, glow=look.LAMP if lit else None, visible=visible)
        draw_copies(ui, box.column(3, 24).row(-22, 18), number, 12.5)
