// Joining: the code, the seat, the name; then waiting until the game begins.

import { show } from "./closer.js";
import { h } from "./draw.js";
import { page, redraw, seatColours, t } from "./page.js";
import { button, picture, portrait, stencil, team, tool } from "./parts.js";
import { answer, theLine } from "./sending.js";

const LONGEST_NAME = 24;

function head() {
  return h("header", { class: "bar plain", key: "bar" },
    tool("tokens/gear", t("page-menu"), () => show({ sort: "menu" })), h("h1", { class: "scratched title" }, "Blackgate"));
}

function frame(...inside) {
  return h("div", { class: "door", key: "door" }, head(), h("main", { class: "gate", key: "gate" }, inside));
}

/** Ask for the code, because none was given, or a wrong one. */
function codeForm(words) {
  const enter = (event) => {
    event.preventDefault();
    const code = page.draft.code.trim();
    if (code) comeIn(code);
  };
  return h("form", { class: "code", key: "code", onsubmit: enter },
    picture("icon", "", "emblem"),
    h("p", null, words),
    h("label", null, h("span", null, t("page-code")),
      h("input", {
        name: "code", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", enterkeyhint: "go", maxlength: "64",
        value: page.draft.code, oninput: (event) => { page.draft.code = event.target.value; },
      })),
    h("button", { type: "submit", class: "go" }, t("page-enter")));
}

const FREE_SIGN = { phone: "tokens/lock", bot: "tokens/bot", screen: "tokens/human" };

function whoSits(seat) {
  if (seat.free) return t("page-free");
  if (seat.ask) return seat.who === "bot" ? `${t("page-who-bot")}, ${t("page-askable")}` : t("page-askable");
  return { phone: t("page-who-phone"), screen: t("page-who-screen"), bot: t("page-who-bot") }[seat.who] ?? "";
}

function seatCard(seat, own) {
  const isMine = seat.seat === own, isOpen = seat.free || seat.ask, isPicked = page.draft.seat === seat.seat;
  const press = () => {
    page.draft.seat = seat.seat;
    redraw();
  };
  const side = seat.side ? h("small", { class: `team-name side-${seat.side}` }, team(seat.side)) : null;
  const inside = [portrait(seat, "huge"), h("b", null, seat.name), side,
    h("small", null, stencil(isMine ? "tokens/human" : seat.free ? "tokens/check" : FREE_SIGN[seat.who] ?? "tokens/lock"), isMine ? t("page-who-you") : whoSits(seat))];
  const kind = `place-card ${seat.free ? "free" : seat.ask ? "ask" : "taken"} ${isMine ? "me" : ""}`;
  if (own !== undefined && !seat.free) return h("li", { key: seat.seat, class: kind, vars: seatColours(seat) }, inside);
  if (own !== undefined) {
    return h("li", { key: seat.seat, vars: seatColours(seat) }, h("button", {
      type: "button", class: kind, disabled: page.sent !== "", "data-seat": seat.seat, onclick: () => answer({ do: "sit", seat: seat.seat }),
    }, portrait(seat, "huge"), h("b", null, seat.name), side, h("small", null, stencil("verbs/exchange"), t("page-sit-here"))));
  }
  return h("li", { key: seat.seat, vars: seatColours(seat) },
    h("button", { type: "button", class: kind, disabled: !isOpen, "aria-pressed": String(isPicked), onclick: press, "data-seat": seat.seat }, inside));
}

/** After a seat is chosen: ask for a name if the seat has none, then take the seat, or ask the screen. */
function sitForm(door) {
  const seat = door.seats.find((each) => each.seat === page.draft.seat && (each.free || each.ask));
  if (!seat) return null;
  const isNamed = !door.laid || seat.who === "bot"; // A player at the screen has a name already.
  const sit = (event) => {
    event.preventDefault();
    const name = page.draft.name.trim();
    answer({ do: "sit", seat: seat.seat, ...(name && isNamed ? { name } : {}) });
  };
  return h("form", { class: "sit", key: "sit", onsubmit: sit },
    !isNamed ? null : h("label", null, h("span", null, t("page-name")),
      h("input", {
        name: "name", maxlength: LONGEST_NAME, autocomplete: "nickname", enterkeyhint: "go", placeholder: seat.name, value: page.draft.name,
        oninput: (event) => { page.draft.name = event.target.value; },
      })),
    h("button", { type: "submit", class: "go", disabled: page.sent !== "" }, t(seat.free ? "page-sit" : "page-ask")));
}

/** Show the requested seat until the people at the screen have answered. */
function waitingView(door) {
  const seat = door.seats.find((each) => each.seat === door.waiting);
  return frame(h("div", { class: "waiting", key: "waiting" },
    seat ? h("div", { class: "place-card asked", vars: seatColours(seat) }, portrait(seat, "huge"), h("b", null, seat.name)) : null,
    h("span", { class: "ring", "aria-hidden": "true" }),
    h("p", { class: "scratched big" }, door.words),
    button("quiet", t("page-stop-waiting"), () => answer({ do: "leave" }), { disabled: page.sent !== "" })));
}

/** Show the score of a team game to a player who joins. */
function standing({ team_points: sums, goal }) {
  if (!sums) return null;
  return h("p", { class: "standing", key: "standing" }, Object.entries(sums).map(([side, points]) => h("span", { key: side, class: `side-${side}` },
    team(side), h("span", { class: "unseen" }, `${t("page-team-points")}: `), h("b", null, `${points}/${goal}`))));
}

export function doorView() {
  const door = page.door;
  if (!door.open) return frame(codeForm(door.words));
  if (door.waiting !== null && door.waiting !== undefined) return waitingView(door);
  return frame(
    h("h2", { class: "scratched big", key: "words" }, door.words), standing(door),
    h("ul", { class: "line-up", key: "seats" }, door.seats.map((seat) => seatCard(seat))),
    sitForm(door),
    door.laid ? button("quiet watch", [stencil("tokens/eye"), t("page-watch")], () => answer({ do: "watch" }), { key: "watch", disabled: page.sent !== "" }) : null);
}

export function lobbyView() {
  const { seat, seats, words } = page.lobby;
  return frame(
    h("p", { class: "scratched big", key: "words" }, words),
    h("ul", { class: "line-up", key: "seats" }, seats.map((each) => seatCard(each, seat))),
    colours(seats, seat));
}

/** Choose another colour that no other phone has. */
function colours(seats, own) {
  const taken = new Set(seats.filter((each) => each.seat !== own && each.who === "phone").map((each) => each.colour));
  const now = seats.find((each) => each.seat === own)?.colour;
  return h("fieldset", { class: "colours", key: "colours" }, h("legend", null, t("page-colour")), page.words.colours.map((_, at) => h("button", {
    type: "button", key: at, "aria-pressed": String(at === now), disabled: page.sent !== "" || taken.has(at), vars: seatColours({ colour: at }),
    "aria-label": `${t("page-colour")} ${at + 1}`, onclick: () => answer({ do: "paint", colour: at }),
  }, stencil(`seats/${at}`))));
}

/** Join with a scanned or typed code, or with what the browser has kept. Everything from before is forgotten. */
export function comeIn(code = "") {
  page.bye = page.state = page.lobby = page.door = null;
  theLine().open(code);
  redraw();
}

const WAY_BACK = { replaced: "page-code-again", released: "page-code-again" };

/** Show why the table closed the connection, and what can be done about it. */
export function byeView() {
  const { why, words } = page.bye;
  const again = () => {
    if (why === "version") location.reload();
    else comeIn();
  };
  // Show no picture, because the table may be gone, and what is not loaded yet cannot be loaded.
  return frame(h("div", { class: "bye", key: "bye", role: "alert" }, h("p", { class: "scratched big" }, words),
    button("go", t(WAY_BACK[why] ? "page-code-again" : "page-retry"), again)));
}

/** Draw the page before anything is known. */
export function emptyView() {
  return h("div", { class: "door empty", key: "door" }, h("main", { class: "gate" },
    picture("icon", "", "emblem"), h("h1", { class: "scratched title big" }, "Blackgate"), page.line === "lost" ? h("p", { role: "status" }, t("page-lost")) : null));
}
