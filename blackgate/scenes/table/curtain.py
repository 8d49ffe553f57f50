"""The curtain over the place of the hand: it says who is asked and why, while the table stays visible (TOGETHER G1)."""

from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, draw_key, icon_button
from ...kit.widgets.card import RATIO
from ...kit.widgets.pictures import framed
from ...model.counts import TOOL_KINDS
from ...play.orders import ASK, Orders
from ...words.teller import Teller
from .shared_screen import HAND_KEY, ORDERS_KEY, PEEK_KEY
from .phone_table import PhoneTable

BACKS = 5               # cards drawn face down where a hand would lie


class Curtain:
    """Draws the curtain for the present question. It remembers nothing."""

    def __init__(self, table: PhoneTable) -> None:
        self.table = table

    @property
    def first(self) -> str:
        """The spot that opens the hand of the player for whom the game waits."""
        return "curtain:open" if self.table.screen.is_shared and self.table.screen.wanted is not None else ""

    def draw(self, ui: Ui, box: Region) -> None:
        wanted, elsewhere = self.table.screen.wanted, self.table.screen.elsewhere
        if self.table.screen.is_watched:
            self._draw_strip(ui, box, elsewhere)
        elif wanted is not None:
            self._draw_wanted(ui, box, wanted)
        elif elsewhere is not None:
            self._draw_called(ui, box, elsewhere)
        else:
            self._draw_backs(ui, box)

    def _draw_called(self, ui: Ui, box: Region, seat: int) -> None:
        """Somebody with a phone is asked: draw the name large enough to be read from a sofa, and the reason."""
        room = self._draw_portrait(ui, box, seat).trim(right=14)
        name = self.table.session.names[seat]
        is_silent = seat in self.table.silent
        line = box.height * 0.4
        ui.paragraph(room.row(8, line), ui.t("curtain-phone", name=name), line * 0.72, ui.seat_words(seat),
                     face="bold", middle=True, least=0.4)
        words = ui.t("curtain-silent", name=name) if is_silent else self.table.sentence
        ui.paragraph(room.trim(top=12 + line, bottom=10), words, look.LABEL, look.ORANGE if is_silent else look.BONE,
                     middle=True, least=0.6)

    def _draw_strip(self, ui: Ui, box: Region, called: int | None) -> None:
        """All play by phone: draw a low strip with the asked player, or with what the others do."""
        session = self.table.session
        seat = session.asked if session.asked is not None else session.public.turn
        room = self._draw_portrait(ui, box, seat).trim(right=12).inset(0, 4)
        words = self.table.sentence
        if called is not None:
            name = session.names[called]
            call = room.column(0, room.width * 0.56)
            ui.paragraph(call, ui.t("curtain-phone", name=name), room.height * 0.62, ui.seat_words(called), face="bold",
                         middle=True, least=0.35)
            room = room.column(room.width * 0.58)
            if called in self.table.silent:
                words = ui.t("curtain-silent", name=name)
        ui.paragraph(room, words, look.LARGE, look.ORANGE if called in self.table.silent else look.BONE, middle=True,
                     least=0.45)

    def _draw_backs(self, ui: Ui, box: Region) -> None:
        """Nobody is asked: draw the backs of cards."""
        tall = box.height - 52
        wide = tall / RATIO
        step = wide * 0.6
        row = box.row(8, tall).middle(step * (BACKS - 1) + wide)
        for number in range(BACKS):
            ui.image("backs/search", row.column(number * step, wide))
        words = box.inset(10, 0).row(-38, 28)
        ui.text(words, ui.t("curtain-closed"), look.LABEL, look.DIM_BONE, align="center", cut=True)

    def _draw_wanted(self, ui: Ui, box: Region, seat: int) -> None:
        room = self._draw_portrait(ui, box, seat).trim(right=12)
        foot = min(46.0, box.height * 0.34)
        name = self.table.session.names[seat]
        line = min(34.0, box.height * 0.24)
        ui.text(room.row(6, line), name, line * 0.8, ui.seat_words(seat), face="bold", cut=True)
        words = room.trim(top=8 + line, bottom=foot + 10)
        ui.paragraph(words, self.table.sentence, look.LABEL, look.BONE, middle=True, least=0.7)
        buttons, half = room.row(-foot - 8, foot), room.width * 0.56
        button(ui, "curtain:open", buttons.column(0, half), ui.t("curtain-open"), self.table.open_hand,
               kind="primary", key=HAND_KEY, icon="tokens/hand", help=ui.t("curtain-open-help", name=name), clear=box)
        self._draw_peek(ui, buttons.column(half + 8), box)

    def _draw_portrait(self, ui: Ui, box: Region, seat: int) -> Region:
        """Draw the asked player's portrait on a panel in their colour. Return the room beside it."""
        color = ui.seat_color(seat)
        ui.panel(box, Style(fill=(*look.SHADE, 240), border=color, thick=3, round=10))
        inner = box.inset(8)
        portrait = inner.column(0, inner.height / 1.2)
        framed(ui, f"inmates/{self.table.inmates[seat]}", portrait, color)
        return box.trim(left=portrait.width + 22)

    def _draw_peek(self, ui: Ui, box: Region, curtain: Region) -> None:
        """Draw the button that shows the hand as long as it is pressed."""
        lit = ui.spot(Spot("curtain:peek", box, self.table.open_hand, help=ui.t("curtain-peek-help"), key=PEEK_KEY,
                           let_go=self.table.close_hand, clear=curtain))
        ui.panel(box, Style(fill=(56, 60, 72) if lit else look.SLATE, border=look.STEEL))
        side = min(26.0, box.height - 10)
        ui.image("tokens/eye", box.column(10, side).middle(height=side), look.BONE)
        key = 0.0 if ui.pad else draw_key(ui, box, PEEK_KEY.upper())
        words = box.trim(left=side + 18, right=6 + key)
        ui.paragraph(words, ui.t("curtain-peek"), look.LABEL, face="bold", middle=True, least=0.6)

    def draw_handles(self, ui: Ui, box: Region, owner: int) -> None:
        """Draw around an open hand: whose it is, their standing orders, and the button that closes it."""
        side, half = 30.0, box.width * 0.4
        names, orders = self.table.session.names, self.table.session.standing_orders.orders[owner]
        ui.panel(box, Style(border=ui.seat_color(owner), thick=3, round=10))
        ui.image(f"seats/{owner}", box.column(10, 13).row(6, 13), ui.seat_color(owner))
        whose = ui.t("curtain-hand", name=names[owner])
        ui.text(box.column(28, half - 28).row(3, 19), whose, look.LABEL, ui.seat_words(owner), face="bold", cut=True)
        told = order_words(orders, self.table.teller)
        given = " · ".join(told) or ui.t("orders-none")
        ui.text(box.trim(left=half, right=side + 14).row(4, 17), given, look.SMALL,
                look.LAMP if told else look.DIM_BONE, align="right", cut=True)
        corner = box.column(-side - 6, side)
        icon_button(ui, "hand:close", corner.row(6, side), "tokens/close", self.table.close_hand,
                    help=ui.t("curtain-close"), key=HAND_KEY)
        help = "\n".join((ui.t("orders-help"), *told))
        icon_button(ui, "hand:orders", corner.row(side + 12, side), "tokens/flag", self.table.open_orders, help=help,
                    key=ORDERS_KEY, chosen=bool(told))


def order_words(orders: Orders, teller: Teller) -> list[str]:
    """Return a line for each standing order."""
    t = teller.text
    told = [(t("page-orders-cards"), t("page-orders-let"))] if orders.lets_cards else []
    told += [(teller.card(tool), t(f"orders-{answer}"))
             for tool, answer in zip(TOOL_KINDS, orders.demands, strict=True) if answer != ASK]
    if orders.weapons is not None:
        told.append((t("orders-fight-worth"), t("orders-weapons", count=orders.weapons)))
    return [t("orders-given", what=what, answer=answer) for what, answer in told]
