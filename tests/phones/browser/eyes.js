// What somebody sees who looks at the page, and where they would tap. Nothing of the page's own is read, only what is shown.

const eyes = window.eyes = { lying: [], taps: [], clicks: 0 };

eyes.sort = (node) => {
  if (node.dataset.verb) return "verb";
  if (node.dataset.choice) return "choice";
  if (node.closest(".pick")) return node.matches(".card") ? "pick" : "fewer";
  if (node.classList.contains("step")) return "step";
  if (node.classList.contains("go")) return "go";
  return node.closest(".stage") ? "stage" : "other";
};

/** The page as it lies before one; the buttons of a question, unless something lies over them. */
eyes.look = () => {
  const one = (what) => document.querySelector(what);
  const sheet = one("dialog[open]"), table = one(".table");
  const all = sheet ? [] : [...document.querySelectorAll("#page .play button")];
  eyes.lying = all.filter((each) => !each.disabled && each.getClientRects().length);
  return {
    lang: document.documentElement.lang, table: table !== null, mine: table?.classList.contains("mine") ?? false,
    over: one(".over") !== null, sheet: sheet !== null, bye: one(".bye") !== null, lost: one(".lost") !== null,
    tray: one(".tray") !== null, stage: one(".stage") !== null,
    sentence: (one(".sentence") ?? one("main") ?? document.body).textContent, toast: one(".toast")?.textContent ?? "",
    buttons: eyes.lying.map((each, number) => ({
      number, sort: eyes.sort(each), id: each.dataset.verb ?? each.dataset.choice ?? "",
      words: each.getAttribute("aria-label") ?? each.textContent, closed: each.classList.contains("closed"),
      pressed: each.getAttribute("aria-pressed") === "true",
    })),
  };
};

/** When there is something to do, or it is over; else what there is after `most` milliseconds. */
eyes.wait = async (most) => {
  for (const until = performance.now() + most; ;) {
    const seen = eyes.look();
    const can = seen.mine && seen.buttons.some((each) => !each.closed && each.sort !== "stage");
    if (can || seen.over || seen.bye || seen.sheet || performance.now() > until) return seen;
    await new Promise((go) => setTimeout(go, 20));
  }
};

/** Where to tap a button: it is moved into view, as a finger would, and nothing may lie over it. */
eyes.aim = (number) => {
  const node = eyes.lying[number];
  if (!node?.isConnected || node.disabled) return { gone: true };
  node.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = node.getBoundingClientRect();
  let over = null;
  for (const [right, down] of [[0.5, 0.5], [0.2, 0.3], [0.2, 0.8], [0.8, 0.3], [0.8, 0.8]]) {
    const x = box.left + box.width * right, y = box.top + box.height * down;
    over = document.elementFromPoint(x, y);
    if (node.contains(over)) return { x, y, clicks: eyes.clicks };
  }
  return { covered: `${node.outerHTML.slice(0, 160)} under ${over?.outerHTML.slice(0, 160) ?? "the edge of the page"}` };
};

// From the tap to the picture of what came of it, in milliseconds: the click, the answer that is sent, the next state, drawn.
let tapped = 0, waits = false;
addEventListener("click", (event) => {
  tapped = event.timeStamp;
  eyes.clicks += 1;
}, true);

/** A touch becomes a click a moment later: until then nothing has happened, unless the button was closed meanwhile. */
eyes.feel = async (clicks, number, most) => {
  const node = eyes.lying[number];
  const until = performance.now() + most;
  while (eyes.clicks === clicks && node.isConnected && !node.disabled && performance.now() < until) {
    await new Promise((go) => setTimeout(go, 5));
  }
  return eyes.clicks > clicks;
};

const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (words) {
  if (/^\{"do":"(act|fill)"/.test(words)) waits = true;
  if (!this.isWatched) {
    this.isWatched = true;
    this.addEventListener("message", ({ data }) => {
      if (!waits || !/^\{"say":\s*"state"/.test(data)) return;
      waits = false;
      requestAnimationFrame(() => requestAnimationFrame(() => eyes.taps.push(performance.now() - tapped)));
    });
  }
  return send.call(this, words);
};
