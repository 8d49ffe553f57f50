// The start of the page: it opens the connection, keeps what arrives, and draws.

import { stayAwake, watchSleep } from "./awake.js";
import { call, speakUp } from "./calling.js";
import { show } from "./closer.js";
import { stepBack } from "./choosing.js";
import { byeView, comeIn, doorView, emptyView, lobbyView } from "./door.js";
import { h, paint } from "./draw.js";
import { forgetWaiting } from "./hint.js";
import { watchHolds } from "./hold.js";
import { Line } from "./line.js";
import { followLog, watchLog } from "./log.js";
import { codeInAddress, recall } from "./memory.js";
import { drawnBy, page, redraw, say, t } from "./page.js";
import { button } from "./parts.js";
import { forgetRules } from "./rules.js";
import { answered, theLine, through } from "./sending.js";
import { drawSheet, watchSheet } from "./sheets.js";
import { watchTaps } from "./sound.js";
import { tableView, takeUp } from "./table.js";

const root = document.getElementById("page"), dialog = document.getElementById("sheet"), aloud = document.getElementById("aloud");
const FORGET = new Set(["closed", "replaced", "released", "banned"]);
const QUIETLY = 700; // milliseconds that a connection may be lost before the player is told
const LOST = { lost: "page-lost", silent: "page-silent", offline: "page-offline" }; // states in which nothing arrives
let lostTimer = 0;

const HEARD = {
  words(message) {
    page.words = message;
    document.documentElement.lang = message.lang;
    forgetRules();
  },
  door(message) {
    if (!message.open && theLine().triesCode()) return;
    theLine().admitted(message.open);
    page.door = message;
    page.state = page.lobby = null;
    answered();
  },
  seated({ token }) {
    theLine().seated(token);
    page.draft.seat = null;
  },
  lobby(message) {
    page.lobby = message;
    page.door = page.state = null;
    answered();
  },
  state(message) {
    const before = page.state;
    page.state = message;
    if (!message.over) page.tonight = null;
    page.door = page.lobby = null;
    takeUp(before, message);
    call(before, message);
    if (before?.at !== message.at || before?.bot !== message.bot) answered();
    document.body.classList.add("playing"); // From here on headings have their own font.
  },
  tally(message) {
    if (message.at === page.state?.at && page.picked) page.tally = message;
  },
  price(message) {
    if (message.at === page.state?.at) page.prices = { ...page.prices, [message.id]: message };
  },
  why({ at, verb, lines, rules }) {
    if (at !== page.state?.at) return;
    const meant = page.state.question?.verbs?.find((each) => each.verb === verb);
    show({ sort: "words", title: meant?.label ?? "", lines, rules });
  },
  hint(message) {
    if (message.at === page.state?.at) page.hint = message;
  },
  tonight(message) {
    page.tonight = message;
  },
  rules({ parts }) {
    page.book = parts;
  },
  refused({ words }) {
    answered();
    forgetWaiting();
    say(words);
  },
  bye(message) {
    if (FORGET.has(message.why)) theLine().forget();
    if (message.why === "slow") return; // This phone read too slowly: the connection breaks and is opened again.
    theLine().end();
    page.bye = message;
    page.sheet = null;
    answered();
  },
};

function hear(message) {
  HEARD[message.say]?.(message); // Unknown messages are ignored.
  redraw();
}

function changed(line) {
  clearTimeout(lostTimer);
  const lose = () => {
    page.line = line;
    answered();
  };
  if (line === "lost" && !LOST[page.line]) lostTimer = setTimeout(lose, QUIETLY);
  else if (LOST[line] && !LOST[page.line]) lose();
  else if (!LOST[line]) page.line = line;
  redraw();
}

function whole() {
  if (page.bye) return byeView();
  if (!page.words) return emptyView();
  if (page.state) return tableView();
  if (page.lobby) return lobbyView();
  if (page.door) return doorView();
  return emptyView();
}

function notices() {
  return [
    page.isCalled ? h("div", { class: "called", key: "called", "aria-hidden": "true" }, h("span", { class: "scratched" }, t(page.state?.nudged ? "page-nudged" : "page-asked"))) : null,
    LOST[page.line] && page.words && !page.bye ? h("div", { class: "lost", key: "lost", role: "alert" },
      h("span", { class: "ring" }), h("p", null, h("b", null, t(LOST[page.line])), h("span", null, t("page-lost-trying"))),
      button("quiet", t("page-retry"), () => theLine().again())) : null,
    page.toast ? h("div", { class: "toast", key: "toast", "aria-hidden": "true" }, page.toast) : null,
  ];
}

function draw() {
  watchLog(root);
  root.className = LOST[page.line] ? "is-lost" : "";
  paint(root, whole(), notices());
  followLog(root);
  drawSheet(dialog);
  speakUp(aloud);
  stayAwake(!page.bye && Boolean(page.state || page.lobby));
}

drawnBy(draw);
watchHolds(document.body);
watchSheet(dialog);
watchTaps();
watchSleep();
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !dialog.open && stepBack()) event.preventDefault();
});
const line = new Line(hear, changed);
through(line);
line.open(codeInAddress(), recall("door"));
addEventListener("hashchange", () => {
  const code = codeInAddress(); // It was scanned while the page was open.
  if (code) comeIn(code);
});
redraw();
