// Puts a screen's regions in place: only what differs, and never over a choice that is half made.
import { setClock } from "./clock.js";

// Words of the page that are in no region.
const FRAME = "main, main > [aria-label], .fold-link, template, dialog > form";

const shown = new Map();
let lang = document.documentElement.lang, spoken = lang, busy = false, waiting = null;

// While the host drags a chair nothing is put under the finger; the newest screen follows.
export function hold(isHeld) {
  busy = isHeld;
  if (!busy && waiting) apply(...waiting);
}

// `dress(element)` is called for each region that was replaced.
export function apply(screen, dress) {
  waiting = busy ? [screen, dress] : null;
  if (busy) return;
  const anew = screen.lang !== lang;
  lang = document.documentElement.lang = screen.lang;
  putOn(screen.ink);
  document.body.dataset.key = screen.key;
  for (const [name, html] of Object.entries(screen.regions)) put(name, html, dress, anew);
  setClock(screen.clock);
  if (screen.lang !== spoken) speak(screen.lang);
}

// The page's own words follow the language of its screens: they are taken from the page as it is sent now. A failure is
// tried again with the next screen.
async function speak(wanted) {
  const answer = await fetch(location.pathname + location.search).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html"), fresh = page.querySelectorAll(FRAME);
  if (page.documentElement.lang !== wanted) return;
  spoken = wanted;
  document.title = page.title;
  for (const [i, own] of document.querySelectorAll(FRAME).entries()) {
    for (const { name, value } of fresh[i].attributes) if (/^(data|aria)-/.test(name)) own.setAttribute(name, value);
    if (!own.matches("main, main > [aria-label]")) own.innerHTML = fresh[i].innerHTML;
  }
}

// One region, where it differs from what is shown.
export function put(name, html, dress, anew = false) {
  const element = document.getElementById(name);
  if (element && differs(element, name, html, anew)) { replace(element, html); dress(element); }
}

function putOn(ink) {
  const now = document.body.className.split(" ").filter((each) => each.startsWith("is-local"));
  document.body.className = [ink, ...now].join(" ");
}

function differs(element, name, html, anew) {
  const parsed = parse(html), before = shown.get(name) ?? element.innerHTML;
  const after = parsed.innerHTML;
  if (after === before && !anew) return false;
  if (!anew && isSameQuestion(element.querySelector("[data-key]"), parsed.content.querySelector("[data-key]"))) return false;
  shown.set(name, after);
  return true;
}

function isSameQuestion(old, fresh) {
  return Boolean(old && fresh && old.querySelector("form") && old.dataset.key === fresh.dataset.key
    && old.dataset.state === fresh.dataset.state && old.dataset.turn === fresh.dataset.turn);
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template;
}

// What a person has opened, typed or is standing on stays as it was.
function replace(element, html) {
  const open = [...element.querySelectorAll("details[open][data-fold]")].map((each) => each.dataset.fold);
  const typed = [...element.querySelectorAll("textarea, input.field")].filter((each) => each.value !== each.defaultValue);
  const focused = element.contains(document.activeElement) ? markOf(document.activeElement) : null;
  const key = element.querySelector("[data-key]")?.dataset.key, hadTurn = Boolean(document.activeElement?.closest(".for"));
  element.innerHTML = html;
  for (const fold of open) element.querySelector(`details[data-fold="${fold}"]`)?.setAttribute("open", "");
  const isSame = element.querySelector("[data-key]")?.dataset.key === key;
  if (isSame) for (const each of typed) restore(element, each);
  const next = isSame && hadTurn ? element.querySelector(".for[open] > summary") : null;
  if (next) { next.focus(); return; }
  if (focused) ((isSame && focused && element.querySelector(focused)) || (element.tabIndex === -1 ? element : null))?.focus({ preventScroll: isSame });
}

// Where there is a form for each of several seats, a field belongs to its seat.
function restore(element, old) {
  const seat = old.closest("[data-for]")?.dataset.for, place = seat ? element.querySelector(`[data-for="${seat}"]`) : element;
  const fresh = place?.querySelector(`[name="${old.name}"]`);
  if (fresh) fresh.value = old.value;
}

function markOf(element) {
  const { id, name, value, tagName, dataset } = element;
  if (id) return `#${CSS.escape(id)}`;
  if (dataset.id) return `[data-id="${dataset.id}"]`;
  if (dataset.switch) return `[data-switch="${dataset.switch}"]`;
  if (name) return `${tagName}[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`;
  if (tagName === "SUMMARY") return `[data-fold="${element.parentElement.dataset.fold}"] > summary`;
  return `${tagName}${element.className ? `.${element.className.split(" ").map(CSS.escape).join(".")}` : ""}`;
}

// The journal, the seat's sheet, the rules of the game and the host's controls: pages over the question that are asked for when somebody opens
// them, and again with each new screen while they are open. Pushes stay small, and alike for everybody. (They stand here
// and not in a module of their own because a phone's first load is ten requests at most.)
const DRAWERS = ["journal", "sheet", "rules", "controls"];

export class Drawers {
  #address; #dress; #asked = 0;

  // address(name): where a drawer's content is asked for; dress(element): called when it was put in place
  constructor(address, dress) { this.#address = address; this.#dress = dress; }

  start() {
    document.addEventListener("click", (event) => this.#open(event));
    window.addEventListener("hashchange", () => this.refresh());
    this.refresh();
  }

  // Ask for the drawer that is open, if one is. Out of reach what was there stays; the screen says why already.
  async refresh() {
    const name = location.hash.slice(1), mine = ++this.#asked;
    if (!DRAWERS.includes(name)) return;
    const answer = await fetch(this.#address(name), { headers: { Accept: "application/json" } }).catch(() => null);
    if (answer?.ok && mine === this.#asked) put(name, (await answer.json()).html, this.#dress);
  }

  // Without scripts the link asks for the whole page with the drawer in it.
  #open(event) {
    const link = event.target.closest("a[data-drawer]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    location.hash = link.dataset.drawer;
  }
}
