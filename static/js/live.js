// Receives one surface's whole screen. Speaks what is needed of Engine.IO 4 and Socket.IO 5 over a WebSocket, and only
// listens: answers go by HTTP. While there is no socket it asks for the screen every two seconds.
const OPEN_WITHIN_MS = 4000, ASK_EVERY_MS = 2000, ASK_WITHIN_MS = 3000, BACK_OFF_MS = [300, 700, 1500, 3000, 5000];

export class Live {
  #hello; #address; #told; #socket = null; #tag = ""; #tries = 0; #stopped = false; #opened = false;
  #silence = 0; #again = 0; #pushed = 0; #asking = 0; #patience = 8000; #failed = 0;

  // hello: what the socket says first; address: of the screen by HTTP; told: {screen(screen), gone(why), far(), near()}
  constructor(hello, address, told) { this.#hello = hello; this.#address = address; this.#told = told; }

  start() { this.#connect(); this.#askLater(OPEN_WITHIN_MS); }
  // Ask for a fresh whole screen now: the phone woke, came back, or was refused something.
  refresh() {
    if (this.#stopped) return;
    if (!this.#socket || this.#socket.readyState > WebSocket.OPEN) this.#connect();
    this.#ask(true);
  }

  stop() {
    this.#stopped = true;
    for (const timer of [this.#silence, this.#again, this.#asking]) clearTimeout(timer);
    this.#socket?.close();
  }

  // The socket

  #connect() {
    clearTimeout(this.#again);
    this.#drop();
    const socket = this.#socket = new WebSocket(`${location.origin.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
    this.#listenFor(OPEN_WITHIN_MS);
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(String(data));
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #hear(text) {
    this.#listenFor(this.#patience);
    if (text[0] === "0") this.#greet(JSON.parse(text.slice(1)));
    else if (text[0] === "2") this.#socket.send("3");
    else if (text.startsWith("42")) this.#receive(...JSON.parse(text.slice(2)));
    else if (text.startsWith("41") || text.startsWith("44")) this.#lost();
  }

  #greet({ pingInterval, pingTimeout }) {
    this.#patience = pingInterval + pingTimeout;
    this.#socket.send(`40${JSON.stringify(this.#hello)}`);
  }

  #receive(name, facts) {
    if (name === "gone") { this.stop(); this.#told.gone(facts.why); return; }
    if (name !== "screen") return;
    this.#opened = true; this.#tries = this.#failed = 0;
    this.#pushed += 1; clearTimeout(this.#asking);
    this.#told.near(); this.#told.screen(facts);
  }

  #listenFor(patience) { clearTimeout(this.#silence); this.#silence = setTimeout(() => this.#lost(), patience); }

  #lost() {
    if (this.#stopped) return;
    this.#drop();
    if (this.#opened) { this.#opened = false; this.#ask(); }
    const wait = BACK_OFF_MS[Math.min(this.#tries++, BACK_OFF_MS.length - 1)];
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), wait * (0.5 + Math.random()));
  }

  #drop() {
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#socket = null;
  }

  // Without a socket

  #askLater(wait) { clearTimeout(this.#asking); this.#asking = setTimeout(() => this.#ask(), wait); }

  async #ask(anew = false, pushed = this.#pushed) {
    try {
      const headers = { Accept: "application/json", ...(anew || !this.#tag ? {} : { "If-None-Match": this.#tag }) };
      const answer = await fetchWithin(ASK_WITHIN_MS, this.#address, { headers, cache: "no-store" });
      if (this.#stopped) return;
      if (answer.status === 403 || answer.status === 404) { this.stop(); this.#told.gone(""); return; }
      if (answer.status >= 500) throw new Error(answer.status);
      this.#failed = 0;
      this.#told.near();
      const screen = answer.ok && await answer.json(); // too late where the socket has brought a newer one
      if (screen && pushed === this.#pushed) { this.#tag = answer.headers.get("ETag") ?? ""; this.#told.screen(screen); }
    } catch (error) { if (!this.#stopped && (this.#failed++ || error.name === "AbortError")) this.#told.far(); }
    if (!this.#opened && !this.#stopped) this.#askLater(ASK_EVERY_MS);
  }
}

// `fetch` that gives up: on a dead Wi-Fi it would else wait for minutes.
export async function fetchWithin(ms, address, options) {
  const giveUp = new AbortController(), timer = setTimeout(() => giveUp.abort(), ms);
  try { return await fetch(address, { ...options, signal: giveUp.signal }); } finally { clearTimeout(timer); }
}
