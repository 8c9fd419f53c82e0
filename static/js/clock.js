// Counts down what the server says is left, in tenths of a second: never a time of day, so a wrong clock does no harm.
const LOOK_EVERY_MS = 100, MOST_CELLS = 15;
let clock = null, since = 0, timer = 0;

export function setClock(told) {
  clock = told; since = performance.now();
  document.body.classList.toggle("no-clock", !clock);
  clearInterval(timer);
  show();
  if (clock?.run) timer = setInterval(show, LOOK_EVERY_MS);
}

// Seconds that are left, or nothing.
export function secondsLeft() { return clock ? Math.ceil(tenths() / 10) : null; }

// Fill in the clocks of a region that was just put in place.
export function show() {
  const own = document.querySelector("#clock .cells");
  if (own) build(own);
  const seconds = secondsLeft(), words = seconds === null ? "" : inWords(seconds);
  for (const each of document.querySelectorAll("[data-clock]")) if (each.textContent !== words) each.textContent = words;
  for (const each of document.querySelectorAll(".cells")) light(each);
}

// The clock as the first document told it.
export function fromPage({ left, of, run }) {
  setClock(left === undefined ? null : { left: Number(left), of: Number(of), run: run === "1" });
}

function tenths() {
  const gone = clock.run ? (performance.now() - since) / 100 : 0;
  return Math.max(0, clock.left - gone);
}

function inWords(seconds) {
  return clock.of < 700 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function build(cells) {
  const wanted = clock ? Math.max(3, Math.min(MOST_CELLS, Math.round(clock.of / 10))) : 0;
  if (cells.childElementCount === wanted) return;
  cells.replaceChildren(...Array.from({ length: wanted }, () => Object.assign(document.createElement("i"), { className: "cell" })));
}

function light(cells) {
  const all = cells.querySelectorAll(".cell"), lit = clock ? Math.ceil((tenths() / Math.max(1, clock.of)) * all.length) : 0;
  all.forEach((cell, i) => cell.classList.toggle("out", i >= lit));
}
