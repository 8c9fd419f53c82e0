// A secret is visible only while a finger, or a key, holds it: gone on release, when the page is left, after five seconds.
// Another finger may tap meanwhile: a choice can be made while its cards are in sight.
const LONGEST_MS = 5000, ONE_TAP_MS = 300;
let held = null, timer = 0, tapped = {};

export function watchHolds() {
  document.documentElement.classList.add("js");
  document.addEventListener("pointerdown", (event) => {
    const button = holdOf(event);
    if (!button || event.button > 0) return;
    button.setPointerCapture?.(event.pointerId);
    show(button, event.pointerId);
  });
  document.addEventListener("pointerup", tapBeside);
  document.addEventListener("click", (event) => {
    if (event.isTrusted && event.timeStamp - tapped.at < ONE_TAP_MS && tapped.label.contains(event.target)) event.preventDefault();
  }, true);
  for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) document.addEventListener(name, ({ pointerId }) => held?.pointer === pointerId && hide());
  for (const name of ["touchend", "touchcancel"]) document.addEventListener(name, ({ touches }) => [...touches].some(({ target }) => holdOf({ target })) || hide());
  document.addEventListener("keydown", (event) => {
    if ((event.key === " " || event.key === "Enter") && holdOf(event)) { event.preventDefault(); event.repeat || show(holdOf(event)); }
  });
  document.addEventListener("keyup", hide);
  document.addEventListener("visibilitychange", hide);
  for (const name of ["blur", "pagehide", "orientationchange"]) window.addEventListener(name, hide);
  for (const name of ["contextmenu", "selectstart", "dragstart"]) {
    document.addEventListener(name, (event) => asElement(event.target)?.closest(".hold, [data-hold], .secret") && event.preventDefault());
  }
}

export function hide() {
  clearTimeout(timer);
  if (!held) return;
  const { button, target, words } = held;
  held = null;
  target.classList.remove("is-held");
  if (button.dataset.release) button.textContent = words;
}

// A screen reader cannot hold: a button of its own that says to use an earphone, then five seconds of text for the ear only.
export function offerListening(root, words) {
  for (const button of root.querySelectorAll(".hold, [data-hold]")) {
    if (button.nextElementSibling?.classList.contains("listen")) continue;
    const listen = Object.assign(document.createElement("button"), { type: "button", className: "listen", textContent: words });
    listen.addEventListener("click", () => readAloud(targetOf(button)));
    button.after(listen);
  }
}

function readAloud(target) {
  const voice = Object.assign(document.createElement("p"), { className: "sr" });
  voice.setAttribute("role", "status");
  document.body.append(voice);
  setTimeout(() => { voice.textContent = (target.querySelector(".secret") ?? target).textContent; }, 100);
  setTimeout(() => voice.remove(), LONGEST_MS);
}

// Hardly a browser makes a click of what a second finger taps. Where one does, that click is not counted again.
function tapBeside({ target, pointerId, isPrimary, timeStamp }) {
  const label = held && !isPrimary && pointerId !== held.pointer ? asElement(target)?.closest("label") : null;
  if (!label || !held.target.contains(label)) return;
  tapped = { label, at: timeStamp };
  label.click();
}

function show(button, pointer) {
  hide();
  const target = targetOf(button);
  if (!target) return;
  held = { button, target, pointer, words: button.textContent };
  target.classList.add("is-held");
  if (button.dataset.release) button.textContent = button.dataset.release;
  timer = setTimeout(hide, LONGEST_MS);
}

function targetOf(button) {
  return button.dataset.hold ? document.getElementById(button.dataset.hold) : button.closest(".held");
}

function holdOf(event) { return asElement(event.target)?.closest(".hold, [data-hold]"); }

function asElement(node) { return node instanceof Element ? node : node?.parentElement; }
