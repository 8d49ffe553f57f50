// The lamp: what the coach would do, the chance that each option leaves, and why. Tapping an option does it.

import { show } from "./closer.js";
import { h } from "./draw.js";
import { page, t } from "./page.js";
import { tool } from "./parts.js";
import { answer, tell } from "./sending.js";

function ask() {
  const { at, question } = page.state;
  if (!question) return show({ sort: "words", title: t("page-hint"), lines: [t("page-hint-not-asked")] });
  const isKnown = page.hint?.at === at && page.hint.options.length > 0;
  if (!isKnown) page.hint = null;
  if (isKnown || tell({ do: "hint", at })) show({ sort: "hint" });
}

/** Draw the lamp: not at a table without hints, and pale while the player is not asked. */
export function lamp() {
  const { hints, over, question } = page.state;
  if (!hints || over) return null;
  return tool("tokens/lamp", t("page-hint"), ask, { key: "lamp", class: "tool lamp", "aria-disabled": question ? null : "true" });
}

/** Close the hint after the table has refused it, so that it does not cover the reason. */
export function forgetWaiting() {
  if (page.sheet?.sort === "hint" && !page.hint) page.sheet = null;
}

function take(option) {
  page.sheet = null;
  answer({ do: "act", at: page.state.at, option });
}

function advice({ label, win, low, high, chance, band, why, option }, number) {
  const vars = { "--win": win, "--low": Math.max(0, low), "--high": Math.min(1, high) };
  return h("li", { key: number }, h("button", { type: "button", class: "choice advice", disabled: page.sent !== "", onclick: () => take(option) },
    h("span", { class: "badge" }, String(number + 1)),
    h("span", { class: "words" }, h("b", null, label),
      h("span", { class: "chances" }, h("span", { class: "chance", vars, "aria-hidden": "true" }), h("small", null, band)),
      why ? h("span", { class: "why" }, why) : null),
    h("b", { class: "percent" }, chance)));
}

export function hintSheet() {
  const { options = [], words = t("page-hint-thinking") } = page.hint ?? {};
  return h("div", { class: "hints" },
    words ? h("p", { class: "line dim", key: "words", role: "status" }, words) : null,
    options.length ? h("ol", { class: "advices", key: "options" }, options.map(advice)) : null,
    h("p", { class: "dim", key: "counted" }, t("page-hint-counted")));
}
