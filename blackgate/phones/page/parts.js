// Small parts: pictures, icons, portraits, numbers, tunnels.

import { h } from "./draw.js";
import { page, seatColours, t } from "./page.js";

/** A picture in its own colours. Without words, screen readers skip it. */
export function picture(name, words = "", kind = "picture") {
  return h("img", { class: kind, src: `/art/${name}.svg`, alt: words, draggable: "false", decoding: "sync" });
}

/** An icon in the colour of the words around it. */
export function stencil(name, kind = "") {
  return h("span", { class: `stencil ${kind}`, "aria-hidden": "true", vars: { "--stencil": `url("/art/${name}.svg")` } });
}

/** A player: a face in a frame of the seat's colour. */
export function portrait(seat, kind = "", over = null) {
  return h("span", { class: `portrait ${kind}`, vars: seatColours(seat) },
    picture(`inmates/${seat.inmate}`), over,
    seat.emote && h("img", { key: seat.emote, class: "emote", src: `/art/emotes/${seat.emote}.svg`, alt: page.words?.emotes[seat.emote] ?? "" }));
}

/** A number with its icon, and with words for screen readers. */
export function count(name, number, words, kind = "") {
  return h("span", { class: `count ${kind}` }, stencil(name), h("span", { class: "unseen" }, `${words}: `), h("b", null, String(number)));
}

/** Beatings as masks; those the player has are red. */
export function beatings(number) {
  const most = Math.max(2, number);
  return h("span", { class: "beatings" },
    h("span", { class: "unseen" }, `${t("page-beatings")}: ${number}`),
    Array.from({ length: most }, (_, at) => stencil("tokens/beating", at < number ? "hurt" : "")));
}

export function teamName(side) {
  return side === "a" ? t("page-team-a") : t("page-team-b");
}

/** The sign of a team in its colour, with its name for screen readers. Nothing if everybody digs alone. */
export function teamSign(side) {
  return side ? h("span", { class: `team side-${side}` }, stencil(`tokens/team_${side}`), h("span", { class: "unseen" }, teamName(side))) : null;
}

/** The points that count for a seat: its own, or those of its team (R11a); and their name. */
export function counted(seat) {
  const { team_points: sums } = page.state;
  return sums && seat.side ? { points: sums[seat.side], words: t("page-team-points") } : { points: seat.points, words: t("page-points") };
}

/** A tunnel from the cell on the left to the wall on the right. Each point makes it longer. */
export function tunnel(points, goal, vars, tools = {}, words = t("page-points")) {
  const share = Math.max(0, Math.min(1, goal ? points / goal : 0));
  const dug = Object.entries(tools).flatMap(([kind, number]) => Array(number).fill(kind));
  return h("span", { class: "tunnel" + (share === 1 ? " out" : ""), vars: { ...vars, "--share": share } },
    h("span", { class: "bore" }, h("span", { class: "dug" }, dug.map((kind) => stencil(`cards/${kind}`)))),
    share > 0 && share < 1 ? picture("tunnel/digger", "", "digger") : null,
    h("span", { class: "goal" }, h("span", { class: "unseen" }, `${words}: `), `${points}/${goal}`));
}

export function actionChips({ left, most }) {
  return h("span", { class: "chips", role: "img", "aria-label": `${t("page-actions")}: ${left}` },
    Array.from({ length: Math.max(left, most) }, (_, at) => stencil("tokens/action", at < left ? "left" : "")));
}

/** The sign of a team with its name. */
export function team(side) {
  return [teamSign(side), h("span", { "aria-hidden": "true" }, teamName(side))];
}

/** A button with words: `go` for what the table waits for, `quiet` for everything else. */
export function button(kind, words, onclick, props = {}) {
  return h("button", { type: "button", class: kind, onclick, ...props }, words);
}

/** A button with only an icon. Its words are shown on hover and read by screen readers. */
export function tool(name, words, onclick, props = {}) {
  return h("button", { type: "button", class: "tool", "aria-label": words, title: words, onclick, ...props }, stencil(name));
}
