// The table's screen: follows by itself, and makes the host's bar handy. It plays no part in the game: it can be closed at any time.
import { arrange } from "./chairs.js";
import * as clock from "./clock.js";
import { follow, sendByScript, shutDrawer, watchHandoff } from "./forms.js";
import { Live } from "./live.js";
import { apply } from "./regions.js";
import { Sound } from "./sound.js";

const { room } = document.body.dataset, words = document.querySelector("main").dataset;
const sound = new Sound(() => document.documentElement.lang);
const DONE_MS = 6000;
let step = document.body.dataset.key;

const live = new Live({ room, seat: 0 }, `/h/${room}/screen`, {
  screen(screen) {
    if (isOtherGame(screen.ink)) { location.reload(); return; }
    const isNew = screen.key !== step;
    step = screen.key;
    apply(screen, dress);
    if (isNew) sound.step(document.getElementById("stage"), document.getElementById("doing"), clock.secondsLeft());
    sound.watch(clock.secondsLeft);
  },
  gone() { location.reload(); },
  far() { notify(words.lost); },
  near() { notify(""); },
});

function dress(element) {
  for (const form of element.querySelectorAll("form")) follow(form);
  if (element.id === "stage") { sound.appear(element); arrange(element, order); showReplay(); }
  if (element.id === "controls" || element === document.body) { sound.dress(document.getElementById("controls")); showReplay(); }
  clock.show();
}

function isOtherGame(ink) {
  const game = ink.match(/\bink-[\w-]+/)?.[0];
  return Boolean(game && document.body.dataset.ink && game !== document.body.dataset.ink);
}

function notify(text) { document.getElementById("notice").textContent = text; }

// The host's bar

sendByScript({
  words: { sending: "", get lost() { return words.lost; } },
  sent(form, told) {
    shutDrawer(form);
    if (told.to) location.assign(told.to);
    else if (told.html) showPiece(told);
    else live.refresh();
  },
  refused(form, told) {
    if (!form.querySelector(".says")) { notify(told.text); setTimeout(() => notify(""), 6000); }
    live.refresh();
  },
});

async function order(ids) {
  const body = new URLSearchParams({ action: "order", ids: ids.join(",") });
  try {
    const told = await (await fetch(`/h/${room}/do`, { method: "POST", body, headers: { Accept: "application/json" } })).json();
    if (told.refused) notify(told.text);
  } catch { notify(words.lost); }
  live.refresh();
}

function showPiece({ html, seconds }) {
  const dialog = document.getElementById("shown"), place = dialog.firstElementChild;
  place.innerHTML = html;
  const piece = place.firstElementChild;
  watchHandoff(piece, seconds, ({ used }) => {
    if (dialog.open && piece.isConnected) setTimeout(() => piece.isConnected && dialog.close(), DONE_MS);
    else if (used) { notify(piece.textContent); setTimeout(() => notify(""), DONE_MS); }
  });
  dialog.addEventListener("close", () => place.replaceChildren(), { once: true });
  if (!dialog.open) dialog.showModal();
}

// One drawer at a time; a click elsewhere, or Escape, closes it
document.addEventListener("toggle", ({ target }) => {
  if (!target.matches?.(".bar .drawer[open]")) return;
  for (const other of document.querySelectorAll(".bar .drawer[open]")) if (other !== target) other.open = false;
}, true);
document.addEventListener("pointerdown", ({ target }) => target.closest(".drawer, dialog") || closeDrawers());
document.addEventListener("keydown", ({ key }) => {
  const open = document.querySelector(".bar .drawer[open] > summary");
  if (key === "Escape" && open) { closeDrawers(); open.focus(); }
});

function closeDrawers() { for (const each of document.querySelectorAll(".bar .drawer[open]")) each.open = false; }

// A moment again: its motion starts anew when its drawings are put in place anew
document.addEventListener("click", ({ target }) => {
  if (target.closest("[data-replay]")) replay(document.getElementById("stage"));
});

function replay(stage) {
  stage.replaceChildren(...[...stage.childNodes].map((node) => node.cloneNode(true)));
  dress(stage);
}

function showReplay() {
  const button = document.querySelector("[data-replay]"), stage = document.getElementById("stage");
  if (button) button.hidden = !stage.querySelector("[data-moment]");
}

// Waking up, staying awake

document.addEventListener("visibilitychange", () => document.hidden || live.refresh());
for (const name of ["online", "pageshow"]) window.addEventListener(name, () => live.refresh());
for (const gesture of ["pointerup", "keydown"]) {
  window.addEventListener(gesture, () => {
    sound.unlock();
    import("./awake.js").then((awake) => awake.stayAwake(() => { notify(words.dim); setTimeout(() => notify(""), 9000); }));
  }, { once: true });
}

document.body.dataset.ink = document.body.className.match(/\bink-[\w-]+/)?.[0] ?? "";
document.documentElement.classList.add("js");
clock.fromPage(document.body.dataset);
dress(document.body);
arrange(document.getElementById("stage"), order);
live.start();
