// What the browser keeps: the token that leads back to the player's seat, its code, and the chosen language.
// A browser that keeps nothing (a private window) can play too, but it cannot come back by itself.

const NAME = "blackgate";

function read() {
  try {
    return JSON.parse(localStorage.getItem(NAME)) ?? {};
  } catch {
    return {};
  }
}

let kept = read();

export function recall(name) {
  return kept[name] ?? "";
}

export function keep(changes) {
  kept = { ...kept, ...changes };
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Nothing is kept; see above.
  }
}

/** Return the code in the address and remove it there, so that nobody reads it over a shoulder or in the history. */
export function codeInAddress() {
  const code = decodeURIComponent(location.hash.slice(1)).trim();
  if (location.hash) history.replaceState(null, "", location.pathname);
  return code;
}

export function languages() {
  const chosen = recall("lang");
  const listed = [...(navigator.languages ?? [navigator.language ?? "en"])];
  return [...new Set(chosen ? [chosen, ...listed] : listed)].slice(0, 8);
}
