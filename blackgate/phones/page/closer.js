// A closer look: large cards side by side, a seat with everything, a place, a few words. Opened by `show` and `look`.

import { card, row } from "./card.js";
import { choiceOf, optionsAbout, take } from "./choosing.js";
import { h } from "./draw.js";
import { page, place, redraw, seatColours, t } from "./page.js";
import { beatings, button, count, counted, picture, portrait, stencil, team, tunnel } from "./parts.js";

export function show(sheet) {
  page.sheet = sheet;
  redraw();
}

/** Show large cards; the one of `first` is in view first. */
export function look(ids, first = ids[0]) {
  show({ sort: "cards", ids, first });
}

/** Show all cards of the player's hand. */
export function lookThrough(first) {
  const { hand, background, seats, seat } = page.state;
  const gang = seats[seat].gang;
  const ids = [...Object.keys(hand).map((kind) => `card:${kind}`), background, gang].filter(Boolean);
  if (ids.length) look(ids, first ?? ids[0]);
}

export function cardsSheet({ ids, first }) {
  return h("div", { class: "leafing", key: ids.join(), tabindex: "0" }, ids.map((id) =>
    h("div", { class: "leaf", key: id, "data-first": id === first && ids.length > 1 ? "true" : null }, card(id, { kind: "large" }))));
}

export function wordsSheet({ lines, rules }) {
  return [lines.map((line) => h("p", { class: "line" }, line)),
    rules?.length ? h("div", { class: "below" }, rules.map((rule) => button("quiet", [stencil("tokens/book"), rule], () => show({ sort: "rules", at: rule })))) : null];
}

/** Return what can be done with it now, as buttons of the sheet. */
function doable(thing) {
  const options = optionsAbout(thing);
  if (!options.length) return null;
  return h("div", { class: "choices" }, options.map((option) => h("button", {
    type: "button", class: "choice", key: option.id, onclick: () => {
      page.sheet = null;
      page.path = [];
      page.about = thing;
      take(choiceOf(option.id).id);
    },
  }, stencil(option.icon?.startsWith("verbs/") ? option.icon : "tokens/arrow", "sign"), h("span", { class: "words" }, h("b", null, option.label)))));
}

function lies(title, inside) {
  return [h("h3", null, title), inside];
}

export function seatSheet({ seat: number }) {
  const { seats, goal, seat: own } = page.state;
  const seat = seats[number], { points, words } = counted(seat);
  const faces = [seat.gang, seat.background].filter(Boolean);
  const known = seat.hand ?? seat.known ?? {};
  return h("div", { class: "about-seat", vars: seatColours(seat) },
    h("div", { class: "head" }, portrait(seat, "tall"),
      h("div", { class: "facts" },
        h("p", { class: "who" }, whoWords(seat), seat.level ? ` · ${seat.level}` : "", seat.side ? team(seat.side) : null),
        h("p", null, count("tokens/hand", seat.cards, t("page-cards")), count("tokens/cigarette", seat.cigarettes, t("page-cigarettes")), beatings(seat.beatings)),
        h("span", { class: seat.side ? `side-${seat.side}` : "" }, tunnel(points, goal, seat.side ? {} : seatColours(seat), seat.tunnel, words)))),
    doable(`seat:${number}`),
    seat.help ? h("p", { class: "help" }, seat.help.replace(`${seat.name}\n`, "")) : null,
    faces.length ? h("div", { class: "cards" }, faces.map((id) => card(id, { key: id, kind: "middling", press: () => look(faces, id) }))) : null,
    number === own ? null : lies(seat.hand ? t("page-hand") : t("page-known"),
      Object.keys(known).length ? row(known, (id) => look([id])) : h("p", { class: "dim" }, t("page-known-nothing"))),
    Object.keys(seat.tunnel ?? {}).length ? lies(t("page-in-tunnel"), row(seat.tunnel, (id) => look([id]))) : null);
}

export function whoWords(seat) {
  const words = { you: t("page-who-you"), phone: t("page-who-phone"), away: t("page-who-away"), screen: t("page-who-screen"), bot: t("page-who-bot") };
  return words[seat.who] ?? "";
}

export function placeSheet({ place: id }) {
  const shown = place(id);
  const here = page.state.seats.filter((seat) => seat.place === id);
  return h("div", { class: "about-place" },
    h("div", { class: "scene" }, picture(shown.art, ""), h("span", { class: "dice" }, (shown.faces ?? []).map((number) => picture(`die/${number}`, String(number))))),
    h("p", { class: "line" }, shown.text),
    here.length ? h("p", { class: "people" }, here.map((seat) => portrait(seat, "small"))) : null,
    doable(`place:${id}`));
}

export function gangSheet({ gang }) {
  const shown = page.state.gangs.find((each) => each.id === gang);
  return h("div", null, h("p", { class: "line" }, shown?.words ?? ""), doable(`gang:${gang}`),
    shown?.top ? h("div", { class: "leafing" }, h("div", { class: "leaf" }, card(shown.top, { kind: "large" }))) : null);
}

export function pileSheet({ cards, thing }) {
  return h("div", null, thing ? doable(thing) : null, row(cards, (id) => look([id])));
}
