// A short sound that calls the phone's owner. Browsers allow it only after a tap. The menu can switch it off.

import { keep, recall } from "./memory.js";

const NOTES = [[659, 0], [880, 0.14]]; // hertz, seconds after the call
const LONG = 0.22, LOUD = 0.16;
let context = null;

export function isSoundOn() {
  return recall("sound") !== "off";
}

export function switchSound() {
  keep({ sound: isSoundOn() ? "off" : "on" });
  ring(); // so that the owner hears what was switched on
}

/** The first tap makes it possible. A phone that was asleep may have stopped it. */
export function watchTaps() {
  const Sound = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!Sound) return;
  for (const tap of ["pointerup", "keydown"]) {
    addEventListener(tap, () => {
      context ??= new Sound();
      if (context.state !== "running") context.resume().catch(() => {});
    }, true);
  }
}

export function ring() {
  if (!context || !isSoundOn()) return;
  for (const [pitch, after] of NOTES) {
    const note = context.createOscillator(), volume = context.createGain(), at = context.currentTime + after;
    note.type = "triangle";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + LONG);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + LONG);
  }
}

export function isSoundReady() {
  return context !== null;
}

/** Return a silent track. */
export function silence() {
  return context.createMediaStreamDestination().stream.getAudioTracks();
}
