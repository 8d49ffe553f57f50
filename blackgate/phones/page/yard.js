// The board: who is where, where the die leads, the piles. Things that an option is about glow.

import { glowing, takeThing } from "./choosing.js";
import { h } from "./draw.js";
import { face, page, place, seatColours, t } from "./page.js";
import { picture } from "./parts.js";
import { card } from "./card.js";
import { look, show } from "./closer.js";

/** Loaded when it is shown: on a phone the board is behind its tab, and the first question need not wait for it. */
function later(...what) {
  const shown = picture(...what);
  return { ...shown, props: { loading: "lazy", ...shown.props } };
}

function standee(seat, number) {
  return h("span", { class: "standee" + (number === page.state.turn ? " on-turn" : ""), key: number, vars: seatColours(seat) },
    later(`standees/${seat.inmate}`), h("b", null, [...seat.name][0] ?? ""));
}

function people(id) {
  const { seats, board } = page.state;
  const here = seats.map((seat, number) => [seat, number]).filter(([seat]) => seat.place === id).map(([seat, number]) => standee(seat, number));
  if (board.michel?.place === id) {
    here.push(h("span", { class: "standee michel", key: "michel" }, later(`standees/${board.michel.who}`), h("b", null, "!")));
  }
  return here;
}

function names(id) {
  const { seats, board } = page.state;
  const found = seats.filter((seat) => seat.place === id).map((seat) => seat.name);
  if (board.michel?.place === id) found.push(board.michel.name);
  return found.join(", ");
}

function tile(id, shining) {
  const shown = place(id), thing = `place:${id}`;
  const closer = () => show({ sort: "place", place: id });
  return h("button", {
    type: "button", class: "place" + (shining.has(thing) ? " glow" : ""), key: id, hold: closer,
    onclick: () => takeThing(thing) || closer(), "data-place": id,
    "aria-label": [shown.name, names(id)].filter(Boolean).join(": "),
  },
  later(shown.art, "", "scene"),
  h("span", { class: "head" }, h("span", { class: "name" }, shown.name),
    h("span", { class: "dice" }, (shown.faces ?? []).map((number) => later(`die/${number}`)))),
  h("span", { class: "people" }, people(id)));
}

function heap(key, words, number, inside, press, isGlowing, hold) {
  return h("button", {
    type: "button", class: "heap" + (isGlowing ? " glow" : ""), key, onclick: press, hold, "aria-label": `${words}: ${number}`, title: words,
  }, inside, h("b", null, String(number)));
}

/** Draw die, decks, piles and gangs side by side. */
function beside(shining) {
  const { board, deck, discard, piles, gangs } = page.state;
  const gone = Object.values(discard ?? {}).reduce((a, b) => a + b, 0);
  const pileOf = (kind) => `pile:${kind}`;
  return h("div", { class: "beside" },
    board.die ? h("span", { class: "heap die", key: "die", role: "img", "aria-label": `${t("page-die")}: ${board.die}` }, later(`die/${board.die}`)) : null,
    heap("deck", t("page-deck"), deck, later("backs/search", "", "back"), () => takeThing("deck") || show({ sort: "words", title: t("page-deck"), lines: [String(deck)] }), shining.has("deck")),
    heap("discard", t("page-discard"), gone, later("tokens/search_glass", "", "faint"), () => show({ sort: "pile", title: t("page-discard"), cards: discard ?? {} }), false),
    Object.entries(piles ?? {}).map(([kind, number]) => heap(kind, face(`card:${kind}`).title, number, card(`card:${kind}`, { kind: "token" }),
      () => takeThing(pileOf(kind)) || look([`card:${kind}`]), shining.has(pileOf(kind)), () => look([`card:${kind}`]))),
    (gangs ?? []).map((gang) => heap(gang.id, page.words.gangs[gang.id]?.name ?? gang.id, gang.size,
      h("span", { class: "emblem" }, later(page.words.gangs[gang.id]?.art ?? `gangs/${gang.id}`)),
      () => show({ sort: "gang", gang: gang.id, title: page.words.gangs[gang.id]?.name }), shining.has(`gang:${gang.id}`))));
}

export function yardView() {
  const shining = glowing();
  return h("section", { class: "yard", key: "yard", "aria-label": t("page-yard") },
    h("div", { class: "places" }, page.state.board.places.map((id) => tile(id, shining))), beside(shining));
}
