// Everything that the page knows. All modules read it; a module that changes it calls `redraw`.

export const page = {
  line: "opening", // opening, open, lost, silent, offline, ended
  words: null, // the last `words`
  door: null,
  lobby: null,
  state: null, // the newest `state`, complete
  bye: null,
  tab: "play", // on a small page: play, yard or log
  path: [], // ids of the choices pressed so far
  about: null, // or the thing of the table whose options are shown
  picked: null, // what is in the tray
  tally: null, // its total, as the table says it
  prices: {}, // the prices of branches, by id
  tonight: null, // the score of the evening, after a game
  hint: null, // the coach's hint for this question
  sheet: null, // the open sheet: {sort, ...}
  toast: "", // a line that disappears by itself
  isCalled: false, // whether a banner says that the table asks
  sent: "", // what was sent and is not answered yet
  book: null, // the rules, once they were asked for
  draft: { seat: null, name: "", code: "", search: "", orders: null },
};

let draw = () => {};
let waiting = false;

export function drawnBy(how) {
  draw = how;
}

/** Draw before the browser shows the next frame. Several changes are drawn together. */
export function redraw() {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    draw();
  });
}

/** Return one of the page's own texts. */
export function t(key) {
  return page.words?.ui[key] ?? "";
}

export function face(id) {
  return page.words?.faces[id] ?? { title: id.split(":")[1] ?? id, art: "", band: "", text: "" };
}

export function place(id) {
  return page.words?.places[id] ?? { name: id, text: "", faces: [], art: `places/${id}` };
}

/** Return a colour of the protocol as CSS. */
export function colour(value) {
  return Array.isArray(value) ? `rgb(${value.join(" ")})` : value;
}

/** Return the colours of a seat: of its frame, and of words about it. */
export function seatColours(seat) {
  const [plain, words] = page.words?.colours[seat.colour] ?? ["#cccccc", "#d6d6d6"];
  return { "--seat": colour(plain), "--seat-words": colour(words) };
}

let forgets = 0;

/** Show a line for a while. */
export function say(words, seconds = 4) {
  page.toast = words;
  clearTimeout(forgets);
  forgets = setTimeout(() => {
    page.toast = "";
    redraw();
  }, seconds * 1000);
  redraw();
}
