// What is told to the table. An answer is sent once: until the table has heard it, or three seconds are over, further taps
// do nothing.

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

/** Answer the question, or do anything else that should happen once. */
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
