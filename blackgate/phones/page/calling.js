// Calling its owner when the table asks: a sound, a buzz, a banner, the title of the page.

import { page, redraw, t } from "./page.js";
import { ring } from "./sound.js";

const BUZZ = [70, 60, 110];
const BANNER = 2600; // milliseconds
let timer = 0;

export function call(before, now) {
  document.title = now.over || !now.mine ? "Blackgate" : `● ${t("page-asked")} – Blackgate`;
  if (!now.mine) page.isCalled = false; // Somebody else is asked, or nobody any more.
  if (!now.mine || before?.mine) return;
  ring();
  // Before the first tap browsers forbid it, and complain.
  if (navigator.userActivation?.hasBeenActive ?? true) {
    try {
      navigator.vibrate?.(BUZZ);
    } catch {
      // Some know the word and forbid the deed all the same.
    }
  }
  page.isCalled = true;
  clearTimeout(timer);
  timer = setTimeout(() => {
    page.isCalled = false;
    redraw();
  }, BANNER);
}

/** What is asked, aloud: for who cannot see the page. */
export function speakUp(node) {
  const words = page.toast || page.state?.over?.words || page.state?.sentence || page.lobby?.words || page.door?.words || "";
  if (node.textContent !== words) node.textContent = words;
}
