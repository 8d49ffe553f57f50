// The log, newest line at the bottom. It follows new lines unless the player has scrolled up.

import { h } from "./draw.js";
import { page, seatColours, t } from "./page.js";
import { look } from "./closer.js";

function line(each) {
  const seat = each.seat === null || each.seat === undefined ? null : page.state.seats[each.seat];
  return h("li", { class: each.heading ? "heading" : "", key: each.n, vars: seat ? seatColours(seat) : {} },
    each.cards?.length
      ? h("button", { type: "button", onclick: () => look(each.cards) }, each.words)
      : each.words);
}

export function logView() {
  return h("section", { class: "log", key: "log", "aria-label": t("page-log"), tabindex: "0" }, h("ol", null, page.state.log.map(line)));
}

let stays = true;

/** Before drawing: note whether the newest line is in view. */
export function watchLog(root) {
  const log = root.querySelector(".log");
  stays = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}

export function followLog(root) {
  const log = root.querySelector(".log");
  if (log && stays) log.scrollTop = log.scrollHeight;
}
