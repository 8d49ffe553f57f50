// The question: the verbs of a turn, the choices of a verb, the stage of a fight. It shows only what the table offers.

import { costOf, isNarrowed, offered, openTray, settle, stepBack, take } from "./choosing.js";
import { h } from "./draw.js";
import { face, page, place, seatColours, t } from "./page.js";
import { actionChips, button, picture, portrait, stencil } from "./parts.js";
import { look, show } from "./closer.js";
import { answer, tell } from "./sending.js";
import { stageView } from "./stage.js";
import { trayView } from "./tray.js";

const LATELY = 4; // lines of the log
const END = "end_turn", ANY_TIME = "reveal"; // A Background can wait for another turn.
const LONG = 12; // words with so many letters need smaller type in a tile

function verbTile(verb, isLit = false) {
  const isOpen = verb.open;
  const isLong = verb.label.split(/\s/).some((word) => word.length > LONG);
  const kind = `verb ${isOpen ? "" : "closed"} ${verb.verb === END ? "end" : ""} ${isLit ? "lit" : ""} ${isLong ? "long" : ""}`;
  const press = isOpen ? () => take(verb.id) : () => tell({ do: "why", at: page.state.at, verb: verb.verb });
  return h("button", {
    type: "button", class: kind, key: verb.verb, onclick: press, disabled: page.sent !== "", "data-verb": verb.verb,
    hold: () => show({ sort: "words", title: verb.label, lines: [verb.help] }),
    "aria-description": isOpen ? verb.help : t("page-closed"),
  }, stencil(verb.icon), h("span", null, verb.label));
}

/** The picture of a choice: a card, a face, a place, or an icon. */
function sign(choice) {
  const [sort, name] = (choice.icon ?? "").split("/");
  const about = choice.about ?? [];
  const where = about.filter((thing) => thing.startsWith("place:"));
  if (sort === "seats") return portrait(page.state.seats[Number(name)], "small");
  if (["cards", "powers", "backgrounds", "gangs"].includes(sort)) return h("span", { class: "sign paper" }, picture(choice.icon));
  if (where.length === 1 && about.length === 1) return h("span", { class: "sign place" }, picture(place(where[0].slice(6)).art));
  return choice.icon ? stencil(choice.icon, "sign") : null;
}

function closer(choice) {
  const [sort, name] = (choice.icon ?? "").split("/");
  if (sort === "cards") look([`card:${name}`]);
  else if (choice.help) show({ sort: "words", title: choice.label, lines: [choice.help] });
}

function choiceButton(choice) {
  const cost = costOf(choice);
  const seat = choice.icon?.startsWith("seats/") ? page.state.seats[Number(choice.icon.slice(6))] : null;
  return h("button", {
    type: "button", class: "choice", key: choice.id, disabled: page.sent !== "", onclick: () => take(choice.id),
    hold: () => closer(choice), vars: seat ? seatColours(seat) : {}, "data-choice": choice.id,
    "aria-description": choice.help || null,
  }, sign(choice), h("span", { class: "words" }, h("b", null, choice.label), cost ? h("small", null, cost) : null),
  choice.choices || choice.tray ? stencil("tokens/arrow", "on") : null);
}

function again(choice) {
  return h("div", { class: "again", key: "again" },
    h("p", null, choice.again),
    h("div", { class: "below" }, backButton(),
      button("go", choice.label, () => take(choice.id), { disabled: page.sent !== "" })));
}

function backButton() {
  return button("quiet", [stencil("tokens/back"), t("page-back")], stepBack);
}

/** The card, place or seat whose options are shown. */
function aboutHead(thing) {
  const [sort, name] = thing.split(":");
  const title = { card: () => face(thing).title, place: () => place(name).name, seat: () => page.state.seats[Number(name)].name,
    pile: () => face(`card:${name}`).title, gang: () => page.words.gangs[name]?.name ?? "", background: () => t("page-background"),
    deck: () => t("page-deck"), die: () => t("page-die"), tunnel: () => t("page-tunnel") }[sort]?.() ?? "";
  const id = sort === "pile" ? `card:${name}` : thing;
  return h("div", { class: "head" }, h("h2", { class: "scratched" }, title),
    sort === "card" || sort === "pile" ? button("quiet eye", [stencil("tokens/eye"), t("page-look")], () => look([id])) : null);
}

function choicesView(question) {
  const now = offered();
  if (now.again) return [h("div", { class: "head" }, h("h2", { class: "scratched" }, now.title)), again(now.again)];
  const note = (now.branch && page.prices[now.branch.id]?.note) || (!isNarrowed() && question.note) || "";
  const head = now.about ? aboutHead(now.about) : now.branch ? h("div", { class: "head" }, h("h2", { class: "scratched" }, now.title)) : null;
  return [
    head,
    note ? h("p", { class: "note" }, note) : null,
    h("div", { class: "choices" }, now.choices.map(choiceButton),
      question.commit && !isNarrowed() ? h("button", { type: "button", class: "choice", key: "commit", onclick: settle },
        stencil("tokens/lock", "sign"), h("span", { class: "words" }, h("b", null, t("page-commit")))) : null),
    isNarrowed() ? h("div", { class: "below" }, backButton()) : null,
  ];
}

/** The verbs, and at the bottom End turn: always in view, and lit when nothing else is left to do. */
function turnView(question) {
  const end = question.verbs.find((verb) => verb.verb === END), others = question.verbs.filter((verb) => verb !== end);
  return [
    h("div", { class: "head" }, h("h2", { class: "scratched" }, t("page-turn")), actionChips(page.state.actions)),
    h("div", { class: "verbs" }, others.map((verb) => verbTile(verb))),
    end ? h("div", { class: "foot-of-turn" }, verbTile(end, end.open && !others.some((verb) => verb.open && verb.verb !== ANY_TIME))) : null,
  ];
}

/** While somebody else is asked: who, and what just happened. */
function waitingView() {
  const { asked, seats, sentence, log, bot } = page.state;
  const seat = asked === null || asked === undefined ? null : seats[asked];
  return h("div", { class: "waiting", key: "waiting" },
    bot ? h("div", { class: "stand-in", key: "bot" }, stencil("tokens/bot"), h("p", null, t("page-bot-plays")),
      button("go", t("page-play-again"), () => answer({ do: "back" }))) : null,
    seat ? portrait(seat, "huge") : null,
    log.length ? h("ol", { class: "lately" }, log.slice(-LATELY).map((line) => h("li", { key: line.n }, line.words))) : h("p", null, sentence));
}

export function questionView() {
  const question = page.state.question;
  if (!question) return waitingView();
  if (openTray()) return trayView();
  if (question.verbs?.length && !isNarrowed()) return h("div", { class: "asking turn", key: "turn" }, turnView(question));
  return h("div", { class: "asking", key: "asking" },
    question.stage && !page.about && page.path.length === 0 ? stageView(question.stage) : null, choicesView(question));
}
