// The end: who is out, and how far everybody's tunnel led.

import { h } from "./draw.js";
import { page, seatColours } from "./page.js";
import { picture, portrait, stencil, tunnel } from "./parts.js";

export function overView() {
  const { over, seats, goal } = page.state;
  const winners = over.winners ?? [];
  const order = seats.map((_, at) => at).sort((a, b) => winners.includes(b) - winners.includes(a) || seats[b].points - seats[a].points);
  return h("div", { class: "over" + (over.won ? " won" : ""), key: "over" },
    h("div", { class: "heroes" }, winners.map((at) => h("span", { class: "hero", key: at }, stencil("tokens/crown"), portrait(seats[at], "huge")))),
    winners.length ? null : picture("icon"),
    h("p", { class: "scratched big" }, over.words),
    h("ol", { class: "places-won" }, order.map((at) => h("li", { key: at, vars: seatColours(seats[at]) },
      portrait(seats[at], "small"), h("span", { class: "name" }, seats[at].name), tunnel(seats[at].points, goal, seatColours(seats[at]), seats[at].tunnel)))));
}
