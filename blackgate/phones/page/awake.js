// Keeps a phone at the table awake. Browsers have a wake lock, but most only for pages over HTTPS, which a local
// table does not have. There a video keeps the phone awake: a dark canvas with a silent track.
// Browsers ignore videos that are small, loop or are muted, so it is as large as the page, and behind it.

import { isSoundReady, silence } from "./sound.js";

let isWanted = false, lock = null, isAsking = false, film = null, timer = 0;

/** Keep the phone awake while somebody has a seat. Called with every drawing. */
export function stayAwake(isSeated) {
  if (isSeated === isWanted) return;
  isWanted = isSeated;
  if (isWanted) hold();
  else letGo();
}

export function watchSleep() {
  document.addEventListener("visibilitychange", hold); // A lock ends when the page is hidden.
  for (const tap of ["pointerup", "keydown"]) addEventListener(tap, hold); // A tap makes both possible.
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
    // It was refused, perhaps because of a low battery. The next tap asks again.
  } finally {
    isAsking = false;
  }
}

function playFilm() {
  if (!isSoundReady()) return; // There was no tap yet.
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
  timer = setInterval(paint, 1000); // A video without new pictures stops.
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
