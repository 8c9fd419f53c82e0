// The journal, the seat's sheet and the host's controls: pages over the question that are asked for when somebody opens
// them, and again with each new screen while they are open. Pushes stay small, and alike for everybody.
import { put } from "./regions.js";

const NAMES = ["journal", "sheet", "controls"];

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
    if (!NAMES.includes(name)) return;
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
