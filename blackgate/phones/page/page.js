// All that the page knows, and how it asks to be drawn anew. Every module reads it; who changes it calls `redraw`.

export const page = {
  line: "opening", // opening, open, lost, silent, offline, ended
  words: null, // the last `words`
  door: null,
  lobby: null,
  state: null, // the newest `state`, whole
  bye: null,
  tab: "play", // on a small page: play, yard or log
  path: [], // ids of the choices pressed so far
  about: null, // or the thing of the table whose options are looked at
  picked: null, // what lies in the tray
  tally: null, // what it comes to
  prices: {}, // of branches, by id
  tonight: null, // how the evening stands, once a game is over
  hint: null, // what the coach said of this question
  sheet: null, // what is looked at: {sort, ...}
  toast: "", // a line that goes by itself
  isCalled: false, // a banner tells its owner that the table asks
  sent: "", // what was sent and is not answered yet
  book: null, // the rules, once asked for
  draft: { seat: null, name: "", code: "", search: "", orders: null },
};

let draw = () => {};
let waiting = false;

export function drawnBy(how) {
  draw = how;
}

/** Draw before the browser shows the next picture; many changes at once are drawn once. */
export function redraw() {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    draw();
  });
}

/** One of the page's own words. */
export function t(key) {
  return page.words?.ui[key] ?? "";
}

export function face(id) {
  return page.words?.faces[id] ?? { title: id.split(":")[1] ?? id, art: "", band: "", text: "" };
}

export function place(id) {
  return page.words?.places[id] ?? { name: id, text: "", faces: [], art: `places/${id}` };
}

/** A colour of the wire as CSS writes it. */
export function colour(value) {
  return Array.isArray(value) ? `rgb(${value.join(" ")})` : value;
}

/** The colours of a seat: of its frame, and of words about it. */
export function seatColours(seat) {
  const [plain, words] = page.words?.colours[seat.colour] ?? ["#cccccc", "#d6d6d6"];
  return { "--seat": colour(plain), "--seat-words": colour(words) };
}

let forgets = 0;

/** A line that is shown for a while. */
export function say(words, seconds = 4) {
  page.toast = words;
  clearTimeout(forgets);
  forgets = setTimeout(() => {
    page.toast = "";
    redraw();
  }, seconds * 1000);
  redraw();
}
