"""Standing orders: what a person at a shared screen need not be asked about (TOGETHER G1). Only they see them."""

from collections.abc import Callable
from dataclasses import replace

from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Ui
from ...kit.widgets.buttons import choice, toggle
from ...model.counts import TOOL_KINDS
from ...play.orders import ANSWERS, ASK, GIVE, RESIST, Orders
from ...words.teller import Teller
from ..screen_host import ScreenHost, opened_by
from ..screens import OpenOrders
from .form import Form

MOST_WEAPONS = 5        # the largest number to choose; players rarely have more
WORDS = {ASK: "orders-ask", GIVE: "orders-give", RESIST: "orders-fight"}


@opened_by(OpenOrders)
class OrdersForm(Form):
    name = "orders"
    id = "orders"
    first_focus = "orders:lets_cards"
    intro = "orders-intro"
    yes_key = "orders-confirm"

    def __init__(
        self, app: ScreenHost, teller: Teller, owner: str, orders: Orders, give: Callable[[Orders], None],
    ) -> None:
        super().__init__(app)
        self.teller = teller
        self.owner = owner
        self.orders = orders
        self._give = give

    def title(self) -> str:
        return self.t("table-named", name=self.owner, words=self.t("orders-title"))

    def rows(self) -> int:
        return 2 + len(TOOL_KINDS)

    def draw_row(self, ui: Ui, number: int, box: Region) -> None:
        if number == 0:
            toggle(ui, "orders:lets_cards", box, self.t("orders-lets-cards"), self.orders.lets_cards, self._let)
        elif number <= len(TOOL_KINDS):
            tool = TOOL_KINDS[number - 1]
            words = self.t("orders-demand", card=self.teller.card_thing(tool))
            self._choice_row(ui, box, f"orders:demand:{tool}", words, self.t(WORDS[self.orders.demands[number - 1]]),
                       lambda step: self._answer(number - 1, step))
        else:
            worth = self.orders.weapons
            value = self.t("orders-ask") if worth is None else self.t("orders-weapons", count=worth)
            self._choice_row(ui, box, "orders:weapons", self.t("orders-fight-worth"), value, self._arm)

    def _choice_row(self, ui: Ui, box: Region, id: str, label: str, value: str, nudge: Callable[[int], None]) -> None:
        left, right = box.columns(2)
        ui.text(left.inset(8, 0), label, look.LABEL)
        choice(ui, id, right.inset(0, 4), value, nudge, row=box, name=label)

    def _let(self) -> None:
        self.orders = replace(self.orders, lets_cards=not self.orders.lets_cards)

    def _answer(self, tool: int, step: int) -> None:
        demands = list(self.orders.demands)
        demands[tool] = ANSWERS[(ANSWERS.index(demands[tool]) + step) % len(ANSWERS)]
        self.orders = replace(self.orders, demands=tuple(demands))

    def _arm(self, step: int) -> None:
        values: list[int | None] = [None, *range(MOST_WEAPONS + 1)]
        worth = min(self.orders.weapons, MOST_WEAPONS) if self.orders.weapons is not None else None
        self.orders = replace(self.orders, weapons=values[(values.index(worth) + step) % len(values)])

    def confirm(self) -> None:
        self.app.pop()
        self._give(self.orders)
