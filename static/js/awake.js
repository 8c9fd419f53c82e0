// Later things, from the first gesture on: the screen stays awake, and the app may be installed.
// A wake lock where there is one; on plain http there is none, and a tiny muted video that loops does the same.
let video = null, lock = null, isAsked = false;

export async function stayAwake(hint) {
  if (isAsked) return;
  isAsked = true;
  offerInstalling();
  document.addEventListener("visibilitychange", () => document.hidden || keep());
  if (!(await keep())) hint();
}

async function keep() {
  return (await takeLock()) || playVideo();
}

async function takeLock() {
  if (!navigator.wakeLock) return false;
  try {
    if (!lock || lock.released) lock = await navigator.wakeLock.request("screen");
    return true;
  } catch { return false; }
}

async function playVideo() {
  video ??= makeVideo();
  try { await video.play(); return true; } catch { return false; }
}

function makeVideo() {
  const made = Object.assign(document.createElement("video"), { muted: true, loop: true, playsInline: true, className: "awake" });
  made.setAttribute("aria-hidden", "true");
  made.tabIndex = -1;
  for (const kind of ["webm", "mp4"]) {
    made.append(Object.assign(document.createElement("source"), { src: new URL(`../awake.${kind}`, import.meta.url), type: `video/${kind}` }));
  }
  document.body.append(made);
  return made;
}

function offerInstalling() {
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" }));
  navigator.serviceWorker?.register("/sw.js").catch(() => {});  // without it everything plays
}
