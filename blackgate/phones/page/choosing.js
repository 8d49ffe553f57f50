// Narrows the choices: each tap leaves fewer, until one is left, or a tray must complete it. No drawing here.

import { page, redraw } from "./page.js";
import { answer, tell } from "./sending.js";

export const COMMIT = "commit"; // the step to the tray that decides a fight in advance

/** Forget all choices, because the question is another one, or there is none. */
export function startOver() {
  page.path = [];
  page.about = null;
  page.picked = null;
  page.tally = null;
  page.prices = {};
  page.hint = null;
  if (page.sheet?.sort === "hint") page.sheet = null;
}

function* all(choices) {
  for (const choice of choices) {
    yield choice;
    if (choice.choices) yield* all(choice.choices);
  }
}

/** Ask once what a branch's choices cost, if the table must calculate it. */
function askPrice(choice) {
  if (choice.priced !== false || page.prices[choice.id]) return;
  page.prices = { ...page.prices, [choice.id]: {} };
  tell({ do: "price", at: page.state.at, id: choice.id });
}

export function choiceOf(id) {
  for (const choice of all(page.state?.question?.choices ?? [])) if (choice.id === id) return choice;
  return null;
}

/** Return the complete options that are about a thing of the table, `card:knife` or `place:showers`. */
export function optionsAbout(thing) {
  const found = [];
  for (const choice of all(page.state?.question?.choices ?? [])) {
    if (!choice.choices && choice.about?.includes(thing)) found.push(choice);
  }
  return found;
}

/** Return everything that some option is about, so that it glows. */
export function glowing() {
  const found = new Set();
  for (const choice of all(page.state?.question?.choices ?? [])) for (const thing of choice.about ?? []) found.add(thing);
  return found;
}

/** Return the open tray, if any: it was chosen, or it is the only answer. */
export function openTray() {
  const question = page.state?.question;
  if (!question) return null;
  const last = page.path.at(-1);
  if (last === COMMIT) return question.commit && { ...question.commit, isCommit: true };
  if (last) return choiceOf(last)?.tray ?? null;
  const choices = question.choices;
  return choices.length === 1 && choices[0].tray && !question.verbs?.length ? choices[0].tray : null;
}

/** Return the present choices, or the one option that needs a second tap. */
export function offered() {
  const question = page.state.question;
  const last = page.path.length ? choiceOf(page.path.at(-1)) : null;
  if (last?.choices) return { choices: last.choices, title: last.label, branch: last };
  if (last) return { choices: [], title: last.label, again: last };
  if (page.about) return { choices: optionsAbout(page.about), title: "", about: page.about };
  return { choices: question.choices, title: question.title };
}

/** Take a tapped choice. */
export function take(id) {
  const choice = choiceOf(id);
  if (!choice || page.sent) return;
  const isSecond = page.path.at(-1) === id;
  if (choice.option && (isSecond || !choice.again)) {
    answer({ do: "act", at: page.state.at, option: choice.option });
    return;
  }
  page.path = [...page.path, id];
  page.picked = page.tally = null;
  askPrice(choice);
  page.tab = "play";
  redraw();
}

/** Take a tapped thing of the table. Return whether some option is about it. */
export function takeThing(thing) {
  const options = optionsAbout(thing);
  if (!options.length) return false;
  for (const branch of all(page.state.question.choices)) {
    if (branch.choices?.some((choice) => options.includes(choice))) askPrice(branch);
  }
  page.path = [];
  page.about = thing;
  page.picked = page.tally = null;
  page.tab = "play";
  redraw();
  return true;
}

export function settle() {
  page.path = [COMMIT];
  page.picked = page.tally = null;
  redraw();
}

export function isNarrowed() {
  return page.path.length > 0 || page.about !== null;
}

/** Go one step back. Return whether there was one. */
export function stepBack() {
  if (!isNarrowed()) return false;
  if (page.path.length) page.path = page.path.slice(0, -1);
  else page.about = null;
  page.picked = page.tally = null;
  redraw();
  return true;
}

/** Return what a choice costs, if it is known. */
export function costOf(choice) {
  for (const price of Object.values(page.prices)) if (price.costs?.[choice.id]) return price.costs[choice.id];
  return choice.cost;
}
