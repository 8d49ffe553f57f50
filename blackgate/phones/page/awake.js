// A phone at the table does not fall asleep. Browsers have a lock for that, but most only where the page comes over HTTPS,
// which a table in the living room has not. There a film keeps the phone awake: a dark canvas with a silent track.
// Browsers pass over films that are small, that loop or that are muted: so it is as large as the page, and behind it.

import { isSoundReady, silence } from "./sound.js";

let isWanted = false, lock = null, isAsking = false, film = null, timer = 0;

/** While somebody sits here. Called with every drawing. */
export function stayAwake(isSeated) {
  if (isSeated === isWanted) return;
  isWanted = isSeated;
  if (isWanted) hold();
  else letGo();
}

export function watchSleep() {
  document.addEventListener("visibilitychange", hold); // A lock ends when the page is out of sight.
  for (const tap of ["pointerup", "keydown"]) addEventListener(tap, hold); // Both are allowed by a tap at the latest.
}

async function hold() {
  if (!isWanted || document.hidden || lock || isAsking) return;
  if (!navigator.wakeLock) {
    playFilm();
    return;
  }
  isAsking = true;
  try {
    const got = await navigator.wakeLock.request("screen");
    got.addEventListener("release", () => {
      if (lock === got) lock = null;
    });
    lock = got;
    if (!isWanted) letGo();
  } catch {
    // Refused, with a low battery perhaps: the next tap asks again.
  } finally {
    isAsking = false;
  }
}

function playFilm() {
  if (!isSoundReady()) return; // No tap yet.
  film ??= made();
  film?.play().catch(() => {}); // The next tap tries again.
}

function made() {
  const canvas = document.createElement("canvas"), shown = document.createElement("video");
  if (!canvas.captureStream) return null;
  canvas.width = canvas.height = 16;
  const paper = canvas.getContext("2d");
  let isDark = false;
  const paint = () => {
    paper.fillStyle = (isDark = !isDark) ? "#14161c" : "#15171d";
    paper.fillRect(0, 0, 16, 16);
  };
  paint();
  timer = setInterval(paint, 1000); // A film without new pictures stands still.
  const stream = canvas.captureStream(1);
  for (const track of silence()) stream.addTrack(track);
  shown.srcObject = stream;
  shown.playsInline = true;
  shown.className = "film";
  shown.setAttribute("aria-hidden", "true");
  document.body.append(shown);
  return shown;
}

function letGo() {
  lock?.release();
  lock = null;
  clearInterval(timer);
  film?.remove();
  film = null;
}
