// Caches the shell and nothing else: styles, scripts, drawings and the page that says the table is out of reach.
// A screen, or any page of a room, is never kept: it may hold a secret.
const SHELL = "/static/HASH/", CACHE = `shell ${SHELL}`;
const FILES = [
  "offline.html", "css/house.css", "icons/icon.svg",
  "js/phone.js", "js/live.js", "js/regions.js", "js/clock.js", "js/forms.js", "js/hold.js", "js/awake.js",
].map((name) => SHELL + name);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event, { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(`${SHELL}offline.html`)));
  else if (pathname.startsWith(SHELL)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("shell ") && name !== CACHE).map((name) => caches.delete(name)));
}
