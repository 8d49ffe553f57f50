// The player's own things: face, cigarettes, Beatings, Background, gang and tunnel in a strip, and below it the hand.

import { card, cardWords } from "./card.js";
import { glowing, takeThing } from "./choosing.js";
import { h } from "./draw.js";
import { face, page, seatColours, t } from "./page.js";
import { beatings, button, count, counted, picture, portrait, stencil, teamSign, tool, tunnel } from "./parts.js";
import { look, lookThrough, show } from "./closer.js";
import { answer } from "./sending.js";

function small(id, words, isUsed, thing, shining) {
  return h("button", {
    type: "button", class: "own-card" + (shining.has(thing) ? " glow" : "") + (isUsed ? " used" : ""), key: id,
    onclick: () => takeThing(thing) || look([id]), hold: () => look([id]), "aria-label": `${words}: ${face(id).title}`,
  }, picture(face(id).art));
}

export function ownView() {
  const { seats, seat, goal, background } = page.state;
  const me = seats[seat];
  const shining = glowing();
  const { points, words } = counted(me);
  return h("section", { class: "own" + (page.state.turn === seat ? " on-turn" : ""), key: "own", vars: seatColours(me), "aria-label": me.name },
    h("button", { type: "button", class: "face", "aria-label": t("page-emotes"), title: t("page-emotes"), onclick: () => show({ sort: "emotes" }) },
      portrait(me), h("span", { class: "smile" }, stencil("emotes/grin"))),
    h("div", { class: "mine" },
      h("span", { class: "name" }, teamSign(me.side), h("span", null, me.name)),
      h("div", { class: "things" },
        count("tokens/cigarette", me.cigarettes, t("page-cigarettes")),
        beatings(me.beatings))),
    h("div", { class: "owned" },
      background ? small(background, t("page-background"), me.revealed, "background", shining) : null,
      me.gang ? small(me.gang, t("page-gang"), false, me.gang, shining) : h("span", { class: "own-card none", role: "img", "aria-label": t("page-no-gang") }, stencil("verbs/join"))),
    h("button", { type: "button", class: `way ${me.side ? `side-${me.side}` : ""}`, "aria-label": `${t("page-tunnel")}, ${words}: ${points}/${goal}`, onclick: () => takeThing("tunnel") || show({ sort: "seat", seat }) },
      tunnel(points, goal, {}, me.tunnel, words)),
    lookButton());
}

/** Draw what watchers see in place of a hand. */
export function watchView() {
  return h("section", { class: "own watching", key: "own", "aria-label": t("page-watching") },
    stencil("tokens/eye"), h("p", null, t("page-watching")),
    button("quiet", t("page-stop-watching"), () => answer({ do: "leave" }), { disabled: page.sent !== "" }));
}

export function handView() {
  const { hand } = page.state;
  const shining = glowing();
  const kinds = Object.entries(hand);
  const middle = (kinds.length - 1) / 2;
  return h("section", { class: "hand", key: "hand", "aria-label": t("page-hand") },
    kinds.length ? null : h("p", { class: "dim" }, t("page-hand-empty")),
    h("ul", { class: "fan" }, kinds.map(([kind, number], at) => {
      const id = `card:${kind}`, usable = shining.has(id);
      return h("li", { key: kind, vars: { "--tilt": `${(at - middle) * 1.3}deg`, "--sink": `${Math.abs(at - middle) ** 2 * 0.6}px`, "--order": at } },
        card(id, {
          number, kind: (usable ? "glow" : "") + (page.about === id ? " chosen" : ""), hold: () => lookThrough(id), "data-card": kind,
          press: () => takeThing(id) || lookThrough(id), label: cardWords(id, number),
        }));
    })));
}

/** A button that shows all cards large, for players who cannot or will not hold a card down. */
export function lookButton() {
  return tool("tokens/eye", t("page-look"), () => lookThrough(), { class: "tool look", key: "look" });
}
