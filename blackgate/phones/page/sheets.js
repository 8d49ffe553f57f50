// Sheets lie over the table. They use the browser's dialog, which keeps the focus inside and closes at Escape.

import { cardsSheet, gangSheet, pileSheet, placeSheet, seatSheet, wordsSheet } from "./closer.js";
import { h, paint } from "./draw.js";
import { hintSheet } from "./hint.js";
import { emotesSheet, leaveSheet, menuSheet } from "./menu.js";
import { ordersSheet } from "./orders.js";
import { face, page, place, redraw, t } from "./page.js";
import { tool } from "./parts.js";
import { rulesSheet, turnTo } from "./rules.js";

const SHEETS = {
  cards: [cardsSheet, (sheet) => face(sheet.first).title], words: [wordsSheet, (sheet) => sheet.title],
  seat: [seatSheet, (sheet) => page.state.seats[sheet.seat].name], place: [placeSheet, (sheet) => place(sheet.place).name],
  gang: [gangSheet, (sheet) => sheet.title], pile: [pileSheet, (sheet) => sheet.title],
  menu: [menuSheet, () => t("page-menu")], leave: [leaveSheet, () => t("page-leave")], emotes: [emotesSheet, () => t("page-emotes")],
  orders: [ordersSheet, () => t("page-orders")], rules: [rulesSheet, () => t("page-rules")],
  hint: [hintSheet, () => t("page-hint")],
};
const NEEDS_TABLE = new Set(["seat", "place", "gang", "pile", "orders", "emotes", "hint"]);

let shown = null; // the sheet that is drawn; what happens once at its opening has been done

function closeSheet() {
  page.sheet = null;
  page.draft.orders = null;
  redraw();
}

export function watchSheet(dialog) {
  dialog.addEventListener("close", () => {
    if (page.sheet) closeSheet();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) closeSheet(); // a tap beside it
  });
}

export function drawSheet(dialog) {
  const sheet = page.sheet;
  if (!sheet || (NEEDS_TABLE.has(sheet.sort) && !page.state)) {
    if (dialog.open) dialog.close();
    shown = null;
    paint(dialog);
    return;
  }
  const [view, title] = SHEETS[sheet.sort];
  dialog.className = `of-${sheet.sort}`;
  paint(dialog, h("div", { class: "sheet", key: sheet.sort },
    h("header", { key: "head" }, h("h2", { id: "sheet-title", class: "scratched" }, title(sheet)), tool("tokens/close", t("page-close"), closeSheet)),
    h("div", { class: "inside", key: "inside", tabindex: "0" }, view(sheet))));
  if (!dialog.open) dialog.showModal();
  if (shown === sheet) return;
  if (sheet.sort === "rules" && sheet.at) {
    if (!page.book) return; // The rules are on their way; then this is drawn again.
    turnTo(dialog, sheet.at);
  }
  shown = sheet;
  dialog.querySelector("[data-first]")?.scrollIntoView({ inline: "center", block: "nearest" });
}
