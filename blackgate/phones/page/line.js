// The connection to the table: opened, kept, and opened again when it breaks. It knows nothing of the game.

import { keep, languages, recall } from "./memory.js";

const FIRST = 500, LONGEST = 5000; // milliseconds until the next try
const BEAT = 900, SILENT = 1700; // milliseconds between two pings, and until an answer is late
const DEAD = 15000; // milliseconds without a message after which an open connection is replaced
const ASLEEP = 15000; // a connection that was hidden for so long may be dead without notice

export class Line {
  constructor(hear, changed) {
    this.hear = hear;
    this.changed = changed;
    this.socket = null;
    this.wait = FIRST;
    this.timer = 0;
    this.isOver = false; // whether the table said goodbye
    this.code = "";
    this.showsToken = false;
    this.isKept = false; // whether the code was kept by the browser, and not just scanned or typed
    this.hiddenAt = 0;
    this.pinged = 0; // when the ping was sent that has no answer yet
    this.opened = 0; // when the connection was last begun
    this.isLate = false;
    this.beaten = performance.now(); // when the connection was last checked
    addEventListener("online", () => this.again());
    addEventListener("offline", () => {
      if (!this.isOver) this.late("offline");
    });
    setInterval(() => this.beat(), BEAT);
    document.addEventListener("visibilitychange", () => this.seen());
  }

  /** Connect: with a new code as a new guest, otherwise with the token or the code that the browser has kept. */
  open(code = "", kept = "") {
    if (!code && kept && !recall("token")) this.code = kept;
    this.isKept = !code && this.code !== "";
    if (code) this.code = code;
    this.isOver = false;
    clearTimeout(this.timer);
    this.drop();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/line`);
    this.socket = socket;
    this.pinged = 0;
    this.opened = performance.now();
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.pinged = 0;
      if (this.isLate) this.changed("open");
      this.isLate = false;
      this.hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.broken();
    };
  }

  hello(socket) {
    const message = { do: "hello", v: 1, languages: languages() };
    const token = recall("token");
    // A token that belongs to this code leads back to the seat. A new code means another table or seat.
    this.showsToken = token !== "" && (!this.code || this.code === recall("code"));
    if (this.showsToken) message.token = token;
    else if (this.code) message.code = this.code;
    socket.send(JSON.stringify(message));
    this.wait = FIRST;
    this.isLate = false;
    this.changed("open");
  }

  /** Check whether the table still answers: one ping at a time, and none while the page is hidden. */
  beat() {
    const now = performance.now(), wasBusy = now - this.beaten > 2 * BEAT;
    this.beaten = now;
    if (this.isOver || !this.socket || document.hidden) {
      this.pinged = 0;
      return;
    }
    if (wasBusy) { // This phone was asleep or busy, so an answer may be here unread.
      if (this.pinged) this.pinged = now;
      this.opened = now;
      return;
    }
    const isOpen = this.socket.readyState === 1;
    if (isOpen && !this.pinged) {
      this.pinged = now;
      this.send({ do: "ping" });
      return;
    }
    const waited = now - (isOpen ? this.pinged : this.opened);
    if (isOpen && waited > DEAD) { // One that is still opening is left to the browser: a busy table takes longer.
      this.drop();
      this.broken();
    } else if (waited > SILENT) this.late("silent");
  }

  /** Note that the table is silent. Any message from it ends this. */
  late(why) {
    if (!this.isLate) this.changed(why);
    this.isLate = true;
  }

  broken() {
    this.socket = null;
    if (this.isOver) {
      this.changed("ended");
      return;
    }
    this.changed("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST, this.wait * 1.8);
  }

  /** The token is not valid: is there a code to try instead? A kept code that is old does not count as typed. */
  triesCode() {
    if (!this.showsToken && !this.isKept) return false;
    this.code = this.showsToken ? this.code || recall("code") : "";
    this.forget();
    if (this.showsToken && !this.code) return false;
    this.open();
    return true;
  }

  /** Try now, and do not wait for the next planned try. */
  again() {
    if (this.isOver || (!this.isLate && this.socket && this.socket.readyState < 2)) return;
    this.wait = FIRST;
    this.open();
  }

  seen() {
    if (document.hidden) this.hiddenAt = Date.now();
    else if (this.hiddenAt && Date.now() - this.hiddenAt > ASLEEP && !this.isOver) this.open();
    else this.again();
  }

  send(message) {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  end() {
    this.isOver = true;
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    if (socket && socket.readyState < 2) socket.close();
  }

  /** Keep a valid code until the guest has a seat, so that it survives a reload. */
  admitted(isOpen) {
    keep({ door: isOpen ? this.code : "" });
  }

  forget() {
    keep({ token: "", code: "", door: "" });
  }

  seated(token) {
    keep({ token, code: this.code || recall("code") });
  }
}
