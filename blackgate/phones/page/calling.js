// Calls the phone's owner when the table asks: a sound, a vibration, a banner, the title of the page.

import { page, redraw, t } from "./page.js";
import { ring } from "./sound.js";

const BUZZ = [70, 60, 110];
const BANNER = 2600; // milliseconds
let timer = 0;

export function call(before, now) {
  document.title = now.over || !now.mine ? "Blackgate" : `● ${t("page-asked")} – Blackgate`;
  if (!now.mine) page.isCalled = false; // Somebody else is asked, or nobody.
  const isNudged = now.nudged && !before?.nudged; // The others have waited for a while.
  if (!now.mine || (before?.mine && !isNudged)) return;
  ring();
  // Before the first tap browsers forbid it, and log an error.
  if (navigator.userActivation?.hasBeenActive ?? true) {
    try {
      navigator.vibrate?.(BUZZ);
    } catch {
      // Some browsers have the function but forbid its use.
    }
  }
  page.isCalled = true;
  clearTimeout(timer);
  timer = setTimeout(() => {
    page.isCalled = false;
    redraw();
  }, BANNER);
}

/** Announce the question to screen readers. */
export function speakUp(node) {
  const words = page.toast || page.state?.over?.words || page.state?.sentence || page.lobby?.words || page.door?.words || "";
  if (node.textContent !== words) node.textContent = words;
}
