// A choice of cards: to sell, discard, exchange or commit. After every tap the table sends the total.

import { card } from "./card.js";
import { COMMIT, isNarrowed, openTray, stepBack } from "./choosing.js";
import { h } from "./draw.js";
import { face, page, redraw, t } from "./page.js";
import { button, stencil } from "./parts.js";
import { answer, tell } from "./sending.js";
import { look } from "./closer.js";

const MANY = 10; // with more cigarettes there are steps of five, too

function picks(tray) {
  page.picked ??= tray.sources.map(() => ({ cards: {}, cigarettes: 0 }));
  return page.picked;
}

function chosen(picked) {
  return picked.reduce((sum, each) => sum + Object.values(each.cards).reduce((a, b) => a + b, 0), 0);
}

function changed(tray) {
  redraw();
  // A commitment has no template and needs no figures from the table.
  if (tray.template) tell({ do: "tally", at: page.state.at, template: tray.template, picked: page.picked });
}

/** Take one more; after the last one, none. */
function pick(tray, at, kind, step) {
  const picked = picks(tray), cards = picked[at].cards;
  const most = tray.sources[at].cards[kind], now = cards[kind] ?? 0;
  const isFull = tray.most !== null && tray.most !== undefined && chosen(picked) >= tray.most;
  let next = now + step;
  if (next > most || (step > 0 && isFull)) next = now ? 0 : now;
  if (next) cards[kind] = next;
  else delete cards[kind];
  changed(tray);
}

function smoke(tray, at, step) {
  const each = picks(tray)[at];
  each.cigarettes = Math.max(0, Math.min(tray.sources[at].cigarettes, each.cigarettes + step));
  changed(tray);
}

function steps(words, number, most, press) {
  const by = most >= MANY ? [-5, -1, 1, 5] : [-1, 1];
  const byStep = (step) => h("button", {
    type: "button", class: "step", disabled: step < 0 ? !number : number >= most, onclick: () => press(step),
    "aria-label": `${words}: ${step < 0 ? t("page-fewer") : t("page-more")} (${Math.abs(step)})`,
  }, step < 0 ? `−${-step}` : `+${step}`);
  return h("div", { class: "steps" }, by.filter((step) => step < 0).map(byStep),
    h("span", { class: "count" }, stencil("tokens/cigarette"), h("span", { class: "unseen" }, `${words}: `), h("b", null, `${number}/${most}`)),
    by.filter((step) => step > 0).map(byStep));
}

function source(tray, each, at) {
  const picked = picks(tray)[at];
  return h("section", { class: "source", key: at, "aria-label": each.title },
    h("h3", null, each.title),
    h("div", { class: "lying" }, Object.entries(each.cards).map(([kind, number]) => {
      const now = picked.cards[kind] ?? 0, id = `card:${kind}`;
      return h("div", { class: "pick", key: kind },
        card(id, {
          number, kind: now ? "picked" : "", mark: now ? (number > 1 ? `${now}/${number}` : "✓") : "",
          press: () => pick(tray, at, kind, 1), hold: () => look([id]), "aria-pressed": now ? "true" : "false",
          label: `${face(id).title}, ${t("page-picked")}: ${now}/${number}`,
        }),
        number > 1 && now ? h("button", {
          type: "button", class: "step less", "aria-label": `${face(id).title}: ${t("page-fewer")}`, onclick: () => pick(tray, at, kind, -1),
        }, "−") : null);
    })),
    each.cigarettes ? steps(t("page-cigarettes"), picked.cigarettes, each.cigarettes, (step) => smoke(tray, at, step)) : null);
}

function send(tray) {
  const { at } = page.state;
  if (tray.isCommit) answer({ do: COMMIT, at, picked: picks(tray) });
  else answer({ do: "fill", at, template: tray.template, picked: picks(tray) });
}

/** Draw the open tray. */
export function trayView() {
  const tray = openTray();
  const { words, ready } = page.tally ?? tray;
  return h("div", { class: "tray", key: "tray" },
    h("h2", { class: "scratched" }, tray.title),
    h("div", { class: "sources" }, tray.sources.map((each, at) => source(tray, each, at))),
    h("div", { class: "below" },
      h("p", { class: "total", role: "status" }, words),
      tray.cancel && isNarrowed() ? button("quiet", t("page-back"), stepBack) : null,
      button("go", tray.confirm, () => send(tray), { disabled: !ready || page.sent !== "" })));
}
