// The line to the table: opened, kept, taken up again when it breaks. It knows nothing of the game.

import { keep, languages, recall } from "./memory.js";

const FIRST = 500, LONGEST = 5000; // milliseconds until the next try
const BEAT = 900, SILENT = 1700; // milliseconds from one ping to the next, and until one is late: told within three seconds
const DEAD = 15000; // an open line that says nothing for so long is given up for another
const ASLEEP = 15000; // a line that was out of sight so long may be dead without anybody having told

export class Line {
  constructor(hear, changed) {
    this.hear = hear;
    this.changed = changed;
    this.socket = null;
    this.wait = FIRST;
    this.timer = 0;
    this.isOver = false; // the table said goodbye
    this.code = "";
    this.showsToken = false;
    this.isKept = false; // whether the code is not one that was shown or typed just now
    this.hiddenAt = 0;
    this.pinged = 0; // when the ping that is not answered yet was sent
    this.opened = 0; // when the line was last begun
    this.isLate = false;
    this.beaten = performance.now(); // when it was last looked after
    addEventListener("online", () => this.again());
    addEventListener("offline", () => {
      if (!this.isOver) this.late("offline");
    });
    setInterval(() => this.beat(), BEAT);
    document.addEventListener("visibilitychange", () => this.seen());
  }

  /** With a new code one comes as somebody new; without, by the token or the code there is, or one kept at the door. */
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
    // The token got with this very code leads back to the seat; a code seen for the first time means another table or seat.
    this.showsToken = token !== "" && (!this.code || this.code === recall("code"));
    if (this.showsToken) message.token = token;
    else if (this.code) message.code = this.code;
    socket.send(JSON.stringify(message));
    this.wait = FIRST;
    this.isLate = false;
    this.changed("open");
  }

  /** Is the table still there? One small question at a time, and none while nobody looks. */
  beat() {
    const now = performance.now(), wasBusy = now - this.beaten > 2 * BEAT;
    this.beaten = now;
    if (this.isOver || !this.socket || document.hidden) {
      this.pinged = 0;
      return;
    }
    if (wasBusy) { // It was this phone that slept or had too much to do: an answer may lie here unread.
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
    if (isOpen && waited > DEAD) { // One that is still opening is left to the browser: a busy table opens it late.
      this.drop();
      this.broken();
    } else if (waited > SILENT) this.late("silent");
  }

  /** Nothing is heard from the table; anything that is heard ends it. */
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

  /** The token was of no use: is there a code to try instead? A kept code that is old is none that somebody typed. */
  triesCode() {
    if (!this.showsToken && !this.isKept) return false;
    this.code = this.showsToken ? this.code || recall("code") : "";
    this.forget();
    if (this.showsToken && !this.code) return false;
    this.open();
    return true;
  }

  /** Try now, whatever the next try was set for. */
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

  /** At the door: a good code survives a reload there. */
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
