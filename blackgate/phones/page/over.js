// The end: who escaped, and how far everybody's tunnel led.

import { h } from "./draw.js";
import { page, seatColours, t } from "./page.js";
import { button, count, counted, picture, portrait, stencil, teamSign, tunnel } from "./parts.js";
import { answer } from "./sending.js";

export function overView() {
  const { over, seats, goal } = page.state;
  const winners = over.winners ?? [];
  const order = seats.map((_, at) => at).sort((a, b) => winners.includes(b) - winners.includes(a) || counted(seats[b]).points - counted(seats[a]).points || seats[b].points - seats[a].points);
  return h("div", { class: "over" + (over.won ? " won" : ""), key: "over" },
    h("div", { class: "heroes" }, winners.map((at) => h("span", { class: "hero", key: at }, stencil("tokens/crown"), portrait(seats[at], "huge")))),
    winners.length ? null : picture("icon"),
    h("p", { class: "scratched big" }, over.words),
    h("ol", { class: "places-won" }, order.map((at) => {
      const seat = seats[at], { points, words } = counted(seat);
      return h("li", { key: at, class: seat.side ? `side-${seat.side}` : "", vars: seatColours(seat) },
        portrait(seat, "small"), h("span", { class: "name" }, teamSign(seat.side), seat.name), tunnel(points, goal, seat.side ? {} : seatColours(seat), seat.tunnel, words));
    })),
    page.tonight ? tonightView(page.tonight) : null);
}

/** Show the score of the evening, and the button for another game. */
function tonightView({ words, rows }) {
  return h("div", { class: "tonight", key: "tonight" },
    words ? h("h3", { class: "scratched" }, words) : null,
    words ? h("ol", null, rows.map((row) => h("li", { key: row.name }, h("span", { class: "name" }, row.name),
      count("tokens/crown", row.wins, t("page-wins")), count("tokens/spade", row.points, t("page-points")), count("cards/spoon", row.stolen, t("page-stolen"))))) : null,
    page.state.seat === null ? null : button("go", t("page-another-game"), () => answer({ do: "again" }), { disabled: page.sent !== "" }));
}
