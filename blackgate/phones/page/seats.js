// The other players, in a strip. A tap looks closer.

import { h } from "./draw.js";
import { page, seatColours, t } from "./page.js";
import { counted, portrait, stencil, teamName, teamSign } from "./parts.js";
import { show, whoWords } from "./closer.js";

const SIGNS = { bot: "tokens/bot", away: "tokens/warning" };

function tile(seat, number) {
  const { turn, asked, goal } = page.state;
  const { points, words } = counted(seat);
  const kind = `seat ${number === turn ? "on-turn" : ""} ${number === asked ? "asked" : ""} ${seat.who === "away" ? "away" : ""}`;
  return h("button", {
    type: "button", class: kind, key: number, vars: { ...seatColours(seat), "--share": Math.min(1, points / goal) },
    onclick: () => show({ sort: "seat", seat: number }),
    "aria-label": `${seat.name}: ${seat.side ? `${teamName(seat.side)}, ` : ""}${t("page-cards")} ${seat.cards}, ${t("page-cigarettes")} ${seat.cigarettes}, ${t("page-beatings")} ${seat.beatings}, ${words} ${points}/${goal}. ${whoWords(seat)}`,
  },
  portrait(seat, "", seat.beatings ? h("span", { class: "hurts" }, Array.from({ length: seat.beatings }, () => stencil("tokens/beating"))) : null),
  h("span", { class: "name" }, teamSign(seat.side), SIGNS[seat.who] ? stencil(SIGNS[seat.who]) : null, h("span", null, seat.name)),
  h("span", { class: "counts" },
    h("span", { class: "count" }, stencil("tokens/hand"), h("b", null, String(seat.cards))),
    h("span", { class: "count" }, stencil("tokens/cigarette"), h("b", null, String(seat.cigarettes)))),
  h("span", { class: `way ${seat.side ? `side-${seat.side}` : ""}`, "aria-hidden": "true" }, h("i", null, `${points}/${goal}`)));
}

export function seatsView() {
  const { seats, seat: own } = page.state;
  // The players after me come first, as they sit around the table.
  const order = own === null ? seats.map((_, at) => at) : seats.map((_, at) => (own + at) % seats.length).slice(1);
  return h("section", { class: "seats" + (order.length > 3 ? " many" : ""), key: "seats", "aria-label": t("page-seats") }, order.map((number) => tile(seats[number], number)));
}
