// Cards as on the table: paper, a title bar in the colour of the sort, one large picture, the value at the bottom.

import { h } from "./draw.js";
import { colour, face } from "./page.js";
import { picture, stencil } from "./parts.js";

/** Return the text of a card for screen readers. */
export function cardWords(id, number = 1) {
  return face(id).title + (number > 1 ? ` ×${number}` : "");
}

function foot(shown) {
  if (!shown.value && !shown.points) return null;
  return h("span", { class: "foot", "aria-hidden": "true" },
    h("span", { class: "spades" }, Array.from({ length: shown.points ?? 0 }, () => stencil("tokens/spade"))),
    shown.value ? h("span", { class: "worth" }, String(shown.value), picture("tokens/cigarette")) : null);
}

/**
 * A card. `press`: it is a button; `number`: how many lie together; `mark`: a second badge (how many are chosen);
 * `kind`: classes, such as `glow` (it can be used now) or `large` (with all its text).
 */
export function card(id, { number = 1, press, hold, kind = "", mark = "", label, ...props } = {}) {
  const shown = face(id);
  const title = shown.narrow || shown.title; // Long words may have soft hyphens where they can be broken.
  const longest = Math.max(4, ...title.split(/\s+/).flatMap((word) => word.split("\u00ad").map((part, at, all) => part.length + (at < all.length - 1))));
  // The length of the title sets its type size, so that no word is broken elsewhere (cards.css).
  const isLarge = kind.includes("large");
  const inside = [
    h("span", { class: "band" }, h("span", null, title)),
    isLarge && shown.tag ? h("span", { class: "tag" }, shown.tag) : null,
    shown.art ? picture(shown.art, "", "art") : null,
    isLarge && shown.text ? h("span", { class: "text" }, shown.text) : null,
    isLarge && shown.flavour ? h("span", { class: "flavour" }, shown.flavour) : null,
    foot(shown),
    number > 1 && !mark ? h("span", { class: "badge", "aria-hidden": "true" }, `×${number}`) : null,
    mark ? h("span", { class: "mark", "aria-hidden": "true" }, mark) : null,
  ];
  const vars = { "--word": longest, "--title": shown.title.length, ...(shown.band ? { "--band": colour(shown.band) } : {}) };
  if (!press) return h("span", { class: `card ${kind}`, vars, ...props }, inside);
  return h("button", {
    type: "button", class: `card ${kind}`, vars, onclick: press, hold, "aria-label": label ?? cardWords(id, number), ...props,
  }, inside);
}

/** Small cards side by side: `{kind: number}`. */
export function row(cards, press, kind = "small") {
  return h("span", { class: "cards" }, Object.entries(cards).map(([name, number]) =>
    card(`card:${name}`, { key: name, number, kind, press: press && (() => press(`card:${name}`)) })));
}
