// What the browser keeps: the token that leads back to one's seat, the code it was got with, the language chosen.
// A browser that keeps nothing (a private window) still plays; it only cannot come back by itself.

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

/** The code in the address, taken out of it: who looks over a shoulder or at the history shall not read it there. */
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
