// The table on the page: the bar with the sentence, the others, the question, the board, the log, the player's hand.

import { openTray, startOver } from "./choosing.js";
import { show } from "./closer.js";
import { h } from "./draw.js";
import { lamp } from "./hint.js";
import { logView } from "./log.js";
import { overView } from "./over.js";
import { handView, lookButton, ownView, watchView } from "./own.js";
import { page, redraw, t } from "./page.js";
import { actionChips, tool } from "./parts.js";
import { questionView } from "./question.js";
import { seatsView } from "./seats.js";
import { answer } from "./sending.js";
import { yardView } from "./yard.js";

function bar() {
  const { sentence, mine, undo } = page.state;
  return h("header", { class: "bar" + (mine ? " mine" : ""), key: "bar" },
    tool("tokens/gear", t("page-menu"), () => show({ sort: "menu" })),
    h("h1", { class: "sentence" }, page.state.over?.words ?? sentence),
    lamp(),
    page.state.seat === null ? null : tool("tokens/undo", t("page-undo"), () => (undo.can ? answer({ do: "undo", at: page.state.at }) : show({ sort: "words", title: t("page-undo"), lines: [undo.why] })),
      { "aria-disabled": undo.can ? null : "true" }));
}

function tabs() {
  const tab = (id, words) => h("button", {
    type: "button", role: "tab", key: id, id: `tab-${id}`, "aria-selected": String(page.tab === id), "aria-controls": "middle",
    class: id === "play" && page.state.mine && page.tab !== "play" ? "calls" : "", tabindex: page.tab === id ? "0" : "-1",
    onclick: () => {
      page.tab = id;
      redraw();
    },
    onkeydown: (event) => turn(event, id),
  }, words);
  return h("nav", { class: "tabs", key: "tabs", "aria-label": t("page-parts") },
    h("div", { role: "tablist" }, tab("play", [t("page-play"), page.state.question?.verbs?.length ? actionChips(page.state.actions) : null]), tab("yard", t("page-yard")), tab("log", t("page-log"))), page.state.seat === null ? null : lookButton());
}

/** Arrow keys go from tab to tab. */
function turn(event, id) {
  const all = ["play", "yard", "log"];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  page.tab = all[(all.indexOf(id) + step + all.length) % all.length];
  redraw();
  queueMicrotask(() => document.getElementById(`tab-${page.tab}`)?.focus());
}

export function tableView() {
  const isFilling = openTray() !== null && page.tab === "play";
  return h("div", {
    class: "table" + (page.state.mine ? " mine" : "") + (isFilling ? " filling" : "") + (page.state.question?.stage ? " staged" : ""), key: "table", "data-tab": page.tab,
  },
  bar(), seatsView(), tabs(),
  h("main", { class: "middle", key: "middle", id: "middle" },
    h("section", { class: "play", key: "play", "aria-label": t("page-play"), tabindex: page.state.question ? null : "0" }, page.state.over ? overView() : questionView()),
    yardView(), logView()),
  page.state.seat === null ? watchView() : [ownView(), handView()]);
}

/** Take a new state. Choices are kept only if the question is still the same. */
export function takeUp(before, now) {
  if (before?.at !== now.at || !now.question || before?.seat !== now.seat) startOver();
  if (now.seat === null && before?.seat !== null) page.tab = "yard"; // Watchers want to see where everybody is.
  if (now.mine && !before?.mine) page.tab = "play";
  if (now.over && !before?.over) page.tab = "play"; // Everybody sees the result.
}
