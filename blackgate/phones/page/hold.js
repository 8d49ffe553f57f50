// Tap and hold looks closer, and so do the right mouse button and the menu key. Every node with `hold` can be held.

const LONG = 450, FAR = 10;

let timer = 0, from = null, isHeld = false;

function holder(target) {
  for (let node = target; node; node = node.parentElement) if (node.hold) return node;
  return null;
}

function stop() {
  clearTimeout(timer);
  from = null;
}

export function watchHolds(root) {
  root.addEventListener("pointerdown", (event) => {
    isHeld = false;
    const node = holder(event.target);
    if (!node || event.button !== 0) return;
    from = [event.clientX, event.clientY];
    clearTimeout(timer);
    timer = setTimeout(() => {
      isHeld = true;
      node.hold();
    }, LONG);
  });
  root.addEventListener("pointermove", (event) => {
    if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > FAR) stop();
  });
  for (const ended of ["pointerup", "pointercancel", "scroll"]) root.addEventListener(ended, stop, true);
  root.addEventListener("contextmenu", (event) => {
    const node = holder(event.target);
    if (!node) return;
    event.preventDefault();
    if (isHeld) return; // A long tap sends this event too, a moment later.
    stop();
    isHeld = event.pointerType === "touch";
    node.hold();
  });
  // The end of a hold must not count as a tap.
  addEventListener("click", (event) => {
    if (!isHeld) return;
    isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}
