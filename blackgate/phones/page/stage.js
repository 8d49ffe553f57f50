// The small stage above the answers: who faces whom, what is at stake, which cards were played.

import { card, row } from "./card.js";
import { look } from "./closer.js";
import { h } from "./draw.js";
import { page, seatColours, t } from "./page.js";
import { count, picture, portrait, stencil } from "./parts.js";

function who(side) {
  if (side === null || side === undefined) return null;
  if (side === "michel") {
    const michel = page.state.board.michel;
    return h("figure", { class: "fighter" },
      h("span", { class: "portrait tall michel" }, picture(`michel/${michel?.who ?? "michel"}`)),
      h("figcaption", null, michel?.name ?? ""));
  }
  const seat = page.state.seats[side];
  return h("figure", { class: "fighter", vars: seatColours(seat) }, portrait(seat, "tall"), h("figcaption", null, seat.name));
}

function lying(cards, offer) {
  const all = offer ? offer.cards : cards;
  return h("div", { class: "laid" },
    row(all ?? {}, (id) => look([id])),
    offer?.cigarettes ? count("tokens/cigarette", offer.cigarettes, t("page-cigarettes")) : null);
}

/** The card that is at stake lies between the two. */
function stake(id) {
  return h("div", { class: "stake" }, card(id, { kind: "small glow", press: () => look([id]) }));
}

export function stageView(stage) {
  const middle = stage.stake ?? stage.card;
  return h("div", { class: "stage" + (stage.offers?.length ? " trade" : ""), key: "stage" },
    who(stage.left),
    h("div", { class: "between" },
      lying(stage.laid?.[0], stage.offers?.[0]),
      middle ? stake(faceOf(middle)) : null,
      stage.michel?.length ? h("div", { class: "laid" }, stage.michel.map((id, at) => card(id, { key: at, kind: "middling", press: () => look([id]) }))) : null,
      stage.offers?.length ? stencil("verbs/exchange", "swap") : null,
      lying(stage.laid?.[1], stage.offers?.[1])),
    who(stage.right));
}

function faceOf(id) {
  return id.includes(":") ? id : `card:${id}`;
}
