// Sends wishes to the table. An answer is sent once: until the table has replied, or three seconds have passed,
// further taps do nothing.

import { page, redraw } from "./page.js";

const PATIENCE = 3000;
let line = null, timer = 0;

export function through(given) {
  line = given;
}

export function theLine() {
  return line;
}

export function tell(message) {
  return line.send(message);
}

/** Send the answer, or something else that must happen only once. */
export function answer(message) {
  if (page.sent || !tell(message)) return;
  page.sent = message.do;
  clearTimeout(timer);
  timer = setTimeout(answered, PATIENCE);
  redraw();
}

export function answered() {
  clearTimeout(timer);
  page.sent = "";
  redraw();
}
