// A phone at the table. Everything works without this file; with it the screen follows by itself.
import * as clock from "./clock.js";
import { follow, sendByScript, shutDrawer, watchHandoff } from "./forms.js";
import { hide, offerListening, watchHolds } from "./hold.js";
import { Live } from "./live.js";
import { apply, Drawers } from "./regions.js";

const NOTICE_MS = 8000;
const { room, seat } = document.body.dataset, main = document.getElementById("hand"), words = main.dataset;
const address = `/j/${room}/screen?seat=${seat}`;

const live = new Live({ room, seat: Number(seat) }, address, {
  screen(screen) {
    if (isOtherGame(screen.ink)) { location.reload(); return; }
    document.documentElement.classList.remove("is-asking");
    const before = document.body.dataset.key;
    apply(screen, dress);
    if (before !== screen.key) comeForward();
    drawers.refresh();
  },
  gone: leave,
  far() { document.documentElement.classList.remove("is-asking"); showFar(true); },
  near() { showFar(false); },
});

const drawers = new Drawers((name) => `/j/${room}/drawer/${name}?seat=${seat}`, dress);

// What a region needs of us after it was put in place

function dress(element) {
  if (element.id === "question" || element.id === "card") hide();
  for (const form of element.querySelectorAll("form")) follow(form);
  offerListening(element, words.listen);
  clock.show();
}

// A question is not asked behind an open drawer, and a game that is over leaves none open; half a note is left alone.
function comeForward() {
  const isTyping = document.activeElement?.matches("textarea, input");
  const isAsked = document.querySelector("#question [data-state=open]");
  if (location.hash.length > 1 && !isTyping && (isAsked || !document.body.dataset.key)) location.hash = "#question";
}

function isOtherGame(ink) {
  const game = ink.match(/\bink-[\w-]+/)?.[0];
  return Boolean(game && document.body.dataset.ink && game !== document.body.dataset.ink);
}

// Out of reach, and sent away

function showFar(isFar) {
  const before = document.querySelector("main > .far");
  document.body.classList.toggle("is-local-far", isFar);
  if (!isFar) { before?.remove(); return; }
  if (before) return;
  hide();
  const section = document.getElementById("far").content.firstElementChild.cloneNode(true);
  section.classList.add("far");
  section.querySelector("button").addEventListener("click", () => live.refresh());
  document.getElementById("question").before(section);
}

function leave(why) {
  hide();
  live.stop();
  const page = document.querySelector(`template[data-gone="${why}"]`);
  if (!page) { location.replace(`/j/${room}`); return; }
  main.replaceChildren(page.content.cloneNode(true));
  document.body.className = "phone veil";
}

// Answers and the seat's sheet

sendByScript({
  words,
  sent(form, told) {
    if (told.to) location.assign(told.to);
    else if (told.html) showHanding(form, told);
    else if ("leave" in form.dataset) location.reload();
    else if ("note" in form.dataset || "mark" in form.dataset) notify(words.saved);
    else {
      shutDrawer(form);
      live.refresh();
    }
  },
  refused(form, told) {
    if (!form.querySelector(".says")) notify(told.text);
    live.refresh();
  },
});

function showHanding(form, { html, seconds }) {
  const place = form.closest(".pass") ?? form.closest(".panel");
  place.querySelector(".handing")?.remove();
  place.insertAdjacentHTML("afterbegin", html);
  const piece = place.querySelector(".handing");
  watchHandoff(piece, seconds, ({ used }) => {
    if (piece.isConnected) setTimeout(() => piece.remove(), NOTICE_MS);
    else if (used) notify(piece.textContent);  // a new screen of the seats has taken its place meanwhile
  });
}

function notify(text) {
  const line = document.getElementById("notice");
  line.textContent = text;
  setTimeout(() => { if (line.textContent === text) line.textContent = ""; }, NOTICE_MS);
}

// Waking up, coming back

document.addEventListener("visibilitychange", () => document.hidden || live.refresh());
window.addEventListener("online", () => live.refresh());
window.addEventListener("pagehide", () => document.documentElement.classList.add("is-asking"));
window.addEventListener("pageshow", (event) => event.persisted ? live.refresh() : document.documentElement.classList.remove("is-asking"));
window.addEventListener("hashchange", () => { scrollTo(0, 0); document.querySelector(":target")?.focus(); });
document.addEventListener("keydown", ({ key }) => { if (key === "Escape" && location.hash.length > 1) location.hash = "#question"; });
for (const gesture of ["pointerup", "keydown"]) {
  window.addEventListener(gesture, () => import("./awake.js").then((awake) => awake.stayAwake(() => notify(words.dim))), { once: true });
}

document.body.dataset.ink = document.body.className.match(/\bink-[\w-]+/)?.[0] ?? "";
notify(document.getElementById("notice").textContent);  // what the page came with goes by itself too
clock.fromPage(document.body.dataset);
watchHolds();
dress(document.body);
live.start();
drawers.start();
