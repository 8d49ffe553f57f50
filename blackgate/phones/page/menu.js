// The menu: languages, rules, orders, emotes, a bot in the player's place, leaving.

import { show } from "./closer.js";
import { h } from "./draw.js";
import { keep } from "./memory.js";
import { page, redraw, t } from "./page.js";
import { button, picture, stencil } from "./parts.js";
import { answer, tell } from "./sending.js";
import { isSoundOn, switchSound } from "./sound.js";

function entry(icon, words, onclick, kind = "") {
  return h("button", { type: "button", class: `entry ${kind}`, key: icon, onclick }, stencil(icon), h("span", null, words));
}

function speak(lang) {
  keep({ lang });
  tell({ do: "speak", lang });
}

function languages() {
  const { languages: all, lang } = page.words;
  return h("fieldset", { class: "languages", key: "languages" }, h("legend", null, t("page-language")),
    all.map(({ id, name }) => h("button", {
      type: "button", key: id, lang: id, "aria-pressed": String(id === lang), onclick: () => speak(id),
    }, name)));
}

function done(message) {
  page.sheet = null;
  answer(message);
  redraw();
}

export function menuSheet() {
  const { state } = page, isPlaying = state !== null && state.seat !== null;
  return h("div", { class: "menu" }, state || page.lobby ? h("div", { class: "entries", key: "entries" },
    state ? entry("tokens/book", t("page-rules"), () => show({ sort: "rules" })) : null,
    isPlaying ? entry("tokens/clock", t("page-orders"), () => show({ sort: "orders" })) : null,
    isPlaying ? entry("emotes/grin", t("page-emotes"), () => show({ sort: "emotes" })) : null,
    state?.bot ? entry("tokens/human", t("page-play-again"), () => done({ do: "back" })) : null,
    isPlaying && !state.bot && !state.over ? entry("tokens/bot", t("page-bot"), () => done({ do: "bot" })) : null,
    entry("tokens/speaker", isSoundOn() ? t("page-sound-on") : t("page-sound-off"), () => {
      switchSound();
      redraw();
    }),
    state && !isPlaying ? entry("tokens/flag", t("page-stop-watching"), () => done({ do: "leave" })) : entry("tokens/flag", t("page-leave"), () => show({ sort: "leave" }), "danger")) : null,
  languages());
}

export function leaveSheet() {
  return h("div", null, h("p", { class: "line" }, t("page-leave-sure")), h("div", { class: "below" },
    button("quiet", t("page-stay"), () => show(null)), button("go danger", t("page-leave"), () => done({ do: "leave" }))));
}

export function emotesSheet() {
  return h("div", { class: "emotes" }, Object.entries(page.words.emotes).map(([id, name]) =>
    h("button", { type: "button", key: id, onclick: () => done({ do: "emote", emote: id }) }, h("span", { class: "bubble" }, picture(`emotes/${id}`)), h("span", null, name))));
}
