// Sends forms without leaving the page. An answer carries an id of its own, so that the same request twice counts once;
// it is sent again and again until the table has taken or refused it, or has moved on.
import { fetchWithin } from "./live.js";

const TRY_WITHIN_MS = 6000, TRY_AGAIN_MS = [500, 1000, 2000, 4000];
let handoff = 0;  // the timer of the QR for another phone

// done: {answered(form), sent(form, told), refused(form, told), words: {sending, lost}}
export function sendByScript(done) {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post") return;
    event.preventDefault();
    send(form, event.submitter, done);
  });
  document.addEventListener("change", ({ target }) => {
    if (target.matches("[data-auto]")) target.form.requestSubmit();
    if (target.form) follow(target.form);
  });
}

// The committing button says what it will do; fields that hang on another are shown with it.
export function follow(form) {
  for (const each of form.querySelectorAll(".when")) {
    const isAsked = new FormData(form).get(each.dataset.field) === each.dataset.value;
    each.hidden = !isAsked;
    for (const input of each.querySelectorAll("input, select, textarea")) input.disabled = !isAsked;
  }
  const button = form.querySelector(".commit[data-named]"), chosen = form.querySelector("input[type=radio]:checked");
  if (!button || !chosen) return;
  const name = chosen.labels[0].textContent.trim();
  button.textContent = chosen.dataset.commit ?? button.dataset.named.replace("{name}", name);
}

async function send(form, button, done) {
  if (form.dataset.sending) {
    if ("mark" in form.dataset) form.dataset.again = "";
    return;
  }
  form.dataset.sending = "1";
  const body = fieldsOf(form, button), isAnswer = "answer" in form.dataset;
  if (isAnswer) body.set("id", newId());
  form.dataset.said ??= form.querySelector(".says")?.textContent ?? "";
  say(form, done.words.sending);
  try {
    const told = await insist(form, body, isAnswer, done.words);
    if (!told) return;
    if (told.refused) { say(form, told.text, true); done.refused(form, told); } else {
      if (form.dataset.answer !== "") say(form, form.dataset.said);  // a first answer brings another screen, which says more
      done.sent(form, told);
    }
  } finally {
    delete form.dataset.sending;
    if ("again" in form.dataset) { delete form.dataset.again; send(form, button, done); }
  }
}

// Until there is an answer. Only an answer of the game is repeated by itself; it is given up when its question is gone.
async function insist(form, body, isAnswer, words) {
  for (let tries = 0; form.isConnected; tries++) {
    try {
      return await post(form.getAttribute("action"), body);
    } catch {
      say(form, words.lost, true);
      if (!isAnswer) return null;
      await new Promise((go) => setTimeout(go, TRY_AGAIN_MS[Math.min(tries, TRY_AGAIN_MS.length - 1)]));
    }
  }
  return null;
}

export async function post(address, body) {
  const answer = await fetchWithin(TRY_WITHIN_MS, address, { method: "POST", body, headers: { Accept: "application/json" } });
  return answer.json();
}

function fieldsOf(form, button) {
  const body = new URLSearchParams([...new FormData(form)].filter(([, value]) => typeof value === "string"));
  if (button?.name) body.append(button.name, button.value);
  return body;
}

export function say(form, text, isRefused = false) {
  const line = form.querySelector(".says");
  if (!line) return;
  line.textContent = text;
  line.classList.toggle("refused", isRefused);
}

// A QR for another phone counts down; every other second it asks how it ended, and says so in its own place.
// end(told): told.used tells whether the seat has moved. Only the one that was shown last is watched.
export function watchHandoff(piece, seconds, end) {
  const line = piece.querySelector("[data-seconds]"), pattern = line.textContent, { look } = piece.dataset;
  clearInterval(handoff);
  const mine = handoff = setInterval(async () => {
    line.textContent = pattern.replace(/\d+/, Math.max(0, --seconds));
    if (seconds % 2 && seconds > 0) return;
    const told = await fetchWithin(TRY_WITHIN_MS, look, { headers: { Accept: "application/json" } }).then((answer) => answer.json()).catch(() => null);
    if (!told?.html || mine !== handoff) return;
    clearInterval(mine);
    handoff = 0;
    piece.innerHTML = told.html;
    end(told);
  }, 1000);
}

// A drawer closes when what it is for is done. A push may have replaced it meanwhile, so it is looked up by name.
export function shutDrawer(form) {
  const fold = form.closest(".drawer:not(.wide)")?.dataset.fold;
  document.querySelector(`.drawer[data-fold="${fold}"]`)?.removeAttribute("open");
}

// Random, and made without crypto.randomUUID: plain http has none.
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
