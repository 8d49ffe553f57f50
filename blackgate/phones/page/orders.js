// Standing orders: what the player need not be asked about. All of them are sent when they are confirmed.

import { h } from "./draw.js";
import { face, page, redraw, t } from "./page.js";
import { button, picture } from "./parts.js";
import { tell } from "./sending.js";

const WEAPONS = [null, 0, 1, 2, 3, 4];

function draft() {
  page.draft.orders ??= structuredClone(page.state.orders);
  return page.draft.orders;
}

function group(key, title, values, now, choose) {
  return h("fieldset", { class: "order", key }, h("legend", null, title),
    values.map(([value, words]) => h("button", {
      type: "button", key: String(value), "aria-pressed": String(value === now), onclick: () => {
        choose(value);
        redraw();
      },
    }, words)));
}

export function ordersSheet() {
  const orders = draft();
  const answers = [["ask", t("page-orders-ask")], ["give", t("page-orders-give")], ["fight", t("page-orders-fight")]];
  const confirm = () => {
    tell({ do: "orders", orders });
    page.draft.orders = page.sheet = null;
    redraw();
  };
  return h("div", { class: "orders" },
    h("p", { class: "dim" }, t("page-orders-intro")),
    group("cards", t("page-orders-cards"), [[false, t("page-orders-ask")], [true, t("page-orders-let")]], orders.lets_cards,
      (value) => { orders.lets_cards = value; }),
    Object.keys(orders.demands).map((tool) => group(tool,
      [h("span", { class: "sign paper" }, picture(face(`card:${tool}`).art)), t(`orders-demand:${tool}`)],
      answers, orders.demands[tool], (value) => { orders.demands[tool] = value; })),
    group("weapons", t("page-orders-weapons"), WEAPONS.map((number) => [number, number === null ? t("page-orders-ask") : String(number)]),
      orders.weapons, (value) => { orders.weapons = value; }),
    h("div", { class: "below" }, button("go", t("page-orders-confirm"), confirm)));
}
